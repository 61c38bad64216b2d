import { capital } from '@starboard/kernel';
import { type BoardProps, StandingChoice, Term } from '@starboard/ui';
import { findCard } from '../../catalogue/index.ts';
import type { EffectName, Furball } from '../../rules/model.ts';
import { explain } from '../../words/explain.ts';
import type { AskedFor } from '../props.ts';
import type { Orders } from '../use-orders.ts';
import { Option } from './option.tsx';

interface Props {
  readonly asked: AskedFor<'effects'>;
  readonly orders: Orders;
  standing: BoardProps<Furball>['standing'];
}

/** 13.1 What may be used now: the card, what it does, and whether to be asked next time. */
export function EffectsPanel({ asked, orders, standing }: Props) {
  return (
    <section class="ui-panel furball-panel" aria-label="Use a card or token">
      <h3>
        <Term
          says="Use cards and tokens one at a time, in the order you choose. You can decide to always or never use one, and won’t be asked again."
          rule="13.1"
        >
          Do you use a card or token?
        </Term>
      </h3>
      <ul class="ui-options">
        {asked.options.map((name) => (
          <li key={`${name}`}>
            {name === null ? (
              <Option asked={asked} orders={orders} choice={null} named>
                <strong>Pass</strong> <small>use nothing now</small>
              </Option>
            ) : (
              <Effect asked={asked} orders={orders} name={name} standing={standing} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EffectProps extends Props {
  readonly name: EffectName;
}

function Effect({ asked, orders, name, standing }: EffectProps) {
  const [title = '', ...does] = asked.label(name).split(': ');
  const card = findCard(name.split(' ')[0] ?? '');
  const answered = standing(name);
  return (
    <>
      <Option asked={asked} orders={orders} choice={name} named>
        <strong>{title}</strong>
        <small>{card === undefined ? capital(does.join(': ')) : explain(card.id)}</small>
      </Option>
      {answered !== null && (
        <details class="furball-standing">
          <summary>{STANDING_SAYS[answered.answer]}</summary>
          <StandingChoice of={answered} />
        </details>
      )}
    </>
  );
}

const STANDING_SAYS = {
  ask: 'Next time: ask me again',
  always: 'Next time: always use it',
  never: 'Next time: never use it',
} as const;
