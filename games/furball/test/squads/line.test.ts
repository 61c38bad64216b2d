import { diceFromSeed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { PILOTS, SHIPS, UPGRADES } from '../../catalogue/index.ts';
import { randomSquad, readLine, readySquad, type Squad, squadOf, writeLine } from '../../squads/index.ts';
import { allowed, event } from '../support/events.ts';

const luke = squadOf('rebel.xwing.lukeskywalker', ['elite.veteraninstincts', 'astromech.r2d2']);

test('a squad is one line that a person can read', () => {
  expect(writeLine(luke, 'Red Five')).toBe(
    'Red Five: Luke Skywalker, Rebel X-wing + Veteran Instincts (elite) + R2-D2 (astromech) = 33',
  );
  expect(writeLine(squadOf('rebel.xwing.rookiepilot'))).toBe('Rookie Pilot, Rebel X-wing = 21');
});

test('of two with one name in one ship the skill is told', () => {
  for (const pilot of ['rebel.t70xwing.poedameron', 'rebel.t70xwing.poedameron-swx57'] as const) {
    expect(writeLine(squadOf(pilot))).toMatch(/^Poe Dameron \(skill [89]\), Rebel T-70 X-wing = /);
    expect(readLine(writeLine(squadOf(pilot)))).toMatchObject({ squad: { pilot } });
  }
});

function comesBack(squad: Squad, name: string): void {
  expect(readLine(writeLine(squad, name))).toEqual({ squad, name });
}

test('every ready squad, every pilot and every upgrade read back the same', () => {
  for (const { id } of SHIPS) comesBack(readySquad(id, event.limit, allowed) ?? luke, 'A name');
  for (const { id } of PILOTS) comesBack(squadOf(id), 'A name');
  for (const { id } of UPGRADES) comesBack(squadOf(luke.pilot, [id]), 'A name');
});

test('five hundred random squads read back the same, under odd names too', () => {
  const names = ['Red: Five', 'a + b = 3', 'Häschen “2”, Rebel X-wing', 'No. 1:', '=', '飛'];
  const dice = diceFromSeed('lines');
  for (let i = 0; i < 500; i++) comesBack(randomSquad(dice, event.limit, allowed), names[i % names.length] ?? 'A');
});

test.each([
  'luke skywalker + veteran instincts + r2-d2 (Astromech)',
  '  Luke Skywalker, X-wing + R2-D2 (astromech) + Veteran Instincts (elite) = 12 points ',
  'Luke Skywalker, rebel + Veteran  Instincts + R2-D2 (astromech)',
])('what a person leaves out or writes otherwise is understood: %s', (line) => {
  expect(readLine(line)).toEqual({ squad: luke, name: 'Luke Skywalker' });
});

test.each([
  ['Jar Jar', 'No pilot is called “Jar Jar”.'],
  ['', 'No pilot is called “”.'],
  ['Luke Skywalker, Rebel Y-wing', 'Luke Skywalker does not fly the Rebel Y-wing.'],
  ['Luke Skywalker, Deathstar', 'No ship is called “Deathstar”.'],
  ['Luke Skywalker + Big Gun', 'No upgrade of a small ship is called “Big Gun”.'],
  ['Luke Skywalker + Predator (hold)', 'No small ship has a slot called “hold”.'],
  ['Luke Skywalker + Proton Torpedoes (missile)', 'Proton Torpedoes goes into the slot torpedo, not into missile.'],
  ['Luke Skywalker + R2-D2', 'R2-D2 exists for the slots astromech and crew. Write which one you mean.'],
  ['Luke Skywalker (skill 3)', 'Luke Skywalker does not have a skill of 3.'],
])('“%s” gets the sentence %s', (line, sentence) => {
  expect(readLine(line)).toEqual({ squad: null, faults: [sentence] });
});

test('where several pilots are meant all are named', () => {
  expect(readLine('Captain Nym')).toEqual({
    squad: null,
    faults: [
      'There are several pilots called Captain Nym: Captain Nym, Rebel Scurrg H-6 Bomber; Captain Nym, Scum Scurrg H-6 Bomber. Write which one you mean.',
    ],
  });
});

test('all faults are named, and no endless line is looked into', () => {
  expect(readLine('Jar Jar + Big Gun + Small Gun')).toMatchObject({ faults: { length: 3 } });
  expect(readLine('+ '.repeat(5_000_000))).toEqual({
    squad: null,
    faults: ['This line has 10000000 characters, but a squad may have at most 2000.'],
  });
});
