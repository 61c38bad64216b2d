import { sayTo, view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { dice } from '../../board/playback/dice.ts';
import { phaseOf } from '../../board/playback/phase.ts';
import { rules } from '../../rules/index.ts';
import { words } from '../../words/index.ts';
import { soldiersNote } from '../../words/rolls.ts';
import { only, type Playthrough, resign, round } from '../support/playing.ts';

const NAMES = ['Ann', 'Bob', 'Cat'];

/** Two players: the first plays two Rebels. */
const alone = (red: number): Playthrough => round({ rebels: [{}, {}], players: 2, vader: 'H7', dice: [4, red] });

describe('7.2 a roll for two Rebels', () => {
  const played = alone(5);
  const [rolled] = only(played.events, 'dice');
  const seen = view(rules, played.match, 0);

  test('is told as one roll in the log', () => {
    if (rolled === undefined) throw new Error('nobody rolled');
    expect(words.line(rolled, NAMES, seen.board)).toMatch(
      /^The Rebels roll: Luke and Han 4 \(Ann rolls once for both\)\. Bob rolls 5 and may move \d soldiers?\.$/,
    );
  });

  test('is told as theirs to the player who rolled', () => {
    if (rolled === undefined) throw new Error('nobody rolled');
    const said = sayTo(0, NAMES, (names) => words.line(rolled, names, seen.board));
    expect(said).toContain('Luke and Han 4 (you roll once for both)');
  });

  test('is one die among the dice that are shown', () => {
    if (rolled === undefined) throw new Error('nobody rolled');
    expect(dice(rolled, NAMES, seen.board)?.faces).toEqual([4, 5]);
  });

  test('is said where the player moves, and only to a player with two', () => {
    const prompt = seen.mine === null ? '' : words.prompt(seen.mine.ask, seen, NAMES);
    expect(prompt).toMatch(/^Your roll counts for both your Rebels\. Move Luke in secret by up to 4 squares/);
    const three = view(rules, round({ rebels: [{}, {}, {}], vader: 'H7', dice: [4, 2, 3, 5] }).match, 0);
    expect(three.mine === null ? '' : words.prompt(three.mine.ask, three, NAMES)).toMatch(/^Move Luke/);
  });
});

test.each([
  [1, 2, 'up to 1 soldier may move'],
  [2, 2, 'up to 2 soldiers may move'],
  [5, 4, 'all 4 soldiers may move'],
  [5, 1, 'the only soldier may move'],
])('8.1 with a roll of %i and %i soldiers, %s', (red, count, said) => {
  const { board } = alone(red).match;
  const soldiers = Array.from({ length: 6 }, (_, i) => ({
    kind: 'trooper' as const,
    square: i < count ? i : -1,
    down: false,
  }));
  expect(soldiersNote({ ...rules.see(board, 0), soldiers })).toContain(`The Imperial rolled ${red}, so ${said}`);
});

test('8.1 the log counts only the soldiers who are still there', () => {
  const played = round({ rebels: [{}, {}, {}], vader: 'H7', dice: [4, 2, 3, 6] });
  const standing = played.match.board.soldiers.filter(({ square }) => square >= 0).length;
  expect(only(played.events, 'dice')).toMatchObject([{ red: 6, moves: Math.min(6, standing) }]);
  expect(standing).toBeLessThan(6);
});

test('the banner of a finished match says that it is over, not the last phase', () => {
  const played = alone(3);
  resign(played, 0);
  expect(phaseOf(view(rules, played.match, 1), null)).toBe('The game is over');
});
