import { begin, choose, diceFromSeed, keyFromSeed, options, pick, validate } from '@starboard/kernel';
import { atMoment } from '../../games/furball/rules/13-cards/windows.ts';
import { rules } from '../../games/furball/rules/index.ts';
import type { Furball, Match } from '../../games/furball/rules/model.ts';
import { stepsOnly } from '../steps.ts';

const PILOTS = 8;
const seating = Array.from({ length: PILOTS }, () => null);

function setupOf(given: object): Furball['setup'] {
  const setup = validate(rules.setup, given);
  if (!setup.ok) throw new Error(`the set-up does not fit: ${setup.invalid.at} ${setup.invalid.problem}`);
  return setup.value;
}

const twelveRounds = setupOf({ rounds: 12 });

/** Rounds played in so many games of eight random pilots with random squads, without events. */
export function furballRounds(games: number): number {
  const dice = diceFromSeed('bench');
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    const match = begin(rules, twelveRounds, seating, keyFromSeed(game));
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
    }
    rounds += match.board.round;
  }
  return rounds;
}

/** Pilots without an ability, so that no window is waited for. */
const plainPilots = setupOf({
  squads: seating.map(() => ({ pilot: 'rebel.xwing.rookiepilot', upgrades: [] })),
});

const nothing = (_match: Match): undefined => undefined;
const window = atMoment<object>('combat.start', () => -1);

const steps = (step: typeof window, times: number): number =>
  stepsOnly<Furball>(step, times, (game) =>
    begin({ ...rules, procedures: { ...rules.procedures, game } }, plainPilots, seating, keyFromSeed('steps')),
  );

export const furballSteps = (times: number): number => steps(nothing, times);
export const furballWindows = (times: number): number => steps(window, times);
