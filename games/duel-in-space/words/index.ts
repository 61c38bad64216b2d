import { type Names, nameOf, type View, type Words } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { crippled } from './crippled.ts';
import { ending } from './ending.ts';
import { label } from './labels.ts';
import { line } from './lines.ts';
import { turnWord } from './phrases.ts';
import { prompt } from './prompts.ts';
import { reason } from './reason.ts';
import { describe } from './text-view.ts';
import { standing } from './usual.ts';

/** All the texts of Duel in Space. */
export const words = {
  standing,
  prompt,
  label,
  line,
  describe,
  crippled,
  outcome,
  ending,
  reason,
} satisfies Words<Duel>;

function outcome(view: View<Duel>, names: Names): string {
  const { result } = view;
  if (result === null) return 'The duel goes on.';
  const winner = result.places.every((place) => place === 1) ? undefined : result.places.indexOf(1);
  const turns = turnWord(result.turns);
  if (winner !== undefined) return `${nameOf(names, winner)} wins the duel in ${turns}.`;
  return `The duel is a draw after ${turns}: ${DRAWS[result.rule] ?? 'nobody is ahead'}.`;
}

const DRAWS: { readonly [rule: string]: string } = {
  '7.2': 'both ships were lost at the same time',
  '7.3': 'the ships flew out of range',
  '7.5': 'nobody was hit for too long',
  '7.6': 'both players gave up',
  '7.7': 'the match was called off',
};
