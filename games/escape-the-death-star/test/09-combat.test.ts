import { expect, test } from 'vitest';
import { STANDARD } from '../rules/01-station/station.ts';
import { inTouchWith } from '../rules/09-combat/combat.ts';
import { FETT, FIRST_TROOPER, NOWHERE, VADER } from '../rules/model.ts';
import { sq } from './support/maps.ts';
import {
  answer,
  asked,
  nameAt,
  only,
  optionsOf,
  order,
  type Playthrough,
  rebel,
  rig,
  round,
  ruleAgainst,
  sneak,
  typesOf,
} from './support/playing.ts';

const TROOPER = FIRST_TROOPER;
const SECOND = FIRST_TROOPER + 1;

/** A round in which nobody moves; the dice are those of combat. */
function fought(layout: Parameters<typeof round>[0], ...faces: readonly number[]): Playthrough {
  const played = round(layout);
  for (const { seat, kind } of [...played.match.asks]) {
    if (kind === 'sneak') answer(played, seat, rebel(played, seat).square);
  }
  rig(played, ...faces);
  order(played);
  return played;
}

const battles = (played: Playthrough): readonly (readonly [number, number])[] =>
  only(played.events, 'battle').map(({ rebel: one, soldier }) => [one, soldier]);

test.each([
  ['on the same square', 'E5', true],
  ['side by side', 'E4', true],
  ['side by side through a doorway', 'D4', false],
  ['diagonally', 'F4', false],
  ['two squares away', 'E3', false],
])('9.1 %s', (_, name, isTouch) => {
  const played = round({ rebels: [{ at: 'E5' }, {}], vader: name, dice: [1, 1, 1] });
  expect(inTouchWith(played.match.board, 0)).toBe(isTouch ? 1 : 0);
});

test('9.1 a doorway is open, a wall is not, and compactors are not side by side', () => {
  const bits = (at: string, vader: string): number =>
    inTouchWith(round({ rebels: [{ at }, {}], vader, dice: [1, 1, 1] }).match.board, 0);
  expect([bits('D4', 'E4'), bits('E4', 'F4'), bits('G7', 'F7'), bits('B2', 'M2')]).toEqual([1, 0, 0, 0]);
});

test('9.2 Rebel by Rebel in the order of seats, and one soldier fights several of them', () => {
  const played = fought({ rebels: [{ at: 'E5' }, { at: 'E4' }], vader: 'H7', troopers: ['E5'], dice: [1, 1, 1] }, 1, 6);
  expect(battles(played)).toEqual([[0, TROOPER]]);
  answer(played, 2, sq('J5'));
  expect(battles(played)).toEqual([
    [0, TROOPER],
    [1, TROOPER],
  ]);
});

test('9.3 with several in touch the Imperial names the next, of those who have not fought yet', () => {
  const layout = { rebels: [{ at: 'E5' }, {}], vader: 'E4', fett: 'E6', troopers: ['E5'], dice: [1, 1, 1] };
  const played = fought(layout);
  expect([asked(played), optionsOf(played, 2)]).toEqual([['2 opponent'], [VADER, FETT, TROOPER]]);
  rig(played, 6, 1);
  const events = answer(played, 2, FETT);
  expect(only(events, 'named')).toEqual([{ type: 'named', rule: '9.3', rebel: 0, soldier: FETT }]);
  expect(optionsOf(played, 2)).toEqual([VADER, TROOPER]);
  rig(played, 6, 1, 1);
  answer(played, 2, VADER);
  expect(battles(played)).toEqual([
    [0, FETT],
    [0, VADER],
    [0, TROOPER],
  ]);
});

test('9.3 a soldier that is not in touch cannot be named', () => {
  const layout = { rebels: [{ at: 'E5' }, {}], vader: 'E4', fett: 'H7', troopers: ['E5'], dice: [1, 1, 1] };
  const played = fought(layout);
  expect([optionsOf(played, 2), ruleAgainst(played, 2, FETT)]).toEqual([[VADER, TROOPER], '9.1']);
});

test('9.4 a Rebel fights until it has lost', () => {
  const layout = { rebels: [{ at: 'E5' }, {}], vader: 'H7', troopers: ['E4', 'E6'], dice: [1, 1, 1] };
  const played = fought(layout);
  rig(played, 1, 6);
  answer(played, 2, SECOND);
  expect(battles(played)).toEqual([[0, SECOND]]);
  answer(played, 2, STANDARD.cards[0] ?? 0);
  expect(battles(played)).toEqual([[0, SECOND]]);
  expect(rebel(played, 0).jailed).toBe(true);
});

test('9.5 prisoners fight nobody', () => {
  const played = fought({ rebels: [{ at: 'prison' }, {}], vader: 'B13', dice: [1, 1, 1] });
  expect(battles(played)).toEqual([]);
});

test.each([
  ['a Stormtrooper', { troopers: ['E5'], vader: 'H7' }, TROOPER],
  ['Boba Fett', { fett: 'E5', vader: 'H7' }, FETT],
])('9.6 %s beaten is out of the game', (_, soldiers, number) => {
  const played = fought({ rebels: [{ at: 'E5' }, {}], ...soldiers, dice: [1, 1, 1] }, 6, 1);
  expect(played.match.board.soldiers[number]?.square).toBe(-1);
  expect(only(played.events, 'beaten').map(({ soldier }) => soldier)).toEqual([number]);
  sneak(played, 'E5', 'L4');
  expect(optionsOf(played, 2)).toEqual([VADER, null]);
});

test('9.6 a soldier out of the game touches nobody, on any square', () => {
  const { board } = round({ rebels: [{}, {}], vader: 'A7', dice: [1, 1, 1] }).match;
  const [vader] = board.soldiers;
  if (vader === undefined) throw new Error('no Vader');
  vader.square = NOWHERE;
  const touched = STANDARD.open.filter((square) => {
    const [luke, ...others] = board.rebels;
    const rebels = luke === undefined ? others : [{ ...luke, square }, ...others];
    return inTouchWith({ ...board, rebels }, 0) !== 0;
  });
  expect(touched).toEqual([]);
});

test('9.7 Darth Vader beaten is only laid down, where he stands', () => {
  const played = fought({ rebels: [{ at: 'E5' }, {}], vader: 'E4', dice: [1, 1, 1] }, 6, 1, 1);
  const { square, down } = played.match.board.soldiers[VADER] ?? {};
  expect([nameAt(square ?? -1), down]).toEqual(['E4', true]);
  expect(typesOf(played.events)).toContain('laid-down');
});

test('9.8 a Rebel beaten goes to the Detention Block, and its Weapon to the closet', () => {
  const layout = { rebels: [{ at: 'E5', armed: true }, {}], vader: 'H7', troopers: ['E5'], dice: [1, 1, 1] };
  const played = fought(layout, 1, 1, 6);
  expect([rebel(played, 0).jailed, rebel(played, 0).square]).toEqual([true, STANDARD.detention]);
  expect([rebel(played, 0).armed, played.match.board.closet]).toEqual([false, 1]);
  expect(only(played.events, 'jailed')[0]?.weaponLost).toBe(true);
});

test('9.8 whoever had none brings none to the closet', () => {
  const played = fought({ rebels: [{ at: 'E5' }, {}], vader: 'H7', troopers: ['E5'], dice: [1, 1, 1] }, 1, 6);
  expect(played.match.board.closet).toBe(0);
});

const LOST = { vader: 'H7', troopers: ['E4'], dice: [1, 1, 1] } as const;
const NONE_ON_MAP = { cards: Array(8).fill(false), faces: Array(8).fill(0) };

test('9.9 the Imperial takes a card of the Rebel’s own first', () => {
  const played = fought({ ...LOST, rebels: [{ at: 'E4', cards: [5] }, { cards: [3] }], board: boardWith(5, 3) }, 1, 6);
  expect([rebel(played, 0).cards, rebel(played, 1).cards, played.match.board.imperialCards]).toEqual([[], [3], [5]]);
});

/** A map without these cards. */
function boardWith(...taken: readonly number[]) {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8].map((card) => (taken.includes(card) ? 0 : card));
  return { faces, cards: faces.map((face) => face > 0) };
}

test('9.9 if it has none, one from the map, though another Rebel has some', () => {
  const played = fought({ ...LOST, rebels: [{ at: 'E4' }, { cards: [3] }], board: boardWith(3) }, 1, 6);
  expect([asked(played), optionsOf(played, 2).length]).toEqual([['2 take-unseen'], 7]);
  expect(ruleAgainst(played, 2, STANDARD.cards[2] ?? 0)).toBeUndefined();
  expect(optionsOf(played, 2)).not.toContain(STANDARD.cards[2]);
  answer(played, 2, STANDARD.cards[6] ?? 0);
  expect([played.match.board.imperialCards, played.match.board.cards[6]]).toEqual([[7], false]);
});

test('9.9 the last card on the map is taken without asking', () => {
  const played = fought(
    { ...LOST, rebels: [{ at: 'E4' }, { cards: [3] }], board: boardWith(1, 2, 3, 4, 5, 6, 7) },
    1,
    6,
  );
  expect(played.match.board.imperialCards).toEqual([8]);
});

test('9.9 if none is left there, one of another Rebel’s', () => {
  const played = fought({ ...LOST, rebels: [{ at: 'E4' }, { cards: [3, 4] }], board: NONE_ON_MAP }, 1, 6);
  expect([asked(played), optionsOf(played, 2)]).toEqual([['2 take-card'], [3, 4]]);
  answer(played, 2, 4);
  expect([rebel(played, 1).cards, played.match.board.imperialCards]).toEqual([[3], [4]]);
});

test('9.9 the only card of another Rebel’s is taken without asking', () => {
  const played = fought({ ...LOST, rebels: [{ at: 'E4' }, { cards: [3] }], board: NONE_ON_MAP }, 1, 6);
  expect([rebel(played, 1).cards, played.match.board.imperialCards]).toEqual([[], [3]]);
});

test('9.10 of the cards of all other Rebels the Imperial chooses', () => {
  const rebels = [{ at: 'E4' }, { cards: [3] }, { cards: [6, 8] }];
  const played = fought({ ...LOST, rebels, dice: [1, 1, 1, 1], board: NONE_ON_MAP }, 1, 6);
  expect([asked(played), optionsOf(played, 3)]).toEqual([['3 take-card'], [3, 6, 8]]);
  answer(played, 3, 8);
  expect([rebel(played, 1).cards, rebel(played, 2).cards]).toEqual([[3], [6]]);
});

test('9.10 of several cards the Imperial chooses, and the Rebel keeps the others', () => {
  const played = fought(
    { ...LOST, rebels: [{ at: 'E4', cards: [5, 6] }, { cards: [3] }], board: boardWith(3, 5, 6) },
    1,
    6,
  );
  expect([asked(played), optionsOf(played, 2)]).toEqual([['2 take-card'], [5, 6]]);
  answer(played, 2, 6);
  expect([rebel(played, 0).cards, played.match.board.imperialCards]).toEqual([[5], [6]]);
});

test('9.10 cards on the map are taken unseen, and then lie open', () => {
  const played = fought({ ...LOST, rebels: [{ at: 'E4' }, {}], board: boardWith() }, 1, 6);
  const [lost] = only(answer(played, 2, sq('E5')), 'card-lost');
  expect(lost).toEqual({
    type: 'card-lost',
    rule: '9.9',
    card: 1,
    rebel: null,
    square: sq('E5'),
    cards: 1,
    reveals: true,
  });
});
