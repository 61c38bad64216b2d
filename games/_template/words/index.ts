import { type Names, nameOf, plural, type View, type Words } from '@starboard/kernel';
import type { Template } from '../rules/model.ts';
import { ending } from './ending.ts';
import { label } from './labels.ts';
import { line } from './lines.ts';
import { prompt } from './prompts.ts';
import { reason } from './reason.ts';
import { describe } from './text-view.ts';

/** All the texts of Standoff. */
export const words = { prompt, label, line, describe, outcome, ending, reason } satisfies Words<Template>;

function outcome({ result }: View<Template>, names: Names): string {
  if (result === null) return 'The standoff goes on.';
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const after = `after ${plural(result.turns, 'turn')}`;
  const [winner] = winners;
  return winners.length > 1 || winner === undefined ? `A draw ${after}.` : `${nameOf(names, winner)} wins ${after}.`;
}
