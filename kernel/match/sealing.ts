import type { Answer, Choice, GameTypes, Match, Seat } from '../game/game-types.ts';
import type { Decision, Rules } from '../game/rules.ts';
import { answersOf, askingFrame, askOf, decisionOn, NONE, options, seatOf } from './options.ts';

/** Seals an answer and puts its follow-up ask in its place. Lists are shared, so this makes new ones. */
export function seal<G extends GameTypes>(
  match: Match<G>,
  ask: G['ask'],
  choice: Choice<G>,
  further: G['ask'] | undefined,
): void {
  match.sealed = withAnswer(match.sealed, ask, choice);
  match.asks = replaced(match.asks, ask, further);
}

function withAnswer<G extends GameTypes>(
  sealed: readonly Answer<G>[],
  ask: G['ask'],
  choice: Choice<G>,
): readonly Answer<G>[] {
  const answer: Answer<G> = { ask, choice };
  if (sealed.length === 0) return [answer];
  const place = placeFor(sealed, ask.seat);
  return place === sealed.length ? [...sealed, answer] : sealed.toSpliced(place, 0, answer);
}

function replaced<Ask extends { readonly seat: Seat }>(
  asks: readonly Ask[],
  ask: Ask,
  by: Ask | undefined,
): readonly Ask[] {
  if (asks.length === 1) return by === undefined ? NONE : [by];
  const others: Ask[] = [];
  for (let i = 0; i < asks.length; i++) {
    const open = asks[i] as Ask;
    if (open.seat !== ask.seat) others.push(open);
    else if (by !== undefined) others.push(by);
  }
  return others;
}

/** The index for a seat's next answer: sealed answers are in seat order. */
export function placeFor<G extends GameTypes>(sealed: readonly Answer<G>[], seat: Seat): number {
  let place = sealed.length;
  while (place > 0 && seatOf(sealed, place - 1) > seat) place--;
  return place;
}

/** Answers everything that the current question asks of a seat, using `decide`, without revealing anything. */
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

/** Remembers the last look-up, because the rules hardly ever change. */
const last: { decisions: object | null; any: boolean } = { decisions: null, any: false };

export function hasSingles<G extends GameTypes>({ decisions }: Rules<G>): boolean {
  if (last.decisions !== decisions) {
    last.decisions = decisions;
    last.any = Object.values<Decision<G>>(decisions).some(({ answersItself }) => answersItself === true);
  }
  return last.any;
}

/** Seals the answers to asks that answer themselves; returns whether there were any. */
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
