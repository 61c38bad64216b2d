import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/starfire/rules/03-initiative.ts': [
    { id: 'dice with six sides', rule: '3.1', find: 'TEN = 10', replace: 'TEN = 6' },
    { id: 'the lower die wins', rule: '3.1', find: 'dice[0] > dice[1]', replace: 'dice[0] < dice[1]' },
    { id: 'a tie keeps initiative', rule: '3.2', find: 'null : other(before)', replace: 'null : before' },
    {
      id: 'a tie on the first turn is won',
      rule: '3.3',
      find: '? (before === null ? null :',
      replace: '? (before === null ? 0 :',
    },
  ],
  'games/starfire/rules/04-movement.ts': [
    {
      id: 'a point of staying is not counted',
      rule: 'lesson turn-mode',
      find: 'turn === 0 ? at.straight + 1',
      replace: 'turn === 0 ? at.straight + (goesAhead(order) ? 1 : 0)',
    },
    {
      id: 'a point more before turning',
      rule: '4.3',
      find: 'straight + 1 >= turnMode',
      replace: 'straight >= turnMode',
    },
    { id: 'one ship of a side moves', rule: '4.1', find: 'next?.seat === seat && canMove(next)', replace: 'false' },
    {
      id: 'a point moves two hexes',
      rule: '4.2',
      find: 'at.q += stepQ(at.facing)',
      replace: 'at.q += 2 * stepQ(at.facing)',
    },
    { id: 'staying costs two', rule: '4.2', find: 'ship.points--', replace: 'ship.points -= goesAhead(order) ? 1 : 2' },
    {
      id: 'the turn before the point',
      rule: '4.3',
      find: 'if (goesAhead(order)) goAhead(at);',
      replace: 'if (goesAhead(order)) goAhead(Object.assign(at, { facing: turned(at.facing, turn) }));',
    },
    {
      id: 'staying does not count',
      rule: '4.3',
      find: 'turn === 0 ? at.straight + 1',
      replace: 'turn === 0 ? at.straight + (goesAhead(order) ? 1 : 0)',
    },
    {
      id: 'a turn counts as a point after it',
      rule: '4.3',
      find: 'at.straight + 1 : 0',
      replace: 'at.straight + 1 : 1',
    },
    {
      id: 'points are not carried over',
      rule: '4.4',
      find: 'ship.points = isFighting(ship)',
      replace: 'ship.straight = 0;\n    ship.points = isFighting(ship)',
    },
    {
      id: 'a ship drifts without engines',
      rule: '4.5',
      find: '? movementPoints(ship) : 0',
      replace: '? Math.max(2, movementPoints(ship)) : 0',
    },
    {
      id: 'off the map and still fighting',
      rule: '4.6',
      find: "ship.fate = 'gone'",
      replace: "ship.fate = 'fighting'",
    },
    {
      id: 'a hex for one ship only',
      rule: '4.7',
      find: 'spendPoint(ship, order);',
      replace:
        'if (!board.ships.some(({ q, r }) => q === ship.q + stepQ(ship.facing) && r === ship.r + stepR(ship.facing))) spendPoint(ship, order);',
    },
    {
      id: 'one player of a side after the other',
      rule: '8.4',
      find: 'else if (asks === undefined) asks = [first, ask];',
      replace: 'else if (asks === undefined) break;',
    },
    {
      id: 'the third player of a side is left out',
      rule: '8.4',
      find: '!asks.some(({ seat }) => seat === ship.seat)',
      replace: 'asks.length < 2',
    },
    {
      id: 'a player is asked for two ships at once',
      rule: '8.4',
      find: '!asks.some(({ seat }) => seat === ship.seat)',
      replace: 'asks.length < 4',
    },
  ],
  'games/starfire/words/folded.ts': [
    {
      id: 'a ship that flew its first point is said to have stayed',
      rule: '4.2',
      find: "order }) => order.startsWith('stay')",
      replace: 'hex }) => hex === last.hex',
    },
  ],
  'games/starfire/bot/plain/helm.ts': [
    {
      id: 'a bot plots turns that the rules forbid',
      rule: '4.3',
      find: 'of ordersFor(course.position.straight, design)',
      replace: 'of ORDERS',
    },
  ],
  'games/starfire/board/orders/courses.ts': [
    {
      id: 'a course takes turns that the rules forbid',
      rule: '4.3',
      find: 'ordersFor(from.straight, design)',
      replace: 'ordersFor(from.straight + 1, design)',
    },
    {
      id: 'a ship that stays flies on',
      rule: '4.2',
      find: "orders[spent] ?? 'stay'",
      replace: "orders[spent] ?? 'ahead'",
    },
  ],
};
