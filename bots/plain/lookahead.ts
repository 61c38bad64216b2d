import {
  askingFrame,
  askOf,
  type Choice,
  choose,
  cloneMatch,
  type Dice,
  drawFrom,
  type GameTypes,
  type Instincts,
  imagine,
  type Match,
  type Mixture,
  options,
  playersDice,
  type Rules,
  type Seat,
  type View,
} from '@starboard/kernel';

/** A draw is no win: an even fight is worth more. */
const DRAW = -0.1;

/** A game, and what the plain bot knows of it. */
export interface BotGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly instincts: Instincts<G>;
}

/** What a seat means to answer to the present question. */
export interface PlannedChoice<G extends GameTypes> {
  readonly seat: Seat;
  readonly choice: Choice<G>;
}

/** A match that may be the one the seat is in. Nobody else has answered in it: whether they have is no help in guessing what. */
export function possible<G extends GameTypes>({ rules }: BotGame<G>, view: View<G>, dice: Dice): Match<G> {
  return imagine(rules, { ...view, ready: [] }, dice);
}

/** Plays a copy on from one seat's plan and another's, by its policy in all that they leave open, until the turn or the match is over. */
export function playOn<G extends GameTypes>(
  game: BotGame<G>,
  from: Match<G>,
  own: PlannedChoice<G>,
  another: PlannedChoice<G> | null,
): Match<G> {
  const { rules } = game;
  const match = cloneMatch(rules, from);
  const turn = rules.turn(match.board);
  const dice = playersDice(match.dice);
  follow(rules, match, own);
  if (another !== null) follow(rules, match, another);
  while (match.result === null && rules.turn(match.board) === turn) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error(`${rules.id}: nothing is asked, yet the match goes on`);
    choose(rules, match, ask, drawFrom(byPolicy(game, match, ask, dice), dice));
  }
  return match;
}

function follow<G extends GameTypes>(rules: Rules<G>, match: Match<G>, { seat, choice }: PlannedChoice<G>): void {
  const ask = askOf(match, seat);
  if (ask !== undefined) choose(rules, match, ask, choice);
}

export function byPolicy<G extends GameTypes>(
  { rules, instincts }: BotGame<G>,
  match: Match<G>,
  ask: G['ask'],
  dice: Dice,
): Mixture<Choice<G>> {
  return instincts.policy(match.board, ask, options(rules, match, ask), askingFrame(match), dice, match.stack);
}

/** What a match is worth to a seat: 1 won, -1 lost. */
export function worth<G extends GameTypes>({ instincts }: BotGame<G>, { board, result }: Match<G>, seat: Seat): number {
  if (result === null) return instincts.evaluate(board, seat);
  const { places } = result;
  const place = places[seat] ?? places.length;
  if (places.every((each) => each === place)) return DRAW;
  return 1 - (2 * (place - 1)) / (places.length - 1);
}
