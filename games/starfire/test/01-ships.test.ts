import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDesign, writeDesign } from '../rules/01-ships/notation.ts';
import { countOf, hasDriveField, movementPoints, pointsOf } from '../rules/01-ships/ships.ts';
import { CORVETTES, CRUISERS, ROSTER } from '../rules/data/roster.ts';
import { HULLS, type System } from '../rules/data/systems.ts';
import type { Design } from '../rules/model.ts';
import { allMove, duel, fireAll, only, ship } from './support/playing.ts';

const ALL = [...CORVETTES, ...CRUISERS];

function read(line: string): Design {
  const found = readDesign(line);
  if (!found.ok) throw new Error(`${line}, column ${found.misprint.column}: ${found.misprint.problem}`);
  return found.design;
}

function problem(line: string): string {
  const found = readDesign(line);
  return found.ok ? 'fine' : `${found.misprint.column}: ${found.misprint.problem}`;
}

/** A ship of a design with some of its systems destroyed, by their places. */
const damaged = (line: string, ...lost: readonly number[]) => {
  const design = read(line);
  return { design, working: design.systems.map((_, place) => !lost.includes(place)) };
};

test('1.1 a strip is read from left to right, and × multiplies', () => {
  expect(read('[3] S×2 A Q (I I) R Pt Y F L [1]')).toEqual({
    turnMode: 3,
    hull: 'CA',
    systems: ['S', 'S', 'A', 'Q', 'I', 'I', 'R', 'Pt', 'Y', 'F', 'L'],
  });
  expect(read('[3] S*2 Ax3 Q (I) [2]')).toEqual(read('[3] S S A A A Q (I) [2]'));
});

test.each(ALL)('1.1 %s of the roster is printed back as the source has it', (name) => {
  expect(writeDesign(read(ROSTER[name]))).toBe(ROSTER[name]);
});

const anyDesign: fc.Arbitrary<Design> = fc
  .record({
    turnMode: fc.integer({ min: 1, max: 9 }),
    hull: fc.constantFrom(...HULLS),
    shields: fc.nat(16),
    rest: fc.array(fc.constantFrom<System>('A', 'Q', 'Y', 'R', 'Pt', 'F', 'L', 'I'), { maxLength: 41 }),
  })
  .map(({ turnMode, hull, shields, rest }) => ({
    turnMode,
    hull,
    systems: [
      ...Array.from({ length: shields }, (): System => 'S'),
      ...[...rest, 'Q' as const, 'I' as const].flatMap((system): readonly System[] =>
        system === 'I' && hull === 'CA' ? ['I', 'I'] : [system],
      ),
    ],
  }))
  .filter(({ systems }) => systems.length <= 60);

test('1.1 any design reads back as it was written', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      expect(read(writeDesign(design))).toEqual(design);
    }),
  );
});

test('1.2 the first figure is the turn mode', () => {
  expect(ALL.map((name) => read(ROSTER[name]).turnMode)).toEqual([2, 2, 2, 2, 3, 3]);
});

test('1.3 shields are leftmost: one to the right of another system is refused at its column', () => {
  expect(problem('[2] S A S Q (I) F [2]')).toMatch(/^9: Shields come first/);
  expect(problem('[2] S Q A (I) F A [2]')).toBe('fine');
});

test.each([
  [[], 6],
  [[4], 4],
  [[4, 5], 2],
  [[4, 5, 8], 0],
])("1.4 a corvette's engines give 2 points each: without %j it has %i", (lost, points) => {
  expect(movementPoints(damaged(ROSTER['CT-1'], ...lost))).toBe(points);
});

test.each([
  ['CT', '[1] Q (I) (I) [4]', [1], true],
  ['CT', '[1] Q (I) (I) [4]', [1, 2], false],
  ['CA', '[1] Q (I I) (I I) [2]', [1, 3], true],
  ['CA', '[1] Q (I I) (I I) [2]', [1, 2, 3, 4], false],
] as const)('1.4 the drive field of a %s, %s, without the systems %j is up: %s', (_, line, lost, up) => {
  expect(hasDriveField(damaged(line, ...lost))).toBe(up);
});

test.each([
  [[], 4],
  [[0], 3],
  [[1], 3],
  [[0, 1], 3],
  [[0, 2], 2],
  [[1, 3, 5, 7], 0],
])('1.5 a room of a cruiser gives a point while both engines work: without engines %j it has %i', (lost, points) => {
  const { systems } = read(ROSTER['CA(R)']);
  const engines = systems.flatMap((system, place) => (system === 'I' ? [place] : []));
  const hit = engines.filter((_, engine) => lost.some((each) => each === engine));
  expect(movementPoints(damaged(ROSTER['CA(R)'], ...hit))).toBe(points);
});

test('1.6 crew quarters take up a hit and nothing else', () => {
  const played = duel('[1] Q (I) F [2]', '[1] Q (I) F [2]', 5);
  allMove(played);
  fireAll(played, 1, 0, 1);
  expect(ship(played, 0).working).toEqual([false, true, true]);
  expect(movementPoints(ship(played, 0))).toBe(2);
  expect(only(fireAll(played, 0, 1, 1), 'shot')).toHaveLength(1);
});

test('1.7 both cruisers of the roster carry combat sensors, no corvette does', () => {
  expect(ALL.map((name) => countOf(read(ROSTER[name]).systems, 'Y'))).toEqual([0, 0, 0, 0, 1, 1]);
});

test('1.8 each weapon fires once a turn', () => {
  const played = duel('CT-1', 'CT-4', 3, { winner: 0 });
  allMove(played);
  expect(only(fireAll(played, 0, 1, 10, 10), 'shot').map(({ weapon }) => weapon)).toEqual(['L', 'L']);
});

test('1.9 the movement points have to agree with the engines', () => {
  expect(ALL.map((name) => pointsOf(read(ROSTER[name])))).toEqual([6, 6, 6, 6, 4, 4]);
  expect(problem('[2] S Q (I) F [6]')).toBe('15: These engines give [2] movement points, not [6].');
});

test.each([
  ['1.9 fifty engines give 100 points', `[2] Q ${'(I) '.repeat(50)}[100]`],
  ['1.9 a corvette of engines and crew quarters alone has 118', `[9] ${'(I) '.repeat(59)}Q [118]`],
])('%s, and the line reads back as it was written', (_, line) => {
  expect(writeDesign(read(line))).toBe(line);
});

describe('1.10 a bad line is refused with its column', () => {
  test.each([
    ['1.10 nothing at all', '', 1, /This line is empty/],
    ['1.10 nothing but blanks', '    ', 1, /This line is empty/],
    ['1.10 a shield after armour', '[2] A S Q (I) [2]', 7, /Shields come first/],
    ['1.10 no crew quarters', '[2] S A (I) F [2]', 15, /Q is missing/],
    ['1.10 no engine', '[2] S A Q F [0]', 13, /\(I\) is missing/],
    ['1.10 an unknown letter', '[2] S A Z Q (I) [2]', 9, /"Z" is not a system/],
    ['1.10 a small letter', '[2] s Q (I) [2]', 5, /"s" is not a system/],
    ['1.10 an engine without its room', '[2] S I Q [2]', 7, /Write an engine in its room/],
    ['1.10 a room of three', '[2] Q (I I I) [2]', 7, /An engine room is/],
    ['1.10 a room of something else', '[2] Q (R) [2]', 7, /An engine room is/],
    ['1.10 a room that is not closed', '[2] Q (I [2]', 7, /An engine room is/],
    ['1.10 rooms of two sizes', '[2] Q (I) (I I) [3]', 11, /must be the same/],
    ['1.10 no turn mode', 'S A Q (I) [2]', 1, /begins with its turn mode/],
    ['1.10 turn mode nought', '[0] S A Q (I) [2]', 1, /begins with its turn mode/],
    ['1.10 turn mode ten', '[10] S A Q (I) [2]', 1, /begins with its turn mode/],
    ['1.10 no movement points', '[2] S A Q (I)', 14, /ends with its movement points/],
    ['1.10 only a turn mode', '[2]', 4, /ends with its movement points/],
    ['1.10 none of something', '[2] S×0 Q (I) [2]', 5, /at least 1/],
    ['1.10 too many systems', '[2] S×61 Q (I) [2]', 5, /at most 60 systems/],
    ['1.10 too many systems by an engine', '[2] S×59 Q (I) [2]', 12, /at most 60 systems/],
    ['1.10 too many systems by the second engine of a room', '[2] S×58 Q (I I) [1]', 12, /at most 60 systems/],
    ['1.10 a line of 10,000 characters', `[2] ${'S '.repeat(4_998)}`, 301, /at most 300 characters/],
    ['1.10 10,000 letters in one word', 'Q'.repeat(10_000), 301, /at most 300 characters/],
  ])('%s', (_, line, column, words) => {
    const found = readDesign(line);
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(found.misprint.column).toBe(column);
    expect(found.misprint.problem).toMatch(words);
  });

  test.each([
    ['1.10 turn mode 1', '[1] Q (I) [2]'],
    ['1.10 turn mode 9', '[9] Q (I) [2]'],
    ['1.10 60 systems', '[2] S×58 Q (I) [2]'],
    ['1.10 60 systems of a cruiser', '[2] S×57 Q (I I) [1]'],
  ])('%s is within the limits', (_, line) => {
    expect(problem(line)).toBe('fine');
  });

  test('1.10 whatever is typed is read or refused at a column of the line', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'[]()SAQIYRPtFLx×239 Z'), maxLength: 60 });
    fc.assert(
      fc.property(typed, (line) => {
        const found = readDesign(line);
        if (found.ok) return read(writeDesign(found.design)).systems.length > 0;
        return found.misprint.column >= 1 && found.misprint.column <= line.length + 1;
      }),
      { numRuns: 2000 },
    );
  });
});
