import type { EffectFrame, Next } from '../../model.ts';

/** The words inside the present word, as a frame of their own: a branch, a face, a condition. */
export function runList(frame: EffectFrame, key: string | number): Next {
  return {
    call: {
      ...frame,
      step: 1,
      path: [...frame.path, frame.word, key],
      word: 0,
      stage: 0,
      answer: null,
      chosen: [...frame.chosen],
      returned: null,
    },
  };
}
