import { expect, test } from 'vitest';
import { currentClock, currentEntry } from '../../table/older-entries.ts';

const opening = {
  game: 'duel-in-space',
  rules: 1,
  setup: {},
  seats: [{ kind: 'open' }],
  listed: true,
  host: 'ann',
  commitment: 'c',
} as const;

test('the opening of an older match says time control and spectator delay by their present names', () => {
  const older = {
    ...opening,
    type: 'opened',
    pace: { perDecision: 30, reserve: 600, whenOut: 'loss' },
    onlookersWait: 60,
    at: 5,
  } as const;
  expect(currentEntry(older)).toEqual({
    ...opening,
    type: 'opened',
    timeControl: { perDecision: 30, timeBank: 600, whenOut: 'loss' },
    spectatorDelay: 60,
    at: 5,
  });
});

test('whoever stood up in an older log has left the seat', () => {
  expect(currentEntry({ type: 'stood-up', seat: 1, at: 5 })).toEqual({ type: 'left-seat', seat: 1, at: 5 });
});

test('the clocks of an older snapshot have a time bank', () => {
  expect(currentClock({ reserve: 600, askedAt: null })).toEqual({ timeBank: 600, askedAt: null, returns: 0 });
  expect(currentClock({ timeBank: 600, askedAt: 5 })).toEqual({ timeBank: 600, askedAt: 5, returns: 0 });
});

test('what is written today is left as it is', () => {
  const entry = { type: 'left-seat', seat: 0, at: 1 } as const;
  expect(currentEntry(entry)).toBe(entry);
});
