import { describe, expect, test } from 'vitest';
import { answer, asked, inFlight, on, only, type Playthrough, rig, run, SIXES, setSpeeds } from './support/playing.ts';

const corridor = run('switchback', 7, 2, 7);
const mouth = run('mouth', 1, 0, 7);

/** Two pilots stop on one space of a straight, one after the other. */
const pairOn = (straight: readonly number[]) => [
  { ...on(straight, 1), speed: 2 },
  { ...on(straight, 0), speed: 2 },
];

/** The first two rest on one space, the other two on another, out of sight of them. */
function twoPairs(): Playthrough {
  const played = inFlight([...pairOn(corridor), ...pairOn(mouth)]);
  setSpeeds(played, [1, 2, 1, 2], 6, 5);
  rig(played, ...SIXES);
  answer(played, 0, 0);
  played.match.dice.rigged = [];
  return played;
}

describe('two pairs on two spaces', () => {
  test('6.3 collide pair by pair, although all four set the same height', () => {
    const played = twoPairs();
    expect(asked(played)).toEqual(['0 height', '1 height', '2 height', '3 height']);
    for (const seat of [0, 1, 2, 3]) answer(played, seat, 'low');
    expect(only(played.events, 'collided').map(({ pair }) => pair)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(played.match.board.pilots.map(({ damage }) => damage)).toEqual([1, 1, 1, 1]);
  });

  test('6.5 at equal speeds both pairs roll, and the lower of each scrapes', () => {
    const grazes = twoPairs();
    for (const seat of [0, 1, 2, 3]) answer(grazes, seat, 'low');
    const events = setSpeeds(grazes, [3, 3, 1, 1], 5, 2, 3, 4, ...SIXES);
    expect(only(events, 'rolled-off').map(({ what, rolls }) => [what, rolls])).toEqual([
      [
        'scrape',
        [
          [0, 5],
          [1, 2],
        ],
      ],
      [
        'scrape',
        [
          [2, 3],
          [3, 4],
        ],
      ],
    ]);
    expect(only(events, 'scraped-past').map(({ seat }) => seat)).toEqual([1, 2]);
  });
});

test('6.2 only those who share a space set a height', () => {
  const played = inFlight([...pairOn(corridor), { ...on(mouth, 1), speed: 2 }]);
  setSpeeds(played, [1, 2, 3], ...SIXES);
  expect(asked(played)).toEqual(['0 height', '1 height']);
});

test('6.5 three linked by grazes roll together, although two of them met head-on', () => {
  const grazed = [
    [0, 1],
    [1, 2],
  ] as const;
  const played = inFlight([on(corridor, 1), on(corridor, 1), on(corridor, 1, -1)], { board: { grazed } });
  const events = setSpeeds(played, [2, 2, 2], 2, 5, 3, ...SIXES);
  expect(only(events, 'rolled-off')[0]).toMatchObject({
    what: 'scrape',
    rolls: [
      [0, 2],
      [1, 5],
      [2, 3],
    ],
  });
  expect(only(events, 'scraped-past').map(({ seat }) => seat)).toEqual([2, 0]);
  expect(only(events, 'rolled-off').map(({ what }) => what)).toEqual(['scrape']);
  expect(only(events, 'ordered')).toMatchObject([{ order: [1, 2, 0] }]);
});

test('6.5 three who rolled keep the order of their rolls, also in a ring of tails', () => {
  const at = (space: number, heading: number, rear: number) => ({ space, heading, rear });
  const ring = [at(0, 26, 8), at(25, 5, 26), at(27, 28, 5), at(3, 13, 14), at(1, 9, 10)];
  const [first = at(0, 26, 8)] = ring;
  const grazed = [
    [0, 5],
    [0, 6],
    [5, 6],
  ] as const;
  const pilots = [...ring, first, first].map((pilot) => ({ ...pilot, speed: 3 }));
  const events = setSpeeds(inFlight(pilots, { board: { grazed } }), [5, 1, 1, 1, 1, 5, 5], 2, 6, 4, ...SIXES);
  expect(only(events, 'rolled-off').map(({ what }) => what)).toEqual(['scrape']);
  expect(only(events, 'ordered')[0]?.order.slice(0, 3)).toEqual([5, 6, 0]);
});
