import { cards } from '@starboard/testkit';
import { describe, expect, test, vi } from 'vitest';
import { play } from '../../match/play.ts';
import {
  ONLY_OPTION,
  type StandingAnswers,
  standingChoice,
  standingMove,
  USUAL,
} from '../../match/standing-answers.ts';
import { view } from '../../views/view.ts';
import { struck } from './dealing.ts';

test('standing answers take what is always taken, leave what never is, and else ask', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  expect(standingChoice(cards, seen, { parry: 'always' })).toMatchObject({ choice: 'parry', name: 'parry' });
  expect(standingChoice(cards, seen, { parry: 'never' })).toMatchObject({ choice: null, name: 'parry' });
  expect(standingChoice(cards, seen, { echo: 'never' })).toBeUndefined();
  expect(standingChoice(cards, view(cards, match, 0), { parry: 'always' })).toBeUndefined();
});

test('a single option that nothing was said of is left to the player', () => {
  const { match } = struck([[], ['salve'], []], 3);
  const seen = view(cards, match, 1);
  expect(seen.mine?.options).toEqual([null]);
  expect(standingChoice(cards, seen, { parry: 'never' })).toBeUndefined();
});

test('always means whenever it helps: what cannot help now is left out', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  const helpless = { ...cards, helps: () => false };
  expect(standingChoice(helpless, seen, { parry: 'always' })).toMatchObject({ choice: null, name: 'parry' });
  expect(standingChoice({ ...cards, helps: () => true }, seen, { parry: 'always' })).toMatchObject({ choice: 'parry' });
});

describe('usual answers', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  const answer = () => ({ name: 'parry-if-struck', rule: '4', choice: 'parry' as const });
  const rules = { ...cards, usual: { names: ['parry-if-struck'], answer } };

  test('a usual answer is given only to a seat that wants them', () => {
    expect(standingChoice(rules, seen, {})).toBeUndefined();
    expect(standingChoice(rules, seen, { [USUAL]: 'always' })).toEqual(answer());
  });

  test('a usual answer that is set to "ask" is left to the player', () => {
    expect(standingChoice(rules, seen, { [USUAL]: 'always', 'parry-if-struck': 'ask' })).toBeUndefined();
  });

  test('what the player has said comes before what is usual', () => {
    expect(standingChoice(rules, seen, { [USUAL]: 'always', parry: 'never' })).toMatchObject({ choice: null });
  });

  test('the only option is the usual answer in every game', () => {
    const idle = view(cards, struck([[], ['salve'], []], 3).match, 1);
    expect(standingChoice(cards, idle, { [USUAL]: 'always' })).toEqual({ name: ONLY_OPTION, rule: null, choice: null });
    expect(standingChoice(cards, idle, { [USUAL]: 'always', [ONLY_OPTION]: 'ask' })).toBeUndefined();
  });
});

describe('the next move by standing answers', () => {
  const { match } = struck([[], ['parry'], ['parry']], 3);
  const seats = (answers: readonly (StandingAnswers | undefined)[]) => ({
    answersOf: (seat: number) => answers[seat],
    viewOf: vi.fn((seat: number) => view(cards, match, seat)),
  });

  test('is the choice of the seat asked, where it has said what to do', () => {
    const move = standingMove(cards, match, seats([undefined, { parry: 'always' }]));
    expect(move?.move).toEqual({ seat: 1, question: match.question, choice: 'parry' });
    expect(move && play(cards, match, move.move)).toMatchObject({ ok: true });
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
