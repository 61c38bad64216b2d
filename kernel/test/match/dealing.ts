import { type CardGame, cards } from '@starboard/testkit';
import { diceFromKey, diceFromSeed } from '../../dice/dice.ts';
import type { Choice, Match } from '../../game/game-types.ts';
import { begin } from '../../match/begin.ts';
import { choose } from '../../match/choose.ts';
import { askOf, options } from '../../match/options.ts';

/** The card game set up for tests: the hands, the rigged dice, and the answers by seat. */

type Card = Match<CardGame>['board']['hands'][number][number];
type Hands = readonly (readonly Card[])[];

export interface Dealt {
  readonly match: Match<CardGame>;
  readonly events: CardGame['event'][];
}

/** A match with these hands; `faces` are the next dice. */
export function dealt(hands: Hands, furies = 0, ...faces: readonly number[]): Dealt {
  const { key } = diceFromSeed('cards');
  const seating = hands.map(() => null);
  const events: CardGame['event'][] = [];
  const match = begin(cards, { rounds: 2, hand: 0, furies }, seating, diceFromKey(key, faces), (event) =>
    events.push(event),
  );
  match.board.hands = hands.map((hand) => [...hand]);
  match.board.held = hands.flat().length;
  return { match, events };
}

export function struck(hands: Hands, ...faces: readonly number[]): Dealt {
  const played = dealt(hands, 0, ...faces);
  answer(played, 0, 1);
  return played;
}

/** Answers a seat's ask; the choice must be one of its options. */
export function answer({ match, events }: Dealt, seat: number, choice: Choice<CardGame>): void {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  if (!options(cards, match, ask).includes(choice)) throw new Error(`${choice} may not be answered to ${ask.kind}`);
  choose(cards, match, ask, choice, (event) => events.push(event));
}

/** The open asks, as "seat moment" or "seat kind". */
export function asked({ match: { asks } }: Dealt): readonly string[] {
  return asks.map((ask) => (ask.kind === 'window' ? `${ask.seat} ${ask.moment}` : `${ask.seat} ${ask.kind}`));
}

/** The options of the first open ask. */
export function offered({ match }: Dealt): readonly Choice<CardGame>[] {
  const [ask] = match.asks;
  return ask === undefined ? [] : options(cards, match, ask);
}

/** The events by type; used effects as "seat effect". */
export function told({ events }: Dealt): readonly string[] {
  return events.map((event) => (event.type === 'used' ? `${event.seat} ${event.effect}` : event.type));
}

/** Passes, and strikes the first target, until this ask is open. */
export function passUntil(played: Dealt, wanted: string): void {
  for (let tries = 0; tries < 50 && asked(played)[0] !== wanted; tries++) {
    const [ask] = played.match.asks;
    const [first = null] = offered(played);
    if (ask !== undefined) answer(played, ask.seat, ask.kind === 'window' ? null : first);
  }
}
