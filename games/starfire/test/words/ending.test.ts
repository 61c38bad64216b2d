import { type Call, play, view } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { expect, test } from 'vitest';
import type { Event, Fate } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { battle, type Playthrough } from '../support/playing.ts';

const NAMES = ['Ann', 'Bob'];

/** The headline as Ann, Bob and a spectator read it. */
function headlines({ match, events }: Playthrough): readonly string[] {
  return [0, 1, null].map((seat) => words.ending(view(rules, match, seat), NAMES, events).headline);
}

test.each<readonly [Call, readonly string[]]>([
  [{ call: 'resigned', seats: [0] }, ['You lost: you resigned.', 'You won: Ann resigned.', 'Bob wins: Ann resigned.']],
  [{ call: 'draw-agreed' }, Array(3).fill('A draw, by agreement.')],
])('7.4, 7.5 an end by $call says who gave up, to each in turn', (call, expected) => {
  const { match, events } = battle();
  const played = play(rules, match, call, (event) => events.push(event));
  if (!played.ok) throw new Error(played.fact);
  expect(headlines({ match: played.match, events })).toEqual(expected);
});

/** A fleet action whose first fleet met these fates. */
function beaten(...fates: readonly Fate[]): Playthrough {
  const played = battle({ setup: { scenario: fates.length === 1 ? 'contact' : 'fleet-action' } });
  const mine = played.match.board.ships.filter(({ side }) => side === 0);
  for (const [i, ship] of mine.entries()) ship.fate = fates[i] ?? fates[0] ?? 'destroyed';
  played.match.result = { places: [2, 1], scores: [], turns: 5, rule: '7.1' };
  return played;
}

test.each<readonly [readonly Fate[], string, string]>([
  [['destroyed'], 'You lost: your ship was destroyed.', "You won: Ann's ship was destroyed."],
  [['gone'], 'You lost: your ship left the map.', "You won: Ann's ship left the map."],
  [['destroyed', 'destroyed'], 'You lost: all your ships were destroyed.', "You won: all Ann's ships were destroyed."],
  [
    ['gone', 'destroyed'],
    'You lost: all your ships were destroyed or left the map.',
    "You won: all Ann's ships were destroyed or left the map.",
  ],
])('7.1 the headline says what became of the beaten side: %s', (fates, ann, bob) => {
  expect(headlines(beaten(...fates)).slice(0, 2)).toEqual([ann, bob]);
});

test('the summary tells how each side has shot and led, where all was told', () => {
  const { match } = battle();
  match.result = { places: [1, 1], scores: [], turns: 2, rule: '7.2' };
  const [ship, at] = [
    { id: 0, name: 'Ruin' },
    { id: 1, name: 'Lee' },
  ];
  const shot = { type: 'shot', rule: '5.9', ship, at, weapon: 'L', range: 2, needed: 7, die: 3, hit: true } as const;
  const told: readonly Event[] = [
    { type: 'turn', rule: '2.9', turn: 1 },
    { type: 'initiative', rule: '3.2', dice: [4, 4], winner: null },
    { type: 'initiative', rule: '3.1', dice: [4, 6], winner: 1 },
    shot,
    { ...shot, hit: false },
  ];
  const summary = (events: readonly Event[]) => words.ending(view(rules, match, 0), NAMES, events).summary.slice(3);
  expect(summary(told)).toEqual([
    'You hit with 1 of 2 shots and won initiative 0 of 1 time.',
    'Bob fired no shots and won initiative 1 of 1 time.',
  ]);
  expect(summary(told.slice(1))).toEqual([]);
});

test('7.2 at the turn limit nobody has won, and the summary counts ships and systems', () => {
  const { match, events } = battle();
  match.result = { places: [1, 1], scores: [], turns: 100, rule: '7.2' };
  match.board.ships[0]?.working.fill(false, 0, 3);
  const { headline, summary } = words.ending(view(rules, match, 1), NAMES, events);
  expect(headline).toBe('A draw: both sides still had ships at the turn limit.');
  expect(summary[0]).toBe('The battle took 100 turns.');
  expect(summary[1]).toMatch(/^Ann: (\d+) of \d+ systems working\.$/);
  expect(summary[2]).toMatch(/^You: (\d+) of \1 systems working\.$/);
  const [, left = '', built = ''] = /(\d+) of (\d+) systems/.exec(summary[1] ?? '') ?? [];
  expect(Number(built) - Number(left)).toBe(3);
});
