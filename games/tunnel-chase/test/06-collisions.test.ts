import { describe, expect, test } from 'vitest';
import { answer, asked, inFlight, on, only, rig, run, SIXES, setSpeeds } from './support/playing.ts';

const corridor = run('switchback', 7, 2, 7);
const elsewhere = run('mouth', 1, 2, 3);

/** The second pilot flies up to the first, which was slowed to a stop there. */
function together(headOn = false) {
  const played = inFlight([
    { ...on(corridor, 1), speed: 2 },
    { ...on(corridor, headOn ? 4 : 0, headOn ? -1 : 1), speed: 2 },
  ]);
  setSpeeds(played, headOn ? [1, 2] : [1, 2], ...SIXES);
  played.match.dice.rigged = [];
  return played;
}

describe('those who rest on one space', () => {
  test('6.2 set a height in secret', () => {
    const played = together();
    expect(played.match.board.pilots[0]?.space).toBe(played.match.board.pilots[1]?.space);
    expect(asked(played)).toEqual(['0 height', '1 height']);
    expect(answer(played, 0, 'low')).toEqual([]);
  });

  test('6.1 passing on the way is free', () => {
    const played = inFlight([
      { ...on(corridor, 0), speed: 3 },
      { ...on(corridor, 2, -1), speed: 3 },
    ]);
    const events = setSpeeds(played, [3, 2], ...SIXES);
    expect(only(events, 'collided')).toEqual([]);
    expect(asked(played)).not.toContain('0 height');
  });

  test('6.1 also where both come to rest on what the other has left', () => {
    const played = inFlight([
      { ...on(corridor, 0), speed: 2 },
      { ...on(corridor, 2, -1), speed: 2 },
    ]);
    setSpeeds(played, [2, 1], ...SIXES);
    expect(played.match.board.pilots.map(({ space }) => space)).toEqual([corridor[2], corridor[1]]);
    expect(only(played.events, 'height-set')).toEqual([]);
    expect(asked(played)).not.toContain('0 height');
  });

  test('6.3 at different heights nothing happens', () => {
    const played = together();
    answer(played, 0, 'low');
    const events = answer(played, 1, 'high');
    expect(only(events, 'passed')).toMatchObject([{ pair: [0, 1] }]);
    expect(played.match.board.pilots.map(({ damage }) => damage)).toEqual([0, 0]);
  });
});

describe('from behind', () => {
  function grazed(speeds: readonly [number, number], ...faces: readonly number[]) {
    const played = together();
    answer(played, 0, 'middle');
    answer(played, 1, 'middle');
    expect(played.match.board.pilots.map(({ damage }) => damage)).toEqual([1, 1]);
    const events = setSpeeds(played, speeds, ...faces, ...SIXES);
    return { played, events };
  }

  test('6.4 each takes 1 point of damage, and next turn the faster moves first', () => {
    const { events } = grazed([1, 3]);
    expect(only(events, 'ordered')).toMatchObject([{ order: [1, 0] }]);
    expect(only(events, 'scraped-past')).toEqual([]);
  });

  test('6.5 at equal speeds the lower roll scrapes: 1 damage, 1 slower, and it moves after the other', () => {
    const { events, played } = grazed([2, 2], 3, 3, 5, 2);
    expect(only(events, 'scraped-past')).toMatchObject([{ seat: 1, speed: 1, left: 8 }]);
    expect(only(events, 'ordered')).toMatchObject([{ order: [0, 1] }]);
    expect(played.match.board.pilots[1]).toMatchObject({ damage: 2, speed: 1 });
  });

  test('6.5 it is over after one turn', () => {
    const { played } = grazed([1, 3]);
    expect(played.match.board.grazed).toEqual([]);
  });
});

test('6.6 head-on each takes 2 points of damage, and nothing more the next turn', () => {
  const played = together(true);
  expect(asked(played)).toEqual(['0 height', '1 height']);
  answer(played, 0, 'high');
  const events = answer(played, 1, 'high');
  expect(only(events, 'collided')).toMatchObject([{ headOn: true, damage: 2, rule: '6.6' }]);
  expect(played.match.board.pilots.map(({ damage }) => damage)).toEqual([2, 2]);
  expect(played.match.board.grazed).toEqual([]);
});

test('6.3 three at one height are three pairs', () => {
  const played = inFlight([
    { ...on(corridor, 1), speed: 2 },
    { ...on(corridor, 0), speed: 2 },
    { ...on(elsewhere, 0), speed: 2 },
  ]);
  Object.assign(played.match.board.pilots[2] ?? {}, on(corridor, 1));
  setSpeeds(played, [1, 2, 1], 6, 5);
  rig(played, ...SIXES);
  answer(played, 0, 0);
  expect(asked(played)).toEqual(['0 height', '1 height', '2 height']);
  answer(played, 0, 'low');
  answer(played, 1, 'low');
  const events = answer(played, 2, 'low');
  expect(only(events, 'collided').map(({ pair }) => pair)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(played.match.board.pilots.map(({ damage }) => damage)).toEqual([2, 2, 2]);
});

describe('of three who grazed', () => {
  function three(speeds: readonly number[], ...faces: readonly number[]) {
    const grazed = [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const;
    const played = inFlight([on(corridor, 1), on(corridor, 1), on(corridor, 1)], { board: { grazed } });
    return setSpeeds(played, speeds, ...faces, ...SIXES);
  }

  test('6.5 at one speed all but the highest scrape, once each, and all move in the order of their rolls', () => {
    const events = three([2, 2, 2], 2, 5, 3);
    expect(only(events, 'scraped-past')).toMatchObject([
      { seat: 2, speed: 1 },
      { seat: 0, speed: 1 },
    ]);
    expect(only(events, 'rolled-off').map(({ what }) => what)).toEqual(['scrape']);
    expect(only(events, 'ordered')).toMatchObject([{ order: [1, 2, 0] }]);
  });

  test('6.5 one that is slowed to the speed of the third rolls no more, and still moves before it', () => {
    const events = three([3, 2, 3], 5, 2);
    expect(only(events, 'rolled-off')).toMatchObject([
      {
        what: 'scrape',
        rolls: [
          [0, 5],
          [2, 2],
        ],
      },
    ]);
    expect(only(events, 'scraped-past')).toMatchObject([{ seat: 2, speed: 2 }]);
    expect(only(events, 'ordered')).toMatchObject([{ order: [0, 2, 1] }]);
  });
});
