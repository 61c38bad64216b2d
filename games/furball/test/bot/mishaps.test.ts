import { expect, it } from 'vitest';
import { withoutMishaps } from '../../bot/turn/mishaps.ts';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { MM, placedRock } from '../../rules/geometry/index.ts';
import type { AskFor } from '../../rules/model.ts';
import { table } from '../support/playing.ts';

const among: readonly DialManoeuvre[] = [
  { bearing: 'straight', speed: 3, difficulty: 'white' },
  { bearing: 'turn-left', speed: 1, difficulty: 'white' },
];
const offered: AskFor<'manoeuvre'> = { kind: 'manoeuvre', seat: 0, why: 'slam', among, may: true };

it('4.10 a manoeuvre that a card offers is left out if it leads off the mat', () => {
  const { board } = table([{ at: [460, 830, 90] }]).match;
  expect(withoutMishaps(board, offered, [0, 1, null])).toEqual([1, null]);
});

it('4.9 and if it meets an asteroid', () => {
  const asteroids = [placedRock(0, { x: 460 * MM, y: 420 * MM, heading: 0 })];
  const { board } = table([{ at: [460, 300, 90] }], { asteroids }).match;
  expect(withoutMishaps(board, offered, [0, 1])).toEqual([1]);
});

it('all are kept if none is better, and where a rival’s dial is guessed', () => {
  const { board } = table([{ at: [460, 880, 90] }]).match;
  expect(withoutMishaps(board, offered, [0])).toEqual([0]);
  expect(withoutMishaps(board, { ...offered, why: 'guess' }, [0, 1])).toEqual([0, 1]);
});
