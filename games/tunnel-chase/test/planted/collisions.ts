import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/06-collisions.ts': [
    {
      id: 'those at one height pass',
      rule: 'lesson heights',
      find: 'if (heights[a] !== heights[b])',
      replace: 'if (heights[a] === heights[b])',
    },
    {
      id: 'the speed left after a scrape counts, not the speed set',
      rule: '6.5',
      find: '  board.grazed = ordered;\n',
      replace:
        '  const flown = (seat: Seat): number => pilotOf(board, seat).speed;\n  board.grazed = ordered.filter(([a, b]) => flown(a) > flown(b));\n',
    },
    {
      id: 'two who rolled together but did not graze each other roll once more for the order',
      rule: '6.5',
      find: 'ordered.push(...pairsInOrder(rolled));',
      replace:
        'ordered.push(...pairsInOrder(rolled).filter(([a, b]) => board.grazed.some((pair) => pair.includes(a) && pair.includes(b))));',
    },
    {
      id: 'only one of two sets a height',
      rule: '6.2',
      find: 'other !== seat && onOneSpace',
      replace: 'other > seat && onOneSpace',
    },
    {
      id: 'passing on the way is a meeting',
      rule: '6.1',
      find: 'return pilotOf(board, a).space === pilotOf(board, b).space',
      replace:
        'return pilotOf(board, a).space === pilotOf(board, b).space || pilotOf(board, a).rear === pilotOf(board, b).space',
    },
    {
      id: 'different heights collide',
      rule: '6.3',
      find: 'heights[a] !== heights[b]',
      replace: 'heights[a] === heights[b]',
    },
    {
      id: 'one collision each',
      rule: '6.3',
      find: 'let b = a + 1; heights[a] !== null',
      replace: 'let b = a + 1; b === a + 1 && heights[a] !== null',
    },
    { id: 'from behind costs 2', rule: '6.4', find: 'headOn ? 2 : 1;', replace: '2;' },
    { id: 'head-on costs 1', rule: '6.6', find: 'headOn ? 2 : 1;', replace: '1;' },
    {
      id: 'head-on are those who fly alike',
      rule: '6.6',
      find: 'one.heading === two.rear || two.heading === one.rear',
      replace: 'one.heading === two.heading',
    },
    {
      id: 'both scrape',
      rule: '6.5',
      find: 'for (let i = 1; i < rolled.length; i++) scrape(',
      replace: 'for (let i = 0; i < rolled.length; i++) scrape(',
    },
    { id: 'no scrape after a graze', rule: '6.5', find: 'board.grazed = grazed;', replace: '' },
    { id: 'a scrape does not slow', rule: '6.5', find: 'pilot.speed--;', replace: '' },
    {
      id: 'never slowed to 0',
      rule: '11.5',
      find: 'pilot.speed--;',
      replace: 'pilot.speed = Math.max(1, pilot.speed - 1);',
    },
    {
      id: 'those who met head-on roll too',
      rule: '11.6',
      find: 'if (!graze(board, a, b, tell)) grazed.push([a, b]);',
      replace: 'graze(board, a, b, tell);\n        grazed.push([a, b]);',
    },
    {
      id: 'those on different spaces collide',
      rule: '6.3',
      find: '!onOneSpace(board, a, b) || !bothFly(board, a, b)',
      replace: '!bothFly(board, a, b)',
    },
    {
      id: 'everybody sets a height once two share a space',
      rule: '6.2',
      find: 'seats.filter((seat) => seats.some((other) => other !== seat && onOneSpace(board, seat, other)))',
      replace:
        'seats.filter(() => seats.some((one) => seats.some((other) => other !== one && onOneSpace(board, one, other))))',
    },
    {
      id: 'only the first graze is remembered',
      rule: '6.5',
      find: 'board.grazed = grazed;',
      replace: 'board.grazed = grazed.slice(0, 1);',
    },
    {
      id: 'only the first pair rolls',
      rule: '6.5',
      find: 'if (!groups.some(',
      replace: 'if (groups.length === 0 && !groups.some(',
    },
    {
      id: 'only those who grazed the first of them roll with it',
      rule: '6.5',
      find: 'for (let i = 0; i < found.length; i++) {',
      replace: 'for (let i = 0; i < 1; i++) {',
    },
    {
      id: 'one rolls against a starfighter that has left',
      rule: '8.4',
      find: 'if (isFlying(pilot) && pilot.speed === speed)',
      replace: 'if (pilot.speed === speed)',
    },
    {
      id: 'one that has left rolls against another',
      rule: '8.4',
      find: 'isFlying(pilotOf(board, seat)) ? [seat] : []',
      replace: '[seat]',
    },
    {
      id: 'head-on are only those who change places',
      rule: '6.6',
      find: 'one.heading === two.rear || two.heading === one.rear',
      replace: 'one.heading === two.rear && two.heading === one.rear',
    },
    {
      id: 'only the heading of the first counts head-on',
      rule: '6.6',
      find: 'one.heading === two.rear || two.heading === one.rear',
      replace: 'one.heading === two.rear',
    },
    {
      id: 'only the heading of the second counts head-on',
      rule: '6.6',
      find: 'one.heading === two.rear || two.heading === one.rear',
      replace: 'two.heading === one.rear',
    },
    {
      id: 'head-on are all who came different ways',
      rule: '6.6',
      find: 'one.heading === two.rear || two.heading === one.rear',
      replace: 'one.rear !== two.rear',
    },
    {
      id: 'head-on are all who go different ways',
      rule: '6.6',
      find: 'one.heading === two.rear || two.heading === one.rear',
      replace: 'one.heading !== two.heading',
    },
    {
      id: 'nobody blows up by scraping past',
      rule: '2.3',
      find: "  blowUp(match, '2.3', tell);\n}\n\n/** 6.5 All who",
      replace: '}\n\n/** 6.5 All who',
    },
    {
      id: 'nobody blows up in a collision',
      rule: '2.3',
      find: "if (any) blowUp(match, '2.3', tell);",
      replace: 'void any;',
    },
    {
      id: 'all are told what protection is left after scraping past',
      rule: '9.3',
      find: 'full, { ...full, left: null });',
      replace: 'full, full);',
    },
  ],
};
