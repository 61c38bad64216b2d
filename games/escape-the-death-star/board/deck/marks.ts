import { rebelOf } from '../../rules/model.ts';
import type { ShownBattle } from '../battle/shown-battle.ts';
import type { FigureOwner } from '../figures/places.ts';
import type { Mark } from '../figures/standing-figures.tsx';
import type { Moves } from '../moves/use-moves.ts';
import type { StationView } from '../props.ts';

export function marksFor(
  { board }: StationView,
  { asked, placing }: Moves,
  duel: ShownBattle | null,
): (who: FigureOwner) => Mark {
  const acting = asked !== null && 'rebel' in asked.ask ? asked.ask.rebel : null;
  return (who) => {
    if ('soldier' in who) {
      const { soldier } = who;
      return {
        acting: false,
        held: placing?.inHand === soldier,
        planned: placing?.what === 'move' && placing.drafts.some((each) => each.soldier === soldier),
        fighting: duel?.soldier === soldier,
        armed: false,
      };
    }
    const { rebel } = who;
    return {
      acting: acting === rebel,
      held: false,
      planned: false,
      fighting: duel?.rebel === rebel,
      armed: rebelOf(board, rebel).armed,
    };
  };
}
