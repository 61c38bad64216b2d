import {
  begin,
  type Choice,
  checkSetup,
  type Dice,
  diceFromSeed,
  type GameTypes,
  type Heuristics,
  type Match,
  play,
  type Rules,
  type Seat,
  type Seating,
  view,
} from '@starboard/kernel';
import type { Bot } from '../index.ts';

/** A match at its first question. */
export function dealt<G extends GameTypes>(rules: Rules<G>, setup: object, seating: Seating, seed: string): Match<G> {
  const checked = checkSetup(rules, setup, seating);
  if (!checked.ok) throw new Error(checked.fact);
  return begin(rules, checked.setup, seating, diceFromSeed(seed));
}

/** What a bot answers to what a seat is asked now. */
export function answerOf<G extends GameTypes>(
  bot: Bot,
  rules: Rules<G>,
  heuristics: Heuristics<G>,
  match: Match<G>,
  seat: Seat,
  dice: Dice | string,
): Choice<G> {
  return bot.choose(rules, heuristics, view(rules, match, seat), typeof dice === 'string' ? diceFromSeed(dice) : dice);
}

/** Bots play a match to its end; an illegal answer fails the test. Each answered kind of ask is noted in `kinds`. */
export function playedOut<G extends GameTypes>(
  rules: Rules<G>,
  heuristics: Heuristics<G>,
  from: Match<G>,
  players: readonly (Bot | null)[],
  seed: string,
  kinds?: Set<string>,
): Match<G> {
  const dice = players.map((_, seat) => diceFromSeed(`${seed}, seat ${seat}`));
  let match = from;
  while (match.result === null) {
    const [ask] = match.asks;
    const bot = ask && players[ask.seat];
    const own = ask && dice[ask.seat];
    if (!ask || !bot || !own) throw new Error('somebody who is not there is asked');
    const choice = answerOf(bot, rules, heuristics, match, ask.seat, own);
    const played = play(rules, match, { seat: ask.seat, question: match.question, choice });
    if (!played.ok) throw new Error(`${bot.id} answered ${JSON.stringify(choice)} to ${ask.kind}: ${played.fact}`);
    kinds?.add(ask.kind);
    match = played.match;
  }
  return match;
}

/** How many of so many matches a seat wins outright. */
export function wins<G extends GameTypes>(
  rules: Rules<G>,
  heuristics: Heuristics<G>,
  seat: Seat,
  players: readonly (Bot | null)[],
  seating: Seating,
  matches: number,
): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const seed = `arena ${seat} ${i}`;
    const { result } = playedOut(rules, heuristics, dealt(rules, {}, seating, seed), players, seed);
    const places = result?.places ?? [];
    if (places[seat] === 1 && places.filter((place) => place === 1).length === 1) won++;
  }
  return won;
}
