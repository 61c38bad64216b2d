import type { Answer, Choice, GameTypes, Match, Seat } from './game-types.ts';
import { answersOf, askingFrame, askOf, decisionOn, NONE, options, seatOf } from './options.ts';
import type { Rules } from './rules.ts';

/** Puts an answer by, face down, and the further ask it brings in its place. */
export function seal<G extends GameTypes>(
  match: Match<G>,
  ask: G['ask'],
  choice: Choice<G>,
  further: G['ask'] | undefined,
): void {
  const { sealed, asks } = match;
  match.sealed = sealed.toSpliced(placeFor(sealed, ask.seat), 0, { ask, choice });
  if (further !== undefined) match.asks = asks.map((open) => (open === ask ? further : open));
  else match.asks = asks.length === 1 ? NONE : asks.filter((open) => open !== ask);
}

/** Where a seat's next answer lies among the sealed ones: they are in the order of seats. */
export function placeFor<G extends GameTypes>(sealed: readonly Answer<G>[], seat: Seat): number {
  let place = sealed.length;
  while (place > 0 && seatOf(sealed, place - 1) > seat) place--;
  return place;
}

/** Answers all that the present question asks of a seat, by `decide`, without revealing anything. */
export function sealAll<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  seat: Seat,
  decide: (options: readonly Choice<G>[]) => Choice<G>,
): void {
  for (let ask = askOf(match, seat); ask !== undefined; ask = askOf(match, seat)) {
    const choice = decide(options(rules, match, ask));
    const { followUp } = decisionOn(rules, ask);
    const further = followUp?.(match.board, ask, choice, askingFrame(match), answersOf(match, seat), match.stack);
    seal(match, ask, choice, further);
  }
}

/** Seals the answers to asks that answer themselves; whether there were any. */
export function sealSingles<G extends GameTypes>(rules: Rules<G>, match: Match<G>): boolean {
  let found = false;
  const { asks } = match;
  for (let i = 0; i < asks.length; i++) {
    for (let ask = asks[i]; ask !== undefined && decisionOn(rules, ask).answersItself === true; ) {
      const offered = options(rules, match, ask);
      const [only] = offered;
      if (only === undefined || offered.length > 1) break;
      const { followUp } = decisionOn(rules, ask);
      const further: G['ask'] | undefined = followUp?.(
        match.board,
        ask,
        only,
        askingFrame(match),
        answersOf(match, ask.seat),
        match.stack,
      );
      seal(match, ask, only, further);
      found = true;
      ask = further;
    }
  }
  return found;
}
