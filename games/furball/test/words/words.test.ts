import { view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { ANY_WEAPON, chanceFor } from '../../rules/06-attack/chance.ts';
import { rules } from '../../rules/index.ts';
import type { Event } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { withArticle } from '../../words/phrases.ts';
import { attack, optionsOf, type Playthrough, run, table } from '../support/playing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** What a seat is asked and may answer, in words. */
function asked({ match }: Playthrough, seat: number): readonly string[] {
  const ask = match.asks.find((each) => each.seat === seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  const seen = view(rules, match, seat);
  return [
    words.prompt(ask, seen, NAMES),
    ...optionsOf({ match, events: [] }, seat).map((choice) => words.label(ask, choice, seen, NAMES)),
  ];
}

const scored = { type: 'scored', rule: '11.1', seat: 0, victim: 1, as: 'attack', limit: 'none' } as const;

test.each<readonly [Event, string]>([
  [{ ...scored, for: 'kill', worth: 5, points: 5, total: 7 }, 'Ada +5: destroys Ben, 7 in all.'],
  [
    { ...scored, rule: '11.4', limit: 'round', for: 'kill', worth: 5, points: 4, total: 5 },
    'Ada +4: destroying it counts 5 instead of 1, 5 in all.',
  ],
  [
    { ...scored, rule: '11.4', limit: 'round', for: 'damage', worth: 1, points: 0, total: 1 },
    'Ada +0: damages Ben, but attacks score only once a round, 1 in all.',
  ],
  [
    { ...scored, rule: '11.5', as: 'splash', limit: 'splash', for: 'damage', worth: 1, points: 0, total: 1 },
    'Ada +0: damages Ben, but the splash of an attack scores for only one ship, 1 in all.',
  ],
  [
    { ...scored, rule: '11.6', as: 'other', limit: 'two-ships', for: 'damage', worth: 1, points: 0, total: 2 },
    'Ada +0: damages Ben, but this scores for only two ships, 2 in all.',
  ],
  [
    { ...scored, rule: '11.2', as: 'none', victim: 0, for: 'loss', worth: -2, points: -2, total: -1 },
    'Ada −2: own ship destroyed, −1 in all.',
  ],
])('points say why: %#', (event, line) => {
  expect(words.line(event, NAMES)).toBe(line);
});

test('the news say "a hit" until damage is dealt, and then how much', () => {
  const attacks: Event = {
    type: 'attacks',
    rule: '6.2',
    ship: 1,
    target: 2,
    weapon: null,
    range: 2,
    obstructed: false,
  };
  const compared: Event = { type: 'compared', rule: '6.9', ship: 1, target: 2, hits: 2, crits: 0, hit: true };
  const lost: Event = { type: 'lost-shield', rule: '7.2', ship: 2, left: 1 };
  const told = (...events: readonly Event[]): readonly string[] | undefined =>
    words.news?.(events, 0, NAMES).map(({ line }) => line);
  const attack = 'Ben attacks Cleo with its primary weapon';
  expect(told(attacks)).toEqual([`${attack}.`]);
  expect(told(attacks, compared)).toEqual([`${attack}: a hit.`]);
  expect(told(attacks, compared, lost)).toEqual([`${attack}: 1 damage.`]);
  expect(told(attacks, { ...compared, hit: false })).toEqual([`${attack}: a miss.`]);
});

describe('what is asked', () => {
  test('a shot says its weapon, target, range, dice and odds', () => {
    const played = table([
      { at: [400, 300, 90], pilot: 'rebel.ywing.goldsquadronpilot', upgrades: ['turret.twinlaserturret'] },
      { at: [400, 480, 270] },
    ]);
    run(played, chanceFor(0, ANY_WEAPON, null));
    expect(asked(played, 0)).toEqual([
      'Choose a weapon and a target, or hold fire.',
      'Primary weapon at Ben, range 2: 2 dice against 2, 41% to hit',
      'Twin Laser Turret at Ben, range 2: two attacks of 3 dice against 2',
      'Hold fire',
    ]);
  });

  test('tokens are offered with the dice on the table', () => {
    const played = table([{ at: [400, 300, 90], tokens: { focus: 1 } }, { at: [400, 480, 270] }]);
    attack(played, { attack: ['focus', 'hit'] });
    expect(asked(played, 0)).toEqual([
      'You may change your attack dice. Your primary weapon at Ben shows 1 hit and 1 focus. Do you use a card or token?',
      'Spend focus: all focus results become hits (1)',
      'Pass',
    ]);
  });

  test('a dial says what lies in the way', () => {
    const played = table([{ at: [460, 860, 90], tokens: { stress: 1 } }], { phase: 'planning' });
    run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
    const labels = asked(played, 0);
    expect(labels).toContain('Straight 3, white: off the mat');
    expect(labels).toContain('Koiogran turn 3, red: not while stressed');
  });
});

test('news of others is folded, that of one’s own ship is not', () => {
  const events: readonly Event[] = [
    { type: 'attacks', rule: '6.3', ship: 1, target: 2, weapon: null, range: 2, obstructed: false },
    { type: 'rolled', rule: '6.4', ship: 1, pool: 'attack', why: 'attack', faces: ['hit', 'hit'] },
    { type: 'compared', rule: '6.9', ship: 1, target: 2, hits: 2, crits: 0, hit: true },
    { type: 'lost-shield', rule: '7.2', ship: 2, left: 1 },
    { type: 'lost-shield', rule: '7.2', ship: 2, left: 0 },
  ];
  expect(words.news(events, 0, NAMES).map(({ line }) => line)).toEqual([
    'Ben attacks Cleo with its primary weapon: 2 damage.',
  ]);
  expect(words.news(events, 2, NAMES)).toHaveLength(events.length);
});

test('the mat is told from one’s own ship: range, clock and arcs', () => {
  const played = table([{ at: [400, 300, 90] }, { at: [400, 480, 270] }]);
  const lines = words.describe(view(rules, played.match, 0), NAMES);
  expect(lines.find((line) => line.startsWith('Ben:'))).toContain(
    'range 2 at your 12 o’clock, in your arc, and you are in its',
  );
});

test('standing answers are called by their card', () => {
  expect(words.standing('imperial.tieinterceptor.soontirfel 0')).toBe('Soontir Fel');
  expect(words.standing('token.evade')).toBe('Spend evade when defending');
  expect(words.standing('crew.agentkallus 2')).toBe('Agent Kallus, effect 3');
});

test.each([
  ['X-wing', 'an X-wing'],
  ['M3-A Interceptor', 'an M3-A Interceptor'],
  ['ARC-170', 'an ARC-170'],
  ['Y-wing', 'a Y-wing'],
  ['HWK-290', 'a HWK-290'],
  ['Scurrg H-6 Bomber', 'a Scurrg H-6 Bomber'],
  ['TIE Fighter', 'a TIE Fighter'],
])('%s is said as %s', (ship, said) => {
  expect(withArticle(ship)).toBe(said);
});
