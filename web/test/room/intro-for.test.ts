import type { GameTypes, View } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { introFor } from '../../room/intro/intro-for.ts';

const lines = (aim: string) => ({ aim, turn: 'Move.', end: 'At some time.' });
const intro = { ...lines('Win.'), terms: [], sides: { hunter: lines('Catch.'), hunted: lines('Run.') } };
const game = { id: 'tag', parts: { intro } };

function seenFrom(seat: number | null): View<GameTypes> {
  return {
    seat,
    board: {},
    stack: [],
    question: 1,
    asked: [],
    ready: [],
    sealed: [],
    mine: null,
    memory: null,
    result: null,
  };
}

const introduction = ({ seat }: View<GameTypes>): string | undefined =>
  seat === null ? undefined : seat === 0 ? 'hunter' : 'hunted';

test('each side has its own three lines, remembered apart', () => {
  const of = (seat: number | null) => {
    const { lines: shown, name } = introFor(game, { introduction }, seenFrom(seat));
    return [shown.aim, name];
  };
  expect([of(0), of(1)]).toEqual([
    ['Catch.', 'tag/hunter'],
    ['Run.', 'tag/hunted'],
  ]);
  expect(of(null)).toEqual(['Win.', 'tag']);
});

test('a game without sides has one for all', () => {
  expect(introFor(game, {}, seenFrom(1))).toEqual({ lines: intro, name: 'tag' });
});
