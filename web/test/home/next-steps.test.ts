import { games } from '@starboard/games';
import { LEVELS } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { beatenIn, levelAbove, type MatchAgainst } from '../../home/next/beaten.ts';
import { type Experience, nextSteps } from '../../home/next/next-steps.ts';
import { lessonProgress } from '../../learn/progress.ts';

const lessons = (...ids: readonly string[]) => ({ ids, open: async () => [] });

const duel = { id: 'duel', minutes: [2, 5], difficulty: 'easy', lessons: lessons('turn', 'aim', 'win') } as const;
const chase = { id: 'chase', minutes: [15, 40], difficulty: 'easy', lessons: lessons('turn', 'brake') } as const;
const fleet = { id: 'fleet', minutes: [4, 10], difficulty: 'demanding', lessons: lessons('turn') } as const;
const ALL = [fleet, chase, duel];

const NOTHING: Experience = { lessons: [], played: [], tried: [] };

function against(level: MatchAgainst['levels'][number], outcome: MatchAgainst['outcome'], game = 'duel'): MatchAgainst {
  return { game, outcome, levels: [level], rivals: [{ level, character: 'hunter' }] };
}

const stepsOf = (known: Partial<Experience>) =>
  nextSteps(ALL, { ...NOTHING, ...known }).map(({ kind, game, ...rest }) => ({ kind, game: game.id, ...rest }));

describe('what to do next', () => {
  test('somebody who has played nothing begins with the easiest game, and of those with the shortest', () => {
    expect(stepsOf({})).toEqual([{ kind: 'start', game: 'duel' }]);
  });

  test('a game that was opened once, or of which a lesson was taken, is no longer new', () => {
    expect(stepsOf({ tried: ['duel'] })).toContainEqual({ kind: 'untried', game: 'chase' });
    expect(stepsOf({ tried: ['duel'], lessons: ['chase/turn'] })).toContainEqual({ kind: 'untried', game: 'fleet' });
    expect(stepsOf({ tried: ['duel', 'chase', 'fleet'] }).some(({ kind }) => kind === 'untried')).toBe(false);
  });

  test('the next lesson is the first one not done of the game learnt last', () => {
    const next = (...done: readonly string[]) => stepsOf({ lessons: done }).find(({ kind }) => kind === 'lesson');
    expect(next('duel/turn')).toEqual({ kind: 'lesson', game: 'duel', lesson: 'aim', place: 2, of: 3 });
    expect(next('duel/turn', 'chase/turn')).toMatchObject({ game: 'chase', lesson: 'brake' });
    expect(next('chase/turn', 'duel/win')).toMatchObject({ game: 'duel', lesson: 'turn', place: 1 });
    expect(next('duel/turn', 'chase/turn', 'chase/brake')).toMatchObject({ game: 'duel', lesson: 'aim' });
  });

  test('without a lesson done, it is the first one of the game played last', () => {
    expect(stepsOf({ tried: ['chase', 'duel'] })[0]).toMatchObject({ kind: 'lesson', game: 'chase', place: 1 });
  });

  test('a win leads to the level above; a loss or a draw leads nowhere', () => {
    const level = (...played: readonly MatchAgainst[]) =>
      stepsOf({ played, tried: ['duel'] }).find(({ kind }) => kind === 'level');
    expect(level(against('cadet', 'won'))).toEqual({ kind: 'level', game: 'duel', beaten: 'cadet', level: 'pilot' });
    expect(level(against('cadet', 'won'), against('ace', 'won'))).toMatchObject({ beaten: 'ace', level: 'legend' });
    expect(level(against('cadet', 'lost'), against('pilot', 'drew'))).toBeUndefined();
    expect(level(against('legend', 'won'))).toBeUndefined();
    expect(level(against('legend', 'won'), against('cadet', 'won', 'chase'))).toMatchObject({ game: 'chase' });
  });

  test('names that no game has any more lead nowhere', () => {
    const stale = { lessons: ['gone/first', 'duel/gone'], tried: ['gone'], played: [against('cadet', 'won', 'gone')] };
    expect(stepsOf(stale)).toEqual([{ kind: 'start', game: 'duel' }]);
  });

  test('of the real games, one is recommended to newcomers', () => {
    expect(nextSteps(games, NOTHING).map(({ kind }) => kind)).toEqual(['start']);
  });
});

describe('whom somebody has beaten', () => {
  test('are the bots of matches that were won, each at the highest level', () => {
    const played = [
      against('pilot', 'won'),
      against('cadet', 'won'),
      against('ace', 'lost'),
      against('ace', 'won', 'chase'),
    ];
    const { level, characters } = beatenIn('duel', played);
    expect(level).toBe('pilot');
    expect([...characters]).toEqual([['hunter', 'pilot']]);
    expect(beatenIn('fleet', played)).toEqual({ level: null, characters: new Map() });
  });

  test('a win against several levels at once counts for the easiest of them', () => {
    const mixed: MatchAgainst = { game: 'duel', outcome: 'won', levels: ['ace', 'cadet'], rivals: [] };
    expect(beatenIn('duel', [mixed]).level).toBe('cadet');
  });

  test('every level but the highest has one above', () => {
    expect(LEVELS.map(levelAbove)).toEqual([...LEVELS.slice(1), null]);
  });
});

test('lessons that a game no longer has don’t count as done', () => {
  expect(lessonProgress(duel, ['duel/turn', 'duel/gone', 'chase/turn'])).toEqual({
    done: 1,
    of: 3,
    next: { id: 'aim', place: 2 },
  });
  expect(lessonProgress(duel, ['duel/turn', 'duel/aim', 'duel/win'])).toEqual({ done: 3, of: 3, next: null });
});
