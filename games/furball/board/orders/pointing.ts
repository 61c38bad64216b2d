import type { FurballChoice } from '../props.ts';
import type { Orders } from '../use-orders.ts';

/** Whoever points at an option, or comes to it by the Tab key, sees on the mat what it would mean. */
export function pointing({ point }: Pick<Orders, 'point'>, choice: FurballChoice) {
  const at = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') point(choice);
  };
  const away = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') point(undefined);
  };
  return {
    onPointerEnter: at,
    onPointerLeave: away,
    onFocusIn: () => point(choice),
    onFocusOut: () => point(undefined),
  };
}
