import { signal } from '@preact/signals';
import type { GameTypes, Seat, View, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { expect, test } from 'vitest';
import { promptOf, waitingLine } from '../../room/choosing/prompt.ts';
import { NOTHING_YET } from '../../room/playback/playback.ts';
import { NEVER, seenBy } from '../support/seen.ts';

const words: Words<GameTypes> = {
  prompt: () => 'Luke rolled 4. Move up to 4 squares, or stay.',
  label: () => '',
  line: () => '',
  describe: () => [],
  outcome: () => '',
  ending: () => ({ headline: '', summary: [] }),
  reason: () => '',
};
const board: BoardModule<GameTypes> = {
  Board: () => null,
  dice: () => null,
  dwell: () => 0,
  suggest: () => null,
  inOrder: (_, options) => options,
  rulebook: '',
};

function prompted(seats: readonly Seat[], seat: Seat): string {
  const view = signal<View<GameTypes>>(seenBy(seat, {}, ['a']));
  return promptOf({
    names: ['Ann', 'Bob'],
    seats,
    words,
    board,
    viewer: signal(seat),
    view,
    shown: view,
    playback: signal(NOTHING_YET),
    over: signal(false),
    ended: NEVER,
  });
}

test('on one screen, the question says whose choice it is', () => {
  expect(prompted([0, 1], 0)).toBe('Ann: Luke rolled 4. Move up to 4 squares, or stay.');
  expect(prompted([0, 1], 1)).toBe('Bob: Luke rolled 4. Move up to 4 squares, or stay.');
});

test('somebody alone at the screen needs no name', () => {
  expect(prompted([1], 1)).toBe('Luke rolled 4. Move up to 4 squares, or stay.');
});

test('nobody reads that they wait for themselves', () => {
  const names = ['Ann', 'Bob'];
  const sealed = [{ ask: { kind: 'aim', seat: 0 }, choice: 1 }];
  expect(waitingLine({ seat: 0, sealed }, [0], names)).toBe('One moment…');
  expect(waitingLine({ seat: 0, sealed }, [0, 1], names)).toBe('Your choice is sealed. Waiting for Bob.');
  expect(waitingLine({ seat: 0, sealed: [] }, [1], names)).toBe('Waiting for Bob.');
  expect(waitingLine({ seat: null, sealed: [] }, [0, 1], names)).toBe('Waiting for Ann and Bob.');
});
