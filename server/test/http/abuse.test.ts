import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendVandals } from '../../../testkit/faults/attackers.ts';
import { auditAll } from '../../../testkit/faults/audit/audit.ts';
import type { Problem } from '../../../testkit/faults/audit/problem.ts';
import { sqliteArchive } from '../../../testkit/faults/audit/sqlite-archive.ts';
import { type Crowd, gatherCrowd } from '../../../testkit/faults/crowd/crowd.ts';
import { DUEL } from '../../../testkit/faults/crowd/tables.ts';
import { newGuest } from '../../../testkit/faults/guest.ts';
import { inspect } from '../../../testkit/faults/inspector.ts';
import { startNode } from '../../../testkit/faults/node.ts';
import { fetchRecord } from '../../../testkit/faults/seating.ts';
import { quantile } from '../../../testkit/faults/stopwatch.ts';
import { LONG } from '../../../testkit/run/long.ts';
import { freePort } from '../../../testkit/servers/free-port.ts';

const COUNT = LONG ? 100_000 : 2_500;
/** Answers measured without an attack, for comparison. */
const SAMPLES = LONG ? 1_000 : 100;
const HONEST_TABLES = 4;
const THINKING = 60;
const MEGABYTE = 1024 * 1024;

describe.each([
  { name: 'with the usual limits', limits: true },
  { name: 'without limits, so that all of it is read', limits: false },
])('$name', ({ limits }) => {
  test(`${COUNT} malformed, oversized and out-of-order frames and requests: no crash, no leak, honest play goes on`, {
    timeout: LONG ? 900_000 : 240_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-abuse-'));
    const inspectAt = await freePort();
    const node = await startNode({ folder, limits, trustProxy: true, inspectAt });
    const inspector = await inspect(inspectAt);
    onTestFinished(async () => {
      inspector.close();
      await node.kill();
      rmSync(folder, { recursive: true, force: true });
    });

    const tables = Array.from({ length: HONEST_TABLES }, () => DUEL);
    const crowd = gatherCrowd({ doors: [node.address], tables, thinks: THINKING });
    await answers(crowd, HONEST_TABLES * 20);
    const target = { address: node.address, match: () => crowd.matches.at(-1) ?? '', vandals: 8 };
    await sendVandals({ ...target, count: COUNT / 10 });
    await answers(crowd, 1);

    const before = await inspector.memory();
    const quiet = quantile(await answers(crowd, SAMPLES), 0.99);
    const start = performance.now();
    const damage = await sendVandals({ ...target, count: COUNT });
    const seconds = (performance.now() - start) / 1000;
    const loud = quantile(crowd.watch.takeLatencies(), 0.99);

    await socketsClosed(node.ops, 2 * HONEST_TABLES);
    const after = await inspector.memory();
    const grown = (after.heapUsed - before.heapUsed) / MEGABYTE;
    console.log(
      `${damage.frames} frames on ${damage.socketsOpened} sockets and ${damage.requests} requests in ${seconds.toFixed(1)} s;` +
        ` honest p99 ${quiet.toFixed(1)} ms in peace, ${loud.toFixed(1)} ms meanwhile; heap grown by ${grown.toFixed(1)} MB,` +
        ` RSS from ${Math.round(before.rss / MEGABYTE)} to ${Math.round(after.rss / MEGABYTE)} MB`,
    );
    await crowd.finish();
    expect(await problemsOf(crowd, node.address, join(folder, 'data/starboard.sqlite'))).toEqual([]);
    expect(grown).toBeLessThan(20);
  });
});

/** Only the matches of honest players; attackers may have opened others. */
async function problemsOf({ ledger, matches }: Crowd, address: string, file: string): Promise<readonly Problem[]> {
  const archive = sqliteArchive(file);
  const { problems } = await auditAll(archive, ledger, (match) => fetchRecord(newGuest([address]), match));
  await archive.close();
  return problems.filter(({ match }) => match === null || matches.includes(match));
}

async function answers(crowd: Crowd, count: number): Promise<readonly number[]> {
  crowd.watch.takeLatencies();
  const found: number[] = [];
  while (found.length < count) {
    await Promise.race([wait(50), crowd.playing]);
    found.push(...crowd.watch.takeLatencies());
  }
  return found.sort((a, b) => a - b);
}

async function socketsClosed(ops: string, left: number): Promise<void> {
  await expect
    .poll(
      async () => Number(/^starboard_sockets_open (\d+)/m.exec(await (await fetch(`${ops}/metrics`)).text())?.[1]),
      {
        timeout: 20_000,
      },
    )
    .toBeLessThanOrEqual(left);
}
