import { type CardGame, cards, type Hide, hide } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromKey, diceFromSeed, keyFromSeed } from '../../dice/dice.ts';
import type { Viewer } from '../../game/game-types.ts';
import type { Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { play } from '../../match/play.ts';
import { learnt, project } from '../../views/projection.ts';
import { struck } from '../match/dealing.ts';

const FOUR = [null, null, null, null];

/** The game of hidden movement, but viewers remember the place in every event that names one. */
const noting: Rules<Hide> = {
  ...hide,
  memory: {
    blank: { possible: [] },
    learn: ({ possible }, event) => ({ possible: 'place' in event ? [...possible, event.place ?? -1] : possible }),
  },
};
const HID = { type: 'hid', rule: '1', to: [0], place: 4 } as const;
const SEARCHED = { type: 'searched', rule: '3', seat: 1, place: 2 } as const;

test('a viewer learns only from what it may know', () => {
  const notes = (viewer: Viewer) => learnt(noting, { possible: [] }, [HID, SEARCHED], viewer).possible;
  expect([0, 1, null].map(notes)).toEqual([[4, 2], [2], [2]]);
});

test('where a game remembers nothing, nothing is learnt', () => {
  expect(learnt(cards, null, [{ type: 'over', rule: '6' }], 1)).toBeNull();
});

test('a viewer is shown only what it may know', () => {
  const { match } = struck([[], [], []]);
  const projection = project(cards, [0, 1, null]);
  projection.observe({ type: 'dealt', rule: '1', seat: 1, cards: ['parry'], to: [1] }, match);
  projection.observe({ type: 'over', rule: '6' }, match);
  const shown = (viewer: Viewer) => projection.happenings(viewer).map(({ event }) => event.type);
  expect([0, 1, null].map(shown)).toEqual([['over'], ['dealt', 'over'], ['over']]);
});

test('what is shown is learnt from, on top of what was remembered before', () => {
  const match = begin(hide, { rounds: 1 }, FOUR, diceFromSeed('learnt'));
  const projection = project(noting, [0, 1, 2], [[1, { possible: [8] }]]);
  for (const event of [HID, SEARCHED]) projection.observe(event, match);
  expect([0, 1, 2].map((viewer) => projection.memory(viewer).possible)).toEqual([[4, 2], [8, 2], [2]]);
});

/** Rules that count how often they are asked for a view of the board. */
function counted(secrets: Pick<Rules<Hide>, 'secrets' | 'isOpen'>) {
  const looks: Viewer[] = [];
  const rules: Rules<Hide> = {
    ...hide,
    ...secrets,
    see(board, viewer) {
      looks.push(viewer);
      return hide.see(board, viewer);
    },
  };
  const projection = project(rules, [1, null, 1, 2, null]);
  projection.observe(SEARCHED, begin(hide, { rounds: 1 }, FOUR, diceFromSeed('counted')));
  return { looks, projection };
}

test('each kind of viewer costs one look at the board', () => {
  expect(counted({ secrets: true }).looks).toEqual([1, null, 2]);
  expect(counted({ secrets: true, isOpen: () => false }).looks).toEqual([1, null, 2]);
});

test.each([
  ['in a game', { secrets: false }],
  ['in a match', { secrets: true, isOpen: () => true }],
])('where nothing is secret %s all are one kind', (_, secrets) => {
  const { looks, projection } = counted(secrets);
  expect(looks).toEqual([1]);
  expect(projection.happenings(3)).toBe(projection.happenings(null));
});

test('a viewer is shown the board as it saw it then', () => {
  const match = begin(hide, { rounds: 1 }, FOUR, diceFromSeed('then'));
  const projection = project(hide, [0, 1]);
  match.board.place = 4;
  projection.observe(SEARCHED, match);
  match.board.place = 7;
  expect([0, 1].map((viewer) => projection.happenings(viewer)[0]?.board.place)).toEqual([4, null]);
});

test('a happening is shown in the frame it happened in, as that then was', () => {
  const setup = { rounds: 1, hand: 0, furies: 3 };
  const match = begin(cards, setup, [null, null, null], diceFromKey(keyFromSeed('frames'), []));
  match.dice.rigged = [1];
  const projection = project<CardGame>(cards, [null]);
  const done = play(cards, match, { seat: 0, question: 1, choice: 1 }, projection.observe);
  expect(done.ok).toBe(true);
  const [strikes, used, hit] = projection.happenings(null);
  expect(strikes).toMatchObject({ event: { type: 'strikes' }, frame: { at: 'strike', step: 0, blow: { damage: 1 } } });
  expect(used).toMatchObject({ event: { type: 'used' }, frame: { at: 'effect', effect: 'fury' } });
  expect(hit).toMatchObject({ event: { type: 'hit' }, frame: { at: 'strike', step: 2, blow: { damage: 2 } } });
});

test('nothing is shown to a viewer it was not collected for', () => {
  const projection = project(hide, [1]);
  expect(() => projection.happenings(2)).toThrow('nothing was collected for viewer 2');
});
