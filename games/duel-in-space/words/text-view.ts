import { type Names, nameOf, type Seat, type View } from '@starboard/kernel';
import { wouldBeFlyBy } from '../rules/04-movement/movement.ts';
import { baseOf, clicksOf, protectionOf } from '../rules/09-designs/designs.ts';
import { LASERS } from '../rules/data/ships.ts';
import type { Duel, ShipView } from '../rules/model.ts';
import { clickWord, headingName, laserName, MODEL_NAMES, sectorName, specialName, turnWord } from './phrases.ts';

/** Describes the whole board, one fact a line. */
export function describe(view: View<Duel>, names: Names): readonly string[] {
  const { board, seat } = view;
  const mine = seat ?? 0;
  const port = board.ports[mine === 0 ? 0 : 1];
  const theirs = board.ports[mine === 0 ? 1 : 0];
  const you = seat === null ? nameOf(names, 0) : 'You';
  return [
    board.turn === 0 ? 'The duel has not begun.' : `Turn ${board.turn}.`,
    `${you} ${seat === null ? 'sees' : 'see'} the enemy in port ${sectorName(port)}; the enemy sees ${seat === null ? nameOf(names, 0) : 'you'} in port ${sectorName(theirs)}.`,
    ...(wouldBeFlyBy(board, 1, 1)
      ? ['The ships are nose to nose. If they are again next turn, they fly by each other and nobody can fire.']
      : []),
    ...(board.movingApart > 0 ? [`The ships are flying apart (turn ${board.movingApart} of 3).`] : []),
    ...[0, 1].flatMap((of) => card(view, of, names)),
  ];
}

function card(view: View<Duel>, seat: Seat, names: Names): readonly string[] {
  const { board } = view;
  const ship = board.ships[seat === 0 ? 0 : 1];
  const out = LASERS.filter((_, i) => !ship.lasers[i]).map(laserName);
  return [
    `${nameOf(names, seat)}, ${MODEL_NAMES[ship.model]}${ship.drone ? ' (drone)' : ''}: ${figures(ship)}.`,
    `  Turret ${ship.turret === null ? 'not aimed' : `at port ${sectorName(ship.turret)}`}${flown(view, ship.heading)}.`,
    ...(out.length > 0 ? [`  Destroyed: ${out.join(', ')}.`] : []),
    ...(ship.lifeSupport === null ? [] : [`  Air for ${turnWord(ship.lifeSupport)}.`]),
    ...(ship.pending.length > 0 ? [`  Next turn: ${ship.pending.map(specialName).join(', ')}.`] : []),
  ];
}

/** Nothing before the ships have flown: a position may be set up in the middle of a duel (10.17). */
function flown({ board, stack }: View<Duel>, heading: number): string {
  if (stack.some(({ at }) => at === 'firing')) return `; heading this turn: ${headingName(heading)}`;
  const first = (board.setup.position?.quietTurns ?? 0) + 1;
  return board.turn > first ? `; last heading: ${headingName(heading)}` : '';
}

function figures({ design, stabilizerHits, computerHits, protectionLost }: ShipView): string {
  if (design === null) {
    return `a secret design; protection lost: ${protectionLost}, hits on the stabilizer: ${stabilizerHits}, hits on the targeting computer: ${computerHits}`;
  }
  const protection = Math.max(0, protectionOf(design) - protectionLost);
  const clicks = Math.max(0, clicksOf(design) - stabilizerHits);
  return `protection ${protection} of ${protectionOf(design)}, up to ${clickWord(clicks)}, base number ${Math.min(13, baseOf(design) + computerHits)}`;
}
