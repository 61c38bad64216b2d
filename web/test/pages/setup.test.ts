import { expect, test } from 'vitest';
import { namesOf, type Occupant, seatingOf } from '../../runner/occupant.ts';
import { requested, USUAL } from '../../setup/online-choices.ts';
import { occupantsOf, seatPlans } from '../../setup/places.ts';
import { presets, rememberedNames } from '../../setup/presets.ts';

const seats = { min: 2, max: 2 };
const drone = { id: 'drone', name: 'Target drone', about: 'Flies by dice.' };
const bots = [
  { id: 'random', name: 'Random', about: 'Any option.' },
  { id: 'plain', name: 'Plain bot', about: 'Looks ahead.' },
];

test('a newcomer gets the first automaton, then the best bot, then a second person', () => {
  const ready = presets({ seats, automata: [drone], secrets: true }, bots, [], false);
  expect(ready.map(({ title }) => title)).toEqual([
    'Against the target drone',
    'Against the plain bot',
    'Two on one screen',
  ]);
  expect(ready[0]?.occupants).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'automaton', id: 'drone', name: 'Target drone' },
  ]);
});

test('a game without automata begins with the bot, and fills every seat it needs', () => {
  const [first, second] = presets({ seats: { min: 4, max: 8 }, automata: [], secrets: false }, bots, ['Ada'], false);
  expect(first?.occupants).toMatchObject([{ name: 'Ada' }, ...Array(3).fill({ name: 'Plain bot' })]);
  expect(second?.title).toBe('All on one screen');
  expect(second?.about).toContain('nothing is secret');
  expect(second?.occupants).toHaveLength(4);
});

test('where a server answers, a seat can be left open for a friend', () => {
  const online = presets({ seats, automata: [drone], secrets: true }, bots, ['Ada'], true).at(-1);
  expect(online?.title).toBe('Online');
  expect(seatPlans(online?.occupants ?? [])).toEqual([{ kind: 'open' }, { kind: 'open' }]);
  expect(occupantsOf(online?.occupants ?? [])).toBeNull();
});

test.each([
  [{}, { perDecision: 0, timeBank: 0 }],
  [
    { clock: 'live', seconds: 30, timeBank: 120 },
    { perDecision: 30, timeBank: 120 },
  ],
  [{ clock: 'live', seconds: Number.NaN }, { perDecision: 5 }],
  [
    { clock: 'slow', days: 3 },
    { perDecision: 3 * 86_400, timeBank: 0 },
  ],
  [{ clock: 'slow', days: 99 }, { perDecision: 14 * 86_400 }],
] as const)('the clock asked for by %j', (chosen, timeControl) => {
  expect(requested({ ...USUAL, ...chosen }).timeControl).toMatchObject(timeControl);
});

test('only automata are known to the rules; no two names are alike', () => {
  const occupants: readonly Occupant[] = [
    { kind: 'person', name: '  ' },
    { kind: 'automaton', id: 'drone', name: 'Target drone' },
    { kind: 'bot', id: 'plain', name: 'Plain bot' },
    { kind: 'bot', id: 'plain', name: 'Plain bot' },
  ];
  expect(seatingOf(occupants)).toEqual([null, 'drone', null, null]);
  expect(namesOf(occupants)).toEqual(['Player 1', 'Target drone', 'Plain bot', 'Plain bot 2']);
});

test('online nobody is called by a number: without a name that was chosen before, one is asked for', () => {
  const nameOf = (names: readonly string[]) =>
    presets({ seats, automata: [], secrets: true }, bots, names, true).at(-1)?.occupants[0];
  expect(nameOf([])).toEqual({ kind: 'person', name: '' });
  expect(nameOf(['Ada'])).toEqual({ kind: 'person', name: 'Ada' });
});

test.each([
  [[], ['Player 1'], ['']],
  [['Ada'], ['Player 1', 'Ben'], ['Ada', 'Ben']],
  [['Ada', 'Ben'], ['Eve'], ['Eve', 'Ben']],
])('after %j, a match of %j is begun next time with %j', (before, now, expected) => {
  expect(rememberedNames(before, now)).toEqual(expected);
});
