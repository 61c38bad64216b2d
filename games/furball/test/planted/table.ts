import type { Planted } from '@starboard/testkit';

const BOTH_WAYS = 'the range is the same both ways';
const CUT = 'the range inside an arc is what cutting the target by half planes gives';

/** Mistakes of the table, of ranges and of asteroids. */
export const planted: Planted = {
  'games/furball/rules/settings.ts': [
    {
      id: 'what a pilot brings stays in the hangar',
      rule: '1.1',
      find: 'squadIn(each) ?? chosen.squads[seat] ?? null',
      replace: 'chosen.squads[seat] ?? squadIn(each)',
    },
    {
      id: 'a pilot is told only the first thing that is wrong',
      rule: '1.1',
      find: 'all.indexOf(fact) === i);',
      replace: 'all.indexOf(fact) === i && i === 0);',
    },
  ],
  'games/furball/rules/geometry/table/angles.ts': [
    {
      id: 'a series that ends too soon',
      rule: 'the tables are the ones every engine must have',
      find: 'n < 32',
      replace: 'n < 9',
    },
    {
      id: 'sines beyond an eighth of a turn are not the mirrored ones',
      rule: 'quarter turns and mirrors are exact',
      find: 'heading <= EIGHTH_TURN ? smallSin(heading) : smallCos(QUARTER_TURN - heading)',
      replace: 'smallSin(heading)',
    },
  ],
  'games/furball/rules/geometry/table/base.ts': [
    {
      id: 'bases that touch overlap',
      rule: 'bases that only touch do not overlap',
      find: 'if (shared <= 0) return 0;',
      replace: 'if (shared < 0) return 0;\n  if (shared === 0) return 1;',
    },
    {
      id: 'only one base has sides',
      rule: 'those overlap that share a point in a slow look',
      find: 'const otherShared = otherSquare + reach - otherAlong;',
      replace: 'const otherShared = otherAlong < 0 ? otherSquare : shared;',
    },
    {
      id: 'a base on the edge has left the mat',
      rule: 'a base on the edge is on the mat',
      find: 'x < reach ||',
      replace: 'x <= reach ||',
    },
  ],
  'games/furball/rules/geometry/range/gap.ts': [
    {
      id: 'only corners of the other base are near',
      rule: BOTH_WAYS,
      find: 'if (toOther <= toOne) {',
      replace: 'if (toOther < Number.POSITIVE_INFINITY) {',
    },
    { id: 'a corner is forgotten', rule: BOTH_WAYS, find: 'if (third < least) {', replace: 'if (third < 0) {' },
  ],
  'games/furball/rules/geometry/range/range.ts': [
    {
      id: 'exactly a band away is beyond it',
      rule: 'exactly 100 mm is Range 1',
      find: 'const SLACK = 5;',
      replace: 'const SLACK = -1;',
    },
    {
      id: 'no slack for ships that bumped',
      rule: 'a bumped ship that then flies straight 4',
      find: 'const SLACK = 5;',
      replace: 'const SLACK = 0;',
    },
    {
      id: 'within is about any part',
      rule: 'within is about the whole base',
      find: ') return false;',
      replace: ') continue;',
    },
    {
      id: 'a base partly in an arc is as near as it may be',
      rule: CUT,
      find: 'apart <= WHOLLY_2',
      replace: 'apart <= MAYBE_2',
    },
  ],
  'games/furball/rules/geometry/range/reach.ts': [
    {
      id: 'a ray that crosses between corners is not seen',
      rule: CUT,
      find: 'return inside === 0 && !isCrossed() ? -1 : 0;',
      replace: 'return inside === 0 ? -1 : 0;',
    },
    {
      id: 'the range is to the nearest part, in the arc or not',
      rule: CUT,
      find: '  const right = entry(insideRight, rays.rightX, rays.rightY, shooter);',
      replace:
        '  if (square >= 0) return square;\n  const right = entry(insideRight, rays.rightX, rays.rightY, shooter);',
    },
    {
      id: 'what is behind is ahead',
      rule: CUT,
      find: 'if (rayX * x + rayY * y < 0) continue;',
      replace: '',
    },
  ],
  'games/furball/rules/geometry/range/line-of-sight.ts': [
    {
      id: 'a line along an edge is obstructed',
      rule: 'a line along the edge of an asteroid',
      find: 'if (square <= DEPTH) return false;',
      replace: 'if (square < 0) return false;',
    },
    {
      id: 'of lines that may be shifted the first counts',
      rule: 'sides that face each other leave the attacker the choice',
      find: 'if (second !== undefined) return',
      replace: 'if (second === null) return',
    },
  ],
  'games/furball/rules/geometry/range/measure.ts': [
    {
      id: 'lines are shifted out of the arc',
      rule: 'of the lines as short only those count that end inside the arc',
      find: "if (arc !== 'all') {",
      replace: "if (arc === 'rear') {",
    },
  ],
  'games/furball/rules/geometry/rocks/placing.ts': [
    {
      id: 'asteroids at Range 2 of an edge',
      rule: 'an asteroid lies more than 200 mm from every edge',
      find: 'distance <= FROM_EDGE',
      replace: 'distance < FROM_EDGE',
    },
    {
      id: 'asteroids never lie exactly at 100 mm',
      rule: 'asteroids lie at least 100 mm apart',
      find: 'distance < APART',
      replace: 'distance <= APART',
    },
  ],
  'games/furball/rules/geometry/rocks/rock.ts': [
    {
      id: 'an asteroid swallows a base unseen',
      rule: 'an asteroid as large as what it lies under is met too',
      find: 'return isInside(outline, pose.x, pose.y);',
      replace: 'return false;',
    },
  ],
};
