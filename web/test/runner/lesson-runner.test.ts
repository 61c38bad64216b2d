import { botById } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { diceFromSeed, type GameTypes, type Json, type Lesson } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { type LessonRunner, lessonRunner } from '../../runner/lesson/lesson-runner.ts';
import type { RunnerAnswer } from '../../runner/match-runner.ts';

interface Opened {
  readonly runner: LessonRunner;
  /** Everything it has told, the latest last. */
  readonly heard: Update[];
  answer(choice: Json): Promise<RunnerAnswer>;
}

async function open(id: string): Promise<Opened> {
  const game = gameById('duel-in-space');
  const bot = botById('random');
  if (game?.lessons === undefined || bot === undefined) throw new Error('nothing to learn');
  const [lessons, rules, heuristics] = await Promise.all([
    game.lessons.open(),
    game.parts.rules(),
    game.parts.heuristics(),
  ]);
  const lesson = lessonOf(lessons, id);
  const runner = lessonRunner({ game: game.id, rules, heuristics, lesson, bot, dice: diceFromSeed('learner') });
  const opened = await runner.open();
  if (!opened.ok) throw new Error(opened.fact);
  const heard = [...opened.updates];
  runner.subscribe({ news: (updates) => heard.push(...updates), trouble: (fact) => expect(fact).toBe('') });
  const answer = (choice: Json) => {
    const { question } = runner.state.peek().place.match;
    return runner.play({ seat: lesson.seat, question, choice }, 0);
  };
  return { runner, heard, answer };
}

function lessonOf(lessons: readonly Lesson<GameTypes>[], id: string): Lesson<GameTypes> {
  const found = lessons.find((lesson) => lesson.id === id);
  if (found === undefined) throw new Error(`there is no lesson ${id}`);
  return found;
}

const types = ({ happenings }: Update): readonly string[] => happenings.map(({ event }) => event.type);
const last = (heard: readonly Update[]): Update => heard.at(-1) ?? expect.fail('nothing was told');

test('while the learner reads, there is nothing to choose', async () => {
  const { runner, heard } = await open('first-turn');
  expect(runner.state.value.phase).toBe('reading');
  expect(last(heard).view.mine).toBeNull();
  runner.goOn();
  runner.goOn();
  expect(runner.state.value.phase).toBe('asked');
  expect(last(heard).view.mine?.ask.kind).toBe('aim');
});

test('a wrong choice plays out, is explained, and goes back', async () => {
  const { runner, heard, answer } = await open('first-turn');
  runner.goOn();
  runner.goOn();
  const before = last(heard).view;
  expect(await answer(5)).toEqual({ ok: true });
  expect(runner.state.value).toMatchObject({ phase: 'wrong', reply: { wrongWay: 'astern', rule: '3.1' } });
  expect(types(last(heard))).toEqual(['aimed', 'aimed']);
  expect(last(heard).view.mine).toBeNull();
  runner.again();
  expect(last(heard)).toMatchObject({ gap: true, happenings: [] });
  expect(last(heard).view).toEqual(before);
});

test('a right choice leads on', async () => {
  const { runner, heard, answer } = await open('first-turn');
  runner.goOn();
  runner.goOn();
  await answer(1);
  expect(runner.state.value).toMatchObject({ phase: 'understood', reply: { wrongWay: null } });
  runner.again();
  expect(runner.state.value.phase).toBe('understood');
  runner.goOn();
  expect(last(heard).view.mine?.ask.kind).toBe('heading');
});

test('what the rules forbid is refused with its reason, and a choice for an older question is stale', async () => {
  const { runner, answer } = await open('turret');
  runner.goOn();
  expect(await answer(9)).toMatchObject({ ok: false });
  expect(await runner.play({ seat: 0, question: 0, choice: 1 }, 0)).toMatchObject({ ok: false, code: 'stale' });
  expect(runner.state.value.phase).toBe('asked');
});

test('in the open question a bot answers for the rival, and each try has dice of its own', async () => {
  const { runner, heard, answer } = await open('first-win');
  runner.goOn();
  const starts: unknown[] = [];
  for (let tried = 0; tried < 2; tried++) {
    expect(runner.state.value.phase).toBe('playing');
    starts.push(runner.state.value.place.match.dice);
    for (let count = 0; count < 2000 && runner.state.value.phase === 'playing'; count++) {
      const { mine } = last(heard).view;
      await answer(mine?.options[0] ?? null);
    }
    expect(runner.state.value.phase).toMatch(/won|lost/);
    expect(last(heard).view.mine).toBeNull();
    runner.again();
  }
  expect(starts[0]).not.toEqual(starts[1]);
});
