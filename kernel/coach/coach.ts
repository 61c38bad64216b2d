import type { Choice, GameTypes, View } from '../game/game-types.ts';
import type { CoachHint, HintMoment } from '../game/hint.ts';
import type { Highlight } from '../game/lesson.ts';
import type { Names } from '../game/words.ts';

/** A hint for the present moment, ready to be shown. */
export interface GivenHint<G extends GameTypes> {
  readonly id: string;
  readonly rule: string;
  readonly says: string;
  readonly highlights: readonly Highlight<G>[];
}

/** The question that a player sees, and what the player would answer; null if there is none. */
export function hintMoment<G extends GameTypes>(
  view: View<G>,
  planned: readonly Choice<G>[],
  names: Names,
): HintMoment<G> | null {
  return view.mine === null ? null : { view, ...view.mine, planned, names };
}

/** The first hint that the player has not learnt and needs now; null if there is none. The most urgent come first. */
export function hintAt<G extends GameTypes>(
  hints: readonly CoachHint<G>[],
  moment: HintMoment<G>,
  isLearnt: (id: string) => boolean,
): GivenHint<G> | null {
  for (const hint of hints) {
    if (hint.ask !== moment.ask.kind || isLearnt(hint.id) || !hint.matters(moment)) continue;
    const says = isFollowed(hint, moment) ? null : hint.says(moment);
    if (says !== null) return { id: hint.id, rule: hint.rule, says, highlights: hint.highlights?.(moment) ?? [] };
  }
  return null;
}

function isFollowed<G extends GameTypes>(hint: CoachHint<G>, moment: HintMoment<G>): boolean {
  return moment.planned.length > 0 && hint.isRight?.(moment) === true;
}

/** What a player shows to have learnt by a choice: something was at stake, and the choice was right. */
export function learntBy<G extends GameTypes>(
  hints: readonly CoachHint<G>[],
  moment: HintMoment<G>,
): readonly string[] {
  const atStake = hints.filter((hint) => hint.ask === moment.ask.kind && hint.matters(moment));
  return atStake.filter((hint) => hint.isRight === undefined || isFollowed(hint, moment)).map(({ id }) => id);
}
