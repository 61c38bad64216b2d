import { games } from '@starboard/games';
import { bestOption, momentOf, placeOn, readPool } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { challengeRunner } from '../../runner/challenge/challenge-runner.ts';

async function open(chosenBefore: number | null = null) {
  const game = games.find(({ id }) => id === 'duel-in-space');
  const [source] = game?.challenges?.daily ?? [];
  if (game === undefined || source === undefined) throw new Error('there are no challenges');
  const [rules, file] = await Promise.all([game.parts.rules(), source.open()]);
  const pool = readPool(file);
  const challenge = pool.challenges[placeOn(source.starts, pool.challenges.length, source.starts)];
  if (challenge === undefined) throw new Error('the pool is empty');
  const moment = momentOf(rules, pool, challenge);
  const tries: number[] = [];
  const { seat } = challenge;
  const names = ['You', 'Rival'];
  const choose = (option: number): void => void tries.push(option);
  const runner = challengeRunner({ game: game.id, rules, moment, seat, names, chosenBefore, choose });
  const opened = await runner.open();
  if (!opened.ok) throw new Error(opened.fact);
  const heard: Update[] = [...opened.updates];
  runner.subscribe({ news: (updates) => heard.push(...updates), trouble: (fact) => expect(fact).toBe('') });
  const { question } = moment.place.match;
  const answer = (option: number) => runner.play({ seat, question, choice: moment.options[option] ?? null }, 0);
  return { runner, heard, tries, answer, moment, best: bestOption(challenge), seat, question };
}

const last = (heard: readonly Update[]): Update => heard.at(-1) ?? expect.fail('nothing was told');

test('the player sees what led to the moment, and is asked', async () => {
  const { heard, moment } = await open();
  expect(last(heard).view.mine?.options).toEqual(moment.options);
  expect(last(heard).past).toEqual(moment.place.past.map(({ event }) => event));
});

test('one choice is made; then the match stands still', async () => {
  const { runner, heard, tries, answer, best } = await open();
  expect(await answer(best)).toEqual({ ok: true });
  expect(runner.chosen.value).toBe(best);
  expect(last(heard).view.mine).toBeNull();
  expect(await answer(best)).toMatchObject({ ok: false });
  expect(tries).toEqual([best]);
});

test('what the rules forbid is refused, and is no try', async () => {
  const { runner, tries, seat, question } = await open();
  expect(await runner.play({ seat, question, choice: 'nonsense' }, 0)).toMatchObject({ ok: false });
  expect(await runner.play({ seat, question, takeBack: true }, 0)).toMatchObject({ ok: false });
  expect(runner.chosen.value).toBeNull();
  expect(tries).toEqual([]);
});

test('a challenge that was tried before stays answered until it is asked again', async () => {
  const { runner, heard, tries, answer } = await open(1);
  expect(last(heard).view.mine).toBeNull();
  expect(await answer(0)).toMatchObject({ ok: false });
  runner.again();
  expect(last(heard).view.mine).not.toBeNull();
  expect(await answer(0)).toEqual({ ok: true });
  expect(tries).toEqual([0]);
});
