import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/data/designs.ts': [
    { id: 'a slower top speed', rule: '2.1', find: 'TOP_SPEED = 6', replace: 'TOP_SPEED = 5' },
    {
      id: 'a nimbler stock ship',
      rule: '2.2',
      find: 'STOCK: Design = { handling: 4',
      replace: 'STOCK: Design = { handling: 5',
    },
    { id: 'eleven points', rule: '9.1', find: 'BUDGET = 10', replace: 'BUDGET = 11' },
    {
      id: 'handling up to 5',
      rule: '9.2',
      find: 'MOST: Design = { handling: 6',
      replace: 'MOST: Design = { handling: 5',
    },
    {
      id: 'protection up to 14',
      rule: '9.2',
      find: 'protection: 15 };\nexport const BUDGET',
      replace: 'protection: 14 };\nexport const BUDGET',
    },
  ],
  'games/tunnel-chase/rules/02-starfighters.ts': [
    {
      id: 'it flies on without protection',
      rule: '2.3',
      find: 'protectionLeft(pilot) > 0',
      replace: 'protectionLeft(pilot) >= 0',
    },
    { id: 'wrecks stay in the tunnel', rule: '2.3', find: 'pilot.space = NOWHERE', replace: 'pilot.heading = NOWHERE' },
    { id: 'damage does not end the quiet', rule: '8.3', find: '  board.hurtIn = board.turn;\n', replace: '' },
    {
      id: 'the turn of the damage counts as quiet',
      rule: '8.3',
      find: 'board.hurtIn = board.turn;',
      replace: 'board.hurtIn = board.turn - 1;',
    },
    {
      id: 'only the first damage ends the quiet',
      rule: '8.3',
      find: 'board.hurtIn = board.turn;',
      replace: 'board.hurtIn ||= board.turn;',
    },
    { id: 'those lost together are placed apart', rule: '8.2', find: 'left = board.left + 1', replace: 'left++' },
  ],
  'games/tunnel-chase/rules/03-start.ts': [
    { id: 'the lower roll chooses', rule: '3.1', find: 'const [higher = 0]', replace: 'const [, higher = 0]' },
    { id: 'the winner always tails', rule: '3.1', find: "chosen === 'lead' ? seat : 1 - seat", replace: '1 - seat' },
    {
      id: 'a space further in than rolled',
      rule: '3.2',
      find: "frame.left = rollFor(match.dice, 'lead', frame.leader)",
      replace: "frame.left = rollFor(match.dice, 'lead', frame.leader) + 1",
    },
    {
      id: 'the tail starts inside',
      rule: '3.2',
      find: 'putDown(match, seat, entrance)',
      replace: 'putDown(match, seat, asteroidIn(board).neighbours[entrance]?.[0] ?? 0)',
    },
    {
      id: 'the leader is not asked for its way',
      rule: '3.3',
      find: 'return flyOn(match, frame.leader, frame, tell)',
      replace: 'flyOn(match, frame.leader, frame, tell)',
    },
    {
      id: 'two never start anywhere',
      rule: '10.5',
      find: "setup.start === 'chase' || (",
      replace: '(',
    },
  ],
  'games/tunnel-chase/rules/10-chase.ts': [
    {
      id: 'a space is too near although no space is farther away',
      rule: '10.3',
      find: 'apart > TOO_NEAR\n',
      replace: 'apart > 0\n',
    },
    { id: 'the highest is placed first', rule: '10.1', find: '.toReversed()', replace: '' },
    { id: 'three spaces away is enough', rule: '10.3', find: 'TOO_NEAR = 4', replace: 'TOO_NEAR = 3' },
    {
      id: 'anybody may take the entrance',
      rule: '10.3',
      find: 'if (space !== entrance && (clear[space] ?? 0) >= apart)',
      replace: 'if ((clear[space] ?? 0) >= apart)',
    },
    {
      id: 'no start where all are near',
      rule: '10.3',
      find: 'return Math.min(TOO_NEAR + 1, most)',
      replace: 'return TOO_NEAR + 1',
    },
    { id: 'no heading is set', rule: '10.2', find: 'pilot.heading = way;', replace: '' },
    {
      id: 'one may face out of the mouth',
      rule: '1.5',
      find: '.filter((way) => way !== entrance)',
      replace: '',
    },
    {
      id: 'the highest is placed anywhere too',
      rule: '10.4',
      find: "if (frame.placed < order.length) return { ask: [{ kind: 'place', seat }] as const };",
      replace: "if (frame.placed <= order.length) return { ask: [{ kind: 'place', seat }] as const };",
    },
  ],
  'games/tunnel-chase/rules/roll-off.ts': [
    {
      id: 'the lowest roll comes first',
      rule: '4.4',
      find: 'let die = 6; die >= 1; die--',
      replace: 'let die = 1; die <= 6; die++',
    },
    {
      id: 'ties stand as they are',
      rule: '3.1',
      find: 'order.push(...rollOff(match, same, what, rule, tell))',
      replace: 'order.push(...same)',
    },
    {
      id: 'a second tie stands as it is',
      rule: '3.1',
      find: '    order.push(...rollOff(match, same, what, rule, tell));\n',
      replace: [
        'const again = same.map((seat) => [seat, same.length > 1 ? roll(match.dice) : 0] as const);',
        "if (same.length > 1) tell?.({ type: 'rolled-off', rule, what, rolls: again });",
        'order.push(...again.toSorted(([, a], [, b]) => b - a).map(([seat]) => seat));\n',
      ].join('\n'),
    },
    {
      id: 'only the first tie is rolled again',
      rule: '10.1',
      find: 'order.push(...rollOff(match, same, what, rule, tell));',
      replace:
        'order.push(...(new Set(dice.filter((other) => other > die)).size < order.length ? same : rollOff(match, same, what, rule, tell)));',
    },
  ],
};
