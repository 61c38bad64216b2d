import type { Planted } from '@starboard/testkit';

/** Mistakes about how a duel ends, and about drones. */
export const planted: Planted = {
  'games/duel-in-space/rules/07-ending.ts': [
    {
      id: 'a refusal to fight on is ignored',
      rule: 'lesson disengaging',
      find: 'if (!yes) frame.brokenOff = true;',
      replace: '',
    },
    { id: 'the one that is lost wins', rule: '7.1', find: 'first !== null ? 1 : 0', replace: 'first !== null ? 0 : 1' },
    {
      id: 'the first seat wins where both are lost',
      rule: '7.2',
      find: "finish(match, null, '7.2'",
      replace: "finish(match, 0, '7.2'",
    },
    { id: 'port 4 does not lead apart', rule: '7.3', find: 'port >= 4', replace: 'port > 4' },
    { id: 'apart after two positions', rule: '7.3', find: 'APART_FOR_GOOD = 3', replace: 'APART_FOR_GOOD = 2' },
    {
      id: 'the last answer decides on fighting on',
      rule: '7.3',
      find: 'if (!yes) frame.brokenOff = true',
      replace: 'frame.brokenOff = !yes',
    },
    {
      id: 'tail to tail after fighting on',
      rule: '7.4',
      find: 'board.ports = [1, 1]',
      replace: 'board.ports = [5, 5]',
    },
    { id: 'fighting on leaves the count', rule: '7.4', find: 'board.movingApart = 0;', replace: '' },
    {
      id: 'one quiet turn more',
      rule: '7.5',
      find: 'turn - lastHit >= setup.quietLimit',
      replace: 'turn - lastHit > setup.quietLimit',
    },
    {
      id: 'the last turn does not count',
      rule: '8.5',
      find: 'turns: match.board.turn, rule',
      replace: 'turns: match.board.turn - 1, rule',
    },
    {
      id: 'a drone is asked whether to fight on',
      rule: '10.10',
      find: "asking('fight-on', !ships[0].drone, !ships[1].drone)",
      replace: "asking('fight-on', true, true)",
    },
    {
      id: 'whoever gives up wins',
      rule: '7.6',
      find: 'null : other(loser)',
      replace: 'null : loser',
    },
    { id: 'of two who give up the second wins', rule: '7.6', find: 'seats.length > 1 || ', replace: '' },
    {
      id: 'one giving up is told',
      rule: '7.6',
      find: 'for (const seat of seats) tell',
      replace: 'for (const seat of seats.slice(0, 1)) tell',
    },
    {
      id: 'a match called off has a winner',
      rule: '7.7',
      find: "finish(match, null, '7.7'",
      replace: "finish(match, 0, '7.7'",
    },
    {
      id: 'nobody is told why it is called off',
      rule: '7.7',
      find: "tell?.({ type: 'called-off', rule: '7.7', how: call.call });",
      replace: '',
    },
    {
      id: 'a ship lost gives its protection away unmarked',
      rule: '9.5',
      find: ", ...(loss === '6.2' && revealing(board, seat))",
      replace: '',
    },
    {
      id: 'secret designs are not told at the end',
      rule: '9.5',
      find: "match.board.setup.designs === 'secret'",
      replace: "match.board.setup.designs === 'open'",
    },
    {
      id: 'secret designs are told only where the rules end the duel',
      rule: '10.16',
      find: ' && match.board.turn > 0',
      replace: " && rule < '7.6'",
    },
    { id: 'designs never built are told', rule: '10.16', find: ' && match.board.turn > 0', replace: '' },
    { id: 'a turn that only begins counts', rule: '10.9', find: 'board.turn--;', replace: '' },
    {
      id: 'the last air lost as a turn begins is enough to fly on',
      rule: '10.15',
      find: "isPilotDead(ship) ? '6.8' : null;",
      replace: 'null;',
    },
  ],
  'games/duel-in-space/rules/08-drone.ts': [
    { id: 'a big die of 3 is left', rule: '8.2', find: 'big <= 3', replace: 'big <= 2' },
    {
      id: 'a drone turns a click more than it can',
      rule: '8.2',
      find: 'little > clicksAllowed(ship)',
      replace: 'little > clicksAllowed(ship) + 1',
    },
    { id: 'a turret die of 4 is on target', rule: '8.3', find: 'die >= 5', replace: 'die >= 4' },
    {
      id: 'a die for a turret without lasers',
      rule: '8.3',
      find: '!ship.drone || !turretWorks(ship)',
      replace: '!ship.drone',
    },
  ],
};
