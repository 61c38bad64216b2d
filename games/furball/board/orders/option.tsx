import { ChoiceButton } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import type { Asked, FurballChoice } from '../props.ts';
import type { Orders } from '../use-orders.ts';
import { pointing } from './pointing.ts';

interface Props {
  readonly asked: Asked;
  readonly orders: Orders;
  readonly choice: FurballChoice;
  readonly class?: string;
  /** The effect of the option, for the tooltip. */
  readonly says?: string;
  /** Whether the words inside are name enough; otherwise the option's own label is read aloud. */
  readonly named?: boolean;
  readonly children: ComponentChildren;
}

/** An option as a button that shows its effect on the mat while the player points at it. */
export function Option({ asked, orders, choice, class: name = 'ui-option furball-option', children, ...rest }: Props) {
  return (
    <span class="furball-pointed" {...pointing(orders, choice)}>
      <ChoiceButton asked={asked} choice={choice} class={name} {...rest}>
        {children}
      </ChoiceButton>
    </span>
  );
}
