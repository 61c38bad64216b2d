import {
  askingFrame,
  begin,
  choose,
  type Dice,
  diceFromSeed,
  draw,
  drawFrom,
  keyFromSeed,
  options,
  pick,
  type View,
  view,
} from '@starboard/kernel';
import { policy } from '../../../bot/plain/policy.ts';
import { rules } from '../../../rules/index.ts';
import type { AttackChoice, Furball, Match } from '../../../rules/model.ts';
import { SETUP } from '../playing.ts';

/** An attack that a player may make in the middle of a match. */
export interface AttackSituation {
  readonly view: View<Furball>;
  readonly choice: AttackChoice;
}

/** How many attacks of a match are passed over at most. */
const PASSED = 12;

/** Sensible players fly random squads, until one of them may attack; which attack is drawn, too. */
export function situation(seed: number): AttackSituation {
  const dice = diceFromSeed(`situation ${seed}`);
  const seats = Array.from({ length: 4 + draw(dice, 5) }, () => null);
  const match = begin(rules, SETUP, seats, keyFromSeed(`situation ${seed}`));
  for (let left = draw(dice, PASSED); match.result === null; ) {
    const [ask] = match.asks;
    if (ask === undefined) break;
    const among = options(rules, match, ask);
    const shots = among.filter(isShot);
    if (ask.kind === 'attack' && shots.length > 0 && left-- <= 0) {
      return { view: view(rules, match, ask.seat), choice: pick(dice, shots) };
    }
    choose(rules, match, ask, answer(match, ask, among, dice));
  }
  return situation(seed + 100_000);
}

const isShot = (choice: unknown): choice is AttackChoice =>
  typeof choice === 'object' && choice !== null && 'weapon' in choice;

const answer = (match: Match, ask: Furball['ask'], among: Parameters<typeof policy>[2], dice: Dice) =>
  drawFrom(policy(match.board, ask, among, askingFrame(match), dice, match.stack), dice);
