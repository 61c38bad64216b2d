import type { Dice, TurnGame, View } from '@starboard/kernel';
import type { Furball, Match } from '../../rules/model.ts';
import { endsOf } from './ends.ts';
import type { Foresight } from './foresight.ts';
import { type DialPlan, plansFor } from './plans.ts';
import type { Stakes } from './stakes.ts';
import { guessWorlds, NOBODY_FLIES } from './worlds.ts';

/**
 * 3.2 All players dial at the same time. Rivals fly as they probably do, each for itself; to out-guess the nearest by a
 * matrix gained nothing (docs/bots/furball.md).
 */
export function dialGame(
  view: View<Furball>,
  { board }: Match,
  stakes: Stakes,
  places: readonly number[],
  { guess, dialWorlds }: Foresight,
  dice: Dice,
): TurnGame<Furball> {
  const { seat, now } = stakes;
  const worlds = guess === null ? [NOBODY_FLIES] : guessWorlds(endsOf(board, seat, guess), dice, dialWorlds);
  const plans = sensible(plansFor(view, board, stakes, places, { worlds, alternatives: worlds.map(() => []) }));
  const alone = plans.map(({ worth }) => now + worth);
  return { players: [{ seat, weight: 1, alone, opens: plans.map(({ place }) => place) }], meetings: [] };
}

/** Nobody takes an asteroid, or the edge of the mat in this round or the next, for the second best. */
function sensible(plans: readonly DialPlan[]): readonly DialPlan[] {
  const staying = among(plans, ({ board }) => board !== null);
  const clear = among(staying, (plan) => plan.clear);
  return among(clear, ({ trapped }) => !trapped);
}

/** Those that are as wanted; all, if there are none. */
function among(plans: readonly DialPlan[], isWanted: (plan: DialPlan) => boolean): readonly DialPlan[] {
  const wanted = plans.filter(isWanted);
  return wanted.length > 0 ? wanted : plans;
}
