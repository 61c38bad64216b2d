import {
  choose,
  type Dice,
  diceFromSeed,
  drawFrom,
  type GameTypes,
  type Header,
  type Heuristics,
  type Match,
  placeShares,
  playersDice,
  type Rules,
  type Seat,
  view,
} from '@starboard/kernel';
import type { Bot } from '../../bot.ts';
import { byPolicy } from '../../plain/lookahead.ts';
import { exchangeOf, type ShareExchange } from './exchange.ts';

/** Whose mixtures are the reference, and what a match is worth at any question. */
export interface Judge<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly heuristics: Heuristics<G>;
  readonly bot: Bot;
  /** What a match is worth to a seat as a place share, with two seats its chance to win; undefined if it takes samples. */
  known(match: Match<G>, seat: Seat): number | undefined;
  /** One sample of what a match is worth. It may play on, in place, with the match's own dice. */
  sample(match: Match<G>, seat: Seat): number;
}

/** What a game and its bot give to judge by. */
export interface JudgeOf<G extends GameTypes> {
  readonly bot: Bot;
  readonly rules: Rules<G>;
  readonly heuristics: Heuristics<G>;
  readonly header: Pick<Header, 'setup' | 'seating'>;
}

/**
 * A finished match is worth its result, and a solved one what the solution says. Any other is worth what the bot itself
 * expects of it. Where the bot says nothing of that, or couldn't see everything, the match is played on: to the next
 * question where it does, or to the end of the turn. Among many who play for themselves, the rest of a turn would hide
 * every choice in its noise, so there the game's value is asked at once.
 */
export function judgeBy<G extends GameTypes>({ bot, rules, heuristics, header }: JudgeOf<G>): Judge<G> {
  const { tactics, solution, plain, value } = heuristics;
  const exchange = exchangeOf(rules, header);
  const twoSided = header.seating.every((_, seat) => exchange(0, 0, seat) !== undefined);
  const certain = (match: Match<G>, seat: Seat): number | undefined =>
    match.result === null ? solution?.worthOf?.(match, seat) : placeShares(match.result)[seat];
  const expects = (match: Match<G>): boolean => tactics?.expects?.(match.board) === true;
  const open = (match: Match<G>): boolean => !rules.secrets || rules.isOpen?.(match.board) === true;
  const thought = (match: Match<G>, seat: Seat): number | undefined =>
    expects(match) ? expectation(bot, rules, heuristics, exchange, match, seat) : undefined;
  const atOnce = (match: Match<G>, seat: Seat): number | undefined =>
    twoSided || expects(match) ? undefined : value(match, seat);
  const known = (match: Match<G>, seat: Seat): number | undefined =>
    certain(match, seat) ?? atOnce(match, seat) ?? (open(match) ? thought(match, seat) : undefined);
  const next = (match: Match<G>, dice: Dice): void => {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error(`${rules.id}: nothing is asked, yet the match goes on`);
    const choice = expects(match)
      ? bot.choose(rules, heuristics, view(rules, match, ask.seat), dice)
      : drawFrom(byPolicy({ rules, instincts: plain }, match, ask, dice), dice);
    choose(rules, match, ask, choice);
  };
  return {
    rules,
    heuristics,
    bot,
    known,
    sample(match, seat) {
      const turn = rules.turn(match.board);
      const dice = playersDice(match.dice);
      for (;;) {
        const now = rules.turn(match.board);
        const later = now > turn;
        const worth = known(match, seat) ?? (later ? thought(match, seat) : undefined);
        if (worth !== undefined) return worth;
        if (later && (!expects(match) || now > turn + 1)) return value(match, seat);
        next(match, dice);
      }
    },
  };
}

/** What the bot expects of a match for a seat, by what it thinks in the place of whoever is asked. */
function expectation<G extends GameTypes>(
  bot: Bot,
  rules: Rules<G>,
  heuristics: Heuristics<G>,
  exchange: ShareExchange,
  match: Match<G>,
  seat: Seat,
): number | undefined {
  if (match.sealed.length > 0) return undefined;
  for (const ask of match.asks) {
    if (exchange(0, ask.seat, seat) === undefined) continue;
    const seen = view(rules, match, ask.seat);
    if ((seen.mine?.options.length ?? 0) < 2) continue;
    const { options } = bot.think(rules, heuristics, seen, diceFromSeed('judge'), false);
    let sum = 0;
    for (const { share, worth } of options) sum += worth === null ? Number.NaN : (share * (1 + worth.mean)) / 2;
    if (Number.isFinite(sum)) return exchange(Math.min(1, Math.max(0, sum)), ask.seat, seat);
  }
  return undefined;
}
