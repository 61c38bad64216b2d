import { signal } from '@preact/signals';
import type { GameTypes, Json, Move, View, Words } from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import type { BoardModule } from '@starboard/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, type Room } from '../../room/room.ts';
import type { Listener, MatchRunner } from '../../runner/match-runner.ts';
import { pace } from '../../shell/settings.ts';
import { answersLater, NEVER, seenBy, settled, updateFor } from '../support/seen.ts';

const STAY = 1000;

const board: BoardModule<GameTypes> = {
  Board: () => null,
  dice: () => null,
  dwell: () => STAY,
  foretell: () => [],
  suggest: ({ mine }) => mine?.options[0] ?? null,
  inOrder: (_, options) => options,
  rulebook: '',
};
const words: Words<GameTypes> = {
  prompt: () => '',
  label: () => '',
  line: () => '',
  describe: () => [],
  outcome: () => '',
  ending: () => ({ headline: '', summary: [] }),
  reason: () => '',
};

let room: Room | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pace.value = 'normal';
});
afterEach(() => {
  room?.close();
  vi.useRealTimers();
});

/** A room for these views, with a runner whose answers and news the test gives. */
function entered(...views: readonly View<GameTypes>[]) {
  const { ask, give } = answersLater();
  const chosen: Json[] = [];
  let listener: Listener | undefined;
  const runner: MatchRunner = {
    ended: NEVER,
    clock: NEVER,
    open: async () => ({ ok: false, fact: 'It is open already.' }),
    subscribe(heard) {
      listener = heard;
      return () => {
        listener = undefined;
      };
    },
    play(move: Move) {
      chosen.push('choice' in move ? move.choice : 'back');
      return ask();
    },
    resign: ask,
    reasons: async () => [],
    standing: signal(new Map()),
    answerAlways: ask,
    close: vi.fn(),
  };
  const seats = views.flatMap(({ seat }) => seat ?? []);
  const updates = views.map((view) => updateFor(view));
  const opened = openRoom(
    runner,
    { ok: true, game: 'letters', names: ['Ada', 'Ben'], seats, updates },
    { rules: { secrets: true }, words, board },
  );
  room = opened;
  return { ...opened, runner, chosen, give, tell: (update: Update) => listener?.news([update]) };
}

test('what is picked is sent, what it led to is shown, and then the next question is open', async () => {
  const { asking, picture, chosen, give, tell } = entered(seenBy(0, {}, ['a', 'b']));
  expect(asking.picking.picked.value).toBe('a');
  asking.picking.pick('b');
  asking.picking.carryOut();
  await settled();
  expect(chosen).toEqual(['b']);
  tell(updateFor(seenBy(0, { question: 2, board: { after: 'both' } }, ['c']), 'shot', 'damage'));
  await give();
  expect(asking.open.value).toBeNull();
  expect(picture.shown.value).toMatchObject({ board: { after: 'shot' }, mine: null });
  vi.advanceTimersByTime(STAY);
  expect(picture.shown.value.board).toEqual({ after: 'damage' });
  vi.advanceTimersByTime(STAY);
  expect(picture.shown.value.board).toEqual({ after: 'both' });
  expect(asking.picking.picked.value).toBe('c');
});

test('the next question may be answered before the answer to the last move has arrived', async () => {
  const { asking, sending, chosen, give, tell } = entered(seenBy(0, {}, ['a']));
  asking.picking.carryOut();
  await settled();
  tell(updateFor(seenBy(0, { question: 2 }, ['b'])));
  expect(asking.open.value).not.toBeNull();
  asking.picking.carryOut();
  await settled();
  expect([chosen, sending.busy.value]).toEqual([['a'], true]);
  await give();
  expect(chosen).toEqual(['a', 'b']);
});

test('behind the curtain nothing is played back and nothing can be answered', async () => {
  const { asking, screen, player, sending, give, tell } = entered(seenBy(0, {}, ['a']), seenBy(1));
  expect([screen.curtain.value, asking.open.value]).toEqual([0, null]);
  screen.take();
  asking.picking.carryOut();
  await settled();
  tell(updateFor(seenBy(0, { question: 2 })));
  tell(updateFor(seenBy(1, { question: 2 }, ['b']), 'shot'));
  await give();
  expect([screen.curtain.value, asking.open.value]).toEqual([1, null]);
  screen.take();
  expect(player.playback.value.now?.event.type).toBe('shot');
  vi.advanceTimersByTime(STAY);
  expect(asking.open.value).not.toBeNull();
  expect(sending.busy.value).toBe(false);
});

test('resigned for a seat at this screen, a refusal is said like that of a move', async () => {
  const { sending, notices, give } = entered(seenBy(0, {}, ['a']));
  sending.resign(0);
  await settled();
  await give({ ok: false, code: 'over', fact: 'This match is over.' });
  expect(notices.notice.value).toBe('This match is over.');
});

test('a room that is closed shows nothing more and lets its runner go', () => {
  const { tell, player, close, runner } = entered(seenBy(0));
  tell(updateFor(seenBy(0), 'shot'));
  close();
  vi.advanceTimersByTime(5 * STAY);
  expect(player.playback.value.now?.event.type).toBe('shot');
  expect(runner.close).toHaveBeenCalledOnce();
});
