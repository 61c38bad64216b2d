import { expect, test } from 'vitest';
import { hexName } from '../rules/02-setup/map.ts';
import type { Order } from '../rules/model.ts';
import { answer, at, battle, fireAll, only, ship } from './support/playing.ts';

const RAMPAGE = 0;
const BRADLEY = 1;

test('the turn in the rulebook is played as it is told there', () => {
  const played = battle({
    setup: { scenario: 'contact', corvetteA: 'CT-1', corvetteB: 'CT-4' },
    ships: [
      { ...at(19, 19), facing: 0 },
      { ...at(33, 19), facing: 3 },
    ],
    winner: 0,
  });
  const rampage: readonly Order[] = ['ahead', 'ahead-left', 'ahead', 'ahead-right', 'ahead', 'stay'];
  for (const [point, order] of rampage.entries()) {
    answer(played, 1, point === 5 ? 'stay' : 'ahead');
    answer(played, 0, order);
  }
  expect([RAMPAGE, BRADLEY].map((id) => hexName(ship(played, id)))).toEqual(['2418', '2920']);
  const lasers = fireAll(played, RAMPAGE, BRADLEY, 5, 9);
  expect(only(lasers, 'shot')).toMatchObject([
    { range: 6, needed: 7, die: 5, hit: true },
    { range: 6, needed: 7, die: 9, hit: false },
  ]);
  expect(only(lasers, 'damage')).toMatchObject([{ lost: [{ system: 'A', place: 4 }] }]);
  const beam = fireAll(played, BRADLEY, RAMPAGE, 3);
  expect(only(beam, 'shot')).toMatchObject([{ weapon: 'F', range: 6, needed: 7, hit: true }]);
  expect(only(beam, 'damage')).toMatchObject([{ lost: [{ system: 'S', place: 0 }] }]);
});
