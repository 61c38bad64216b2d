import { computed } from '@preact/signals';
import type { Move } from '@starboard/kernel';
import { expect, test, vi } from 'vitest';
import { stoppedAt } from '../../room/playback/playback.ts';
import { openNotices } from '../../room/sending/notices.ts';
import { openSending } from '../../room/sending/sending.ts';
import { answersLater, knowing, sealedBy, seenBy, settled } from '../support/seen.ts';

/** Seat 0 at the screen, asked for a letter. */
function atScreen() {
  const viewers = knowing(seenBy(0, {}, ['a', 'b']));
  const { ask, give } = answersLater();
  const played: (readonly [Move, number])[] = [];
  const runner = {
    play(move: Move, nth: number) {
      played.push([move, nth]);
      return ask();
    },
    resign: vi.fn(ask),
  };
  const passTo = vi.fn();
  const notices = openNotices();
  const here = computed(() => viewers.of(0));
  const sending = openSending({ runner, viewers, screen: { here, passTo }, notices });
  const chosen = () => played.map(([move]) => ('choice' in move ? move.choice : 'back'));
  return { ...sending, ...notices, viewers, runner, passTo, give, played, chosen };
}

test('a choice goes out with its question and its place among the answers to it', async () => {
  const { commit, played, give, moved, busy } = atScreen();
  const taken = commit('a');
  await settled();
  expect(busy.value).toBe(true);
  expect(played).toEqual([[{ seat: 0, question: 1, choice: 'a' }, 0]]);
  await give();
  expect(await taken).toBe(true);
  expect(moved.value).toBe(true);
  expect(busy.value).toBe(false);
});

test('a choice made while another is on its way is sent after it, never dropped', async () => {
  const { commit, viewers, chosen, give } = atScreen();
  commit('a');
  await settled();
  viewers.see(seenBy(0, { question: 2 }, ['c']));
  const next = commit('c');
  await settled();
  expect(chosen()).toEqual(['a']);
  await give();
  expect(chosen()).toEqual(['a', 'c']);
  await give();
  expect(await next).toBe(true);
});

test('the same choice pressed twice is sent once', async () => {
  const { commit, viewers, chosen, give, notice } = atScreen();
  const both = Promise.all([commit('a'), commit('a')]);
  await settled();
  viewers.see(seenBy(0, { sealed: sealedBy(0, 1) }));
  await give();
  expect(await both).toEqual([true, true]);
  expect(chosen()).toEqual(['a']);
  expect(notice.value).toBeNull();
});

test('another choice for what was answered meanwhile is refused in words', async () => {
  const { commit, viewers, chosen, give, notice } = atScreen();
  commit('a');
  const second = commit('b');
  await settled();
  viewers.see(seenBy(0, { sealed: sealedBy(0, 1) }, ['a', 'b']));
  await give();
  expect(await second).toBe(false);
  expect(chosen()).toEqual(['a']);
  expect(notice.value).toMatch(/your choice was not sent/);
});

test('what is committed while nothing is asked, or something is still being shown, is refused in words', async () => {
  const { commit, viewers, played, notice } = atScreen();
  viewers.show(0, stoppedAt([{ event: { type: 'shot', rule: '1' }, board: {}, frame: null }], 0));
  expect(await commit('a')).toBe(false);
  expect(notice.value).toMatch(/nothing for you to choose/);
  viewers.see(seenBy(0));
  expect(await commit('a')).toBe(false);
  expect(played).toEqual([]);
});

test('further choices follow while the question asks for them, and nobody answers in between', async () => {
  const { commit, viewers, played, give, severalOnTheirWay } = atScreen();
  const taken = commit('a', 'b', 'b');
  await settled();
  expect(severalOnTheirWay.value).toBe(true);
  viewers.see(seenBy(0, { sealed: sealedBy(0, 1) }, ['b']));
  await give();
  expect(played.at(-1)).toEqual([{ seat: 0, question: 1, choice: 'b' }, 1]);
  viewers.see(seenBy(0, { sealed: sealedBy(0, 2) }));
  await give();
  expect(await taken).toBe(true);
  expect(played).toHaveLength(2);
  expect(severalOnTheirWay.value).toBe(false);
});

test('where one is refused, those that were to follow are not sent', async () => {
  const { commit, chosen, give, notice, moved } = atScreen();
  const taken = commit('a', 'b');
  await settled();
  await give({ ok: false, code: 'forbidden', fact: 'Not that one.' });
  expect(await taken).toBe(false);
  expect(chosen()).toEqual(['a']);
  expect(notice.value).toBe('Not that one.');
  expect(moved.value).toBe(false);
});

test('what could not be stored stands in the way until the next move', async () => {
  const { commit, give, trouble, notice } = atScreen();
  commit('a');
  await settled();
  await give({ ok: false, code: 'not-stored', fact: 'The disk is full.' });
  expect([trouble.value, notice.value]).toEqual(['The disk is full.', null]);
  commit('a');
  await settled();
  expect(trouble.value).toBeNull();
});

test('an answer taken back brings the screen back to its seat, a refused one does not', async () => {
  const { takeBack, viewers, played, passTo, give } = atScreen();
  viewers.see(seenBy(0, { sealed: sealedBy(0, 2) }));
  takeBack(0);
  await settled();
  expect(played).toEqual([[{ seat: 0, question: 1, takeBack: true }, 2]]);
  await give({ ok: false, code: 'stale', fact: 'Gone on.' });
  expect(passTo).not.toHaveBeenCalled();
  takeBack(0);
  await settled();
  await give();
  expect(passTo).toHaveBeenCalledWith(0);
});

test('resigning waits its turn like a move, and why it is refused is said', async () => {
  const { commit, resign, runner, give, notice } = atScreen();
  commit('a');
  const resigned = resign(0);
  await settled();
  expect(runner.resign).not.toHaveBeenCalled();
  await give();
  expect(runner.resign).toHaveBeenCalledWith(0);
  await give({ ok: false, code: 'not-playing', fact: 'This match is over.' });
  expect(await resigned).toBe(false);
  expect(notice.value).toBe('This match is over.');
});
