import { inARow, type Names, nameOf, type Seat } from '@starboard/kernel';
import { tipClass, type VisibleArea } from '@starboard/ui';
import { rangeBetween, rangeInArc, type Spot } from '../../rules/geometry/index.ts';
import { type Board, isFlying, type Ship, shipOf } from '../../rules/model.ts';
import { kindAt, skillOf } from '../../rules/values.ts';
import { cardName } from '../../words/phrases.ts';
import { pilotClass } from '../pilots.ts';
import type { Asked } from '../props.ts';
import { lifeIn } from '../sheets/life.tsx';
import { TOKEN_MEANS } from '../sheets/token-words.ts';
import type { Orders } from '../use-orders.ts';
import { drawnAt } from './plane.ts';
import { type Over, TIP } from './pointing.ts';
import { tokensOn } from './ships/token-marks.tsx';

interface Props {
  readonly board: Board;
  readonly names: Names;
  readonly me: Seat | null;
  readonly orders: Orders;
  readonly over: Over;
  readonly sight: VisibleArea | null;
}

/** Describes what the pointer is on: a ship, or a place that can be chosen. */
export function Tip({ board, names, me, orders: { looked, asked }, over: { seat: over, place }, sight }: Props) {
  if (place !== null && asked !== null)
    return <p class={classOf(sight, place.at)}>{placeWords(asked, place.choice)}</p>;
  const seat = over ?? looked;
  if (seat === null || !isFlying(shipOf(board, seat))) return null;
  const ship = shipOf(board, seat);
  const held = tokensOn(ship);
  return (
    <div id={TIP} class={`${classOf(sight, ship.pose)} ${pilotClass(seat)}`} role="tooltip">
      <strong>{`${nameOf(names, seat)}${seat === me ? ' (you)' : ''}`}</strong>
      <span>{`${cardName(ship.cards[0]?.card ?? '')}, ${kindAt(board, seat).name}, skill ${skillOf(board, seat, 'activation')}.`}</span>
      <span>{strengthWords(board, seat)}</span>
      {me !== null && me !== seat && isFlying(shipOf(board, me)) && <span>{relation(board, me, seat)}</span>}
      {held.map(({ name, count }) => (
        <span
          key={name}
          class="furball-tip-more"
        >{`${count > 1 ? `${count} × ` : ''}${name === 'lock' ? 'Target lock.' : TOKEN_MEANS[name][0]}`}</span>
      ))}
      {stateWords(board, ship, names).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
}

const classOf = (sight: VisibleArea | null, spot: Spot): string => `${tipClass(sight, drawnAt(spot))} furball-tip`;

const placeWords = (asked: Asked, choice: Parameters<Asked['label']>[0]): string => `${asked.label(choice)}.`;

/** "Shields 2 of 2, hull 3 of 4." */
export function strengthWords(board: Board, seat: Seat): string {
  const { shields, mostShields, hull, mostHull } = lifeIn(board, seat);
  return `Shields ${shields} of ${mostShields}, hull ${hull} of ${mostHull}.`;
}

/** "Range 2 from you, in your arc; you are in its arc." */
function relation(board: Board, me: Seat, seat: Seat): string {
  const [own, other] = [shipOf(board, me).pose, shipOf(board, seat).pose];
  const range = rangeBetween(own, other);
  const has = (by: Seat, of: Seat): boolean =>
    kindAt(board, by).arcs.some(
      (arc) => arc !== 'bullseye' && rangeInArc(shipOf(board, by).pose, shipOf(board, of).pose, arc) > 0,
    );
  const arcs = [...(has(me, seat) ? ['in your arc'] : []), ...(has(seat, me) ? ['you are in its arc'] : [])];
  return `${range === 0 ? 'Beyond range 3' : `Range ${range}`} from you${arcs.length === 0 ? '' : `; ${arcs.join('; ')}`}.`;
}

function stateWords({ phase }: Board, ship: Ship, names: Names): readonly string[] {
  const who = (seats: readonly Seat[]): string => inARow(seats.map((seat) => nameOf(names, seat)));
  return [
    ...(ship.doomed === 'no' ? [] : ['It is destroyed, but stays until its turn in Combat is over.']),
    ...(phase === 'activation' && !ship.activated ? ['It has not flown yet.'] : []),
    ...(ship.touching.length === 0 ? [] : [`It touches ${who(ship.touching)}.`]),
    ...(ship.locks.length === 0 ? [] : [`It has a lock on ${who(ship.locks)}.`]),
  ];
}
