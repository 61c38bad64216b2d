import type { Choice, GameTypes } from '@starboard/kernel';
import type { AskController } from './ask-controller.ts';

/** Makes a group in a drawing a button for mouse, touch, keyboard and screen reader. */
export function pressable(label: string, pressed: boolean, press: () => void) {
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': pressed,
    onClick(event: Event) {
      event.stopPropagation();
      press();
    },
    onKeyDown(event: KeyboardEvent) {
      // The page handles Enter on a picked option: it confirms, wherever the focus is.
      if (event.key !== ' ' && (event.key !== 'Enter' || pressed)) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}

/** The same for an option; `data-choice` identifies it. */
export function choosable<G extends GameTypes>(asked: AskController<G>, choice: Choice<G>) {
  return {
    'data-choice': JSON.stringify(choice),
    ...pressable(asked.label(choice), asked.isPicked(choice), () => asked.pick(choice)),
  };
}
