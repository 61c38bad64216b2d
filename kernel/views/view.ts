import { type Dice, diceFromKey, drawKey, pick } from '../dice/dice.ts';
import type { GameTypes, Match, Seat, View, Viewer } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { cloneFrames } from '../match/clone.ts';
import { answersOf, askOf, firstAsks, NONE, options } from '../match/options.ts';
import { sealAll } from '../match/sealing.ts';

/** `memory` is what the match runner has folded for the viewer; by default, the viewer has learnt nothing yet. */
export function view<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  viewer: Viewer,
  memory: G['memory'] = blankMemory(rules),
): View<G> {
  return {
    seat: viewer,
    board: rules.see(match.board, viewer),
    stack: cloneFrames<G>(match.stack),
    question: match.question,
    asked: firstAsks(match),
    ready: readySeats(match),
    ...ownAnswers(rules, match, viewer),
    memory,
    result: match.result,
  };
}

export function blankMemory<G extends GameTypes>({ memory }: Rules<G>): G['memory'] {
  return memory === undefined ? null : memory.blank;
}

/**
 * While answers to a question come in, this is all that changes in a view, apart from a seat's own answers in its own
 * view.
 */
export function readySeats<G extends GameTypes>(match: Match<G>): readonly Seat[] {
  if (match.sealed.length === 0) return NONE;
  return firstAsks(match)
    .map((first) => first.seat)
    .filter((each) => askOf(match, each) === undefined);
}

export function ownAnswers<G extends GameTypes>(
  rules: Rules<G>,
  match: Match<G>,
  viewer: Viewer,
): Pick<View<G>, 'sealed' | 'mine'> {
  const ask = viewer === null ? undefined : askOf(match, viewer);
  return {
    sealed: viewer === null ? NONE : answersOf(match, viewer),
    mine: ask === undefined ? null : { ask, options: options(rules, match, ask) },
  };
}

export function mayKnow(event: GameTypes['event'], viewer: Viewer): boolean {
  const named = (seats: readonly Seat[]): boolean => viewer !== null && seats.includes(viewer);
  return event.to === undefined ? event.not === undefined || !named(event.not) : named(event.to);
}

/**
 * A complete match that fits a view. Everything the viewer can't know is drawn at random: hidden things, others' sealed
 * answers, future dice.
 */
export function imagine<G extends GameTypes>(rules: Rules<G>, seen: View<G>, dice: Dice): Match<G> {
  const others = seen.asked.filter((ask) => ask.seat !== seen.seat);
  const match: Match<G> = {
    board: rules.imagine(seen, dice),
    dice: diceFromKey(drawKey(dice)),
    stack: cloneFrames<G>(seen.stack),
    question: seen.question,
    asks: (seen.mine === null ? others : [...others, seen.mine.ask]).sort((a, b) => a.seat - b.seat),
    sealed: seen.sealed,
    result: seen.result,
  };
  for (const seat of seen.ready) if (seat !== seen.seat) sealAll(rules, match, seat, (some) => pick(dice, some));
  return match;
}
