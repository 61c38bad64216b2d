import { Term } from '@starboard/ui';
import type { ActionName } from '../../rules/model.ts';
import { actionName, isBarAction } from '../../words/phrases.ts';
import type { AskedFor } from '../props.ts';
import type { Orders } from '../use-orders.ts';
import { ActionIcon } from './action-icon.tsx';
import { Option } from './option.tsx';

interface Props {
  readonly asked: AskedFor<'action'>;
  readonly orders: Orders;
}

/** 5.1 Which action: what each does. */
export function ActionPanel({ asked, orders }: Props) {
  const isFree = asked.ask.from !== 'step';
  return (
    <section class="ui-panel furball-panel" aria-label="Action">
      <h3>
        <Term
          says={
            isFree
              ? 'A free action comes on top of your normal action. You can’t perform the same action twice in a round.'
              : 'You may perform one action after your manoeuvre. You can’t perform the same action twice in a round.'
          }
          rule={isFree ? '5.2' : '5.1'}
        >
          {isFree ? 'A free action' : 'Your action'}
        </Term>
      </h3>
      <ul class="ui-options furball-two">
        {asked.options.map((action) => {
          const [name = '', ...does] = asked.label(action).split(': ');
          return (
            <li key={`${action}`}>
              <Option asked={asked} orders={orders} choice={action} says={actionSays(action, does.join(': '))} named>
                <span class="furball-target">
                  {action !== null && isBarAction(action) && <ActionIcon action={action} />}
                  <strong>{name}</strong>
                </span>
                {does.length > 0 && <small>{does.join(': ')}</small>}
              </Option>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same in a sentence, for the tooltip. */
function actionSays(action: ActionName | null, does: string): string {
  if (action === null) return 'You perform no action this time.';
  if (does === '') return `Performs the action on ${actionName(action)}.`;
  return `${actionName(action)}: ${does}${does.endsWith('.') ? '' : '.'}`;
}
