import { describe, expect, test } from 'vitest';
import { evenMatch, levelResult } from '../../setup/opponents/even-match.ts';

const person = { kind: 'person', name: 'Ada' } as const;
const bot = (id: string) => ({ kind: 'bot', id, name: id }) as const;
const result = (...places: number[]) => ({ places, scores: [], turns: 9, rule: '1' });
const wins = (level: number, count: number) => Array.from({ length: count }, () => ({ level, share: 1 }));
const losses = (level: number, count: number) => Array.from({ length: count }, () => ({ level, share: 0 }));

describe('The level that would be an even match', () => {
  test('is cadet for somebody new', () => {
    expect(evenMatch([])).toBe('cadet');
  });

  test('rises with wins and falls with losses', () => {
    expect(evenMatch(wins(0, 4))).toBe('veteran');
    expect(evenMatch([...wins(1, 2), ...losses(1, 2)])).toBe('pilot');
    expect(evenMatch([...wins(0, 6), ...wins(2, 6), ...wins(4, 6)])).toBe('legend');
    expect(evenMatch(losses(3, 12))).toBe('cadet');
  });

  test('follows from matches of one person against bots with levels only', () => {
    expect(levelResult([person, bot('ace:hunter')], result(1, 2))).toEqual({ level: 3, share: 1 });
    expect(levelResult([bot('cadet'), person, bot('veteran')], result(1, 2, 3))).toEqual({ level: 1, share: 0.5 });
    expect(levelResult([person, bot('plain')], result(1, 2))).toBeNull();
    expect(levelResult([person, person, bot('ace')], result(1, 2, 3))).toBeNull();
    expect(levelResult([person, bot('ace')], null)).toBeNull();
  });
});
