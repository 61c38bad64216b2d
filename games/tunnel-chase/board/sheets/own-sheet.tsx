import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { type Figure, FigureList, Term, term } from '@starboard/ui';
import { navigationRoll } from '../../rules/05-navigation.ts';
import { TOP_SPEED } from '../../rules/data/designs.ts';
import { type BoardView, isFlying, pilotOf } from '../../rules/model.ts';
import type { PilotRelation } from '../ahead/pilot-relations.ts';
import { MarkerIcon } from '../map/markers/marker.tsx';
import { pilotClass } from '../pilots.ts';
import { ProtectionBoxes, protectionText } from './protection.tsx';
import { relationOf } from './relations.ts';

interface Props {
  readonly board: BoardView;
  readonly names: Names;
  readonly seat: Seat;
  readonly standings: readonly PilotRelation[];
  show(seat: Seat): void;
}

/** The viewer's own record sheet, in full. */
export function OwnSheet({ board, names, seat, standings, show }: Props) {
  const pilot = pilotOf(board, seat);
  const { design, speed } = pilot;
  const figures: readonly Figure[] = [
    {
      name: 'speed',
      value: speed < 0 ? '–' : `${speed}`,
      says: 'Your speed, from 1 to 6. Next turn it may be up to 2 more or less.',
      rule: '4.2',
    },
    { name: 'handling', value: `${design?.handling ?? '?'}`, says: 'How well you take curves, 1 to 6.', rule: '2.1' },
    { name: 'accuracy', value: `${design?.accuracy ?? '?'}`, says: 'How well you shoot, 1 to 6.', rule: '2.1' },
    { name: 'protection', value: protectionText(pilot), says: 'The damage you can still take.', rule: '2.3' },
  ];
  return (
    <article class={`ui-sheet tunnel-sheet ${pilotClass(seat)}`} aria-label="Your record sheet">
      <h3>
        <MarkerIcon seat={seat} />
        <Term says="Your starfighter, and its marker on the map.">
          {nameOf(names, seat)} <small>{isFlying(pilot) ? 'you' : 'you are out'}</small>
        </Term>
      </h3>
      <FigureList figures={figures} />
      <ProtectionBoxes pilot={pilot} />
      {standings.length > 0 && (
        <ul class="tunnel-relations">
          {standings.map((standing) => {
            const { text, says, rule } = relationOf(standing);
            return (
              <li key={standing.seat} class={standing.threat || standing.tailsMe ? 'tunnel-danger' : ''}>
                <button
                  type="button"
                  class="ui-name tunnel-name"
                  data-says={`${says} Press to see it on the map.`}
                  data-rule={rule}
                  onClick={() => show(standing.seat)}
                >
                  <MarkerIcon seat={standing.seat} />
                  {nameOf(names, standing.seat)} <span>{text}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {design !== null && (
        <div {...term(TABLE_SAYS, '5.2')}>
          <CurveTable handling={design.handling} speed={speed} open={board.pilots.length <= A_FEW} />
        </div>
      )}
    </article>
  );
}

const TABLE_SAYS =
  'The number you need on two dice for each rating and speed: rating + speed + 1 − handling. A dash means no roll; a cross means that no roll is enough.';
/** With this many pilots or fewer there is room for the table. */
const A_FEW = 4;
const RATINGS = Array.from({ length: 8 }, (_, i) => i + 1);
const SPEEDS = Array.from({ length: TOP_SPEED }, (_, i) => i + 1);

interface TableProps {
  readonly handling: number;
  readonly speed: number;
  readonly open: boolean;
}

/** 5.2 The table for the viewer's handling. */
function CurveTable({ handling, speed, open }: TableProps) {
  return (
    <details class="tunnel-table" open={open}>
      <summary>Curve table for handling {handling}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              rating, <span class="ui-aloud">by </span>speed
            </th>
            {SPEEDS.map((each) => (
              <th key={each} scope="col" class={each === speed ? 'tunnel-now' : ''}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RATINGS.map((rating) => (
            <tr key={rating}>
              <th scope="row">{rating}</th>
              {SPEEDS.map((each) => (
                <td key={each}>{cellOf(navigationRoll(rating, each, handling))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const cellOf = (needed: number): string => (needed <= 2 ? '–' : needed > 12 ? '×' : `${needed}`);
