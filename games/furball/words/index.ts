import { type Names, nameOf, plural, type View, type Words } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { ending } from './ending.ts';
import { label } from './labels.ts';
import { line } from './lines.ts';
import { news } from './news.ts';
import { total } from './phrases.ts';
import { prompt } from './prompts.ts';
import { reason } from './reason.ts';
import { describe } from './text-view.ts';
import { standing } from './usual.ts';

/** All the texts of Furball. */
export const words = {
  prompt,
  label,
  line,
  news,
  describe,
  standing,
  afterTime: 'Last round',
  outcome,
  ending,
  reason,
} satisfies Words<Furball>;

function outcome({ result, board }: View<Furball>, names: Names): string {
  if (result === null) return 'The game goes on.';
  const winner = Math.max(0, result.places.indexOf(1));
  const score = board.ships[winner]?.score ?? 0;
  return `${nameOf(names, winner)} wins with ${total(score)} after ${plural(result.turns, 'round')}.`;
}
