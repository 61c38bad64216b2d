import { diceFromSeed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { SHIPS } from '../../catalogue/index.ts';
import { faultInWords, faultsOf, randomSquad, readySquad, squadOf, writeLine, writeXws } from '../../squads/index.ts';
import { readSquads } from '../../workshop/sharing/reading.ts';
import { eventOf } from '../../workshop/squads/event.ts';
import { allowed, event } from '../support/events.ts';

const rookie = squadOf('rebel.xwing.rookiepilot', ['astromech.r2d2']);

test('what is pasted is read in either form, whichever it is', () => {
  const dice = diceFromSeed('paste');
  const ready = SHIPS.flatMap(({ id }) => readySquad(id, event.limit, allowed) ?? []);
  for (const squad of [...ready, ...Array.from({ length: 500 }, () => randomSquad(dice, event.limit, allowed))]) {
    for (const text of [
      writeXws(squad, 'A name'),
      writeLine(squad, 'A name'),
      `\uFEFF\n${writeLine(squad, 'A name')}\r\n`,
    ]) {
      expect(readSquads(text)).toEqual({ taken: [{ squad, name: 'A name' }], faults: [] });
    }
  }
});

test('of several lines the good ones are taken, and the others named by their number', () => {
  const text = `${writeLine(rookie)}\n\nJar Jar\n${writeLine(rookie, 'Second')}\n`;
  expect(readSquads(text)).toEqual({
    taken: [
      { squad: rookie, name: 'Rookie Pilot' },
      { squad: rookie, name: 'Second' },
    ],
    faults: ['Line 2: No pilot is called “Jar Jar”.'],
  });
  expect(readSquads('Jar Jar\n'.repeat(41)).faults).toEqual([
    'This text has 41 lines. You can import at most 40 squads at once.',
  ]);
});

const xws = (upgrades: object, pilot = 'rookiepilot'): string =>
  JSON.stringify({ faction: 'rebel', points: 3, pilots: [{ name: pilot, ship: 'xwing', upgrades }] });

test.each([
  ['', 'Paste a squad first.'],
  [xws({ ept: ['jarjar'] }), 'No elite upgrade of a small ship is called “jarjar”.'],
  [xws({ missile: ['protontorpedoes'] }), 'Proton Torpedoes goes into the slot torpedo, not into missile.'],
  [xws({}, 'jarjarbinks'), 'No pilot is called “jarjarbinks”.'],
  ['{"faction":', 'This is not a squad file, because it is not JSON.'],
  ['[1, 2, 3]', 'This is not a squad file, because it is not an object with a faction and pilots.'],
  ['x'.repeat(10 * 1024 * 1024), 'This text is too long. You can import at most 65536 characters at once.'],
])('a text that is no squad gets a sentence (%#)', (text, sentence) => {
  expect(readSquads(text)).toEqual({ taken: [], faults: [sentence] });
});

test.each([
  [
    xws({ ept: ['predator'], mod: ['engineupgrade'], amd: ['r2d2'], torpedo: ['protontorpedoes'] }, 'wedgeantilles'),
    'The squad costs 44 points, and the limit is 35.',
  ],
  [xws({ amd: ['r2d2', 'r2d2'] }), 'R2-D2 is unique, and the squad has that name twice.'],
  [xws({ cannon: ['ioncannon'] }), 'Ion Cannon needs a cannon slot, and none is free.'],
])('a squad that may not fly is read, and what is wrong with it is said (%#)', (text, sentence) => {
  const [taken] = readSquads(text).taken;
  const faults = taken === undefined ? [] : faultsOf(taken.squad, eventOf({}));
  expect(faults.map(faultInWords)).toContain(sentence);
});
