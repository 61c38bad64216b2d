import {
  askingFrame,
  begin,
  type Choice,
  choose,
  type Dice,
  diceFromSeed,
  drawFrom,
  options,
  pick,
  weighted,
} from '@starboard/kernel';
import { plain } from '../bot/plain/index.ts';
import { solvedOptions } from '../bot/solved.ts';
import { rules } from '../rules/index.ts';
import { type Ask, type Duel, type Match, other, shipOf } from '../rules/model.ts';
import { loadSmall } from '../solution/table/load-small.ts';
import { QUIET_LIMIT } from '../solution/turn/backward.ts';

/* Lets simple players try their luck against the small table: `npm run solve:field -- GAMES`. */

const GAMES = Number(process.argv[2] ?? 2000);
const small = loadSmall();

type Player = (match: Match, ask: Ask, own: readonly Choice<Duel>[], dice: Dice) => Choice<Duel>;

const solved: Player = ({ board }, ask, own, dice) => {
  const known = solvedOptions(small, board, ask, own);
  if (known === undefined) throw new Error(`no solution for ${ask.kind}`);
  const shares = known.map(({ share }) => share);
  return drawFrom(weighted(own, shares), dice);
};

const random: Player = (_match, _ask, own, dice) => pick(dice, own);

/** What the plain bot does without looking ahead. */
const policy: Player = (match, ask, own, dice) =>
  drawFrom(plain.policy(match.board, ask, own, askingFrame(match), dice, match.stack), dice);

/** Aims where it sees the enemy, turns its nose there, and fires everything. */
const naive: Player = ({ board }, ask, own) => {
  const port = shipOf(board.ports, ask.seat);
  const turn = port > 5 ? port - 9 : port - 1;
  const wanted = ask.kind === 'aim' ? port : ask.kind === 'heading' ? turn : undefined;
  return own.find((each) => each === wanted) ?? own[0] ?? [];
};

/** Aims where it sees the enemy, and answers with the best heading. */
const stareAndSteer: Player = (match, ask, own, dice) =>
  ask.kind === 'aim' ? naive(match, ask, own, dice) : solved(match, ask, own, dice);

/** Aims well, and never turns. */
const straight: Player = (match, ask, own, dice) =>
  ask.kind === 'heading' ? (own.find((each) => each === 0) ?? 0) : solved(match, ask, own, dice);

const FIELD: { readonly [name: string]: Player } = {
  random,
  'plain without looking ahead': policy,
  'aims and turns at the enemy': naive,
  'aims at the enemy, best headings': stareAndSteer,
  'best aims, never turns': straight,
  'the small table itself': solved,
};

for (const [name, rival] of Object.entries(FIELD)) {
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < GAMES; n++) {
    const score = play(rival, n);
    sum += score;
    squares += score * score;
  }
  const mean = sum / GAMES;
  const error = 1.96 * Math.sqrt((squares / GAMES - mean * mean) / GAMES);
  console.log(`${name}: ${(mean * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)} over ${GAMES} games`);
}

/** The rival's score. Seats alternate. */
function play(rival: Player, number: number): number {
  const seat = number % 2;
  const setup = { choosing: 'seated', designs: 'stock', given: [], quietLimit: QUIET_LIMIT } as const;
  const match = begin(rules, setup, [null, null], diceFromSeed(`field ${number}`));
  const dice = diceFromSeed(`choices ${number}`);
  while (match.result === null) {
    const [ask] = match.asks;
    if (ask === undefined) break;
    const own = options(rules, match, ask);
    choose(rules, match, ask, (ask.seat === seat ? rival : solved)(match, ask, own, dice));
  }
  const places = match.result?.places ?? [];
  const [mine = 1, theirs = 1] = [places[seat], places[other(seat)]];
  return mine === theirs ? 0.5 : mine < theirs ? 1 : 0;
}
