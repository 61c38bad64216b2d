import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/rules/04-capture/capture.ts': [
    {
      id: 'Vader and a Stormtrooper change posts',
      rule: '4.2',
      find: '[vaderIn, fettIn, ...doors, ...guards]',
      replace: '[vaderIn, fettIn, ...guards, ...doors]',
    },
    {
      id: 'the lowest goes first',
      rule: '4.3',
      find: 'Math.max(...rolls.map(([, die]) => die))',
      replace: 'Math.min(...rolls.map(([, die]) => die))',
    },
    {
      id: 'a second tie goes to the first seat',
      rule: '4.3',
      find: 'while (still.length > 1) {',
      replace: 'for (let rolled = 0; rolled < 2 && still.length > 1; rolled++) {',
    },
    {
      id: 'whoever is named goes second',
      rule: '4.3',
      find: 'FIRSTS.indexOf(board.setup.first) - 1;',
      replace: 'FIRSTS.indexOf(board.setup.first);',
    },
    {
      id: 'turns go the other way round',
      rule: '4.3',
      find: '(board.first + frame.turns++) % players',
      replace: '(board.first + players * 1000 - frame.turns++) % players',
    },
    {
      id: 'nobody is fought',
      rule: '4.6',
      find: 'return soldier < 0 ? undefined : battleOf(rebel, soldier);',
      replace: 'return undefined;',
    },
    {
      id: 'no Weapon is taken',
      rule: '4.7',
      find: "  takeWeaponAt(match, rebel, '4.7', tell);\n",
      replace: '  void [match, rebel, tell];\n',
    },
    {
      id: 'a round more is played',
      rule: '5.6',
      find: 'board.round >= board.setup.captureRounds',
      replace: 'board.round > board.setup.captureRounds',
    },
    {
      id: 'whoever left is asked on',
      rule: '12.1',
      find: 'if (board.left[rebelOf(board, rebel).seat] === 0) {',
      replace: 'if (board.left[rebelOf(board, rebel).seat] !== -1) {',
    },
  ],
  'games/escape-the-death-star/rules/04-capture/walking.ts': [
    { id: 'a step more than rolled', rule: '4.4', find: 'if (far === die) break;', replace: 'if (far > die) break;' },
    { id: 'one has to move', rule: '4.4', find: '  return reached;\n', replace: '  return reached.slice(1);\n' },
    { id: 'Stormtroopers are walked through', rule: '4.6', find: 'if (here[from] === STOPS) continue;', replace: '' },
    {
      id: 'anybody can be fought at any time',
      rule: '4.6',
      find: 'soldier.kind === due ? STOPS : CLOSED',
      replace: 'STOPS',
    },
    { id: 'the Detention Block is open', rule: '13.3', find: '  here[station.detention] = CLOSED;\n', replace: '' },
    {
      id: 'compactors are linked in Game 1',
      rule: '13.3',
      find: 'const { neighbours } = station;',
      replace: 'const { ways: neighbours } = station;',
    },
    {
      id: 'a way is told backwards',
      rule: '4.4',
      find: 'path.unshift(at)',
      replace: 'path.push(at)',
    },
  ],
  'games/escape-the-death-star/rules/05-scoring.ts': [
    {
      id: 'Boba Fett comes before Stormtroopers',
      rule: '4.6',
      find: "if (soldiers[i]?.square !== NOWHERE) return 'trooper';",
      replace: "if (soldiers[i]?.square !== NOWHERE && soldiers[FETT]?.square === NOWHERE) return 'trooper';",
    },
    { id: 'a captive stays on the map', rule: '5.1', find: '  captive.square = NOWHERE;\n', replace: '' },
    { id: 'a Rebel beaten stays', rule: '5.3', find: '  one.square = startOf(board, one);\n', replace: '' },
    {
      id: 'a Rebel beaten loses its Weapon',
      rule: '13.5',
      find: '  one.square = startOf(board, one);\n',
      replace: '  one.square = startOf(board, one);\n  one.armed = false;\n',
    },
    {
      id: 'the game ends with Boba Fett',
      rule: '5.4',
      find: 'if (soldier === VADER) countPoints',
      replace: 'if (soldier <= FETT) countPoints',
    },
    {
      id: 'Vader counts 2',
      rule: '5.5',
      find: '{ vader: 3, fett: 2, trooper: 1 }',
      replace: '{ vader: 2, fett: 2, trooper: 1 }',
    },
    { id: 'Vader breaks no tie', rule: '5.5', find: '(captives.includes(VADER) ? 2 : 0)', replace: '0' },
    { id: 'Boba Fett breaks no tie', rule: '5.5', find: '(captives.includes(FETT) ? 1 : 0)', replace: '0' },
    {
      id: 'whoever left sooner is placed better',
      rule: '12.1',
      find: '(theirs !== 0 && mine > theirs)',
      replace: '(theirs !== 0 && mine < theirs)',
    },
  ],
  'games/escape-the-death-star/rules/settings.ts': [
    {
      id: 'five may play Game 1',
      rule: '4.1',
      find: 'const MOST_IN_CAPTURE = 4;',
      replace: 'const MOST_IN_CAPTURE = 5;',
    },
    {
      id: 'somebody who is not there goes first',
      rule: '4.3',
      find: 'if (FIRSTS.indexOf(chosen.first) > seats)',
      replace: 'if (FIRSTS.indexOf(chosen.first) > seats + 4)',
    },
  ],
};
