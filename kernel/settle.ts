import type { Key } from './chacha.ts';
import { type Dice, diceFromKey } from './dice.ts';
import type { GameTypes, Match, Observer, Result, Rules, Seating, Step, Tell } from './game-types.ts';

/** A match from its beginning to its first question. */
export function begin<G extends GameTypes>(
  rules: Rules<G>,
  setup: G['setup'],
  seating: Seating,
  dice: Dice | Key,
  observer?: Observer<G>,
): Match<G> {
  const own = 'key' in dice ? dice : diceFromKey(dice);
  const { board, first } = rules.start(setup, seating, own);
  const match: Match<G> = { board, dice: own, stack: [first], question: 0, asks: [], sealed: [], result: null };
  settle(rules, match, observer && ((event) => observer(event, match)));
  return match;
}

/** No rulebook takes so many steps without asking anybody anything. */
const MOST_STEPS = 10_000_000;

/** Runs steps until somebody is asked or the match has a result. */
export function settle<G extends GameTypes>(rules: Rules<G>, match: Match<G>, tell?: Tell<G>): void {
  const { stack } = match;
  for (let steps = 0; match.result === null; steps++) {
    if (steps > MOST_STEPS) throw new Error(`${rules.id}: the procedures run in circles`);
    const frame = stack[stack.length - 1];
    if (frame === undefined) throw new Error(`${rules.id}: the procedures ran out without a result`);
    const procedure: readonly Step<G>[] = rules.procedures[frame.at as G['frame']['at']];
    const step = procedure[frame.step];
    if (step === undefined) {
      stack.pop();
      continue;
    }
    const next = step(match, frame, tell);
    if (next === undefined) {
      frame.step++;
      continue;
    }
    if (next === 'done') {
      stack.pop();
      continue;
    }
    if (step.repeats === undefined || ('ask' in next && next.ask.length === 0)) frame.step++;
    if ('call' in next) {
      stack.push(next.call);
    } else if (next.ask.length > 0) {
      match.question++;
      match.asks = next.ask;
      return;
    }
  }
}

/** Ends the match: nothing is asked any more. */
export function end<G extends GameTypes>(match: Match<G>, result: Result): void {
  match.result = result;
  match.asks = [];
  match.sealed = [];
}
