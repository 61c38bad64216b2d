import { signal } from '@preact/signals';
import type { GameTypes, Seat, StandingAnswers, View } from '@starboard/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { standingFor } from '../../room/choosing/standing-answers.ts';
import { keepStanding, keptStanding, type StandingBySeat } from '../../storage/standing-answers.ts';

const ASKED: Pick<View<GameTypes>, 'seat' | 'mine'> = {
  seat: 1,
  mine: { ask: { seat: 1, kind: 'window' }, options: ['parry', 'parry hard', 'pass'] },
};

function seated(at: Pick<View<GameTypes>, 'seat' | 'mine'> = ASKED) {
  const standing = signal<StandingBySeat>(new Map());
  const answerAlways = vi.fn(async (seat: Seat, answers: StandingAnswers) => {
    standing.value = new Map(standing.peek()).set(seat, answers);
    return { ok: true } as const;
  });
  const rules = {
    standing: (_: unknown, choice: unknown) => (choice === 'pass' ? undefined : `${choice}`.slice(0, 5)),
  };
  return { answerAlways, ...standingFor({ runner: { standing, answerAlways }, rules, view: signal(at) }) };
}

test('each name among the options of the open ask is offered once', () => {
  expect(seated().open.value).toEqual([{ name: 'parry', choice: 'parry' }]);
  expect(seated({ seat: 1, mine: null }).open.value).toEqual([]);
});

test('a board may ask by which name an option is answered', () => {
  expect(seated().nameOf('parry hard')).toBe('parry');
  expect(seated().nameOf('pass')).toBeUndefined();
  expect(seated({ seat: 1, mine: null }).nameOf('parry')).toBeUndefined();
});

test('an answer is added to those given before, and taken back by asking again', async () => {
  const { set, answers, answerAlways } = seated();
  await set('parry', 'always');
  await set('dodge', 'never');
  expect(answers.value).toEqual({ parry: 'always', dodge: 'never' });
  await set('parry', 'ask');
  expect(answerAlways).toHaveBeenLastCalledWith(1, { dodge: 'never' });
});

test('whoever only watches answers nothing', async () => {
  const { set, answerAlways } = seated({ seat: null, mine: null });
  expect(await set('parry', 'always')).toMatchObject({ ok: false });
  expect(answerAlways).not.toHaveBeenCalled();
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('what was said for a match of this browser outlasts the page', () => {
  keepStanding('a', new Map([[0, { parry: 'always' as const }]]));
  keepStanding('b', new Map([[1, { dodge: 'never' as const }]]));
  expect(keptStanding('a')).toEqual(new Map([[0, { parry: 'always' }]]));
  keepStanding('a', new Map([[0, {}]]));
  expect(keptStanding('a')).toEqual(new Map());
  expect(keptStanding('b')).toEqual(new Map([[1, { dodge: 'never' }]]));
});

test('answers of the fifty latest matches are kept, and nonsense counts as nothing', () => {
  for (let i = 0; i <= 50; i++) keepStanding(`m${i}`, new Map([[0, { parry: 'always' as const }]]));
  expect(keptStanding('m0')).toEqual(new Map());
  expect(keptStanding('m1').size).toBe(1);
  localStorage.setItem('starboard.standing', '[["a",[[0,{"parry":"often"}]]]]');
  expect(keptStanding('a')).toEqual(new Map());
});
