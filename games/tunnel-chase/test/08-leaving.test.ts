import { expect, test } from 'vitest';
import { answer, asked, chase, inFlight, known, on, only, resign, rig, run, setSpeeds } from './playing.ts';

const corridor = run('crossing', 9, 0, 11);
const elsewhere = run('switchback', 7, 0, 9);
const far = run('mouth', 1, 0, 7);

test('8.4 nobody waits for one that leaves while another names who goes first', () => {
  const played = inFlight([on(corridor, 4), on(elsewhere, 1), on(corridor, 3), on(far, 2)]);
  setSpeeds(played, [3, 3, 2, 1], 2, 5);
  expect(asked(played)).toEqual(['1 first']);
  resign(played, 0);
  rig(played, ...Array.from({ length: 60 }, () => 6));
  expect(only(answer(played, 1, 1), 'ordered')).toMatchObject([{ order: [1, 2, 3] }]);
});

test('8.4 whoever leaves while the others build has built nothing', () => {
  const played = chase({ pilots: 3, setup: { designs: 'own' } });
  for (const rating of [5, 3, 10]) answer(played, 0, rating);
  resign(played, 1);
  for (const rating of [6, 6, 6]) answer(played, 2, rating);
  expect(only(known(played.events, null), 'designed').map(({ seat }) => seat)).toEqual([0, 2]);
});
