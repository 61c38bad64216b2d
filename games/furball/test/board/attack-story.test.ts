import { expect, test } from 'vitest';
import { lastStory } from '../../board/combat/story.ts';
import { outcomeSays, stepSays } from '../../board/combat/story-words.ts';
import type { Event } from '../../rules/model.ts';
import { facing, locked, shoot } from '../support/duel.ts';
import { answer, passAll } from '../support/playing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const who = (seat: number): string => NAMES[seat] ?? '';

const told = (events: readonly Event[]): readonly string[] =>
  (lastStory(events)?.steps ?? []).map((step) => stepSays(step, who));

test('each change of the dice is a step, with the token that made it', () => {
  const played = shoot(facing(2, { tokens: { focus: 1 } }, { tokens: { evade: 1 } }), {
    attack: ['focus', 'hit'],
    defence: ['blank', 'blank'],
  });
  answer(played, 0, 'token.focus-attack');
  answer(played, 1, 'token.evade');
  passAll(played);
  expect(told(played.events)).toEqual([
    'Ada rolls 2 attack dice: 1 hit and 1 focus.',
    'Ada’s focus turns 1 focus into 1 hit: now 2 hits.',
    'Ben rolls 2 defence dice: 2 blanks.',
    'Ben’s evade adds 1 evade: now 1 evade and 2 blanks.',
  ]);
  const story = lastStory(played.events);
  if (story === null) throw new Error('nothing was told');
  expect(outcomeSays(story, who)).toBe('2 hits against 1 evade: 1 hit gets through. Ben has 1 damage.');
});

test('a lock rerolls', () => {
  const played = shoot(facing(2, locked()), { attack: ['blank', 'hit'], more: [[1]] });
  answer(played, 0, 'token.lock');
  answer(played, 0, { blank: 1 });
  expect(told(played.events).at(1)).toBe('Ada’s lock rerolls: now 2 hits.');
});

test('a card is named, not the token that it is paid with', () => {
  const declared: Event = {
    type: 'attacks',
    rule: '6.3',
    ship: 0,
    target: 1,
    weapon: null,
    range: 1,
    obstructed: false,
  };
  const dice = (rule: string): Event => ({
    type: 'dice',
    rule,
    ship: 0,
    pool: 'attack',
    what: 'changed',
    before: ['focus'],
    faces: ['crit'],
  });
  const spend: Event = { type: 'token', rule: '8.2', ship: 0, token: 'focus', change: -1, left: 0 };
  const used: Event = { type: 'used', rule: '13.1', ship: 0, card: 'elite.marksmanship' };
  expect(told([declared, used, dice('6.6')])).toEqual(['Marksmanship turns 1 focus into 1 critical: now 1 critical.']);
  expect(told([declared, used, spend, dice('6.6')])).toEqual([
    'Ada’s focus turns 1 focus into 1 critical: now 1 critical.',
  ]);
  expect(told([declared, { ...used, ship: 1 }, dice('6.6')])).toEqual([
    'Ada turns 1 focus into 1 critical: now 1 critical.',
  ]);
});

test('5.10 an evade of a reinforced side is nobody’s card', () => {
  const played = shoot(facing(2, {}, { tokens: { fore: 1 } }), { attack: ['hit', 'hit'], defence: ['blank', 'blank'] });
  passAll(played);
  expect(told(played.events).at(-1)).toBe('Ben’s reinforced side adds 1 evade: now 1 evade and 2 blanks.');
});

test('a miss is told as one, and a kill', () => {
  const missed = shoot(facing(2), { attack: ['blank', 'blank'], defence: ['blank', 'blank'] });
  const story = lastStory(passAll(missed).events);
  expect(story === null ? '' : outcomeSays(story, who)).toBe('0 hits against 0 evades: a miss.');
  const killed = shoot(facing(2, {}, { ship: { shields: 0 }, down: ['damage.tfa.directhit'] }), {
    attack: ['hit', 'hit'],
    defence: ['blank', 'blank'],
  });
  const end = lastStory(passAll(killed).events);
  expect(end === null ? '' : outcomeSays(end, who)).toBe(
    '2 hits against 0 evades: 2 hits get through. Ben is destroyed.',
  );
});

test('once something else begins there is nothing to tell; a roll by itself is', () => {
  const played = passAll(shoot(facing(2), { attack: ['hit', 'hit'], defence: ['blank', 'blank'] }));
  const active: Event = { type: 'active', rule: '4.1', ship: 2 };
  expect(lastStory([...played.events, active])).toBeNull();
  const rolled: Event = { type: 'rolled', rule: '6.5', ship: 2, pool: 'attack', why: 'asteroid', faces: ['hit'] };
  expect(told([...played.events, active, rolled])).toEqual(['Cleo rolls 1 attack die for the asteroid: 1 hit.']);
});

test('an attack that goes on is not over because somebody acts in it', () => {
  const played = shoot(facing(2, { tokens: { focus: 1 } }), { attack: ['focus', 'hit'] });
  const acts: Event = { type: 'acts', rule: '5.2', ship: 1, action: 'focus', free: true };
  expect(lastStory([...played.events, acts])).toBeNull();
  expect(lastStory([...played.events, acts], true)?.dice.attack).toEqual(['focus', 'hit']);
});
