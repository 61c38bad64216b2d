import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/starfire/rules/index.ts': [
    {
      id: 'whoever has initiative moves first',
      rule: 'lesson moving-last',
      find: '[losersMove, seeWhoIsLeft, winnersMove,',
      replace: '[winnersMove, seeWhoIsLeft, losersMove,',
    },
    {
      id: 'the winner moves first',
      rule: '3.4',
      find: '[losersMove, seeWhoIsLeft, winnersMove,',
      replace: '[winnersMove, seeWhoIsLeft, losersMove,',
    },
    { id: 'whoever has left is asked on', rule: '7.4', find: '  isOut,\n', replace: '' },
    { id: 'draws cannot be agreed on', rule: '7.5', find: 'draws: true', replace: 'draws: false' },
    {
      id: 'the last ship of the winner leaves unseen',
      rule: '7.1',
      find: 'winnersMove, seeWhoIsLeft]',
      replace: 'winnersMove]',
    },
    {
      id: 'whoever chooses at once sees what others choose',
      rule: '2.2',
      find: 'secrets: true,\n  isOpen: () => true,',
      replace: 'secrets: false,',
    },
  ],
  'games/starfire/rules/07-ending.ts': [
    {
      id: 'the side without ships wins',
      rule: '7.1',
      find: "finish(match, a ? 0 : 1, '7.1'",
      replace: "finish(match, a ? 1 : 0, '7.1'",
    },
    {
      id: 'side A fights on without ships',
      rule: '7.1',
      find: 'if (!a || !b) finish',
      replace: 'if (!b) finish',
    },
    {
      id: 'any ship that leaves the map loses the battle',
      rule: '8.8',
      find: 'if (!a || !b) finish',
      replace: "if (!a || !b || board.ships.some(({ fate }) => fate === 'gone')) finish",
    },
    {
      id: 'ships off the map count',
      rule: '8.8',
      find: 'if (!isFighting(ship)) continue;',
      replace: "if (ship.fate === 'destroyed') continue;",
    },
    {
      id: 'a turn more',
      rule: '7.2',
      find: 'board.turn >= board.setup.turnLimit',
      replace: 'board.turn > board.setup.turnLimit',
    },
    {
      id: 'ships stay with the one who left',
      rule: '7.4',
      find: 'ship.seat = others[i % others.length] ?? seat;',
      replace: '',
    },
    {
      id: 'one ally takes all the ships',
      rule: '7.4',
      find: 'others[i % others.length]',
      replace: 'others[0]',
    },
    {
      id: 'wrecks change hands',
      rule: '7.4',
      find: 'ship.seat === seat && isLeft(ship));\n  for',
      replace: 'ship.seat === seat);\n  for',
    },
    {
      id: 'whoever leaves goes on commanding',
      rule: '7.4',
      find: '!call.seats.includes(seat) && ',
      replace: '',
    },
    { id: 'an ally who is out takes command', rule: '7.4', find: ' && !isOut(board, seat)', replace: '' },
    {
      id: 'the side without players wins',
      rule: '7.4',
      find: '? other(deserted[0]) : null',
      replace: '? deserted[0] : null',
    },
    { id: 'with both sides gone the second wins', rule: '7.4', find: 'deserted.length === 1 && ', replace: '' },
    {
      id: 'one giving up is told',
      rule: '7.4',
      find: 'for (const seat of call.seats) tell',
      replace: 'for (const seat of call.seats.slice(0, 1)) tell',
    },
    {
      id: 'a player without ships is in the battle',
      rule: '7.4',
      find: '!ships.some((ship) => ship.seat === seat && isLeft(ship))',
      replace: '!ships.some((ship) => ship.seat === seat)',
    },
    {
      id: 'ships not yet placed do not count',
      rule: '7.4',
      find: " || fate === 'waiting'",
      replace: '',
    },
    {
      id: 'a battle called off has a winner',
      rule: '7.5',
      find: "finish(match, null, '7.5'",
      replace: "finish(match, 0, '7.5'",
    },
    {
      id: 'nobody is told why it is called off',
      rule: '7.5',
      find: "tell?.({ type: 'called-off', rule: '7.5', how: call.call });",
      replace: '',
    },
    { id: 'losers are second', rule: '7.3', find: '1 + seatsOf(winner, board.seats).length', replace: '2' },
    { id: 'one of a side wins', rule: '7.3', find: 'sideOf(seat) === winner', replace: 'seat === winner' },
  ],
};
