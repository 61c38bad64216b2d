import type { GameTypes, View } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { askController, asking } from '../ask/ask-controller.ts';
import type { BoardProps } from '../board.ts';

interface Toy extends GameTypes {
  ask: { readonly kind: 'number'; readonly seat: number } | { readonly kind: 'word'; readonly seat: number };
  choices: { readonly number: number; readonly word: string };
  choice: number | string;
}

const VIEW: View<Toy> = {
  seat: 0,
  board: {},
  stack: [],
  question: 7,
  asked: [],
  ready: [],
  sealed: [],
  mine: { ask: { kind: 'number', seat: 0 }, options: [1, 2, 3] },
  memory: null,
  result: null,
};

/** Notes what is picked and committed. */
function boardWith(change: Partial<BoardProps<Toy>> = {}) {
  const done: { picked: number | string | null; committed: (number | string)[] } = {
    picked: change.picked ?? null,
    committed: [],
  };
  const controller = () =>
    askController<Toy>(
      {
        view: VIEW,
        names: [],
        room: {},
        now: null,
        together: [],
        shot: null,
        told: [],
        pick: (choice) => {
          done.picked = choice ?? null;
        },
        commit: async (choice) => {
          done.committed.push(choice);
          return true;
        },
        carryOn: async () => false,
        plan: () => undefined,
        why: (choice) => (choice === 4 ? 'Four is too many.' : null),
        standing: () => null,
        openRule: () => undefined,
        ...change,
        picked: done.picked,
        isPicked: (choice) => choice === done.picked,
      },
      { label: (_, choice) => `Take ${choice}` },
    );
  return { done, controller };
}

describe('an open ask', () => {
  it('is there once all has been shown', () => {
    expect(boardWith().controller()?.options).toEqual([1, 2, 3]);
    expect(boardWith({ now: { type: 'something', rule: '1.1' } }).controller()).toBeNull();
    expect(boardWith({ view: { ...VIEW, mine: null } }).controller()).toBeNull();
  });

  it('picks, however often something is picked, and commits nothing by that', () => {
    const { done, controller } = boardWith();
    for (let i = 0; i < 3; i++) controller()?.pick(2);
    expect(done).toEqual({ picked: 2, committed: [] });
  });

  it('says why something is no option, as far as that is known', () => {
    const asked = boardWith().controller();
    expect([1, 4, 5].map((choice) => asked?.refusal(choice))).toEqual([null, 'Four is too many.', 'Not possible now.']);
    expect(asked?.isOption(5)).toBe(false);
  });

  it('labels options in the words of the game', () => {
    expect(boardWith().controller()?.label(2)).toBe('Take 2');
  });

  it('is told apart by its kind', () => {
    const asked = boardWith().controller();
    expect(asking(asked, 'number')?.options).toEqual([1, 2, 3]);
    expect(asking(asked, 'word')).toBeNull();
    expect(asking(null, 'word')).toBeNull();
  });
});
