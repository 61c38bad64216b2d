import { EventEmitter } from 'node:events';
import { PROTOCOL } from '@starboard/protocol';
import { expect, test, vi } from 'vitest';
import { NO_LIMITS } from '../http/gate/limits.ts';
import { createHeartbeat } from '../http/socket/heartbeat.ts';
import { begunDuel, openBorder, visitor } from './http-border.ts';
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

test('a socket that does not read is let go, and the match goes on', async () => {
  const border = await openBorder({ limits: NO_LIMITS });
  const { match, ann } = await begunDuel(border.address);
  const [lazy, keen] = [await visitor(border.address).talk(), await ann.talk()];
  for (const each of [lazy, keen]) each.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  await Promise.all([lazy.next('news'), keen.next('news')]);
  lazy.socket.pause();
  const sockets = async () => /starboard_sockets_open (\d+)/.exec((await ann.get('/metrics')).body)?.[1];
  for (let round = 0; (await sockets()) === '2'; round++) {
    expect(round).toBeLessThan(2000);
    for (let i = 0; i < 50; i++) lazy.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  }
  keen.say({ type: 'say', tag: 1, text: 'Still here.' });
  expect((await keen.next('done')).tag).toBe(1);
  await border.stop();
});

test('a stop finishes what was begun, says goodbye and takes nothing new', async () => {
  const border = await openBorder();
  const { match, ann, ben } = await begunDuel(border.address);
  const player = await ann.talk();
  player.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  const view = (await player.next('news')).updates[0]?.view;
  player.say({ type: 'play', tag: 1, seat: 0, question: view?.question, choice: view?.mine?.options[0] });
  await player.next('done');
  const stopped = border.stop();
  const late = await ben.get('/readyz').then(
    ({ status }) => status,
    () => 'refused',
  );
  expect([503, 'refused']).toContain(late);
  expect(await player.closed()).toBe(1001);
  await stopped;
  await expect(ben.get('/healthz')).rejects.toThrow();
});

/** A socket that answers pings, or none. */
function pulse(answers: boolean) {
  const voice = new EventEmitter();
  return {
    gone: false,
    ping: () => answers && voice.emit('pong'),
    on: (event: 'pong', heard: () => void) => voice.on(event, heard),
    terminate() {
      this.gone = true;
    },
  };
}
