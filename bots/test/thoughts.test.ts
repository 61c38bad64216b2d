import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { diceFromSeed, type GameTypes, type Words } from '@starboard/kernel';
import { checkThoughts, publicPathsOf } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { choiceFrom, type Thought } from '../thought.ts';
import { recordsOf } from './support/golden-files.ts';
import { GAMES, thoughtsAt } from './support/thoughts.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];
const SENTENCE = /^[A-Z0-9].*\.$/;
const BROKEN = /undefined|null|NaN|\[object|\{|\}|Infinity/;

test('every game is here', () => {
  const folders = globSync('games/*/game.ts', { cwd: ROOT }).map((file) => file.split('/')[1] ?? '');
  expect(Object.keys(GAMES).toSorted()).toEqual(
    folders.filter((name) => existsSync(join(ROOT, 'games', name))).toSorted(),
  );
});

describe.each(Object.entries(GAMES))('thoughts at %s', (game, { rules, heuristics }) => {
  test('never depend on what the seat may not see, and are sound', async () => {
    const paths = await publicPathsOf(game);
    expect(checkThoughts(rules, heuristics, paths, { games: 6, seed: 'thoughts', longest: 60 })).toBeUndefined();
  });

  test('come with a reason that is a sentence', async () => {
    const { words }: { readonly words: Words<GameTypes> } = await import(join(ROOT, 'games', game, 'words/index.ts'));
    const thoughts = thoughtsAt(game, recordsOf(game));
    const said = thoughts.map(({ thought, view }) => words.reason(thought.reason, view, NAMES));
    expect(said.filter((text) => text !== '' && (!SENTENCE.test(text) || BROKEN.test(text)))).toEqual([]);
    expect(said.filter((text) => text === '').length).toBeLessThan(said.length / 10);
  });
});

describe('a choice is drawn from a thought', () => {
  const thought = (shares: readonly number[], parts: number): Thought<GameTypes> => ({
    seat: 0,
    options: shares.map((share, choice) => ({ choice, share, worth: null })),
    parts,
    rivals: [],
    reason: [],
  });

  test('as often as the shares say', () => {
    const dice = diceFromSeed('shares');
    const drawn = Array.from({ length: 3000 }, () => choiceFrom(thought([0.5, 0, 0.3, 0.2], 1 << 24), dice));
    const counts = [0, 1, 2, 3].map((choice) => drawn.filter((each) => each === choice).length);
    expect(counts[1]).toBe(0);
    for (const [i, expected] of [1500, 0, 900, 600].entries()) {
      expect(Math.abs((counts[i] ?? 0) - expected)).toBeLessThan(100);
    }
  });

  test('without dice if one option is certain', () => {
    const dice = diceFromSeed('certain');
    expect(choiceFrom(thought([0, 1, 0], 0), dice)).toBe(1);
    expect(dice).toEqual(diceFromSeed('certain'));
  });
});
