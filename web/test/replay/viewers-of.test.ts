import type { Header } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { openReplayPlayer } from '../../replay/replay-player.ts';
import { viewersOf } from '../../replay/viewers-of.ts';
import type { Occupant } from '../../runner/occupant.ts';

const person: Occupant = { kind: 'person', name: 'Ada' };
const bot: Occupant = { kind: 'bot', id: 'plain', name: 'Plain bot' };
const header = { players: ['Ada', 'Ben', 'Plain bot'] } as unknown as Header;
const result = { places: [1, 2, 3], scores: [], turns: 4, rule: '1' };

describe('secrets of a match', () => {
  test.each([
    ['is over', { result }, [person, person, bot], [0, 1, 2, null]],
    ['ended without a result', { result: null, ended: { by: 'host' } as const }, [person, bot, bot], [0, 1, 2, null]],
    ['goes on, against bots', { result: null }, [bot, person, bot], [1, null]],
    ['goes on, with several players at one screen', { result: null }, [person, person, bot], [null]],
    ['goes on between bots', { result: null }, [bot, bot, bot], [0, 1, 2, null]],
    ['goes on in a file', { result: null }, null, [0, 1, 2, null]],
  ])('that %s can be seen by the right viewers only', (_, record, occupants, viewers) => {
    expect(viewersOf({ header, ...record }, occupants)).toEqual(viewers);
  });

  test('stay secret whatever the address or a key asks for', () => {
    const asked: (number | null)[] = [];
    const scenes = (viewer: number | null) => {
      asked.push(viewer);
      return [];
    };
    const player = openReplayPlayer({ scenes }, { dwell: () => 0 }, [1, null], { viewer: 2, moment: null });
    player.watchAs(0);
    player.watchAs(null);
    player.watchAs(7);
    expect(player.scenes.value).toEqual([]);
    expect(player.viewer.value).toBeNull();
    expect(new Set(asked)).toEqual(new Set([1, null]));
    player.close();
  });
});
