import { askOf, diceFromSeed, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { reachFrom, STANDARD } from '../rules/01-station/station.ts';
import { rules } from '../rules/index.ts';
import { NOWHERE, UNSEEN } from '../rules/model.ts';
import { sq } from './support/maps.ts';
import {
  answer,
  asked,
  known,
  nameAt,
  only,
  order,
  type Playthrough,
  rebel,
  resign,
  round,
  ruleAgainst,
  sneak,
  squaresFor,
  typesOf,
} from './support/playing.ts';

test('7.1 a round: dice, secret moves, the Imperial, the reveal; then the next one', () => {
  const played = round({ rebels: [{}, {}], vader: 'H7', dice: [1, 2, 3] });
  expect(typesOf(played.events)).toEqual(['dice']);
  sneak(played, 'D3', 'L4');
  order(played, [0, 'G7']);
  expect(typesOf(played.events)).toEqual([
    'dice',
    'sealed',
    'pegs',
    'placed',
    'imperial-done',
    'revealed',
    'revealed',
    'round',
    'dice',
  ]);
  expect(played.match.board.round).toBe(2);
});

test('7.2 every Rebel rolls its own die and the Imperial the red one, for all to see', () => {
  const played = round({ rebels: [{}, {}, { at: 'prison' }], vader: 'H7', dice: [4, 2, 3, 5] });
  for (const viewer of [null, 0, 1, 2, 3]) {
    expect(only(known(played.events, viewer), 'dice')).toEqual([
      { type: 'dice', rule: '7.2', rebels: [4, 2, 3], by: [0, 1, 2], red: 5, moves: 1 },
    ]);
  }
});

test('7.2 whoever runs two Rebels rolls once, and the roll is for both', () => {
  const played = round({ rebels: [{}, {}], players: 2, vader: 'H7', dice: [4, 5] });
  expect([rebel(played, 0).die, rebel(played, 1).die, played.match.board.red]).toEqual([4, 4, 5]);
  expect(asked(played)).toEqual(['0 sneak']);
  sneak(played, 'E5');
  expect(asked(played)).toEqual(['0 sneak']);
  expect(nameAt(rebel(played, 0).peg)).toBe('');
  sneak(played, 'L5');
  expect([nameAt(rebel(played, 0).peg), nameAt(rebel(played, 1).peg)]).toEqual(['E5', 'L5']);
});

test.each([
  ['its own six', [6, 2, 1]],
  ['the six of another', [2, 6, 1]],
])('7.3 %s frees a prisoner, who moves by its own roll', (_, dice) => {
  const played = round({ rebels: [{ at: 'prison' }, {}], vader: 'H7', dice });
  expect(asked(played)).toEqual(['0 sneak', '1 sneak']);
  expect(only(played.events, 'freed').map(({ rebels }) => rebels)).toEqual([[0]]);
  const far = reachFrom(STANDARD, STANDARD.detention, dice[0] ?? 0).length;
  expect(squaresFor(played, 0)).toHaveLength(far ?? -1);
  sneak(played, 'B13', 'L4');
  order(played);
  expect([rebel(played, 0).jailed, nameAt(rebel(played, 0).square)]).toEqual([false, 'B13']);
});

test('7.3 without a six among the Rebels a prisoner waits, whatever the Imperial rolls', () => {
  const played = round({ rebels: [{ at: 'prison' }, {}], vader: 'H7', dice: [5, 2, 6] });
  expect(asked(played)).toEqual(['1 sneak']);
  expect(only(played.events, 'stays-jailed').map(({ rebels }) => rebels)).toEqual([[0]]);
  sneak(played, 'L4');
  order(played);
  expect([rebel(played, 0).jailed, rebel(played, 0).square]).toEqual([true, STANDARD.detention]);
});

test('7.3 one six frees all prisoners', () => {
  const played = round({ rebels: [{ at: 'prison' }, { at: 'prison' }, {}], vader: 'H7', dice: [1, 2, 6, 1] });
  expect(asked(played)).toEqual(['0 sneak', '1 sneak', '2 sneak']);
});

test('7.3 with all in prison and no six it is the Imperial’s move', () => {
  const played = round({ rebels: [{ at: 'prison' }, { at: 'prison' }], vader: 'H7', dice: [1, 2, 1] });
  expect(asked(played)).toEqual(['2 soldier']);
});

test('7.4 none to the roll, round walls, through Imperials and Rebels', () => {
  const played = round({ rebels: [{ at: 'E3' }, { at: 'E4' }], vader: 'E5', dice: [3, 1, 1] });
  expect(squaresFor(played, 0)).toEqual(expect.arrayContaining(['E3', 'E4', 'E5', 'E6']));
  expect(squaresFor(played, 1)).toEqual(['D4', 'E3', 'E4', 'E5']);
  expect(ruleAgainst(played, 1, sq('E6'))).toBe('7.4');
});

/** A viewer's view of a match, as text. */
const seen = ({ match }: Playthrough, viewer: number | null): string => JSON.stringify(view(rules, match, viewer));

test('7.4 others see who has sealed a move, and nothing else of it', () => {
  const [near, far] = [0, 1].map(() => round({ rebels: [{}, {}], vader: 'H7', dice: [4, 4, 1] }));
  if (near === undefined || far === undefined) throw new Error('no games');
  answer(near, 0, sq('D3'));
  answer(far, 0, sq('E5'));
  for (const viewer of [null, 1, 2]) expect(seen(near, viewer)).toBe(seen(far, viewer));
  expect(view(rules, near.match, 2).ready).toEqual([0]);
  expect(seen(near, 0)).not.toBe(seen(far, 0));
});

test('7.4 an imagined secret move ends on any square within the roll', () => {
  const played = round({ rebels: [{ at: 'E3' }, { at: 'E4' }], vader: 'H7', dice: [1, 1, 1] });
  const open = squaresFor(played, 1);
  sneak(played, 'E3', 'E4');
  const imagined = Array.from({ length: 60 }, (_, i) => {
    const { rebels } = rules.imagine(view(rules, played.match, 2), diceFromSeed(`pegs/${i}`));
    return nameAt(rebels[1]?.peg ?? NOWHERE);
  });
  expect([...new Set(imagined)].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(open);
});

test('7.5 into one Trash Compactor and out of any other, each a square of the move', () => {
  const played = round({ rebels: [{ at: 'B3' }, {}], vader: 'H7', dice: [2, 1, 1] });
  const squares = squaresFor(played, 0);
  expect(squares).toEqual(expect.arrayContaining(['B2', 'M2', 'B13', 'M13']));
  expect(squares).not.toContain('M3');
  const short = round({ rebels: [{ at: 'B3' }, {}], vader: 'H7', dice: [1, 1, 1] });
  expect(squaresFor(short, 0)).toEqual(['B2', 'B3', 'B4', 'C3']);
});

test('7.6 nobody walks into the Detention Block, and whoever is freed has to leave it', () => {
  const played = round({ rebels: [{ at: 'B13' }, { at: 'prison' }], vader: 'H7', dice: [6, 1, 1] });
  expect(ruleAgainst(played, 0, STANDARD.detention)).toBe('7.6');
  expect(ruleAgainst(played, 1, STANDARD.detention)).toBe('7.6');
  expect(squaresFor(played, 1)).toEqual(['B13']);
});

test('7.7 once all have sealed, Rebels see one another’s pegs; the Imperial and spectators do not', () => {
  const played = round({ rebels: [{}, {}], vader: 'H7', dice: [4, 4, 1] });
  answer(played, 0, sq('E5'));
  const pegs = (viewer: number | null): readonly number[] =>
    view(rules, played.match, viewer).board.rebels.map(({ peg }) => peg);
  expect(pegs(1)).toEqual([NOWHERE, NOWHERE]);
  answer(played, 1, sq('L5'));
  for (const viewer of [0, 1]) expect(pegs(viewer)).toEqual([sq('E5'), sq('L5')]);
  for (const viewer of [2, null]) expect(pegs(viewer)).toEqual([UNSEEN, UNSEEN]);
  expect(only(known(played.events, 1), 'pegs')).toHaveLength(1);
  for (const viewer of [2, null]) expect(only(known(played.events, viewer), 'pegs')).toHaveLength(0);
});

test('7.7 a Rebel player who has left sees no more of them than a spectator', () => {
  const played = round({ rebels: [{}, {}, {}], vader: 'H7', dice: [1, 1, 1, 1] });
  resign(played, 1);
  sneak(played, 'D3', 'K12', 'L4');
  const pegs = (viewer: number | null): readonly number[] =>
    view(rules, played.match, viewer).board.rebels.map(({ peg }) => peg);
  expect(pegs(2)).toEqual([sq('D3'), sq('L4'), sq('K12')]);
  expect(pegs(1)).toEqual([UNSEEN, UNSEEN, UNSEEN]);
  expect(only(known(played.events, 1), 'pegs')).toEqual([]);
});

test('7.7 whatever the Rebels chose, the Imperial sees, is told and may do the same until the reveal', () => {
  const games = [
    ['D3', 'L4'],
    ['E5', 'L5'],
    ['B2', 'M2'],
  ].map((names) => {
    const played = round({ rebels: [{}, {}], vader: 'H7', fett: 'H8', dice: [4, 4, 2] });
    sneak(played, ...names);
    return played;
  });
  const [first, ...others] = games;
  if (first === undefined) throw new Error('no games');
  const untilReveal = (played: Playthrough): string => {
    const before = seen(played, 2);
    answer(played, 2, 0);
    const options = JSON.stringify(askOf(played.match, 2));
    answer(played, 2, sq('G7'));
    const told = known(played.events, 2);
    return before + options + seen(played, 2) + JSON.stringify(told);
  };
  const shown = untilReveal(first);
  for (const other of others) expect(untilReveal(other)).toBe(shown);
});
