import { rules } from '@starboard/duel-in-space/rules';
import { begin, choose, type Dice, diceFromSeed, options, pick } from '@starboard/kernel';
import type { Event, Match } from '../../rules/model.ts';
import { HEADINGS } from '../../solution/model/landings.ts';
import { conditionOf } from '../../solution/model/ships.ts';
import { HITS, SHOTS } from '../../solution/turn/chances.ts';
import { fixedLasers } from '../../solution/turn/outcomes.ts';
import { compareEnd, type Expect, positionOf, type TurnSoFar } from './compare-ends.ts';
import { compareHits } from './compare-hits.ts';

/** Plays random duels by the rules and holds the solver's model against every step. */

export interface Comparison {
  matches: number;
  turns: number;
  compared: number;
  readonly faults: string[];
}

export function compareWithRules(matches: number, seed: string): Comparison {
  const comparison: Comparison = { matches, turns: 0, compared: 0, faults: [] };
  const seen = new Set<string>();
  for (let n = 0; n < matches; n++) compareMatch(`${seed} ${n}`, n, comparison, seen);
  return comparison;
}

const SETUP = { choosing: 'seated', designs: 'stock', given: [] } as const;

function compareMatch(seed: string, n: number, comparison: Comparison, seen: Set<string>): void {
  const dice = diceFromSeed(`choices ${seed}`);
  const match = begin(
    rules,
    { ...SETUP, quietLimit: n % 4 === 0 ? 3 : 100 },
    [null, null],
    diceFromSeed(seed),
    undefined,
  );
  const expect = (what: string, model: unknown, game: unknown): void => {
    comparison.compared++;
    if (model !== game)
      comparison.faults.push(`${seed}, turn ${match.board.turn}: ${what}: model ${model}, rules ${game}`);
  };
  let turn = turnFrom(match);
  let number = match.board.turn;
  comparison.turns++;
  while (match.result === null) {
    const events: Event[] = [];
    const kind = match.asks[0]?.kind;
    if (kind === 'aim' || kind === 'heading') compareAsks(match, turn, kind, expect);
    if (kind === 'fire') compareFire(match, turn, expect);
    answerAll(match, turn, dice, events);
    for (const event of events) {
      if (event.type === 'shot') compareShot(event.needed, turn, event.by === 0 ? 0 : 1, expect);
      if (event.type === 'damage') turn.hits[event.seat === 0 ? 0 : 1]++;
    }
    compareHits(match, seen, expect);
    if (match.result === null && match.board.turn === number) continue;
    compareEnd(match, turn, expect);
    if (match.result !== null) break;
    turn = turnFrom(match);
    number = match.board.turn;
    comparison.turns++;
  }
}

function turnFrom(match: Match): TurnSoFar {
  const { ships, turn, lastHit } = match.board;
  return {
    position: positionOf(match),
    ships: [conditionOf(ships[0]), conditionOf(ships[1])],
    quiet: turn - 1 - lastHit,
    aims: [0, 0],
    headings: [0, 0],
    hits: [0, 0],
  };
}

/** 3.2 and 4.2: who aims, and that every short heading is allowed. */
function compareAsks(match: Match, { ships }: TurnSoFar, kind: 'aim' | 'heading', expect: Expect): void {
  for (const seat of [0, 1] as const) {
    const ask = match.asks.find((each) => each.seat === seat);
    if (kind === 'aim') expect('aims', ships[seat].turret > 0, ask !== undefined);
    else {
      const allowed = ask === undefined ? [] : options(rules, match, ask);
      for (const clicks of HEADINGS) expect(`heading ${clicks}`, true, allowed.includes(clicks));
    }
  }
}

/** 5.1 The number of lasers that bear. */
function compareFire(match: Match, { ships, aims }: TurnSoFar, expect: Expect): void {
  for (const seat of [0, 1] as const) {
    const ask = match.asks.find((each) => each.seat === seat);
    const port = match.board.ports[seat];
    const [all = []] = ask === undefined ? [] : options(rules, match, ask);
    const lasers = fixedLasers(ships[seat], port) + (aims[seat] === port ? ships[seat].turret : 0);
    expect('lasers that bear', lasers, Array.isArray(all) ? all.length : 0);
  }
}

function answerAll(match: Match, turn: TurnSoFar, dice: Dice, events: Event[]): void {
  for (const ask of match.asks) {
    const all = options(rules, match, ask);
    const seat = ask.seat === 0 ? 0 : 1;
    // Everything that bears is fired most of the time, and most leave no contact, so that duels get far.
    const salvo = ask.kind === 'fire' && pick(dice, [0, 1, 2, 3]) > 0 ? all[0] : undefined;
    const choice = salvo ?? (ask.kind === 'heading' ? pick(dice, HEADINGS) : pick(dice, all));
    if (ask.kind === 'aim') turn.aims[seat] = Number(choice);
    if (ask.kind === 'heading') turn.headings[seat] = Number(choice);
    choose(rules, match, ask, choice, (event) => events.push(event));
  }
}

/** 5.3 The number needed, and with it the chance of a hit. */
function compareShot(needed: number | null, { ships, headings }: TurnSoFar, seat: 0 | 1, expect: Expect): void {
  const number = 4 + ships[seat].computerHits + Math.abs(headings[seat]);
  expect('number needed', number, needed);
  let throws = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (needed !== null && a + b >= needed) throws++;
  expect('chance of a hit', Math.round((HITS[(number * SHOTS + 1) * SHOTS + 1] ?? 0) * 36 * 1e9), throws * 1e9);
}
