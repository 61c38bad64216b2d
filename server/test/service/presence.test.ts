import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inProcessBus, type Meeting } from '../../bus/in-process.ts';
import { createPresence } from '../../service/presence.ts';

const GRACE = 3000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Nodes on one bus, and the changes reported to each. */
function nodes(count: number) {
  const meeting: Meeting = new Set();
  return Array.from({ length: count }, () => {
    const bus = inProcessBus(meeting);
    const changes: string[] = [];
    const presence = createPresence({ bus, now: Date.now, changed: (match) => changes.push(match), grace: GRACE });
    bus.listen(({ match, here }) => here && presence.hear(match, here));
    const at = (match: string): readonly string[] => [...presence.guests(match)].sort();
    return { presence, changes, at };
  });
}

const hearAll = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test('who comes is there at once; who goes is there a little longer', () => {
  const [node] = nodes(1);
  if (node === undefined) throw new Error('no node');
  const leave = node.presence.enter('m', { id: 'ann' });
  expect([node.at('m'), node.changes, node.presence.matches()]).toEqual([['ann'], ['m'], 1]);
  leave();
  leave();
  vi.advanceTimersByTime(GRACE - 1);
  expect(node.at('m')).toEqual(['ann']);
  vi.advanceTimersByTime(1);
  expect([node.at('m'), node.changes, node.presence.matches()]).toEqual([[], ['m', 'm'], 0]);
});

test('however many come and go, who is there is said once a second', () => {
  const [node] = nodes(1);
  if (node === undefined) throw new Error('no node');
  for (let i = 0; i < 100; i++) node.presence.enter('m', { id: `guest ${i}` })();
  expect(node.changes).toEqual(['m']);
  vi.advanceTimersByTime(1000);
  expect(node.changes).toHaveLength(2);
});

test('to thousands who follow, who is there is said less often, though somebody comes every second', () => {
  /** How often it is said in a minute to so many who are there already. */
  const saidTo = (many: number): number => {
    const [node] = nodes(1);
    if (node === undefined) throw new Error('no node');
    for (let i = 0; i < many; i++) node.presence.enter('m', { id: `guest ${i}` });
    vi.advanceTimersByTime(1000);
    const before = node.changes.length;
    for (let second = 0; second < 60; second++) {
      node.presence.enter('m', { id: `late guest ${second}` });
      vi.advanceTimersByTime(1000);
    }
    expect(node.at('m')).toHaveLength(many + 60);
    return node.changes.length - before;
  };
  expect([saidTo(10), saidTo(2000)]).toEqual([60, 5]);
});

test('to reload the page is not to go, and a second window is nobody else', () => {
  const [node] = nodes(1);
  if (node === undefined) throw new Error('no node');
  const leave = node.presence.enter('m', { id: 'ann' });
  leave();
  vi.advanceTimersByTime(GRACE / 2);
  const again = node.presence.enter('m', { id: 'ann' });
  node.presence.enter('m', { id: 'ann' });
  vi.advanceTimersByTime(GRACE);
  again();
  vi.advanceTimersByTime(GRACE);
  expect([node.at('m'), node.changes]).toEqual([['ann'], ['m']]);
});

test('nodes tell each other, whoever comes first; of matches that are not followed nothing is kept', async () => {
  const [one, two] = nodes(2);
  if (one === undefined || two === undefined) throw new Error('no nodes');
  one.presence.enter('m', { id: 'ann' });
  await hearAll();
  expect(two.at('m')).toEqual([]);
  const leave = two.presence.enter('m', { id: 'bob' });
  await hearAll();
  expect([one.at('m'), two.at('m')]).toEqual([
    ['ann', 'bob'],
    ['ann', 'bob'],
  ]);
  leave();
  await vi.advanceTimersByTimeAsync(GRACE);
  expect([one.at('m'), two.at('m')]).toEqual([['ann'], []]);
});

test('a node that falls silent is forgotten, one that says again who is there is not', async () => {
  const [one, two, three] = nodes(3);
  if (one === undefined || two === undefined || three === undefined) throw new Error('no nodes');
  for (const [i, { presence }] of [one, two, three].entries()) presence.enter('m', { id: `guest ${i}` });
  await hearAll();
  for (let second = 0; second < 40; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    one.presence.tick();
    two.presence.tick();
  }
  expect(one.at('m')).toEqual(['guest 0', 'guest 1']);
  expect(two.at('m')).toEqual(['guest 0', 'guest 1']);
});
