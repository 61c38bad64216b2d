import { type Viewer, view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Design } from '../rules/data/designs.ts';
import { rules } from '../rules/index.ts';
import { inFlight, known, on, only, type Playthrough, resign, run, SIXES, setSpeeds } from './support/playing.ts';

const straight = run('switchback', 7, 2, 7);
const far = run('mouth', 1, 0, 7);

const OWN: Design = { handling: 3, accuracy: 3, protection: 12 };
const NIMBLE: Design = { handling: 6, accuracy: 6, protection: 6 };
const STURDY: Design = { handling: 2, accuracy: 1, protection: 15 };

const GONE = { space: -1, heading: -1, rear: -1 };
/** Two fly, the third has blown up, and the last has given up. All have taken some damage. */
const FOUR = [
  { ...on(straight, 1), damage: 2 },
  { ...on(far, 1), damage: 5 },
  { ...GONE, damage: 6, out: 1 },
  { ...GONE, damage: 1, out: 2 },
];

/** A viewer's view of a chase in which all others fly this design. */
function seenBy(viewer: Viewer, others: Design) {
  const pilots = FOUR.map((pilot, seat) => ({ ...pilot, design: seat === viewer ? OWN : others }));
  const { match } = inFlight(pilots, { setup: { designs: 'own' }, board: { left: 2 } });
  return view(rules, match, viewer, []);
}

describe('whatever the others have built', () => {
  test.each([
    ['a pilot', 0],
    ['a pilot that has blown up', 2],
    ['a pilot that has given up', 3],
    ['a spectator', null],
  ])('9.3 %s sees the same: no rating, and no protection left, of those who fly or have left', (_, viewer) => {
    const seen = seenBy(viewer, NIMBLE);
    expect(seenBy(viewer, STURDY)).toEqual(seen);
    expect(seen.board.pilots.map(({ design }) => design)).toEqual(
      FOUR.map((__, seat) => (seat === viewer ? OWN : null)),
    );
    expect(seen.board.pilots.map(({ damage }) => damage)).toEqual(FOUR.map(({ damage }) => damage));
  });
});

test('9.3 the others are told that a pilot scraped past, but not how much protection it has left', () => {
  const pilots = [on(straight, 1), { ...on(straight, 1), design: OWN }];
  const played = inFlight(pilots, { setup: { designs: 'own' }, board: { grazed: [[0, 1]] } });
  const events = setSpeeds(played, [2, 2], 5, 2, ...SIXES);
  const told = (viewer: Viewer) => only(known(events, viewer), 'scraped-past');
  expect(told(1)).toMatchObject([{ seat: 1, speed: 1, left: 11 }]);
  for (const viewer of [0, null]) expect(told(viewer)).toMatchObject([{ seat: 1, speed: 1, left: null }]);
});

describe('when the chase is over', () => {
  function over(): Playthrough {
    const pilots = FOUR.map((pilot, seat) => ({ ...pilot, design: seat === 2 ? STURDY : OWN }));
    const played = inFlight(pilots, { setup: { designs: 'own' }, board: { left: 2 } });
    resign(played, 1);
    return played;
  }

  test('9.3 everybody sees every design', () => {
    const { match } = over();
    for (const viewer of [0, 1, 2, null]) {
      expect(view(rules, match, viewer, []).board.pilots.map(({ design }) => design)).toEqual([OWN, OWN, STURDY, OWN]);
    }
  });

  test('9.3 everybody is told every design, also of those who left earlier', () => {
    const told = only(known(over().events, null), 'designed').map(({ seat, design }) => [seat, design]);
    expect(told).toEqual([
      [0, OWN],
      [1, OWN],
      [2, STURDY],
      [3, OWN],
    ]);
  });
});
