import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/starfire/rules/01-ships/notation.ts': [
    {
      id: 'three figures are not read',
      rule: '1.9',
      find: '\\[(\\d{1,3})',
      replace: '\\[(\\d{1,2})',
    },
    { id: 'a number of systems is one', rule: '1.1', find: 'const count = Number(times)', replace: 'const count = 1' },
    { id: 'shields anywhere', rule: '1.3', find: "before.some((system) => system !== 'S')", replace: 'false' },
    { id: 'any movement points', rule: '1.9', find: 'figure(last) !== pointsOf(design)', replace: 'false' },
    { id: 'no crew quarters', rule: '1.10', find: "!systems.includes('Q')", replace: 'false' },
    { id: 'rooms of two sizes', rule: '1.10', find: 'hull !== null && hull !== own', replace: 'false' },
    { id: 'turn mode nought', rule: '1.10', find: 'turnMode < 1', replace: 'turnMode < 0' },
    {
      id: 'a last room counts as one system',
      rule: '1.10',
      find: "be the same: (I) or (I I).');\n  if (before.length + count >",
      replace: "be the same: (I) or (I I).');\n  if (before.length + 1 >",
    },
  ],
  'games/starfire/rules/01-ships/ships.ts': [
    {
      id: 'the drive field needs a movement point',
      rule: '1.4',
      find: "return hasWorking(ship, 'I');",
      replace: 'return movementPoints(ship) > 0;',
    },
    { id: 'a system less at most', rule: '1.10', find: 'MOST_SYSTEMS = 60', replace: 'MOST_SYSTEMS = 59' },
    { id: 'a system more at most', rule: '1.10', find: 'MOST_SYSTEMS = 60', replace: 'MOST_SYSTEMS = 61' },
    { id: 'turn mode 9 is refused', rule: '1.10', find: 'MOST_TURN_MODE = 9', replace: 'MOST_TURN_MODE = 8' },
    { id: 'an engine of a corvette gives one', rule: '1.4', find: 'total += points', replace: 'total += 1' },
    {
      id: 'a room needs its first engine only',
      rule: '1.5',
      find: 'if (!working[i]) whole = false',
      replace: 'if (inRoom === 0 && !working[i]) whole = false',
    },
  ],
  'games/starfire/rules/data/roster.ts': [
    { id: 'a nimbler cruiser', rule: '1.2', find: "'CA(R)': '[3]", replace: "'CA(R)': '[2]" },
    { id: 'a cruiser without sensors', rule: '1.7', find: 'Pt Y (I I) Pt', replace: 'Pt (I I) Pt' },
    { id: 'another CT-3', rule: '2.2', find: "'[2] S A (I)", replace: "'[2] S A A (I)" },
    { id: 'the CT-4 of the source', rule: '8.2', find: 'S S S S A A A', replace: 'S S S A A A' },
  ],
};
