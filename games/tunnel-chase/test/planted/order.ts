import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/04-movement/order.ts': [
    {
      id: 'in a ring of tails, those who grazed roll again',
      rule: '6.5',
      find: 'leadersOf(board, fastestOf(board, readySeats(board, frame)))',
      replace: 'fastestOf(board, readySeats(board, frame))',
    },
    {
      id: 'whoever waits for one that has left never flies',
      rule: '8.4',
      find: '  letGoOfThoseOut(board, frame);\n',
      replace: '',
    },
    {
      id: 'the tail goes first',
      rule: '4.3',
      find: 'else if (tails(asteroid, one, two)) wait(a, b)',
      replace: 'else if (tails(asteroid, one, two)) wait(b, a)',
    },
    {
      id: 'the slowest goes first',
      rule: '4.4',
      find: 'pilotOf(board, seat).speed === top',
      replace: 'pilotOf(board, seat).speed !== top || seats.length === 1',
    },
    {
      id: 'a ring is broken by anybody who waits',
      rule: '4.4',
      find: 'left.every((other) => !isBehind(seat, other, frame) || isBehind(other, seat, frame))',
      replace: 'left.includes(seat) && frame.step >= 0',
    },
    {
      id: 'a ring that waits for another is broken first',
      rule: '4.4',
      find: 'left.every((other) => !isBehind(seat, other, frame) || isBehind(other, seat, frame))',
      replace: 'left.length > 0 && isBehind(seat, seat, frame)',
    },
    {
      id: 'whoever is named is not first',
      rule: '4.4',
      find: 'standing[other] ?? 0)) - 1',
      replace: 'standing[other] ?? 0)) + 99',
    },
    {
      id: 'the faster waits after a graze',
      rule: '6.4',
      find: 'wait(second, first)',
      replace: 'wait(first, second)',
    },
    {
      id: 'latecomers go before those who rolled',
      rule: '11.3',
      find: 'standing[seat] || Number.POSITIVE_INFINITY',
      replace: 'standing[seat] ?? 0',
    },
    { id: 'the rolls count backwards', rule: '11.4', find: 'taken + 2 + i', replace: 'taken + 2 + rolled.length - i' },
    {
      id: 'one waits only for its neighbour in the order of seats',
      rule: '4.3',
      find: 'let j = i + 1; j < seats.length; j++',
      replace: 'let j = i + 1; j <= i + 1 && j < seats.length; j++',
    },
    {
      id: 'one that has left lets those go who wait for others too',
      rule: '11.4',
      find: '  before[first] = NOBODY;\n',
      replace: '',
    },
    {
      id: 'one that has left can be named',
      rule: '11.4',
      find: 'candidates: (board, { among }) => among.filter((seat) => isFlying(pilotOf(board, seat))),',
      replace: 'candidates: (_, { among }) => among,',
    },
    {
      id: 'whoever rolls later can go before those who rolled earlier',
      rule: '11.3',
      find: 'Math.max(0, ...frame.standing)',
      replace: '0',
    },
  ],
};
