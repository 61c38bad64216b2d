import { ChoiceButton, RuleLink } from '@starboard/ui';
import { ORDERS, type Order } from '../rules/model.ts';
import type { Asked, TemplateProps } from './props.ts';

const SAYS: { readonly [O in Order]: string } = {
  charge: 'Adds a charge to your battery.',
  fire: 'Spends all charges: a die for each, and a 4 or more hits.',
  dodge: 'Only a 6 hits your ship this turn.',
};

interface Props extends Pick<TemplateProps, 'openRule'> {
  readonly asked: Asked;
}

/** Each order has a button; a button for a forbidden order says why it is forbidden. */
export function OrderPanel({ asked, openRule }: Props) {
  return (
    <div class="template-panel">
      {ORDERS.map((order) => (
        <ChoiceButton key={order} asked={asked} choice={order} class="template-order" says={SAYS[order]}>
          {asked.label(order)}
        </ChoiceButton>
      ))}
      <RuleLink rule="2.1" open={openRule} />
    </div>
  );
}
