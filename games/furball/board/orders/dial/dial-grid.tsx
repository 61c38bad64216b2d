import type { DialManoeuvre, Difficulty } from '../../../catalogue/index.ts';
import type { Asked } from '../../props.ts';
import type { Orders } from '../../use-orders.ts';
import { Option } from '../option.tsx';
import { layOut } from './layout.ts';
import { ManoeuvreIcon } from './symbol.tsx';

interface Props {
  readonly asked: Asked;
  readonly orders: Orders;
  readonly dial: readonly DialManoeuvre[];
  difficultyOf(manoeuvre: DialManoeuvre): Difficulty;
  /** Manoeuvres that can be dialled but not flown now. */
  isBarred?(manoeuvre: DialManoeuvre): boolean;
}

/** Colour is not the only sign: green ones are round, red ones have a cut corner and a letter. */
const LETTER: { readonly [D in Difficulty]: string } = { green: 'G', white: '', red: 'R' };

/** A dial as players know it: the fastest speeds on top, bearings from left to right. */
export function DialGrid({ asked, orders, dial, difficultyOf, isBarred }: Props) {
  const rows = layOut(dial);
  const columns = rows[0]?.cells.length ?? 1;
  return (
    <fieldset class="furball-dial-grid" style={{ '--columns': columns }} aria-label="Manoeuvres by speed">
      {rows.map(({ speed, cells }) => (
        <div key={speed} class="furball-dial-row">
          <b aria-hidden="true">{speed < 0 ? `−${-speed}` : speed}</b>
          {cells.map((cell, i) => {
            if (cell === null) return <i key={i} />;
            const { place, manoeuvre } = cell;
            const difficulty = difficultyOf(manoeuvre);
            return (
              <Option
                key={place}
                asked={asked}
                orders={orders}
                choice={place}
                class={`furball-move furball-${difficulty}${isBarred?.(manoeuvre) === true ? ' furball-not-flown' : ''}`}
              >
                <ManoeuvreIcon bearing={manoeuvre.bearing} />
                {LETTER[difficulty] !== '' && <small aria-hidden="true">{LETTER[difficulty]}</small>}
              </Option>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
