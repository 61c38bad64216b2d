import { capital, type Names, type Seat } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';
import { type Board, type Event, type Side, shipAt } from '../../rules/model.ts';
import { sideInWords, WEAPON_NAMES } from '../../words/phrases.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;
const TEN = 10;

export function dice(event: Event, names: Names, board: Board): DiceShown | null {
  switch (event.type) {
    case 'initiative':
      return initiative(event, names, board);
    case 'shot':
      return shot(event, board);
    default:
      return null;
  }
}

function initiative({ dice: faces, winner }: EventOf<'initiative'>, names: Names, board: Board): DiceShown {
  const tied = faces[0] === faces[1];
  const won = winner === null ? 'A tie: both roll again' : `${sideInWords(winner, names)} moves last and fires first`;
  return {
    title: `Initiative: ${sideInWords(0, names)}, then ${sideInWords(1, names)}`,
    faces,
    sides: TEN,
    needed: 'the higher die wins',
    verdict: tied && winner !== null ? `A tie goes to last turn’s loser. ${won}` : won,
    good: winner !== null,
    ...(winner === null ? {} : { goodFor: seatsOf(board, winner) }),
  };
}

function shot({ ship, at, weapon, needed, die, hit }: EventOf<'shot'>, board: Board): DiceShown {
  return {
    title: `${ship.name} at ${at.name}: ${WEAPON_NAMES[weapon][0]}`,
    faces: [die],
    sides: TEN,
    needed: `needs ${Math.min(TEN, needed)} or less`,
    verdict: `${capital(hit ? 'hit' : 'miss')}: needed ${needed} or less, rolled ${die}`,
    good: hit,
    goodFor: seatsOf(board, shipAt(board, ship.id).side),
  };
}

/** The seats that command ships of a side. */
export const seatsOf = ({ ships }: Board, of: Side): readonly Seat[] =>
  ships.flatMap(({ side, seat }) => (side === of ? [seat] : []));
