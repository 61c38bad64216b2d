import { begin, type Choice, choose, diceFromSeed, draw, options } from '@starboard/kernel';
import { situationOf, solvedOptions } from '../bot/solved.ts';
import { rules } from '../rules/index.ts';
import type { Ask, Duel, Match } from '../rules/model.ts';
import { adviseAims } from '../solution/advice/advice.ts';
import { fromTableAtOnce } from '../solution/advice/worths.ts';
import type { Condition } from '../solution/model/hits.ts';
import { classOf, POSITIONS } from '../solution/model/positions.ts';
import { WHOLE } from '../solution/model/ships.ts';
import { valueAt } from '../solution/table/layout.ts';
import { loadSmall } from '../solution/table/load-small.ts';
import { FOLDER, readFullTable } from './full-table.ts';
import { scoreOfHandicap } from './handicap.ts';
import { type TurnRegret, turnRegret } from './regret.ts';

/* Measures the small table against the full one, and what systems are worth: `npm run solve:measure -- GAMES`. */

const GAMES = Number(process.argv[2] ?? 1000);
const found = readFullTable(process.argv[3] ?? FOLDER);
if (found === undefined) throw new Error('there is no full table: run npm run solve first');
const values = found;
const full = fromTableAtOnce(values);
const small = loadSmall();

console.log(`always aiming at the enemy's port scores ${scoreOfHandicap().toFixed(3)}`);
systems();
tenPositions();
play();

/** What a system is worth to a ship of 8 protection against another, on average over all positions. */
function systems(): void {
  const ship: Condition = { ...WHOLE, protection: 8 };
  const mean = (mine: Condition): number => {
    const [a, b] = [values.fleet.numberOf(mine) ?? 0, values.fleet.numberOf(ship) ?? 0];
    const all = POSITIONS.filter(({ noseToNose, movingApart }) => noseToNose + movingApart === 0);
    return all.reduce((sum, at) => sum + valueAt(values, a, b, classOf(at)), 0) / all.length;
  };
  const without: { readonly [what: string]: Condition } = {
    'a turret laser': { ...ship, turret: 1 },
    'a hit on the computer': { ...ship, computerHits: 1 },
    'the aft laser': { ...ship, aft: 0 },
    'a forward laser': { ...ship, forward: 2 },
    'life support': { ...ship, air: 6 },
  };
  for (const [what, lost] of Object.entries(without)) {
    console.log(`losing ${what} at 8 against 8 costs ${((mean(ship) - mean(lost)) * 50).toFixed(2)} points`);
  }
}

function tenPositions(): void {
  let worst = 0;
  for (let n = 0; n < 10; n++) {
    const pick = (of: number, salt: number): number => ((n * 7919 + salt * 104729) * 31) % of;
    const mine = values.fleet.conditions[pick(values.fleet.conditions.length, 1)] ?? WHOLE;
    const theirs = values.fleet.conditions[pick(values.fleet.conditions.length, 2)] ?? WHOLE;
    const position = POSITIONS[pick(POSITIONS.length, 3)];
    if (position === undefined) continue;
    const situation = { position, mine, theirs, quiet: 0 };
    const page = adviseAims(small, situation).worth;
    const table = adviseAims(full, situation).worth;
    worst = Math.max(worst, Math.abs(page - table));
    console.log(`${JSON.stringify(situation)}: page ${page.toFixed(4)}, table ${table.toFixed(4)}`);
  }
  console.log(`ten positions of the page differ by at most ${(worst * 50).toFixed(2)} points`);
}

/** The small table against whoever answers each turn best by the full one. */
function play(): void {
  let regret = 0;
  let turns = 0;
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < GAMES; n++) {
    const match = begin(
      rules,
      { choosing: 'seated', designs: 'stock', given: [], quietLimit: 100 },
      [null, null],
      diceFromSeed(`measure ${n}`),
    );
    const dice = diceFromSeed(`choices ${n}`);
    let turn: TurnRegret | null = null;
    let number = 0;
    while (match.result === null) {
      const [ask] = match.asks;
      if (ask === undefined) break;
      const own = options(rules, match, ask);
      if (match.board.turn !== number) turn = null;
      number = match.board.turn;
      if ((ask.kind === 'aim' || ask.kind === 'heading') && turn === null) {
        turn = turnRegret(small, full, situationOf(match.board, 0));
        turns++;
        regret += Math.max(0, turn.worth - turn.sure);
        for (const each of match.asks)
          choose(rules, match, each, answer(match, each, options(rules, match, each), turn, dice));
        continue;
      }
      choose(rules, match, ask, answer(match, ask, own, turn, dice));
    }
    const [first = 1, second = 1] = match.result?.places ?? [];
    const score = first === second ? 0.5 : first < second ? 1 : 0;
    sum += score;
    squares += score * score;
    if ((n + 1) % 50 === 0 || n + 1 === GAMES) {
      const mean = sum / (n + 1);
      const error = 1.96 * Math.sqrt((squares / (n + 1) - mean * mean) / (n + 1));
      console.log(
        `${n + 1} games: local regret ${(regret / (n + 1)).toFixed(4)} a game (${(regret / turns).toFixed(5)} a turn), score against the best answer of each turn ${mean.toFixed(3)} ± ${error.toFixed(3)}`,
      );
    }
  }
}

function answer(
  match: Match,
  ask: Ask,
  own: readonly Choice<Duel>[],
  turn: TurnRegret | null,
  dice: ReturnType<typeof diceFromSeed>,
): Choice<Duel> {
  if (ask.seat === 1 && turn !== null) {
    const { turret, lasers } = match.board.ships[0];
    const myAim = lasers[3] || lasers[4] ? turret : null;
    const wanted =
      ask.kind === 'aim' ? turn.theirAim : ask.kind === 'heading' ? turn.theirHeadings.get(myAim) : undefined;
    const found = own.find((each) => each === wanted);
    if (found !== undefined) return found;
  }
  const shares = solvedOptions(ask.seat === 0 ? small : full, match.board, ask, own) ?? [];
  let mark = draw(dice, 1 << 24) / (1 << 24);
  for (const [i, option] of own.entries()) {
    mark -= shares[i]?.share ?? 0;
    if (mark < 0) return option;
  }
  return own[0] ?? [];
}
