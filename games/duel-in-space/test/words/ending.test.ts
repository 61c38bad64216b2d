import { rules } from '@starboard/duel-in-space/rules';
import { type Call, play, type Seat, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { duel, type Playthrough } from '../support/playing.ts';

const NAMES = ['Ann', 'Bob'];

/** The headline as Ann, Bob and a spectator read it. */
function headlines({ match, events }: Playthrough): readonly string[] {
  return [0, 1, null].map((seat) => words.ending(view(rules, match, seat), NAMES, events).headline);
}

function called(call: Call): Playthrough {
  const { match, events } = duel();
  const played = play(rules, match, call, (event) => events.push(event));
  if (!played.ok) throw new Error(played.fact);
  return { match: played.match, events };
}

test.each<readonly [Call, readonly string[]]>([
  [{ call: 'resigned', seats: [1] }, ['You won: Bob resigned.', 'You lost: you resigned.', 'Ann wins: Bob resigned.']],
  [
    { call: 'out-of-time', seats: [0] },
    ['You lost: you ran out of time.', 'You won: Ann ran out of time.', 'Bob wins: Ann ran out of time.'],
  ],
  [{ call: 'draw-agreed' }, Array(3).fill('A draw, by agreement.')],
  [{ call: 'closed' }, Array(3).fill('No winner: the host closed the match.')],
])('7.6, 7.7 an end by $call says who gave up, to each in turn', (call, expected) => {
  expect(headlines(called(call))).toEqual(expected);
});

const START: Event = { type: 'start', rule: '2.2', dice: [1, 2], ports: [2, 3] };

/** A duel that ended with these losses. */
function lost(rule: '7.1' | '7.2', ...losses: readonly (readonly ['6.2' | '6.8' | '6.9', Seat])[]): Playthrough {
  const { match, events } = duel();
  const [loser] = losses;
  match.result = {
    places: [0, 1].map((seat) => (rule === '7.1' && seat === loser?.[1] ? 2 : 1)),
    scores: [],
    turns: 3,
    rule,
  };
  events.push(...losses.map(([rule, seat]): Event => ({ type: 'destroyed', rule, seat })));
  return { match, events };
}

test.each<readonly [Playthrough, string, string]>([
  [lost('7.1', ['6.2', 1]), "You won: Bob's ship was shot to pieces.", 'You lost: your ship was shot to pieces.'],
  [lost('7.1', ['6.8', 0]), 'You lost: your air ran out.', "You won: Ann's air ran out."],
  [lost('7.1', ['6.9', 0]), 'You lost: your ship blew up.', "You won: Ann's ship blew up."],
  [
    lost('7.2', ['6.2', 0], ['6.8', 1]),
    'A draw: both ships were lost at the same time.',
    'A draw: both ships were lost at the same time.',
  ],
])('7.1, 7.2 the headline names the loss that decided it', (played, ann, bob) => {
  expect(headlines(played).slice(0, 2)).toEqual([ann, bob]);
});

test('6.10 the summary counts a laser that was hit last as lost', () => {
  const played = lost('7.1', ['6.2', 1]);
  Object.assign(played.match.board.ships[1], { pending: [{ name: 'laser', laser: 5 }] });
  expect(words.ending(view(rules, played.match, 0), NAMES, []).summary[2]).toBe(
    'Bob: protection 10 of 10, 1 laser lost.',
  );
});

test('the summary tells turns, both ships and, where all was told, the shooting', () => {
  const played = lost('7.1', ['6.2', 1]);
  const shot = { type: 'shot', rule: '5.3', by: 0, laser: 'aft', needed: 7, dice: [4, 4], hit: true } as const;
  played.events.push(shot, { ...shot, hit: false }, { ...shot, by: 1 });
  Object.assign(played.match.board.ships[1], { protectionLost: 12, lifeSupport: 2 });
  const seen = view(rules, played.match, 0);
  expect(words.ending(seen, NAMES, played.events).summary).toEqual([
    'The duel took 3 turns.',
    'You: protection 10 of 10, all lasers working.',
    'Bob: protection 0 of 10, all lasers working, air for 2 turns.',
    'You hit with 1 of 2 shots.',
    'Bob hit with 1 of 1 shot.',
  ]);
  expect(words.ending(seen, NAMES, played.events.slice(-1)).summary).toHaveLength(3);
  expect(words.ending(seen, NAMES, [START]).summary.slice(-1)).toEqual(['Bob fired no shots.']);
});
