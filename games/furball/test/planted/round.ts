import type { Planted } from '@starboard/testkit';

/** Mistakes of set-up, the round, manoeuvres and actions. */
export const planted: Planted = {
  'games/furball/rules/01-table.ts': [
    { id: 'all have the same deck', rule: '1.6', find: "  shuffleFor(dice, 'deck', seat, deck);\n", replace: '' },
  ],
  'games/furball/rules/settings.ts': [
    {
      id: 'squads may be too many',
      rule: '1.1',
      find: 'if (fault !== undefined) return',
      replace: 'if (fault?.is === "no-slot") return',
    },
    { id: 'asteroids may lie anywhere', rule: '1.4', find: 'stray < 0 ? undefined', replace: 'stray < 99 ? undefined' },
  ],
  'games/furball/rules/02-placing.ts': [
    {
      id: 'mines sleep',
      rule: '10.6',
      find: 'frame.mines = frame.returning ?',
      replace: 'frame.mines = !frame.returning ?',
    },
    {
      id: 'the larger squad comes first',
      rule: '2.1',
      find: 'shipOf(board, a).total - shipOf(board, b).total',
      replace: 'shipOf(board, b).total - shipOf(board, a).total',
    },
    {
      id: 'the largest squad decides',
      rule: '2.2',
      find: 'const least = Math.min(',
      replace: 'const least = Math.max(',
    },
    {
      id: 'the fewest focus results decide',
      rule: '2.3',
      find: 'const most = Math.max(',
      replace: 'const most = Math.min(',
    },
    {
      id: 'two may be placed on a spot',
      rule: '2.4',
      find: 'pose !== undefined && !taken.includes(spot) && !overlapsAny(pose, bases, -1)',
      replace: 'pose !== undefined',
    },
  ],
  'games/furball/rules/03-round/order.ts': [
    {
      id: 'the ranking is upside down',
      rule: '3.4',
      find: 'return board.ranking.indexOf(one) < board.ranking.indexOf(other);',
      replace: 'return board.ranking.indexOf(one) > board.ranking.indexOf(other);',
    },
    { id: 'the missed turn is given back', rule: '6.1', find: '    if (skill > most) continue;\n', replace: '' },
  ],
  'games/furball/rules/03-round/round.ts': [
    { id: 'the ionised dial', rule: '8.5', find: 'isFlying(ship) && ship.tokens.ion === 0', replace: 'isFlying(ship)' },
    {
      id: 'a doomed ship never leaves',
      rule: '7.8',
      find: "if (shipOf(board, ship).doomed === 'turn') board.dying",
      replace: "if (shipOf(board, ship).doomed === 'no') board.dying",
    },
  ],
  'games/furball/rules/04-flight/allowed.ts': [
    {
      id: 'stress does not bar red',
      rule: '4.3',
      find: "=== 'red' ? RED : undefined",
      replace: "=== 'white' ? RED : undefined",
    },
  ],
  'games/furball/rules/04-flight/activation.ts': [
    {
      id: 'a stressed ship flies what it shows',
      rule: '4.3',
      find: 'if (objectionToFlying(board, seat, shown) !== undefined) return STRAIGHT_2;',
      replace: '',
    },
    { id: 'ions stay', rule: '8.5', find: 'if (!dialled && ion > 0)', replace: 'if (dialled && ion > 0)' },
  ],
  'games/furball/rules/04-flight/manoeuvre.ts': [
    {
      id: 'a ship that slides along another has parted from it',
      rule: '4.8',
      find: '!stoppedBy.includes(other) && isInContact',
      replace: 'other < 0 && isInContact',
    },
    {
      id: 'a ship that cannot move touches nobody',
      rule: '4.8',
      find: 'if (way.steps > 0) touch(',
      replace: 'if (way.steps > 0 && pose.y !== from.y) touch(',
    },
    {
      id: 'green gives stress',
      rule: '4.4',
      find: "if (difficulty === 'red') return give",
      replace: "if (difficulty === 'green') return give",
    },
    {
      id: 'an overlap costs no action',
      rule: '4.8',
      find: "if (why === 'dial' && (touched.length > 0 ||",
      replace: "if (why === 'dial' && (touched.length > 9 ||",
    },
    {
      id: 'asteroids cost no action',
      rule: '4.9',
      find: 'touched.length > 0 || rocks.length > 0)) ship',
      replace: 'touched.length > 0)) ship',
    },
    { id: 'only one of two touches', rule: '4.8', find: '    met.touching = [...met.touching, seat];\n', replace: '' },
    {
      id: 'a doomed ship pays twice',
      rule: '14.2',
      find: "if (doomed !== 'turn') scoreLoss",
      replace: "if (doomed !== 'combat') scoreLoss",
    },
    {
      id: 'an asteroid hit is nothing',
      rule: '4.9',
      find: "if (face !== 'hit' && !crit) return undefined;",
      replace: 'if (!crit) return undefined;',
    },
  ],
  'games/furball/rules/04-flight/course.ts': [
    {
      id: 'the edge is no edge',
      rule: '4.10',
      find: 'const offMat = isOffMat(pose);',
      replace: 'const offMat = isOffMat(start);',
    },
    {
      id: 'a ship that leaves the mat sets off mines',
      rule: '4.10',
      find: 'const mines = offMat ? NONE : minesMet',
      replace: 'const mines = minesMet',
    },
    {
      id: 'asteroids are in nobody’s way',
      rule: '4.9',
      find: "const rocks = ignores(board, seat, 'flying') ? NONE",
      replace: 'const rocks = board.round > 0 ? NONE',
    },
  ],
  'games/furball/rules/05-actions/allowed.ts': [
    { id: 'an action may be repeated', rule: '5.2', find: 'if (acted.includes(action)) return TWICE;', replace: '' },
    {
      id: 'stress is no bar',
      rule: '5.2',
      find: 'isStressed(board, seat) ? STRESSED : undefined',
      replace: 'undefined',
    },
    { id: 'locks in round one', rule: '3.5', find: 'if (board.round === QUIET_ROUND) return QUIET;', replace: '' },
    {
      id: 'locks reach range 2',
      rule: '5.4',
      find: 'const LOCK_RANGE: readonly [number, number] = [1, 3];',
      replace: 'const LOCK_RANGE: readonly [number, number] = [1, 2];',
    },
    {
      id: 'jam reaches range 3',
      rule: '5.11',
      find: 'range === 1 || range === 2 ? [at]',
      replace: 'range > 0 || range === 2 ? [at]',
    },
  ],
  'games/furball/rules/05-actions/actions.ts': [
    {
      id: 'whoever must act has nothing to answer when the others leave',
      rule: '12.6',
      find: 'may || !hasAction(board, seat, from',
      replace: 'may || hasAction(board, -1, []',
    },
    {
      id: 'SLAM keeps its weapons',
      rule: '5.8',
      find: "return stage === 2 ? give(match, ship, 'disabled'",
      replace: "return stage === 9 ? give(match, ship, 'disabled'",
    },
    {
      id: 'reload keeps its weapons',
      rule: '5.9',
      find: "  return give(match, seat, 'disabled', 1, seat, tell);",
      replace: '  return undefined;',
    },
    {
      id: 'aft is fore',
      rule: '5.10',
      find: "frame.answer === 'fore' ? 'fore' : 'aft'",
      replace: "frame.answer === 'fore' ? 'aft' : 'fore'",
    },
  ],
  'games/furball/rules/05-actions/shifts.ts': [
    { id: 'a boost has no banks', rule: '5.5', find: "['straight-1', 'bank-1']", replace: "['straight-1']" },
    {
      id: 'a decloak is a short one',
      rule: '5.7',
      find: "const DECLOAK: readonly ManoeuvreTemplate[] = ['straight-2'];",
      replace: "const DECLOAK: readonly ManoeuvreTemplate[] = ['straight-1'];",
    },
  ],
  'games/furball/effects/damage.ts': [
    {
      id: 'a stunned pilot rests on asteroids',
      rule: '7.4',
      find: '|| overlapsRock(board, ship)',
      replace: '',
    },
  ],
};
