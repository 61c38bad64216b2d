import { games } from '@starboard/games';
import type { GameTypes } from '@starboard/kernel';
import type { EventSound } from '@starboard/ui';
import { describe, expect, test } from 'vitest';
import { beatSounds, endSound } from '../../room/sound/beat-sounds.ts';

const event = (type: string): GameTypes['event'] => ({ type, rule: '1' });

describe('what a beat sounds like', () => {
  const SOUNDS: { readonly [type: string]: EventSound } = { shot: 'bolt', damage: 'hit', end: 'explosion' };
  const board = { sound: ({ type }: GameTypes['event']) => SOUNDS[type] ?? null };
  const heard = (...types: readonly string[]) => beatSounds(board, types.map(event));

  test('bolts leave one after the other, and what they strike is heard once, later', () => {
    expect(heard('shot', 'damage', 'shot', 'damage').map(({ name }) => name)).toEqual(['bolt', 'bolt', 'hit']);
    const times = heard('shot', 'shot', 'damage').map(({ after }) => after);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
  });

  test('a large volley is no louder than six bolts', () => {
    expect(heard(...Array.from({ length: 20 }, () => 'shot'))).toHaveLength(6);
  });

  test('without a shot before it, anything is heard at once', () => {
    expect(heard('end', 'other')).toEqual([{ name: 'explosion', after: 0 }]);
  });
});

test.each(games)('$id: an explosion and a shot have their sounds', async ({ parts }) => {
  const board = await parts.board();
  const kinds = ['shot', 'compared', 'battle', 'destroyed', 'wrecked', 'beaten'];
  const names = kinds.map((type) => board.sound?.(event(type)));
  expect(names).toContain('explosion');
  expect(names.some((name) => name === 'bolt' || name === 'alarm')).toBe(true);
});

describe('the end sounds', () => {
  test.each([
    ['won to the winner', [1, 2], 0, true, 'won'],
    ['lost to the loser', [1, 2], 1, true, 'lost'],
    ['neutral after a draw', [1, 1], 0, true, 'over'],
    ['neutral to a spectator', [1, 2], null, true, 'over'],
    ['neutral to several players on one screen', [1, 2], 0, false, 'over'],
  ] as const)('%s', (_, places, viewer, alone, name) => {
    expect(endSound(places, viewer, alone)).toBe(name);
  });
});
