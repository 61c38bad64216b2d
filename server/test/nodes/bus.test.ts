import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { freePort } from '../../../testkit/servers/free-port.ts';
import { type NatsServer, startNats } from '../../../testkit/servers/nats.ts';
import { inProcessBus, type Meeting } from '../../bus/in-process.ts';
import { openNats } from '../../bus/nats.ts';
import { natsOptions } from '../../bus/nats-options.ts';
import { openBus } from '../../bus/open.ts';
import { busContract } from './bus-contract.ts';
import { type BusFaults, faultyBus } from './bus-faulty.ts';

const meeting: Meeting = new Set();
busContract('in process', async () => inProcessBus(meeting));

test('a closed bus in process is silent', async () => {
  const meeting: Meeting = new Set();
  const [bus, other] = [inProcessBus(meeting), inProcessBus(meeting)];
  const heard: string[] = [];
  bus.listen(({ match }) => heard.push(match));
  other.listen(({ match }) => heard.push(match));
  await bus.close();
  bus.tell({ match: 'by the closed one' });
  other.tell({ match: 'to the closed one' });
  await Promise.resolve();
  expect(bus.ready()).toBe(false);
  expect(heard).toEqual([]);
});

test('without a NATS server a bus opens, is not ready, and nobody notices otherwise', async () => {
  const bus = await openNats(`nats://127.0.0.1:${await freePort()}`);
  expect(bus.ready()).toBe(false);
  bus.tell({ match: 'match-1' });
  await bus.close();
});

const describeWithNats = await describeWith(['nats-server']);
describeWithNats('a NATS server', () => {
  let server: NatsServer;
  beforeAll(async () => {
    server = await startNats();
  });
  afterAll(() => server?.stop());

  busContract('NATS', () => openNats(server.url));

  test('killed and started again is found again and listeners go on', async () => {
    const mortal = await startNats();
    const [a, b] = await Promise.all([openNats(mortal.url), openNats(mortal.url)]);
    const heard: string[] = [];
    b.listen(({ match }) => heard.push(match));
    await mortal.kill();
    await expect.poll(() => [a.ready(), b.ready()], { timeout: 10_000 }).toEqual([false, false]);
    a.tell({ match: 'lost' });
    await mortal.start();
    await expect.poll(() => [a.ready(), b.ready()], { timeout: 10_000 }).toEqual([true, true]);
    await expect
      .poll(() => {
        a.tell({ match: 'found' });
        return heard.at(-1);
      })
      .toBe('found');
    expect(heard).not.toContain('lost');
    await Promise.all([a.close(), b.close()]);
    await mortal.stop();
  });

  test('that starts only later is found', async () => {
    const late = await startNats();
    await late.kill();
    const bus = await openNats(late.url);
    expect(bus.ready()).toBe(false);
    await late.start();
    await expect.poll(() => bus.ready(), { timeout: 10_000 }).toBe(true);
    await bus.close();
    await late.stop();
  });
});

describe('opening', () => {
  test('without an address, the bus of this process', async () => {
    for (const nothing of [undefined, '']) expect((await openBus(nothing)).ready()).toBe(true);
  });

  test.each([
    ['nats://a:1', { servers: ['a:1'] }],
    ['nats://a:1, nats://b:2', { servers: ['a:1', 'b:2'] }],
    ['a', { servers: ['a'] }],
    ['nats://ann:p%40ss@a:1', { servers: ['a:1'], user: 'ann', pass: 'p@ss' }],
    ['nats://token@a:1', { servers: ['a:1'], token: 'token' }],
    ['tls://a:1', { servers: ['a:1'], tls: {} }],
    ['nats://a:1?ca=/etc/ca.pem', { servers: ['a:1'], tls: { caFile: '/etc/ca.pem' } }],
    [
      'tls://a:1?cert=/c.pem&key=/k.pem, tls://b:2',
      { servers: ['a:1', 'b:2'], tls: { certFile: '/c.pem', keyFile: '/k.pem' } },
    ],
  ])('%s', (url, options) => {
    expect(natsOptions(url)).toMatchObject(options);
  });

  test.each(['http://a', 'nats://', ''])('%j is no address of NATS', (url) => {
    expect(() => natsOptions(url)).toThrow('address of NATS');
  });
});

describe('a faulty bus', () => {
  const SOME_OF_EACH: BusFaults = { drops: 0.3, doubles: 0.3, delays: 0.3 };

  test('drops, doubles and reorders, the same way for the same seed', async () => {
    const runs = await Promise.all([1, 1, 2].map(async (seed) => hearAll(seed)));
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]).not.toEqual(runs[2]);
    const [heard = []] = runs;
    expect(new Set(heard).size).toBeLessThan(100);
    expect(heard.length).toBeGreaterThan(new Set(heard).size);
    expect(heard).not.toEqual(heard.toSorted((a, b) => Number(a) - Number(b)));
  });

  test('one that drops everything is silent', async () => {
    expect(await hearAll(1, { drops: 1 })).toEqual([]);
  });

  async function hearAll(seed: number, faults: BusFaults = SOME_OF_EACH): Promise<readonly string[]> {
    const meeting: Meeting = new Set();
    const bus = faultyBus(inProcessBus(meeting), seed, faults);
    const heard: string[] = [];
    inProcessBus(meeting).listen(({ match }) => heard.push(match));
    for (let i = 0; i < 100; i++) bus.tell({ match: `${i}` });
    await new Promise(setImmediate);
    await bus.close();
    return heard;
  }
});
