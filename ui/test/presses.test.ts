import { describe, expect, it } from 'vitest';
import { confirms, type Presses } from '../ask/presses.ts';

const pressed = (...presses: readonly (readonly [what: string, at: number])[]): readonly boolean[] => {
  const kept: Presses = { last: null };
  return presses.map(([what, at]) => confirms(kept, what, at));
};

describe('a press', () => {
  it('never confirms by itself', () => {
    expect(pressed(['a', 5000])).toEqual([false]);
  });

  it('confirms the one before it on the same thing', () => {
    expect(pressed(['a', 0], ['a', 500])).toEqual([false, true]);
  });

  it('confirms nothing else', () => {
    expect(pressed(['a', 0], ['b', 500], ['a', 1000])).toEqual([false, false, false]);
  });

  it('is no second one in a double tap, nor while a key is held', () => {
    expect(pressed(['a', 0], ['a', 150])).toEqual([false, false]);
    expect(pressed(...Array.from({ length: 40 }, (_, i) => ['a', i * 30] as const)).includes(true)).toBe(false);
  });
});
