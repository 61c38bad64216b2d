import { expect, test } from 'vitest';
import { nearestRival } from '../../board/map/rival-arrow.tsx';
import { rules } from '../../rules/index.ts';
import { inFlight, on, run } from '../support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const seenWith = (...places: readonly number[]) =>
  rules.see(inFlight(places.map((place) => on(corridor, place))).match.board, 0);

test('the arrow at the rim leads to the rival with the shortest way through the tunnels', () => {
  expect(nearestRival(seenWith(1, 8, 3), 0)).toEqual({ seat: 2, far: 2 });
});

test('it leads to nobody who is out of the chase, and to nobody if no one is left', () => {
  const board = seenWith(1, 8, 3);
  const [own, far, near] = board.pilots;
  if (own === undefined || far === undefined || near === undefined) throw new Error('a pilot is missing');
  expect(nearestRival({ ...board, pilots: [own, far, { ...near, out: 1 }] }, 0)?.seat).toBe(1);
  expect(nearestRival({ ...board, pilots: [own] }, 0)).toBeNull();
});
