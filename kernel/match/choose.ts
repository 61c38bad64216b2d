import type { Choice, GameTypes, Match, Tell } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { answersOf, askingFrame, decisionOn, NONE, options } from './options.ts';
import { hasSingles, placeFor, seal, sealSingles } from './sealing.ts';
import { applyAll, follow, reveal, settle } from './settle.ts';

/**
 * Answers an ask in place. The caller guarantees that the choice is an option. When the last answer is in, all are
 * applied in seat order and play goes on.
 */
export function choose<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  ask: G['ask'],
  choice: Choice<G>,
  tell?: Tell<G>,
): void {
  const decision = decisionOn(rules, ask);
  const frame = askingFrame(match);
  const further = decision.followUp?.(match.board, ask, choice, frame, answersOf(match, ask.seat), match.stack);
  if (further === undefined && match.asks.length === 1) {
    match.asks = NONE;
    if (match.sealed.length > 0) {
      if (!applyAll(rules, match, ask, choice, tell)) settle(rules, match, tell);
      return;
    }
    const next = decision.apply(match, ask, choice, frame, tell);
    if (match.result !== null) return;
    if (next === undefined || !follow(rules, match, frame, next, tell)) settle(rules, match, tell);
    return;
  }
  seal(match, ask, choice, further);
  if (further === undefined || !hasSingles(rules) || !sealSingles(rules, match)) return;
  if (match.asks.length === 0) reveal(rules, match, tell);
}

/** Answers, in place and at once, everything that the current question asks of any seat. */
export function chooseAll<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  decide: (ask: G['ask'], options: readonly Choice<G>[]) => Choice<G>,
  tell?: Tell<G>,
): void {
  const { asks } = match;
  const sealed = match.sealed.slice();
  match.sealed = sealed;
  for (let i = 0; i < asks.length; i++) {
    for (let ask = asks[i]; ask !== undefined; ) {
      const choice = decide(ask, options(rules, match, ask));
      const { followUp } = decisionOn(rules, ask);
      const further: G['ask'] | undefined = followUp?.(
        match.board,
        ask,
        choice,
        askingFrame(match),
        answersOf(match, ask.seat),
        match.stack,
      );
      const place = placeFor(sealed, ask.seat);
      if (place === sealed.length) sealed.push({ ask, choice });
      else sealed.splice(place, 0, { ask, choice });
      ask = further;
    }
  }
  match.asks = NONE;
  reveal(rules, match, tell);
}
