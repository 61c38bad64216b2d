import { capital, type Names, nameOf, type Seat } from '@starboard/kernel';
import { percent, tipClass, type VisibleArea } from '@starboard/ui';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { asteroidIn } from '../../rules/flight.ts';
import { type BoardView, isFlying, pilotOf } from '../../rules/model.ts';
import { compassName, spaceName } from '../../words/places.ts';
import type { PilotRelation } from '../ahead/pilot-relations.ts';
import { aimAt } from '../combat/aim.ts';
import type { Orders } from '../orders/use-orders.ts';
import { pilotClass } from '../pilots.ts';
import { protectionSays } from '../sheets/protection.tsx';
import { relationOf } from '../sheets/relations.ts';
import { spotOf } from './plane.ts';
import { type Over, TIP } from './pointing.ts';

interface Props {
  readonly board: BoardView;
  readonly names: Names;
  readonly me: Seat | null;
  readonly standings: readonly PilotRelation[];
  readonly orders: Orders;
  readonly over: Over;
  readonly sight: VisibleArea | null;
}

/** Describes what the pointer is on: a starfighter or a space. */
export function Tip({ board, names, me, standings, orders, over, sight }: Props) {
  const classAt = (space: number): string => tipClass(sight, spotOf(asteroidIn(board), space));
  const seat = over.seat ?? orders.looked;
  if (seat !== null && isFlying(pilotOf(board, seat))) {
    const standing = standings.find((each) => each.seat === seat);
    const pilot = pilotOf(board, seat);
    const aim = me === null || me === seat ? null : aimAt(board, me, seat);
    return (
      <div id={TIP} class={`${classAt(pilot.space)} ${pilotClass(seat)}`} role="tooltip">
        <strong>{seat === me ? `${nameOf(names, seat)} (you)` : nameOf(names, seat)}</strong>
        <span>{pilotWords(board, seat)}</span>
        <span>{protectionSays(pilot)}</span>
        {standing !== undefined && <span>{relationOf(standing).says}</span>}
        {aim !== null && (
          <span class="tunnel-good">{`At range ${aim.range} you need ${aim.needed} or more to hit, ${percent(aim.chance)}.`}</span>
        )}
      </div>
    );
  }
  if (over.space === null) return null;
  return <p class={classAt(over.space)}>{spaceWords(asteroidIn(board), over.space)}</p>;
}

function pilotWords(board: BoardView, seat: Seat): string {
  const asteroid = asteroidIn(board);
  const { space, heading, speed } = pilotOf(board, seat);
  const way = heading < 0 ? '' : `, heading ${compassName(asteroid, space, heading)}`;
  return `${capital(spaceName(asteroid, space))}${way}.${speed < 0 ? '' : ` It flies ${speed}.`}`;
}

function spaceWords(asteroid: Asteroid, space: number): string {
  const ways = asteroid.neighbours[space]?.length ?? 0;
  const squeeze = asteroid.squeeze[space] ?? 0;
  const what = [
    ...(ways > 2 ? [`a junction of ${ways} ways`] : []),
    ...(squeeze > 0 ? [`part of The Squeeze, rated ${squeeze}`] : []),
  ];
  const name = `Space ${spaceName(asteroid, space)}`.replace('Space the', 'The');
  return `${name}${what.length === 0 ? '' : `: ${what.join(', ')}`}.`;
}
