import {
  askOf,
  type Choice,
  choose,
  type Dice,
  type GameTypes,
  type Match,
  mayKnow,
  options,
  pick,
  type Rules,
  type Seat,
  same,
  type Viewer,
} from '@starboard/kernel';

/** Two matches that look the same to a viewer, played on with the same choices. */

/** How often to draw a choice that might be possible in both. */
const TRIES = 8;

/** Undefined if there seems to be none. */
export function choiceInBoth(
  rules: Rules<GameTypes>,
  truth: Match<GameTypes>,
  twin: Match<GameTypes>,
  seat: Seat,
  dice: Dice,
): Choice<GameTypes> | undefined {
  const [real, other] = [askOf(truth, seat), askOf(twin, seat)];
  if (real === undefined || other === undefined || !same(real, other)) return undefined;
  const [offered, allowed] = [options(rules, truth, real), options(rules, twin, other)];
  for (let tries = 0; tries < TRIES; tries++) {
    const choice = pick(dice, offered);
    if (allowed.some((each) => same(each, choice))) return choice;
  }
  return undefined;
}

/** Makes a choice, and returns the events that a viewer receives. */
export function toldOf(
  rules: Rules<GameTypes>,
  match: Match<GameTypes>,
  seat: Seat,
  choice: unknown,
  viewer: Viewer,
): readonly GameTypes['event'][] {
  const ask = askOf(match, seat);
  const option = ask && options(rules, match, ask).find((each) => same(each, choice));
  if (ask === undefined || option === undefined) throw new Error('a choice of both is gone from one');
  const events: GameTypes['event'][] = [];
  choose(rules, match, ask, option, (event) => events.push(event));
  return events.filter((event) => mayKnow(event, viewer));
}
