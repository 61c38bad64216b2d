import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { SIDES_ACROSS, SIDES_ALONG } from '../rules/01-station/cells.ts';
import { MAP } from '../rules/01-station/map.ts';
import { distanceBetween, inTouch, STANDARD, stationOf } from '../rules/01-station/station.ts';
import { rules } from '../rules/index.ts';
import {
  atPlace,
  atSquare,
  type Change,
  changed,
  eastOf,
  headLine,
  inside,
  LINES,
  namesOf,
  refusal,
  southOf,
  sq,
} from './support/maps.ts';

test('1.1 the map in the box can be read, and everything is on it', () => {
  expect(refusal(LINES)).toBe('');
  expect(STANDARD.names).toHaveLength(170);
  expect(STANDARD.starts.map((square) => STANDARD.names[square])).toEqual(['D3', 'L4', 'K12', 'C11']);
  expect([STANDARD.cards.length, STANDARD.weapons.length, STANDARD.compactors.length]).toEqual([8, 6, 4]);
  expect([STANDARD.around.length, STANDARD.guards.length, STANDARD.falcon.length]).toEqual([12, 4, 4]);
});

test('1.1 a map given with the set-up is played on, and read once; without one it is that of the box', () => {
  const own = changed(inside('E8', '   '), inside('E7', ' c '));
  expect(stationOf({ map: [] })).toBe(STANDARD);
  expect(stationOf({ map: own }).cards.map((square) => STANDARD.names[square])).toContain('E7');
  expect(stationOf({ map: [...own] })).toBe(stationOf({ map: own }));
});

test('1.1 of many maps in play each is read once, and what follows from it is worked out where it is asked for', () => {
  const maps = Array.from({ length: 20 }, (_, i) => [`// map ${i}`, ...LINES]);
  const stations = maps.map((map) => stationOf({ map }));
  expect(new Set(stations).size).toBe(20);
  expect(maps.map((map) => stationOf({ map: [...map] }) === stationOf({ map }))).not.toContain(false);
  expect(maps.map((map, i) => stationOf({ map }) === stations[i])).not.toContain(false);
  expect(stations.map(({ distances }) => distances.some((each) => each !== undefined))).not.toContain(true);
});

test('1.1 no match begins on a map that is refused, and the sentence says why', () => {
  const checked = (map: readonly string[]) => checkSetup(rules, { map }, [null, null]);
  const fact = 'The map: The START of the orange bay (O) is missing.';
  expect(checked(changed(inside('L4', '   ')))).toEqual({ ok: false, fact });
  expect(checked(LINES).ok).toBe(true);
});

test.each([
  [
    'a compactor on a START',
    changed(inside('B2', '   '), inside('D3', 'G T')),
    'D3',
    'START of the green bay (G) and Trash Compactor (T)',
  ],
  [
    'a compactor in the closet',
    changed(inside('B13', '   '), inside('A12', 'K T')),
    'A12',
    'closet (K) and Trash Compactor (T)',
  ],
])('1.1 %s is refused in a sentence, but a match that began on it goes on', (_, map, square, both) => {
  const checked = (version: number) => checkSetup(rules, { map }, [null, null], version);
  expect(checked(2)).toEqual({ ok: false, fact: `${atSquare(square)}A square can’t be both ${both}.` });
  expect(checked(1).ok).toBe(true);
});

test('1.1 the rulebook explains every sign of a map', () => {
  const book = readFileSync(join(import.meta.dirname, '../RULEBOOK.md'), 'utf8');
  const [, rule = ''] = /^\*\*1\.1\*\*(.*?)^\*\*1\.2\*\*/ms.exec(book) ?? [];
  const signs = [...Object.keys(SIDES_ACROSS), ...Object.keys(SIDES_ALONG), '###', '+', '//'];
  expect(signs.filter((sign) => sign.trim() !== '' && !rule.includes(`\`${sign}\``))).toEqual([]);
  expect(rule).toContain('blanks');
});

test('1.1 the map in the box is the example that players download, and it is accepted', () => {
  const { example = [] } = rules.setup.properties?.['map'] ?? {};
  expect(example.join('\n')).toBe(MAP.trimEnd());
  expect(checkSetup(rules, { map: example }, [null, null]).ok).toBe(true);
});

test('1.1 blanks that an editor cut from the end of a line, and remarks, change nothing', () => {
  expect(refusal(['// mine', '', ...LINES.map((line) => line.trimEnd())])).toBe('');
});

const line = (name: string): number => headLine + 2 * Number(name.slice(1));

test.each([
  ['an empty file', ['// nothing'], 'The map: This file holds no map.'],
  ['a map with a line missing', LINES.slice(0, -2), `${atPlace(headLine, 1)}Under this line`],
  [
    'a column misnamed',
    changed({ line: headLine, column: 10, text: 'X' }),
    `${atPlace(headLine, 10)}The columns are named`,
  ],
  ['a sign nobody knows', changed(inside('B7', ' x ')), `${atSquare('B7')}"x" means nothing`],
  ['a sign written twice', changed(inside('G6', 'oo ')), `${atSquare('G6')}"o" is written twice`],
  ['a gap in the wall at the side', changed(eastOf('N7', ' ')), `${atPlace(line('N7'), 60)}The outer wall has a gap`],
  [
    'a gap in the wall at the top',
    changed(southOf('E0', '   ')),
    `${atPlace(headLine + 1, 21)}The outer wall has a gap`,
  ],
  [
    'a row without its number',
    changed({ line: line('A7'), column: 1, text: ' 8' }),
    `${atPlace(line('A7'), 1)}Row 7 must`,
  ],
  [
    'a line too long',
    changed({ line: line('A7'), column: 61, text: 'x' }),
    `${atPlace(line('A7'), 61)}This line is longer`,
  ],
  ['a strange side', changed(eastOf('A7', '/')), `${atPlace(line('A7'), 8)}Between two cells there is`],
  ['a strange wall', changed(southOf('A7', '-- ')), `${atPlace(line('A7') + 1, 5)}Between two corners there is`],
  [
    'a corner missing',
    changed({ line: line('A7') + 1, column: 8, text: '-' }),
    `${atPlace(line('A7') + 1, 8)}There must be a +`,
  ],
])('1.1 %s is refused, with line and column', (_, lines, sentence) => {
  expect(refusal(lines)).toContain(sentence);
});

test.each([
  ['without a START', changed(inside('D3', '   ')), 'The map: The START of the green bay (G) is missing.'],
  ['with a START twice', changed(inside('D4', ' G ')), `${atSquare('D4')}This is one too many`],
  ['with 7 cards', changed(inside('E8', '   ')), 'The map: There are 7 of 8 squares with c (code card).'],
  ['with 9 cards', changed(inside('C14', '###'), inside('I10', ' c ')), `${atSquare('J10')}This is one too many`],
  ['with 5 Weapons', changed(inside('J12', '   ')), 'The map: There are 5 of 6 squares with w (Weapon).'],
  ['with 3 compactors', changed(inside('B2', '   ')), 'The map: There are 3 of 4 squares with T (Trash Compactor).'],
  ['without a Detention Block', changed(inside('A13', '   ')), 'The map: The Detention Block (D) is missing.'],
  ['without a closet', changed(inside('A12', '   ')), 'The map: The closet (K) is missing.'],
  ['with 3 marks for Stormtroopers', changed(inside('F6', ' o ')), 'The map: There are 3 of 4 squares with i'],
])('1.1 a map %s is refused, by name or by place', (_, lines, sentence) => {
  expect(refusal(lines)).toContain(sentence);
});

test('1.2 one steps up, down, left and right, and not through walls', () => {
  expect(namesOf(STANDARD.neighbours[sq('E5')] ?? [])).toEqual(['D5', 'E4', 'E6', 'F5']);
  expect(namesOf(STANDARD.neighbours[sq('E4')] ?? [])).toEqual(['D4', 'E3', 'E5']);
});

test('1.2 a square that nobody can reach is refused, and one that is open to the hull', () => {
  expect(refusal(changed(eastOf('A12', '|')))).toBe(`${atSquare('A12')}There is no way from here to the Falcon.`);
  expect(refusal(changed(eastOf('A2', ' ')))).toContain(`${atSquare('A2')}A square is open to the hull`);
  expect(refusal(changed(southOf('B1', '   ')))).toContain(`${atSquare('B1')}A square is open to the hull`);
});

test('1.3 the Falcon is the centre, and its two doorways are on squares that lie diagonally', () => {
  expect(namesOf(STANDARD.falcon)).toEqual(['G7', 'G8', 'H7', 'H8']);
  expect(namesOf(STANDARD.doors)).toEqual(['G7', 'H8']);
});

test.each([
  [
    'with three doorways',
    changed(eastOf('H7', ':')),
    `${atSquare('H8')}The Falcon has two doorways. This is one too many.`,
  ],
  ['with one doorway', changed(southOf('G6', '---')), 'The map: The Falcon has 1 of its two doorways.'],
  [
    'with both doorways on one square',
    changed(southOf('H8', '---'), eastOf('F7', ':')),
    `${atSquare('G7')}The two doorways must be`,
  ],
  [
    'with doorways side by side',
    changed(southOf('H8', '---'), southOf('H6', '. .')),
    `${atSquare('H7')}The two doorways must be`,
  ],
  ['with a wall inside', changed(eastOf('G7', '|')), `${atSquare('G7')}The Falcon must be open inside`],
  [
    'outside the centre',
    changed(inside('G7', '   '), inside('G4', ' F ')),
    `${atSquare('G4')}The Falcon is the four squares in the centre`,
  ],
])('1.3 a Falcon %s is refused', (_, lines, sentence) => {
  expect(refusal(lines)).toContain(sentence);
});

test('1.3 the 12 squares around the Falcon are those that surround it, and Stormtroopers are marked on them', () => {
  const moved = changed(inside('G6', '   '), inside('G4', ' o '));
  expect(refusal(moved)).toContain(`${atSquare('G6')}This is one of the 12 squares`);
  expect(refusal(changed(inside('F6', ' o '), inside('G4', ' i ')))).toContain(
    `${atSquare('G4')}A Stormtrooper (i) stands`,
  );
});

test('1.4 a Rebel walks 7 or 8 squares from its START to the Falcon', () => {
  const nearest = (start: number): number =>
    Math.min(...STANDARD.falcon.map((square) => distanceBetween(STANDARD, start, square)));
  expect(STANDARD.starts.map(nearest)).toEqual([7, 8, 7, 8]);
  const near = changed(inside('D3', '   '), inside('E6', ' G '));
  expect(refusal(near)).toBe(`${atSquare('E6')}From START to the Falcon it is 7 or 8 squares, not 5.`);
  const far = changed(inside('D3', '   '), inside('B3', ' G '));
  expect(refusal(far)).toBe(`${atSquare('B3')}From START to the Falcon it is 7 or 8 squares, not 9.`);
});

test('1.5 from one compactor to any other it is one step, but they are not side by side', () => {
  const [one = 0, ...others] = STANDARD.compactors;
  for (const other of others) {
    expect(distanceBetween(STANDARD, one, other)).toBe(1);
    expect(inTouch(STANDARD, one, other)).toBe(false);
  }
});

test('1.5 compactors lie near a START, one near each corner of the map', () => {
  expect(refusal(changed(inside('B2', '   '), inside('G3', ' T ')))).toContain(
    `${atSquare('G3')}There must be one Trash Compactor near each corner`,
  );
  const crowded = changed(inside('M2', '   '), inside('C3', ' T '));
  expect(refusal(crowded)).toContain(`${atSquare('C3')}There must be one Trash Compactor near each corner`);
  const remote = changed(inside('B2', '   '), inside('A5', ' T '));
  expect(refusal(remote)).toBe(`${atSquare('A5')}A Trash Compactor is at most 3 squares from a START.`);
});

test('1.6 the Detention Block has one doorway, and the closet is next to it', () => {
  expect(STANDARD.neighbours[STANDARD.detention]).toEqual([sq('B13')]);
  const two = changed(southOf('A12', '   '));
  expect(refusal(two)).toBe(`${atSquare('A13')}The Detention Block must have exactly one doorway.`);
  const apart = changed(inside('A12', '   '), inside('D13', ' K '));
  expect(refusal(apart)).toBe(`${atSquare('D13')}The closet must be next to the Detention Block.`);
});

test.each([
  ['a card on a START', changed(inside('E8', '   '), inside('D3', 'Gc ')), `${atSquare('D3')}Nothing lies on a START`],
  ['a Weapon in the Falcon', changed(inside('J12', '   '), inside('G7', 'Fw ')), `${atSquare('G7')}Nothing lies on`],
  ['a card in the closet', changed(inside('E8', '   '), inside('A12', 'Kc ')), `${atSquare('A12')}Nothing lies on`],
  [
    'a card too far out',
    changed(inside('E5', '   '), inside('A7', ' c ')),
    `${atSquare('A7')}A code card lies 3 or 4 steps`,
  ],
  [
    'a Weapon too far out',
    changed(inside('E3', '   '), inside('G3', ' w ')),
    `${atSquare('G3')}A Weapon lies 1 or 2 steps`,
  ],
  [
    'a Weapon on one of the 12',
    changed(inside('H5', '   '), inside('H6', 'ow ')),
    `${atSquare('H6')}A Weapon lies 1 or 2`,
  ],
  [
    'a card too many by the hangar',
    changed(inside('E5', '   '), inside('G6', 'oc ')),
    'The map: 4 squares with c (code card) lie on or beside',
  ],
])('1.7 %s is refused', (_, lines, sentence) => {
  expect(refusal(lines)).toContain(sentence);
});

test('1.7 a card may lie on one of the 12 squares around the Falcon', () => {
  expect(refusal(changed(inside('G5', '   '), inside('G6', 'oc ')))).toBe('');
});

test('1.8 a map cut in two by the Falcon is refused: half of the Stormtroopers stand beyond Boba Fett', () => {
  const halves = changed(...[...'ABCDEFIJKLMN'].map((column) => southOf(`${column}7`, '---')));
  expect(refusal(halves)).toContain(`${atSquare('F9')}In Capture, some Rebel could not get here`);
});

/** Rewrites each side that leaves the map playable, until the number of open sides is refused. */
function rewritten(across: string, along: string): string {
  const kept: Change[] = [];
  for (const name of STANDARD.names) {
    for (const side of [eastOf(name, along), southOf(name, across)]) {
      const said = refusal(changed(...kept, side));
      if (said.includes('open sides')) return said;
      if (said === '') kept.push(side);
    }
  }
  return '';
}

test('1.9 a map with too many walls, or with too few, is refused', () => {
  expect(rewritten('---', '|')).toBe('The map: A square has 2.59 open sides on average; it must be 2.6 to 3.3.');
  expect(rewritten('   ', ' ')).toBe('The map: A square has 3.31 open sides on average; it must be 2.6 to 3.3.');
});
