import { askingFrame, diceFromSeed, type GameTypes, imagine, type Names, type Words } from '@starboard/kernel';
import type { OpenChallenge } from './open-challenge.ts';

/** What speaks for an option, in a sentence: the facts by which bots decide. */
export function reasonFor(
  { rules, heuristics, moment }: Pick<OpenChallenge, 'rules' | 'heuristics' | 'moment'>,
  option: number,
  words: Words<GameTypes>,
  names: Names,
): string {
  const choice = moment.options[option];
  if (choice === undefined) throw new Error(`the moment has no option ${option}`);
  const dice = diceFromSeed('challenge/why');
  const match = imagine(rules, moment.view, dice);
  const facts = heuristics.facts(match.board, moment.ask, choice, askingFrame(match), dice, match.stack);
  return words.reason(facts, moment.view, names);
}
