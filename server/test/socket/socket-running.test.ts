import { PROTOCOL } from '@starboard/protocol';
import { expect, test, vi } from 'vitest';
import { createHeartbeat, noteAnswer } from '../../http/socket/heartbeat.ts';
import { begunDuel, openBorder, visitor } from '../http/http-border.ts';
import { talk } from './socket-talk.ts';

test('a socket that no longer answers is let go', async () => {
  const border = await openBorder({ heartbeat: 40 });
  const dead = await talk(border.address, { autoPong: false });
  expect(await dead.closed()).toBe(1006);
  await border.stop();
});

test('one that answers is kept', () => {
  vi.useFakeTimers();
  const [alive, dead] = [pulse(true), pulse(false)];
  const { watch, stop } = createHeartbeat(new Set([alive, dead]), 1000);
  for (const socket of [alive, dead]) watch(socket);
  vi.advanceTimersByTime(1000);
  expect([alive.gone, dead.gone]).toEqual([false, false]);
  vi.advanceTimersByTime(5000);
  expect([alive.gone, dead.gone]).toEqual([false, true]);
  stop();
  vi.useRealTimers();
});

test('one that still reads is kept, however slowly', () => {
  vi.useFakeTimers();
  const slow = { ...pulse(false), bufferedAmount: 100 };
  const { watch, stop } = createHeartbeat(new Set([slow]), 1000);
  watch(slow);
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(1000);
    slow.bufferedAmount -= 10;
  }
  expect(slow.gone).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(slow.gone).toBe(true);
  stop();
  vi.useRealTimers();
});

test('not all are asked at the same moment', () => {
  vi.useFakeTimers();
  let asked = 0;
  const sockets = Array.from({ length: 100 }, () => ({ ...pulse(true), ping: () => asked++ }));
  const { watch, stop } = createHeartbeat(new Set(sockets), 1000);
  for (const socket of sockets) watch(socket);
  vi.advanceTimersByTime(100);
  expect(asked).toBe(10);
  stop();
  vi.useRealTimers();
});

test('a stop finishes what was begun, says goodbye and takes nothing new', async () => {
  const border = await openBorder();
  const { match, ann, ben } = await begunDuel(border.address);
  const player = await ann.talk();
  player.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  const view = (await player.next('news')).updates[0]?.view;
  const choice = view?.mine?.options[0];
  player.say({ type: 'play', id: 'request-1', seat: 0, question: view?.question, nth: 0, choice });
  await player.next('done');
  const stopped = border.stop();
  const late = await visitor(border.ops)
    .get('/readyz')
    .then(
      ({ status }) => status,
      () => 'refused',
    );
  expect([503, 'refused']).toContain(late);
  expect(await player.closed()).toBe(1001);
  await stopped;
  await expect(ben.get('/api/games')).rejects.toThrow();
  await expect(visitor(border.ops).get('/healthz')).rejects.toThrow();
});

function pulse(answers: boolean) {
  return {
    gone: false,
    bufferedAmount: 0,
    part: 0,
    unread: null,
    ping() {
      if (answers) noteAnswer(this);
    },
    terminate() {
      this.gone = true;
    },
  };
}
