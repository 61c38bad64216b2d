import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { type PurposeDice, purposeNumber, turnTo } from '../../dice/by-purpose.ts';
import { diceFromKey, diceFromSeed, draw, keyFromSeed, roll, roll2d6, shuffle } from '../../dice/dice.ts';
import {
  cloneDice,
  diceFor,
  drawFor,
  IN_ORDER,
  isByPurpose,
  type MatchDice,
  matchDice,
  pickFor,
  playersDice,
  roll2d6For,
  rollFor,
  shuffleFor,
  withKey,
} from '../../dice/match-dice.ts';

type Purpose = 'hit' | 'damage' | 'deck';

function fresh(turn = 1, seed = 'purpose'): PurposeDice<Purpose> {
  const dice: MatchDice<Purpose> = matchDice({ key: keyFromSeed(seed) });
  if (!isByPurpose(dice)) throw new Error('dice are drawn by purpose unless something else is said');
  turnTo(dice, turn);
  return dice;
}

const words = (dice: MatchDice<Purpose>, purpose: Purpose, who: number | null, count = 12): number[] =>
  Array.from({ length: count }, () => drawFor(dice, purpose, who, 1_000_000));

test('a draw follows from the turn, the purpose, who draws and its number alone', () => {
  const alone = words(fresh(), 'hit', 0);
  const among = fresh();
  const drawn = alone.map(() => {
    words(among, 'hit', 1, 2);
    words(among, 'damage', 0, 3);
    shuffleFor(among, 'deck', 0, [1, 2, 3]);
    diceFor(among, 'deck', null);
    return drawFor(among, 'hit', 0, 1_000_000);
  });
  expect(drawn).toEqual(alone);
});

test('every stream has words of its own: another turn, purpose, drawer or key gives others', () => {
  const streams = [1, 2, 7, 8, 9, 16, 17].flatMap((turn) =>
    (['hit', 'damage', 'deck'] as const).flatMap((purpose) =>
      [null, 0, 1, 2, 3, 254].map((who) => words(fresh(turn), purpose, who)),
    ),
  );
  const all = [...streams, words(fresh(1, 'another'), 'hit', 0)].flat();
  expect(new Set(all).size).toBeGreaterThan(all.length - 5);
});

test('two hundred keys by purpose used in turns do not disturb one another', () => {
  const seeds = Array.from({ length: 200 }, (_, i) => `key ${i}`);
  const together = seeds.map((seed) => fresh(1, seed));
  const mixed = [0, 1, 2].map(() => together.map((dice) => drawFor(dice, 'hit', 0, 1_000_000)));
  const alone = seeds.map((seed) => words(fresh(1, seed), 'hit', 0, 3));
  expect(mixed).toEqual([0, 1, 2].map((nth) => alone.map((drawn) => drawn[nth])));
  expect(new Set(alone.map(([first]) => first)).size).toBeGreaterThan(195);
});

test('a new turn begins at its own first word, however much was drawn before it', () => {
  const dice = fresh(1);
  words(dice, 'hit', 0, 5);
  turnTo(dice, 2);
  expect(dice.drawn).toEqual([]);
  expect(words(dice, 'hit', 0)).toEqual(words(fresh(2), 'hit', 0));
});

test('words come from ChaCha20: two streams in eight turns share a block, and the number of the draw is its counter', () => {
  const key = keyFromSeed('purpose');
  const wordAt = (turn: number, who: number, nth: number): number => {
    const nonce = [nth, turn >>> 3, (purposeNumber('hit') * 256 + who) >>> 1, 2];
    const bytes = (list: readonly number[]) => Buffer.from(Uint32Array.from(list).buffer);
    const block = createCipheriv('chacha20', bytes(key), bytes(nonce)).update(Buffer.alloc(64));
    return block.readUInt32LE(4 * ((turn % 8) * 2 + (who % 2)));
  };
  for (const turn of [0, 5, 13]) {
    for (const who of [0, 1, 6]) {
      const dice = fresh(turn);
      expect([0, 1, 2].map(() => drawFor(dice, 'hit', who, 0x10000))).toEqual(
        [0, 1, 2].map((nth) => wordAt(turn, who, nth) % 0x10000),
      );
    }
  }
});

test('words that would give a bias are passed over, and counted', () => {
  const dice = fresh();
  const below = 3 * 2 ** 30;
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const third = Math.floor(drawFor(dice, 'hit', 0, below) / 2 ** 30);
    counts[third] = (counts[third] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  expect(dice.drawn[1]).toBeGreaterThan(3500);
});

test.each([
  ['a die', 6, 20.5],
  ['two dice at once', 36, 66.6],
])('%s by purpose falls evenly over turns, drawers and draws', (_, sides, limit) => {
  const counts = Array.from({ length: sides }, () => 0);
  for (let turn = 0; turn < 1000; turn++) {
    const dice = fresh(turn);
    for (let i = 0; i < 24; i++) {
      const [a, b] = sides === 36 ? roll2d6For(dice, 'hit', i % 3) : [rollFor(dice, 'hit', i % 3), 0];
      const face = sides === 36 ? (a - 1) * 6 + b - 1 : a - 1;
      counts[face] = (counts[face] ?? 0) + 1;
    }
  }
  const expected = 24_000 / sides;
  expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(limit);
});

test('a shuffle by purpose brings about every order, and is one draw', () => {
  const orders = new Set<string>();
  const dice = fresh();
  for (let i = 0; i < 200; i++) {
    const list = [1, 2, 3, 4];
    shuffleFor(dice, 'deck', 0, list);
    orders.add(list.join(''));
  }
  expect(orders.size).toBe(24);
  expect(dice.drawn[1]).toBe(200);
});

test('dice by purpose are plain data: through JSON and copied they go on alike, and a copy has its own counts', () => {
  const dice = fresh();
  words(dice, 'hit', 0, 3);
  const twin: PurposeDice<Purpose> = JSON.parse(JSON.stringify(dice));
  const copy = cloneDice(dice);
  const next = words(dice, 'hit', 0);
  expect(words(copy, 'hit', 0)).toEqual(next);
  expect(words(twin, 'hit', 0)).toEqual(next);
});

test('dice in order draw as they always did, whatever it is for', () => {
  const key = keyFromSeed('order');
  const dice: MatchDice<Purpose> = matchDice({ key, way: IN_ORDER });
  const old = diceFromKey(key);
  const [mine, theirs] = [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ];
  shuffleFor(dice, 'deck', 1, mine);
  shuffle(old, theirs);
  expect(mine).toEqual(theirs);
  expect([rollFor(dice, 'hit', 0), ...roll2d6For(dice, 'damage', 1), drawFor(dice, 'hit', 2, 99)]).toEqual([
    roll(old),
    ...roll2d6(old),
    draw(old, 99),
  ]);
  expect(diceFor(dice, 'deck', 0)).toBe(dice);
  expect(playersDice(dice)).toBe(dice);
  expect(dice).toEqual(old);
});

test('a branch draws from another key from there on, in either way', () => {
  const [dice, other] = [fresh(), keyFromSeed('branch')];
  words(dice, 'hit', 0, 3);
  const branched = withKey(dice, other);
  expect(words(branched, 'hit', 0, 4)).toEqual(words(fresh(1, 'branch'), 'hit', 0, 7).slice(3));
  const inOrder = diceFromSeed('order');
  roll(inOrder);
  expect(withKey(inOrder, other)).toEqual({ ...inOrder, key: other });
});

test('nobody with a number that is too large can draw', () => {
  for (const who of [-1, 255, 256]) expect(() => rollFor(fresh(), 'hit', who)).toThrow(`${who}`);
});

test('a script decides rolls, draws, picks and shuffles by purpose, and everything else is left to chance', () => {
  const dice = fresh();
  dice.script = [
    { purpose: 'hit', who: 1, draws: [6, 5, 4] },
    { purpose: 'damage', draws: [2, 1] },
    { purpose: 'deck', draws: [[3, 1], 7] },
  ];
  expect(rollFor(dice, 'hit', 0)).toBe(rollFor(fresh(), 'hit', 0));
  expect(rollFor(dice, 'hit', 1)).toBe(6);
  expect(roll2d6For(dice, 'hit', 1)).toEqual([5, 4]);
  expect(pickFor(dice, 'damage', 0, ['a', 'b', 'c'])).toBe('c');
  expect(drawFor(dice, 'damage', null, 9)).toBe(1);
  const deck = ['a', 'b', 'c', 'd', 'e'];
  shuffleFor(dice, 'deck', 0, deck);
  expect(deck).toEqual(['d', 'b', 'a', 'c', 'e']);
  expect(drawFor(dice, 'deck', 0, 8)).toBe(7);
  expect(dice.script).toEqual([]);
  expect(words(dice, 'hit', 1)).toEqual(words(fresh(), 'hit', 1));
});

test('a script decides what a generator for a purpose draws first', () => {
  const dice = fresh();
  dice.script = [{ purpose: 'deck', draws: [[4, 0]] }];
  const own = diceFor(dice, 'deck', null);
  expect([draw(own, 5), draw(own, 5)]).toEqual([4, 0]);
  expect(draw(own, 1000)).toBe(draw(diceFor(fresh(), 'deck', null), 1000));
});

test('rigged faces are for any roll, but for no draw; the script comes before them', () => {
  const dice = matchDice<Purpose>({
    key: keyFromSeed('rigged'),
    rigged: [3, 4, 2],
    script: [{ purpose: 'damage', draws: [6] }],
  });
  expect(drawFor(dice, 'hit', 0, 1_000_000)).toBe(drawFor(fresh(0, 'rigged'), 'hit', 0, 1_000_000));
  expect([rollFor(dice, 'hit', 0), rollFor(dice, 'damage', 1), ...roll2d6For(dice, 'hit', 0)]).toEqual([3, 6, 4, 2]);
});

test.each([
  ['a face that the die has not', [7], (dice: PurposeDice<Purpose>) => rollFor(dice, 'hit', 0)],
  ['a face too few', [1], (dice: PurposeDice<Purpose>) => roll2d6For(dice, 'hit', 0)],
  ['a draw out of range', [5], (dice: PurposeDice<Purpose>) => drawFor(dice, 'hit', 0, 5)],
  ['a list for a draw', [[1]], (dice: PurposeDice<Purpose>) => drawFor(dice, 'hit', 0, 5)],
  ['a number for a shuffle', [1], (dice: PurposeDice<Purpose>) => shuffleFor(dice, 'hit', 0, [1, 2])],
  ['a place that the list has not', [[2]], (dice: PurposeDice<Purpose>) => shuffleFor(dice, 'hit', 0, [1, 2])],
  ['a place twice', [[1, 1]], (dice: PurposeDice<Purpose>) => shuffleFor(dice, 'hit', 0, [1, 2])],
])('%s is a mistake of the script', (_, draws, drawing) => {
  const dice = fresh();
  dice.script = [{ purpose: 'hit', draws }];
  expect(() => drawing(dice)).toThrow('script');
});

test('nothing can be picked from nothing for any purpose', () => {
  expect(() => pickFor(fresh(), 'hit', 0, [])).toThrow('empty');
});
