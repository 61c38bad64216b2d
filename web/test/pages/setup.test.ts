import { object, oneOf } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type Occupant, seatingOf } from '../../runner/occupant.ts';
import { namesOf } from '../../runner/seat-names.ts';
import { requested, USUAL } from '../../setup/online/online-choices.ts';
import { botAs, type Cast, castFor, commonLevel, usualBot, withFreshFaces } from '../../setup/opponents/cast.ts';
import { isLaid, presets, relaid, rememberedNames, withSeats } from '../../setup/presets.ts';
import { OPEN, occupantsOf, seatPlans } from '../../setup/seat-occupancy.ts';

const CALL_SIGNS: { readonly [id: string]: string } = { hunter: 'Ember', gambler: 'Dice', survivor: 'Moss' };
const seats = { min: 2, max: 2 };
const drone = { id: 'drone', name: 'Target drone', about: 'Flies by dice.' };
const bots = [
  { id: 'random', name: 'Random bot' },
  { id: 'plain', name: 'Plain bot' },
];
const cast: Cast = ['hunter', 'gambler', 'survivor'].map((id) => ({
  id,
  callSign: CALL_SIGNS[id] ?? id,
  about: '',
  line: '',
  mark: '',
}));
const plain = usualBot(bots, [], 'cadet');
const pilots = usualBot(bots, cast, 'pilot');

test('a newcomer gets the first automaton, then the best bot, then a second person', () => {
  const ready = presets({ seats, automata: [drone], secrets: true }, plain, [], false);
  expect(ready.map(({ title }) => title)).toEqual(['Against the target drone', 'Against a bot', 'Two on one screen']);
  expect(ready[0]?.occupants).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'automaton', id: 'drone', name: 'Target drone' },
  ]);
});

test('a game without automata begins with the bot, and fills every seat it needs', () => {
  const [first, second] = presets({ seats: { min: 4, max: 7 }, automata: [], secrets: false }, plain, ['Ada'], false);
  expect(first?.occupants).toMatchObject([{ name: 'Ada' }, ...Array(3).fill({ name: 'Plain bot' })]);
  expect(second?.title).toBe('All on one screen');
  expect(second?.about).toContain('Nothing is secret');
  expect(second?.occupants).toHaveLength(4);
});

test('where many can play, one click sits down against all of them', () => {
  const ready = presets({ seats: { min: 2, max: 25 }, automata: [], secrets: true }, plain, ['Ada'], false);
  const crowd = ready.find(({ title }) => title === 'Against a crowd');
  expect(crowd?.occupants).toHaveLength(25);
  expect(crowd?.occupants.slice(1)).toEqual(Array(24).fill({ kind: 'bot', id: 'plain', name: 'Plain bot' }));
  const eight = presets({ seats: { min: 4, max: 8 }, automata: [], secrets: true }, plain, ['Ada'], false);
  expect(eight.find(({ title }) => title === 'Against a crowd')?.occupants).toHaveLength(8);
  const few = presets({ seats: { min: 2, max: 6 }, automata: [], secrets: true }, plain, ['Ada'], false);
  expect(few.some(({ title }) => title === 'Against a crowd')).toBe(false);
});

test('bots with a level sit down as one character after another', () => {
  const ready = presets({ seats: { min: 2, max: 8 }, automata: [], secrets: true }, pilots, ['Ada'], false);
  const crowd = ready.find(({ title }) => title === 'Against a crowd');
  expect(crowd?.occupants.slice(1, 5)).toEqual([
    { kind: 'bot', id: 'pilot:hunter', name: 'Ember' },
    { kind: 'bot', id: 'pilot:gambler', name: 'Dice' },
    { kind: 'bot', id: 'pilot:survivor', name: 'Moss' },
    { kind: 'bot', id: 'pilot:hunter', name: 'Ember' },
  ]);
  expect(namesOf(occupantsOf(crowd?.occupants ?? []) ?? [])[4]).toBe('Ember 2');
});

test('a bot with a level in a further seat is the next character', () => {
  const [hunter, gambler] = cast;
  if (hunter === undefined || gambler === undefined) throw new Error('nobody is in the cast');
  const two = [{ kind: 'person', name: 'Ada' }, botAs('ace', hunter)] as const;
  expect(withFreshFaces(withSeats(two, 3), cast, 2)).toEqual([...two, botAs('ace', gambler)]);
});

test('a seat is offered only characters that suit its side; whoever sits there stays', () => {
  const [hunter, gambler, survivor] = cast;
  if (hunter === undefined || gambler === undefined || survivor === undefined) throw new Error('nobody is in the cast');
  const sided: Cast = [hunter, { ...gambler, sides: ['Rebels'] }, { ...survivor, sides: ['Imperial'] }];
  const offered = (side?: string, chosen?: Cast[number]) => castFor(sided, side, chosen).map(({ id }) => id);
  expect(offered('Imperial')).toEqual(['hunter', 'survivor']);
  expect(offered('Imperial', sided[1])).toEqual(['hunter', 'gambler', 'survivor']);
  expect(offered()).toEqual(['hunter', 'gambler', 'survivor']);
});

test('another level or character leaves the table as it is', () => {
  const [table] = presets({ seats, automata: [], secrets: true }, pilots, ['Ada'], false);
  if (table === undefined || cast[1] === undefined) throw new Error('there is no table');
  const changed = [table.occupants[0] ?? OPEN, botAs('legend', cast[1])];
  expect(isLaid(table, changed, {}, object({}))).toBe(true);
  expect(commonLevel(changed)).toBe('legend');
  expect(commonLevel([...changed, ...table.occupants])).toBeNull();
});

test('a further seat is as the last; a person there has a name of their own', () => {
  const person = (name: string) => ({ kind: 'person', name }) as const;
  const bot = { kind: 'bot', id: 'plain', name: 'Plain bot' } as const;
  expect(withSeats([person('Ada'), bot], 4)).toEqual([person('Ada'), bot, bot, bot]);
  expect(withSeats([person('Ada'), person('Ben')], 3)).toEqual([person('Ada'), person('Ben'), person('Player 3')]);
  expect(withSeats([person('Ada'), bot, bot], 2)).toEqual([person('Ada'), bot]);
});

test('where a server answers, a seat can be left open for a friend', () => {
  const online = presets({ seats, automata: [drone], secrets: true }, plain, ['Ada'], true).at(-1);
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
    presets({ seats, automata: [], secrets: true }, plain, names, true).at(-1)?.occupants[0];
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

test('a game with tables of its own offers those, and online', () => {
  const tables = [
    { title: 'As the hunter', about: 'Alone.', seats: ['bot', 'person'], setup: { game: 'hunt' } },
    { title: 'Together', about: 'Both.', seats: ['person', 'person'], setup: {} },
  ] as const;
  const ready = presets({ seats, automata: [], secrets: true }, plain, ['Ada', 'Ben'], true, tables);
  expect(ready.map(({ title }) => title)).toEqual(['As the hunter', 'Together', 'Online']);
  expect(ready[0]?.occupants).toEqual([
    { kind: 'bot', id: 'plain', name: 'Plain bot' },
    { kind: 'person', name: 'Ada' },
  ]);
  expect(ready[1]?.occupants).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }]);
});

test('a table is laid as a preset says if the same sit there and its settings are chosen, by hand or by default', () => {
  const schema = object({ game: oneOf(['hide', 'hunt'], { default: 'hide' }) });
  const occupants = [{ kind: 'person', name: 'Ada' }, OPEN] as const;
  const hunt = { title: '', about: '', occupants, setup: { game: 'hunt' } };
  const hide = { ...hunt, setup: { game: 'hide' } };
  expect(isLaid(hunt, occupants, {}, schema)).toBe(false);
  expect(isLaid(hide, occupants, {}, schema)).toBe(true);
  expect(isLaid(hunt, [{ kind: 'person', name: 'Eve' }, OPEN], { game: 'hunt' }, schema)).toBe(true);
  expect(isLaid(hunt, [OPEN, OPEN], { game: 'hunt' }, schema)).toBe(false);
});

test('another table takes the settings of the last one away, except those that somebody has changed', () => {
  const ready = { title: '', about: '', occupants: [], setup: { squads: ['Wedge', 'Vader'], rounds: 10 } };
  const random = { ...ready, setup: { rounds: 8 } };
  expect(relaid(ready, random, { ...ready.setup, limit: 40 })).toEqual({ rounds: 8, limit: 40 });
  expect(relaid(ready, random, { squads: ['Wedge', 'Turr'], rounds: 10 })).toEqual({
    squads: ['Wedge', 'Turr'],
    rounds: 8,
  });
  expect(relaid(undefined, random, { squads: ['Wedge', 'Vader'] })).toEqual({ squads: ['Wedge', 'Vader'], rounds: 8 });
});
