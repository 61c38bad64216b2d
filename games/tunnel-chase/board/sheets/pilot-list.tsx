import { type Names, nameOf, type Seat, sayTo, type View } from '@starboard/kernel';
import { explains, Term } from '@starboard/ui';
import { asteroidIn, tails } from '../../rules/flight.ts';
import { shownOf } from '../../rules/knowledge/memory.ts';
import { type BoardView, type Bounds, type Chase, isFlying, pilotOf } from '../../rules/model.ts';
import { MarkerIcon } from '../map/markers/marker.tsx';
import { pilotClass } from '../pilots.ts';
import { Protection } from './protection.tsx';
import { ranked } from './ranks.ts';

interface Props {
  readonly view: View<Chase>;
  readonly names: Names;
  show(seat: Seat): void;
}

/** All other pilots in brief: the best off first, those who are out last. */
export function PilotList({ view, names, show }: Props) {
  const { board, seat: me } = view;
  const others = ranked(board).filter((seat) => seat !== me);
  return (
    <ul class="tunnel-pilots" aria-label={me === null ? 'Pilots' : 'The other pilots'}>
      {others.map((seat) => (
        <PilotRow key={seat} view={view} names={names} seat={seat} show={() => show(seat)} />
      ))}
    </ul>
  );
}

interface RowProps extends Props {
  readonly seat: Seat;
  show(): void;
}

function PilotRow({ view, names, seat, show }: RowProps) {
  const { board, memory } = view;
  const pilot = pilotOf(board, seat);
  const name = nameOf(names, seat);
  if (!isFlying(pilot)) {
    return (
      <li class={`tunnel-gone ${pilotClass(seat)}`}>
        <MarkerIcon seat={seat} />
        <Term says={`${name} has left the chase.`} rule="8.6">
          {name}
        </Term>
        <span {...explains('This starfighter blew up or its pilot gave up.')}>out</span>
      </li>
    );
  }
  const prey = tailedBy(board, seat);
  const shown = shownOf(memory, seat);
  return (
    <li class={pilotClass(seat)}>
      <button type="button" class="ui-name tunnel-name" {...explains(`Shows ${name} on the map.`)} onClick={show}>
        <MarkerIcon seat={seat} />
        {name}
        <small class="ui-aloud">. Show it on the map.</small>
      </button>
      {prey !== null && (
        <Term
          class="tunnel-tails"
          says={sayTo(view.seat, names, (named) => `${nameOf(named, seat)} tails ${nameOf(named, prey)}.`)}
          rule="4.3"
        >
          tails <MarkerIcon seat={prey} />
        </Term>
      )}
      {pilot.design === null && (
        <Term
          class="tunnel-bounds"
          says={`What you have learned about the secret design: handling ${inWords(shown.handling)}, accuracy ${inWords(shown.accuracy)}.`}
          rule="9.4"
        >
          H {inShort(shown.handling)} · A {inShort(shown.accuracy)}
        </Term>
      )}
      {pilot.speed >= 0 && (
        <Term class="tunnel-flown" says="The speed it flies this turn." rule="4.1">
          {pilot.speed}
        </Term>
      )}
      <Protection pilot={pilot} />
    </li>
  );
}

const inShort = ([least, most]: Bounds): string => (least === most ? `${least}` : `${least}–${most}`);
const inWords = ([least, most]: Bounds): string => (least === most ? `${least}` : `${least} to ${most}`);

/** 4.3 The nearest pilot that this one tails; null for none. */
function tailedBy(board: BoardView, seat: Seat): Seat | null {
  const asteroid = asteroidIn(board);
  const pilot = pilotOf(board, seat);
  if (pilot.space < 0 || pilot.heading < 0) return null;
  const count = asteroid.at.length;
  let [found, least]: [Seat | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [other, leader] of board.pilots.entries()) {
    if (other === seat || !isFlying(leader) || leader.space < 0 || !tails(asteroid, pilot, leader)) continue;
    const far = asteroid.distance[pilot.space * count + leader.space] ?? 0;
    if (far < least) [found, least] = [other, far];
  }
  return found;
}
