import { expect, test } from 'vitest';
import { checkScenario, freshScenario, mostPlayers } from '../../workshop/scenarios/scenario.ts';
import { fileName, readScenario, writeScenario } from '../../workshop/scenarios/scenario-file.ts';
import { deliver, shipsAsText, withShip } from '../../workshop/shipyard/ships.ts';
import { readWork, withScenario } from '../../workshop/work.ts';

function written(): string {
  const text = writeScenario({ ...freshScenario(), name: 'The long way home', distance: '20', quickSetup: false });
  if (text === null) throw new Error('the first scenario is not a good one');
  return text;
}

/** The file with some members changed, as if by hand. */
function changed(change: (file: { [key: string]: unknown; setup: { [key: string]: unknown } }) => void): string {
  const file = JSON.parse(written());
  change(file);
  return JSON.stringify(file);
}

test('a scenario comes back from its file as it was', () => {
  const read = readScenario(written());
  expect(read).toEqual({
    ok: true,
    scenario: { ...freshScenario(), name: 'The long way home', distance: '20', quickSetup: false },
  });
  expect(read.ok && writeScenario(read.scenario)).toBe(written());
});

test('what is left out of a file is as usual', () => {
  const read = readScenario(changed(({ setup }) => delete setup['distance']));
  expect(read).toMatchObject({ ok: true, scenario: { distance: '25' } });
});

test.each<[string, string, RegExp]>([
  ['what is no JSON', 'Bradley - CT-4', /not valid JSON/],
  ['half a file', written().slice(0, 80), /not valid JSON/],
  ['a list', '[]', /not a Starfire scenario/],
  ['another kind of file', changed((file) => (file['starboard'] = 'furball squad')), /not a Starfire scenario/],
  ['a later version', changed((file) => (file['version'] = 2)), /version 2; this page reads version 1/],
  ['no version', changed((file) => delete file['version']), /can read only version 1/],
  ['an unknown field', changed((file) => (file['author'] = 'me')), /author is not known here/],
  ['an unknown field of the set-up', changed(({ setup }) => (setup['gravity'] = 1)), /gravity is not known here/],
  ['no name', changed((file) => delete file['name']), /name is missing/],
  ['a name beyond measure', changed((file) => (file['name'] = 'x'.repeat(61))), /name must be at most 60/],
  ['no set-up', changed((file) => Reflect.deleteProperty(file, 'setup')), /setup is missing/],
  ['a map too small', changed(({ setup }) => (setup['width'] = 10)), /width must be a whole number from 40 to 80/],
  ['a figure that is text', changed(({ setup }) => (setup['width'] = '60')), /width must be a whole number/],
  ['flagships too far apart', changed(({ setup }) => (setup['distance'] = 50)), /at most \d+ apart/],
  ['a fleet of nobody', changed(({ setup }) => (setup['fleetB'] = [])), /Side B has no ships/],
  [
    'a bad ship',
    changed(({ setup }) => (setup['fleetB'] = ['Lee - CT [2] A S Q (I) [2]'])),
    /^Side B, ship 1, column 16: Shields come first/,
  ],
  ['two of one name', changed(({ setup }) => (setup['fleetB'] = ['Ardent - CT-1'])), /Two ships are called Ardent/],
  ['a printed scenario', changed(({ setup }) => (setup['scenario'] = 'contact')), /printed scenario/],
  ['a file too large', `${written()}${' '.repeat(64 * 1024)}`, /at most 64 KB/],
])('a file is refused: %s', (_, text, fact) => {
  const read = readScenario(text);
  if (read.ok) throw new Error('it was read');
  expect(read.fact).toMatch(fact);
});

test('what is still being typed is refused by the rules, never by accident', () => {
  const facts = ['', '25.5', '-3', '1e1', 'many', '9'.repeat(400)].map((distance) => {
    const checked = checkScenario({ ...freshScenario(), distance });
    return checked.ok ? 'accepted' : checked.fact;
  });
  expect(new Set(facts)).toEqual(new Set(['The set-up isn’t valid: distance must be a whole number from 10 to 50.']));
  expect(writeScenario({ ...freshScenario(), distance: '' })).toBeNull();
});

test('2.8 as many can play as everybody has a ship to command', () => {
  const ships = (count: number, side: string) => Array.from({ length: count }, (_, i) => `${side}${i} - CT-1`);
  const most = (a: number, b: number) =>
    mostPlayers({ ...freshScenario(), fleetA: ships(a, 'A'), fleetB: ships(b, 'B') });
  expect([most(1, 1), most(1, 9), most(2, 1), most(2, 2), most(3, 2), most(12, 12)]).toEqual([2, 2, 3, 4, 5, 6]);
});

test('files are named after what is in them', () => {
  expect(fileName('The long way home!', 'json')).toBe('the-long-way-home.json');
  expect(fileName('../..', 'txt')).toBe('starfire.txt');
});

test('of a text the good lines are taken, the others named by line and column', () => {
  const delivered = deliver(
    ['Lee - CT-1'],
    '\uFEFFLee - CT-2\r\n\r\n  Grant - CT [2] A S Q (I) [2]\nPatton - CT-4\nnonsense',
  );
  expect(delivered.ships).toEqual(['Lee - CT-2', 'Patton - CT-4']);
  expect(delivered.taken).toBe(2);
  expect(delivered.refused).toMatchObject([
    { number: 3, column: 18, line: 'Grant - CT [2] A S Q (I) [2]' },
    { number: 5, column: 1, line: 'nonsense' },
  ]);
});

test('what the yard writes it can take', () => {
  const ships = ['Lee - CT-1', 'Bradley - CT [2] S A Q (I) F [2]'];
  expect(deliver([], shipsAsText(ships))).toEqual({ ships, taken: 2, refused: [] });
});

test('a full yard takes no new ship, but a new design for an old one', () => {
  const full = Array.from({ length: 200 }, (_, i) => `X${i} - CT-1`);
  expect(withShip(full, 'New - CT-1')).toBeNull();
  expect(withShip(full, 'X7 - CT-2')?.[7]).toBe('X7 - CT-2');
  expect(deliver(full, 'New - CT-1').refused).toMatchObject([{ number: 1, problem: expect.stringMatching(/full/) }]);
});

test.each([null, 'nonsense', 7, [], { tab: 'cellar', ships: 'many', scenario: { name: 3 } }])(
  'work that cannot be read is as on the first visit: %j',
  (kept) => {
    expect(readWork(kept)).toEqual(readWork(null));
  },
);

test('of work that can be read in part, that part is there', () => {
  const ships = ['Lee - CT-1', 'a line of a later day'];
  expect(readWork({ ships, scenario: 'torn' })).toEqual({ ...readWork(null), ships });
});

test('work is read back as it was kept, whatever was being typed', () => {
  const work = readWork(null);
  const typed = {
    ...work,
    line: 'x'.repeat(10_000),
    scenario: { ...work.scenario, name: '', width: '4e', fleetA: ['', 'half a sh'] },
  };
  expect(readWork(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});

test('a scenario is kept once under its name', () => {
  const once = withScenario(readWork(null));
  const twice = once && withScenario({ ...once, scenario: { ...once.scenario, distance: '30' } });
  expect(twice?.scenarios.map(({ name, distance }) => [name, distance])).toEqual([['Ambush', '30']]);
});
