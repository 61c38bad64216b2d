import { capital } from '@starboard/kernel';
import type { Asked, FurballChoice } from '../props.ts';
import type { Orders } from '../use-orders.ts';
import { Option } from './option.tsx';

interface Props {
  readonly asked: Asked;
  readonly orders: Orders;
  /** The effect of an option, for the tooltip. */
  says?(choice: FurballChoice): string | undefined;
}

/** Every option by its label: what it is, and after the colon what it does. */
export function PlainOptions({ asked, orders, says }: Props) {
  return (
    <>
      {asked.options.map((choice) => {
        const [name = '', ...does] = asked.label(choice).split(': ');
        const meaning = says?.(choice);
        return (
          <li key={JSON.stringify(choice)}>
            <Option
              asked={asked}
              orders={orders}
              choice={choice}
              named
              {...(meaning === undefined || meaning === '' ? {} : { says: meaning })}
            >
              <strong>{name}</strong>
              {does.length > 0 && <small>{capital(does.join(': '))}</small>}
            </Option>
          </li>
        );
      })}
    </>
  );
}
