import { heuristics } from '@starboard/duel-in-space/bot';
import { rules } from '@starboard/duel-in-space/rules';
import { askOf, choose, diceFromSeed, options, same, view } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { plain } from '../plain/plain.ts';
import { random } from '../random.ts';
import { answerOf, dealt, playedOut, wins } from './playing-out.ts';

const TWO = [null, null] as const;
const think = (match: ReturnType<typeof duel>, dice = 'thought') => answerOf(plain, rules, heuristics, match, 0, dice);

function duel(setup: object = {}, seed = 'duel') {
  return dealt(rules, setup, TWO, seed);
}

function answer(match: ReturnType<typeof duel>, seat: number, choice: number | boolean): void {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  choose(rules, match, ask, choice);
}

/** Two ships that have flown apart for the third time and are asked to fight on. */
function apart() {
  const match = duel();
  match.board.ports = [5, 4];
  match.board.movingApart = 2;
  for (const ship of match.board.ships) ship.lasers = [true, true, true, true, true, false];
  for (const seat of [0, 1]) answer(match, seat, 1);
  for (const seat of [0, 1]) answer(match, seat, 0);
  expect(match.asks.map(({ kind }) => kind)).toEqual(['fight-on', 'fight-on']);
  return match;
}

describe('the plain bot at a duel', () => {
  it('answers every kind of ask with one of its options', () => {
    const kinds = new Set<string>();
    for (const designs of ['stock', 'open', 'secret']) {
      const match = duel({ designs, choosing: 'rolled' }, designs);
      playedOut(rules, heuristics, match, [plain, plain], designs, kinds);
    }
    playedOut(rules, heuristics, apart(), [plain, plain], 'apart', kinds);
    expect([...kinds].sort()).toEqual(['aim', 'design', 'fight-on', 'fire', 'heading', 'ship']);
  });

  it('chooses the same with the same view and dice', () => {
    const match = duel();
    expect(think(match)).toEqual(think(match));
    for (const seat of [0, 1]) answer(match, seat, 3);
    expect(think(match)).toEqual(think(match));
  });

  it('can be guessed by nobody: other dice, another answer', () => {
    const match = duel();
    const answers = new Set(Array.from({ length: 12 }, (_, i) => think(match, `${i}`)));
    expect(answers.size).toBeGreaterThan(1);
  });

  it("cannot know another's sealed answer", () => {
    const open = duel();
    for (const seat of [0, 1]) answer(open, seat, 3);
    const before = think(open);
    const heading = askOf(open, 1);
    if (heading === undefined) throw new Error('seat 1 is not asked');
    for (const clicks of options(rules, open, heading)) {
      const sealed = structuredClone(open);
      const ask = askOf(sealed, 1);
      if (ask !== undefined) choose(rules, sealed, ask, clicks);
      expect(think(sealed)).toEqual(before);
    }
  });

  it('cannot know dice to come', () => {
    const match = duel();
    const before = think(match);
    match.dice = diceFromSeed('other dice');
    expect(think(match)).toEqual(before);
  });

  it("cannot know another's secret design", () => {
    const match = duel({ designs: 'secret' });
    while (askOf(match, 0)?.kind === 'design') answer(match, 0, 5);
    while (askOf(match, 1)?.kind === 'design') answer(match, 1, 5);
    const before = think(match);
    match.board.ships[1].design = { manoeuvre: 1, accuracy: 11, protection: 8 };
    expect(think(match)).toEqual(before);
  });

  it('fires all that bears', () => {
    const match = duel();
    match.board.ports = [1, 5];
    for (const seat of [0, 1]) answer(match, seat, 1);
    for (const seat of [0, 1]) answer(match, seat, 0);
    const { mine } = view(rules, match, 0);
    expect(mine?.ask.kind).toBe('fire');
    expect(same(think(match), ['forward-1', 'forward-2', 'forward-3', 'turret-1', 'turret-2'])).toBe(true);
  });

  it('fights on in an even duel, and slips away from a lost one', () => {
    const even = apart();
    expect(think(even)).toBe(true);
    const lost = apart();
    Object.assign(lost.board.ships[0], { protectionLost: 9, computerHits: 6, lifeSupport: 3 });
    expect(think(lost)).toBe(false);
  });
});

describe('the arena', () => {
  it('the plain bot beats random choice in at least 34 of 40 duels', () => {
    const first = wins(rules, heuristics, 0, [plain, random], TWO, 20);
    expect(first + wins(rules, heuristics, 1, [random, plain], TWO, 20)).toBeGreaterThanOrEqual(34);
  });

  it('the plain bot beats the drone in at least 30 of 40 duels', () => {
    const first = wins(rules, heuristics, 0, [plain, null], [null, 'drone'], 20);
    expect(first + wins(rules, heuristics, 1, [null, plain], ['drone', null], 20)).toBeGreaterThanOrEqual(30);
  });
});
