import { inARow, type Names, nameOf, plural, type View, type Words } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { ending } from './ending.ts';
import { label } from './labels.ts';
import { line } from './lines.ts';
import { prompt } from './prompts.ts';
import { reason } from './reason.ts';
import { describe } from './text-view.ts';
import { standing } from './usual.ts';

/** All the texts of Escape the Death Star. */
export const words = {
  standing,
  prompt,
  label,
  line,
  describe,
  introduction,
  outcome,
  ending,
  reason,
} satisfies Words<DeathStar>;

/** The sides have different aims; a spectator of Game 2 reads both. */
function introduction({ board, seat }: View<DeathStar>): string | undefined {
  if (board.imperial === null) return 'capture';
  if (seat === null) return undefined;
  return seat === board.imperial ? 'imperial' : 'rebel';
}

function outcome({ result, board }: View<DeathStar>, names: Names): string {
  if (result === null) return 'The match goes on.';
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const after = `after ${plural(result.turns, 'round')}`;
  if (winners.length === result.places.length) return `The match is a draw ${after}.`;
  const who = inARow(winners.map((seat) => nameOf(names, seat)));
  if (board.imperial === null) return `${who} ${winners.length === 1 ? 'wins' : 'share the win'} ${after}.`;
  return winners.includes(board.imperial)
    ? `The Empire holds the station: ${who} wins ${after}.`
    : `The Rebels have escaped: ${who} ${winners.length === 1 ? 'wins' : 'win'} ${after}.`;
}
