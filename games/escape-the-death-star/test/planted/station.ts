import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/rules/01-station/shared-squares.ts': [
    {
      id: 'a compactor may lie on a START or in the closet',
      rule: '1.1',
      find: "'T', 'F', 'D', 'K']",
      replace: "'F', 'D', 'K']",
    },
  ],
  'games/escape-the-death-star/rules/01-station/check.ts': [
    {
      id: 'a square that nobody can reach passes',
      rule: '1.2',
      find: "return lost < 0 ? undefined : atSquare(cells, plan, lost, 'There is no way from here to the Falcon.');",
      replace: 'return lost < 0 ? undefined : undefined;',
    },
    {
      id: 'a map may have a card less',
      rule: '1.1',
      find: 'if (found.length === count) continue;',
      replace: 'if (found.length === count || found.length === count - 1) continue;',
    },
    {
      id: 'the hull may be open',
      rule: '1.2',
      find: 'if (open(cells.east[cell], cell + 1) || open(cells.south[cell], cell + columns)) {',
      replace: 'if (open(cells.east[cell], cell + 1)) {',
    },
    { id: 'a Falcon with three doorways passes', rule: '1.3', find: 'if (doors > 2)', replace: 'if (doors > 3)' },
    {
      id: 'the doorways may be side by side',
      rule: '1.3',
      find: 'if (second !== undefined && !(neighbours[first] ?? []).includes(second)) return undefined;',
      replace: 'if (second !== undefined) return undefined;',
    },
    { id: 'a wall inside the Falcon passes', rule: '1.3', find: 'inside(square) < 2', replace: 'inside(square) < 1' },
    {
      id: 'Stormtroopers may be marked anywhere',
      rule: '1.3',
      find: 'if (guard !== undefined) {',
      replace: 'if (guard === -1) {',
    },
    {
      id: 'a walk of nine squares passes',
      rule: '1.4',
      find: 'const WALK = [7, 8] as const;',
      replace: 'const WALK = [7, 9] as const;',
    },
    {
      id: 'compactors may lie anywhere',
      rule: '1.5',
      find: 'const COMPACTOR_WITHIN = 3;',
      replace: 'const COMPACTOR_WITHIN = 30;',
    },
    {
      id: 'two compactors may share a corner',
      rule: '1.5',
      find: 'corner === undefined || taken.includes(corner)',
      replace: 'corner === undefined',
    },
    {
      id: 'the Detention Block may have two doorways',
      rule: '1.6',
      find: 'neighbours[detention]?.length !== 1',
      replace: '(neighbours[detention]?.length ?? 0) < 1',
    },
    {
      id: 'the closet may be anywhere',
      rule: '1.6',
      find: 'return apart === 1 ? undefined',
      replace: 'return apart >= 1 ? undefined',
    },
    {
      id: 'a card may lie on a START',
      rule: '1.7',
      find: 'const barred = [...starts, ...falcon, detention, closet];',
      replace: 'const barred = [...falcon, detention, closet];',
    },
    {
      id: 'a Weapon may lie on one of the twelve',
      rule: '1.7',
      find: '(onRing && fromRing[square] === 0)',
      replace: 'fromRing[square] === 0',
    },
    {
      id: 'inner cards are not counted',
      rule: '1.7',
      find: 'if (places.length - outer.length === inner) return undefined;',
      replace: 'if (places.length - outer.length >= inner) return undefined;',
    },
    {
      id: 'a map cut in two passes',
      rule: '1.8',
      find: 'stepsFrom(neighbours, [start], [vader, fett, detention])',
      replace: 'stepsFrom(neighbours, [start], [vader, detention])',
    },
    { id: 'a plain passes', rule: '1.9', find: 'const SIDES_TO = 3.3;', replace: 'const SIDES_TO = 4;' },
  ],
  'games/escape-the-death-star/rules/01-station/cells.ts': [
    {
      id: 'the outer wall may have a gap',
      rule: '1.1',
      find: "if (column === columns - 1 && side !== 'wall') {",
      replace: "if (column === columns && side !== 'wall') {",
    },
    {
      id: 'places are told a column too far left',
      rule: '1.1',
      find: 'return { line: lines[(cell - column) / columns] ?? 0, column: MARGIN + PITCH * column + 2 };',
      replace: 'return { line: lines[(cell - column) / columns] ?? 0, column: MARGIN + PITCH * column + 1 };',
    },
  ],
  'games/escape-the-death-star/rules/01-station/station.ts': [
    {
      id: 'compactors are not linked',
      rule: '1.5',
      find: 'compactors.includes(square) ? [...on, ...compactors.filter((other) => other !== square)] : on,',
      replace: 'on,',
    },
    {
      id: 'linked compactors touch',
      rule: '1.5',
      find: 'export function inTouch({ neighbours }: Station, a: number, b: number)',
      replace: 'export function inTouch({ ways: neighbours }: Station, a: number, b: number)',
    },
    {
      id: 'every map is read afresh',
      rule: '1.1',
      find: "return stations.of(map.join('\\n'));",
      replace: 'return readStation(map);',
    },
  ],
  'games/escape-the-death-star/rules/01-station/played-on.ts': [
    {
      id: 'a match on a map that is refused now can’t go on',
      rule: '1.1',
      find: 'version < SINCE || ',
      replace: '',
    },
    {
      id: 'a broken map is played on',
      rule: '1.1',
      find: "if ('fact' in read) return misprintInWords(read);",
      replace: 'return undefined;',
    },
  ],
  'games/escape-the-death-star/board/deck/lights/alarm.ts': [
    {
      id: 'the alarm sounds for Rebels whom nobody has found',
      rule: 'begins where soldiers find Rebels at the reveal, and nowhere else',
      find: '!rebel.jailed && standing.some(({ square }) => inTouch(station, rebel.square, square))',
      replace: '!rebel.jailed',
    },
    {
      id: 'the alarm goes on after the battle',
      rule: 'follows the battle to its end',
      find: 'return goesOn ? last : SILENT;',
      replace: 'return last;',
    },
  ],
};
