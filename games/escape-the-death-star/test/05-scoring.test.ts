import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { captureRank, pointsOf } from '../rules/05-scoring.ts';
import { sq } from './support/maps.ts';
import { answer, asked, nameAt, only, rebel, rig, turn } from './support/playing.ts';

test('5.1 a soldier beaten is a captive, off the map, and the turn is over', () => {
  const played = turn({ rebels: [{ at: 'E4' }, {}], vader: 'H7', troopers: ['E5', 'F6'], die: 5 });
  rig(played, 6, 1);
  const events = answer(played, 0, sq('E5'));
  expect(rebel(played, 0).captives).toEqual([2]);
  expect(played.match.board.soldiers[2]?.square).toBe(-1);
  expect([nameAt(rebel(played, 0).square), asked(played)]).toEqual(['E5', ['1 walk']]);
  expect(only(events, 'captured')).toEqual([
    { type: 'captured', rule: '5.1', rebel: 0, soldier: 2, square: sq('E5'), points: 1 },
  ]);
});

test('5.2 the Weapon under a soldier beaten is taken by whoever has none, and else stays', () => {
  for (const armed of [false, true]) {
    const played = turn({ rebels: [{ at: 'D3', armed }, {}], vader: 'H7', troopers: ['E3', 'F6'], die: 1 });
    rig(played, 6, ...(armed ? [1] : []), 1);
    answer(played, 0, sq('E3'));
    expect([rebel(played, 0).armed, played.match.board.weapons[STANDARD.weapons.indexOf(sq('E3'))]]).toEqual([
      true,
      armed,
    ]);
  }
});

test('5.3 a Rebel beaten goes back to its START, and the soldier stays', () => {
  const played = turn({ rebels: [{ at: 'E4' }, {}], vader: 'H7', troopers: ['E5'], die: 1 });
  rig(played, 1, 6);
  answer(played, 0, sq('E5'));
  expect(nameAt(rebel(played, 0).square)).toBe('D3');
  expect([rebel(played, 0).captives, played.match.board.soldiers[2]?.square]).toEqual([[], sq('E5')]);
  expect(asked(played)).toEqual(['1 walk']);
});

test('5.4 the game ends when all eight are captured, and not before', () => {
  const fett = turn({ rebels: [{ at: 'E4' }, {}], vader: 'H7', fett: 'E5', die: 1 });
  rig(fett, 6, 1);
  answer(fett, 0, sq('E5'));
  expect(fett.match.result).toBeNull();
  const vader = turn({ rebels: [{ at: 'E4' }, { captives: [1, 2] }], vader: 'E5', die: 1 });
  rig(vader, 6, 1, 1);
  answer(vader, 0, sq('E5'));
  expect(vader.match.result).toEqual({ places: [1, 2], scores: [3, 3], turns: 1, rule: '5.4' });
});

test('5.5 Darth Vader counts 3, Boba Fett 2, a Stormtrooper 1', () => {
  expect([[0], [1], [2], [0, 1, 2, 3]].map((captives) => pointsOf({ captives }))).toEqual([3, 2, 1, 7]);
});

test.each([
  ['the most points win', [2, 3, 4, 5], [0], true],
  ['a tie goes to whoever has Darth Vader', [0], [1, 2], true],
  ['a tie without him to whoever has Boba Fett', [1, 2], [3, 4, 5], true],
  ['a tie without either is one', [2], [3], false],
])('5.5 %s', (_, one, other, isAhead) => {
  expect(captureRank({ captives: one }) > captureRank({ captives: other })).toBe(isAhead);
});

test('5.6 after the last round points are counted as they are', () => {
  const rebels = [{ captives: [2, 3] }, { captives: [4] }, { captives: [5, 6] }];
  const early = turn({ rebels, vader: 'H7', die: 1, setup: { captureRounds: 2 }, whose: 2, board: { round: 1 } });
  answer(early, 2, rebel(early, 2).square);
  expect(early.match.result).toBeNull();
  const last = turn({ rebels, vader: 'H7', die: 1, setup: { captureRounds: 2 }, whose: 2, board: { round: 2 } });
  answer(last, 2, rebel(last, 2).square);
  expect(last.match.result).toEqual({ places: [1, 3, 1], scores: [2, 1, 2], turns: 2, rule: '5.6' });
});
