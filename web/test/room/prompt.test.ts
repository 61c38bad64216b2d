import { expect, test } from 'vitest';
import { waitingLine } from '../../room/choosing/prompt.ts';

const NAMES = ['Player 1', 'Player 2'];
const SEALED = [{ ask: { kind: 'aim', seat: 0 }, choice: 1 }];

test('nobody reads that they wait for themselves', () => {
  expect(waitingLine({ seat: 0, sealed: SEALED }, [0], NAMES)).toBe('One moment…');
  expect(waitingLine({ seat: 0, sealed: SEALED }, [0, 1], NAMES)).toBe('Your choice is sealed. Waiting for Player 2.');
  expect(waitingLine({ seat: 0, sealed: [] }, [1], NAMES)).toBe('Waiting for Player 2.');
  expect(waitingLine({ seat: null, sealed: [] }, [0, 1], NAMES)).toBe('Waiting for Player 1 and Player 2.');
});
