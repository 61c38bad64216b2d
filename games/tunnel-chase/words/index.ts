import { inARow, type Names, nameOf, plural, type View, type Words } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { ending } from './ending.ts';
import { label } from './labels.ts';
import { line } from './lines.ts';
import { news } from './news.ts';
import { prompt } from './prompts.ts';
import { reason } from './reason.ts';
import { describe } from './text-view.ts';
import { standing } from './usual.ts';

/** All the texts of Tunnel Chase. */
export const words = { standing, prompt, label, line, news, describe, outcome, ending, reason } satisfies Words<Chase>;

function outcome({ result }: View<Chase>, names: Names): string {
  if (result === null) return 'The chase goes on.';
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [nameOf(names, seat)] : []));
  const after = `after ${plural(result.turns, 'turn')}`;
  if (winners.length === result.places.length) return `The chase is a draw ${after}.`;
  return winners.length === 1
    ? `${winners[0]} is the last starfighter flying ${after}.`
    : `${inARow(winners)} share the win ${after}.`;
}
