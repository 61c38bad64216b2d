import { cards } from '@starboard/testkit';
import { describe, expect, test, vi } from 'vitest';
import { play } from '../../match/play.ts';
import { type StandingAnswers, standingChoice, standingMove } from '../../match/standing-answers.ts';
import { view } from '../../views/view.ts';
import { struck } from './dealing.ts';

test('standing answers take what is always taken, leave what never is, and else ask', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  expect(standingChoice(cards, seen, { parry: 'always' })).toBe('parry');
  expect(standingChoice(cards, seen, { parry: 'never' })).toBeNull();
  expect(standingChoice(cards, seen, { echo: 'never' })).toBeUndefined();
  expect(standingChoice(cards, view(cards, match, 0), { parry: 'always' })).toBeUndefined();
});

test('a single option that nothing was said of is left to the player', () => {
  const { match } = struck([[], ['salve'], []], 3);
  const seen = view(cards, match, 1);
  expect(seen.mine?.options).toEqual([null]);
  expect(standingChoice(cards, seen, { parry: 'never' })).toBeUndefined();
});

describe('the next move by standing answers', () => {
  const { match } = struck([[], ['parry'], ['parry']], 3);
  const seats = (answers: readonly (StandingAnswers | undefined)[]) => ({
    answersOf: (seat: number) => answers[seat],
    viewOf: vi.fn((seat: number) => view(cards, match, seat)),
  });

  test('is the choice of the seat asked, where it has said what to do', () => {
    const move = standingMove(cards, match, seats([undefined, { parry: 'always' }]));
    expect(move).toEqual({ seat: 1, question: match.question, choice: 'parry' });
    expect(move && play(cards, match, move)).toMatchObject({ ok: true });
  });

  test('is none where nothing said applies, and looks at no seat that has said nothing', () => {
    const silent = seats([{ parry: 'always' }, undefined, { parry: 'always' }]);
    expect(standingMove(cards, match, silent)).toBeUndefined();
    expect(silent.viewOf).not.toHaveBeenCalled();
    expect(standingMove(cards, match, seats([undefined, { echo: 'always' }]))).toBeUndefined();
  });

  test('is none in a game without standing answers', () => {
    const { standing: _, ...without } = cards;
    expect(standingMove(without, match, seats([undefined, { parry: 'always' }]))).toBeUndefined();
  });
});
