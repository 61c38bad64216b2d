import type { Planted } from '@starboard/testkit';

const CATALOGUE = 'games/furball/catalogue';
const GEOMETRY = 'games/furball/rules/geometry';

const FACTS = 'agrees with the facts';
const CASES = 'the reference cases';

/** Wrong figures in the catalogue and in the geometry, which `facts` and `geometry/vectors` must catch. */
export const planted: Planted = {
  [`${CATALOGUE}/ships/rebel.ts`]: [
    { id: 'a ship with a shield less', rule: FACTS, find: 'stats: [2, 1, 6, 3]', replace: 'stats: [2, 1, 6, 2]' },
    {
      id: 'neighbours on a dial change places',
      rule: FACTS,
      find: '1TW 1YW 2TG 2BG',
      replace: '1YW 1TW 2TG 2BG',
    },
  ],
  [`${CATALOGUE}/pilots/rebel.ts`]: [
    { id: 'a pilot costs a point less', rule: FACTS, find: "'Norra Wexley', 7, 29", replace: "'Norra Wexley', 7, 28" },
  ],
  [`${CATALOGUE}/upgrades/titles.ts`]: [
    {
      id: 'a title for lesser pilots',
      rule: FACTS,
      find: "['t70xwing'], minSkill: 7",
      replace: "['t70xwing'], minSkill: 6",
    },
    { id: 'a title that leaves the crew aboard', rule: FACTS, find: ", loses: ['crew']", replace: '' },
  ],
  [`${CATALOGUE}/idle.ts`]: [
    {
      id: 'an idle card is said to work',
      rule: FACTS,
      find: "'rebel.hwk290.janors'",
      replace: "'rebel.ywing.hortonsalm'",
    },
  ],
  [`${GEOMETRY}/range/arcs.ts`]: [
    { id: 'a front arc of 81 degrees', rule: CASES, find: '118_314', replace: '117_965' },
  ],
  [`${GEOMETRY}/flight/templates.ts`]: [
    {
      id: 'a bank that is too wide by a hundredth of a millimetre',
      rule: CASES,
      find: '180 * MM',
      replace: '180.01 * MM',
    },
  ],
};
