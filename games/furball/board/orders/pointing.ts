import type { FurballChoice } from '../props.ts';
import type { Orders } from '../use-orders.ts';

/** A player who points at an option, or tabs to it, sees its effect on the mat. */
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
