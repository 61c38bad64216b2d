import { expect, test } from 'vitest';
import { answer, asked, chase, inFlight, known, on, only, resign, rig, run, setSpeeds } from './support/playing.ts';

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

test.each([0, 1])('8.4 nobody rolls or scrapes because of one that has left, number %i of two who grazed', (gone) => {
  const played = inFlight([on(corridor, 3), on(corridor, 3), { ...on(far, 2), speed: 1 }], {
    board: { grazed: [[0, 1]] },
  });
  resign(played, gone);
  for (const [seat, speed] of [3, 3, 1].entries()) if (seat !== gone) answer(played, seat, speed);
  expect(only(played.events, 'rolled-off')).toEqual([]);
  expect(only(played.events, 'scraped-past')).toEqual([]);
});
