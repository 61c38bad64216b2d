import { describe, expect, test } from 'vitest';
import { aimSays } from '../../board/combat/shot-words.ts';
import { expected } from '../../bot/plain/odds.ts';
import { SIDES } from '../../rules/06-attack/dice.ts';
import { attackOdds, damageChances, type Exchange } from '../../rules/06-attack/odds.ts';
import { shotOf } from '../../rules/06-attack/shots.ts';
import { type Face, shipOf } from '../../rules/model.ts';
import { oddsSay } from '../../words/shots.ts';
import { facing, locked } from '../support/duel.ts';

const PLAIN: Exchange = { attack: 2, defence: 1, aimed: false, locked: false, dodging: false, evades: 0 };

/** Every way in which some dice can fall. */
function throws(sides: readonly Face[], dice: number): readonly (readonly Face[])[] {
  return Array.from({ length: dice }).reduce<readonly (readonly Face[])[]>(
    (all) => all.flatMap((thrown) => sides.map((face) => [...thrown, face])),
    [[]],
  );
}

/** The same by throwing every die every way there is: what a lock rerolls, one by one, too. */
function byHand({ attack, defence, aimed, locked: lock, dodging, evades }: Exchange): readonly number[] {
  const hits = (face: Face): boolean => face === 'hit' || face === 'crit' || (aimed && face === 'focus');
  const left = Array<number>(attack + 1).fill(0);
  const reds = throws(SIDES.attack, attack);
  const greens = throws(SIDES.defence, defence);
  for (const red of reds) {
    const missed = lock ? red.filter((face) => !hits(face)).length : 0;
    const again = throws(SIDES.attack, missed);
    for (const rerolled of again) {
      const struck = red.filter(hits).length + rerolled.filter(hits).length;
      for (const green of greens) {
        const evaded = green.filter((face) => face === 'evade' || (dodging && face === 'focus')).length + evades;
        const damage = Math.max(0, struck - evaded);
        left[damage] = (left[damage] ?? 0) + 1 / (reds.length * again.length * greens.length);
      }
    }
  }
  return left;
}

describe('6.9 what gets through is as likely as all throws of the dice say', () => {
  test.each<Partial<Exchange>>([
    {},
    { aimed: true },
    { locked: true },
    { aimed: true, locked: true },
    { dodging: true, defence: 2 },
    { evades: 1 },
    { attack: 3, defence: 2, aimed: true, dodging: true, evades: 1 },
    { attack: 0 },
    { defence: 0 },
  ])('%o', (change) => {
    const exchange = { ...PLAIN, ...change };
    const exact = byHand(exchange);
    for (const [damage, chance] of damageChances(exchange).entries())
      expect(chance).toBeCloseTo(exact[damage] ?? 0, 12);
  });
});

test('the bot reckons with the same damage', () => {
  for (const [attack, defence] of [
    [2, 1],
    [3, 3],
    [4, 2],
  ] as const) {
    const exchange = { ...PLAIN, attack, defence };
    expect(attackOdds([exchange], { shields: 99, life: 99 }, []).damage).toBeCloseTo(
      expected(attack, false, defence, false),
      12,
    );
  }
});

test('6.11 of two shots either may hit, and both together may destroy', () => {
  const target = { shields: 3, life: 3 };
  const once = attackOdds([{ ...PLAIN, defence: 0 }], target, []);
  const twice = attackOdds(
    [
      { ...PLAIN, defence: 0 },
      { ...PLAIN, defence: 0 },
    ],
    target,
    [],
  );
  expect(once.kill).toBe(0);
  expect(once.hit).toBeCloseTo(3 / 4, 12);
  expect(twice.hit).toBeCloseTo(15 / 16, 12);
  expect(twice.kill).toBeCloseTo(5 / 16, 12);
});

const SHOT = { weapon: 0, at: 1, pay: 0, obstructed: false };

test('6.4, 6.7 a shot has the dice that its range gives, and the life of its target', () => {
  const dice = (range: 1 | 2 | 3) => shotOf(facing(range).match.board, 0, SHOT, null)?.dice;
  expect(dice(1)).toEqual({ attack: 3, defence: 2 });
  expect(dice(2)).toEqual({ attack: 2, defence: 2 });
  expect(dice(3)).toEqual({ attack: 2, defence: 3 });
  const hurt = facing(1, {}, { ship: { shields: 1 } });
  expect(shotOf(hurt.match.board, 0, SHOT, null)?.life).toBe(3);
});

test('6.6, 5.10 tokens of either side are in the odds', () => {
  const hit = (by: Parameters<typeof facing>[1], at: Parameters<typeof facing>[2]): number =>
    shotOf(facing(2, by, at).match.board, 0, SHOT, null)?.odds.hit ?? -1;
  const plain = hit({}, {});
  expect(hit({ tokens: { focus: 1 } }, {})).toBeGreaterThan(plain);
  expect(hit(locked(), {})).toBeGreaterThan(plain);
  expect(hit({}, { tokens: { focus: 1 } })).toBeLessThan(plain);
  expect(hit({}, { tokens: { evade: 1 } })).toBeLessThan(plain);
  expect(hit({}, { tokens: { fore: 1 } })).toBeLessThan(plain);
  expect(hit({}, { tokens: { aft: 1 } })).toBe(plain);
});

test('7.4 faceup damage cards count what they count, and may bring another', () => {
  const sure = { ...PLAIN, attack: 1, defence: 0 };
  const target = { shields: 0, life: 2 };
  const kill = (weight: number, again: number): number =>
    attackOdds([sure], target, [{ count: 9, weight, again }]).kill;
  expect(kill(1, 0)).toBe(0);
  expect(kill(2, 0)).toBeCloseTo(1 / 8, 12);
  expect(kill(1, 3 / 8)).toBeCloseTo(3 / 64, 12);
  const shielded = attackOdds([sure], { shields: 1, life: 2 }, [{ count: 9, weight: 2, again: 0 }]);
  expect(shielded.kill).toBe(0);
});

test('6.3 a lock that the weapon spends rerolls nothing', () => {
  const missiles = { pilot: 'rebel.awing.prototypepilot', ...locked('missile.concussionmissiles') } as const;
  const { board } = facing(2, missiles).match;
  const shot = shotOf(board, 0, { ...SHOT, weapon: 1 }, null);
  const { attack = 0, defence = 0 } = shot?.dice ?? {};
  const target = { shields: shipOf(board, 1).shields, life: shot?.life ?? 0 };
  expect(shot?.odds).toEqual(attackOdds([{ ...PLAIN, attack, defence }], target, []));
});

test('the verdict comes first, the arithmetic after it', () => {
  const shot = shotOf(facing(1, {}, { ship: { shields: 0 } }).match.board, 0, SHOT, null);
  if (shot === null) throw new Error('no shot');
  expect(oddsSay(shot)).toMatch(/^\d+% to hit, \d+% to destroy, \d\.\d damage on average$/);
  expect(aimSays(shot)).toBe('range 1 (+1 attack die), front arc: 3 dice against 2');
  expect(aimSays({ ...shot, bonus: { attack: 0, defence: 0 }, obstructed: true, shots: 2 })).toBe(
    'range 1, front arc, obstructed (+1 defence die): two attacks of 3 dice against 2',
  );
});
