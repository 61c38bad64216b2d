import { type Call, play, type Seat, view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { Event } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { chase, type Playthrough } from '../support/playing.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];

function headlines({ match, events }: Playthrough, pilots = 2): readonly string[] {
  const seats = [...Array.from({ length: pilots }, (_, seat) => seat), null];
  return seats.map((seat) => words.ending(view(rules, match, seat), NAMES.slice(0, pilots), events).headline);
}

function called(call: Call, pilots = 2): Playthrough {
  const { match, events } = chase({ pilots });
  const played = play(rules, match, call, (event) => events.push(event));
  if (!played.ok) throw new Error(played.fact);
  return { match: played.match, events };
}

test.each<readonly [Call, readonly string[]]>([
  [{ call: 'resigned', seats: [1] }, ['You won: Bob resigned.', 'You lost: you resigned.', 'Ann wins: Bob resigned.']],
  [
    { call: 'away', seats: [0] },
    ['You lost: you did not come back.', 'You won: Ann did not come back.', 'Bob wins: Ann did not come back.'],
  ],
  [{ call: 'draw-agreed' }, Array(3).fill('A draw, by agreement.')],
  [{ call: 'closed' }, Array(3).fill('No winner: the host closed the match.')],
])('an end by %j says who gave up, to each in turn', (call, expected) => {
  expect(headlines(called(call))).toEqual(expected);
});

/** A chase that ended with these losses, in this order. */
function lost(rule: '8.1' | '8.2', hurt: readonly Event[], ...seats: readonly Seat[]): Playthrough {
  const played = chase();
  played.match.result = {
    places: [0, 1].map((seat) => (rule === '8.1' && seats.includes(seat) ? 2 : 1)),
    scores: [],
    turns: 3,
    rule,
  };
  for (const seat of seats) Object.assign(played.match.board.pilots[seat] ?? {}, { out: 1, space: -1, damage: 10 });
  played.events.push(...hurt, ...seats.map((seat): Event => ({ type: 'wrecked', rule: '2.3', seat, space: 5 })));
  return played;
}

const hit: Event = { type: 'shot', rule: '7.3', by: 0, target: 1, range: 2, needed: 5, dice: [4, 4], hit: true };
const scrape: Event = {
  type: 'navigated',
  rule: '5.3',
  seat: 1,
  space: 5,
  curve: 4,
  squeeze: 0,
  needed: 7,
  dice: [1, 2],
  scraped: true,
  left: 0,
};

describe('the headline names the loss that decided it', () => {
  test.each<readonly [readonly Event[], string]>([
    [[scrape, hit], 'was shot down'],
    [[hit, scrape], 'was wrecked on the wall'],
    [[hit, { type: 'scraped-past', rule: '6.5', seat: 1, speed: 2, left: 0 }], 'was wrecked on the wall'],
    [[hit, { type: 'collided', rule: '6.4', pair: [0, 1], headOn: false, damage: 1 }], 'was wrecked in a collision'],
    [[{ ...hit, hit: false }], 'blew up'],
  ])('by what hurt it last: %j', (hurt, how) => {
    expect(headlines(lost('8.1', hurt, 1))).toEqual([
      `You won: Bob’s starfighter ${how}.`,
      `You lost: your starfighter ${how}.`,
      `Ann wins: Bob’s starfighter ${how}.`,
    ]);
  });

  test('and says when the last ones were lost together', () => {
    expect(headlines(lost('8.2', [hit], 0, 1))).toEqual(
      Array(3).fill('A draw: the last starfighters blew up together.'),
    );
  });
});

test('the summary tells turns, what is left of all and, where all was told, one’s own deeds', () => {
  const played = lost('8.1', [hit, { ...hit, hit: false }, { ...scrape, seat: 0 }], 1);
  const seen = view(rules, played.match, 0);
  expect(words.ending(seen, NAMES.slice(0, 2), played.events).summary).toEqual([
    'The chase took 3 turns.',
    'You: protection 10 of 10.',
    'Bob: out of the chase.',
    'You hit with 1 of 2 shots and scraped the wall once.',
  ]);
  expect(words.ending(seen, NAMES.slice(0, 2), [hit]).summary).toHaveLength(3);
});

test('of a crowd the summary tells of those still flying, and where the viewer came', () => {
  const played = called({ call: 'resigned', seats: [1, 2, 3, 4, 5, 6] }, 7);
  const names = NAMES.slice(0, 7);
  expect(words.ending(view(rules, played.match, 3), names, []).summary).toEqual([
    'The chase took 0 turns.',
    'Still flying: Ann (protection 10 of 10).',
    'You came 2nd of 7.',
  ]);
  expect(words.outcome(view(rules, played.match, 3), names)).toBe('Ann is the last starfighter flying after 0 turns.');
});
