import { Duplex } from 'node:stream';
import { PROTOCOL } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { createThrottle, NO_LIMITS } from '../../http/gate/limits.ts';
import { GuestConversation } from '../../http/socket/conversation.ts';
import { guest, openTestServer, seatedMatch } from '../service/test-server.ts';

test('answers to choices are charged for, some kilobytes at a time, and the rest when the socket closes', async () => {
  const server = openTestServer();
  const match = await seatedMatch(server, ['ann', 'bob']);
  let heard = '';
  const connection = new Duplex({
    read() {},
    write(chunk, _encoding, written) {
      heard += chunk;
      written();
    },
  });
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    pause: () => undefined,
    resume: () => undefined,
    close: () => undefined,
  };
  const charges: number[] = [];
  const throttle = {
    ...createThrottle(NO_LIMITS),
    charge: (_guest: string, _address: string, { bytes = 0 }) => void charges.push(bytes),
  };
  const failed = (error: unknown): void => {
    throw error;
  };
  const desk = { service: server.service, throttle, failed, left: () => undefined };
  const ann = new GuestConversation(socket, connection, { guest: guest('ann'), mute: null, address: '' }, desk);
  const say = async (message: object): Promise<void> => {
    const before = heard.length;
    ann.hear(JSON.stringify(message));
    await expect.poll(() => heard.slice(before), { interval: 1 }).toMatch(/"type":"(done|people)"/);
  };
  await say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  expect(charges).toHaveLength(1);
  for (let i = 0; i < 50; i++) {
    await say({ type: 'play', id: `played-it-${i}`, seat: 0, question: 1, nth: 0, choice: 3 });
    await say({ type: 'take-back', id: `took-back-${i}`, seat: 0, question: 1, nth: 1 });
  }
  expect(charges.length).toBeGreaterThan(2);
  expect(charges.length).toBeLessThan(50);
  const [, ...together] = charges;
  expect(Math.min(...together)).toBeGreaterThanOrEqual(4096);
  ann.end();
  expect(charges).toHaveLength(together.length + 2);
  expect(charges.at(-1)).toBeLessThan(4096);
  await server.service.stop();
});
