import { expect, test } from 'vitest';
import { FIRST_TROOPER, VADER } from '../rules/model.ts';
import { sq } from './support/maps.ts';
import { answer, only, order, rebel, rig, round, sneak } from './support/playing.ts';

test('the round in the rulebook is played as it is told there', () => {
  const faces = [1, 2, 0, 4, 5, 6, 7, 8];
  const played = round({
    rebels: [
      { at: 'E5', armed: true, cards: [3] },
      { at: 'prison', hero: 'leia' },
    ],
    vader: 'G7',
    fett: 'H8',
    troopers: ['F6', 'J7'],
    dice: [4, 6, 2],
    board: { faces, cards: faces.map((face) => face > 0) },
  });
  sneak(played, 'G7', 'M12');
  rig(played, 3, 6, 2, 5, 4, 2, 6, 6, 1, 6);
  order(played, [FIRST_TROOPER, 'E6'], [FIRST_TROOPER + 1, 'M11']);
  expect(only(played.events, 'exchange').map(({ outcome }) => outcome)).toEqual(['rebel', 'no-six', 'tie', 'imperial']);
  expect([played.match.board.soldiers[VADER]?.down, rebel(played, 1).jailed]).toEqual([true, true]);
  answer(played, 2, sq('J7'));
  rig(played, 3, 4);
  answer(played, 0, 'try');
  expect(played.match.result?.places).toEqual([1, 1, 3]);
});
