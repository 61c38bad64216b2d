import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLogs, auditRecords } from '../../../testkit/faults/audit.ts';
import { type Crowd, gatherCrowd } from '../../../testkit/faults/crowd.ts';
import { acknowledgedIn } from '../../../testkit/faults/ledger.ts';
import { type ServingNode, startNode } from '../../../testkit/faults/node.ts';
import { LONG } from '../../../testkit/run/long.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import type { Store } from '../../store/store.ts';
import { crashTables, game, movesIn } from './crash-tables.ts';

const KILLS = LONG ? 100 : 5;
/** So many choices between two kills at least, and then a moment at random, in milliseconds at most. */
const CHOICES = 50;
const LONGEST_PEACE = 500;

const folder = mkdtempSync(join(tmpdir(), 'starboard-crash-'));
let node: ServingNode;
let store: Store;
let crowd: Crowd;

beforeAll(async () => {
  node = await startNode({ folder });
  // A second pair of eyes on the same file: what they read is what the disk would tell.
  store = await openSqlite(join(folder, 'data/starboard.sqlite'));
  crowd = gatherCrowd({ doors: [node.address], tables: crashTables(24) });
});

afterAll(async () => {
  await store.close();
  await node.kill();
  rmSync(folder, { recursive: true, force: true });
});

test(`kill -9 under load, ${KILLS} times: no acknowledged choice is lost, none is made twice, every match goes on`, {
  timeout: LONG ? 1_200_000 : 120_000,
}, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await Promise.race([wait(100 + Math.random() * LONGEST_PEACE), crowd.playing]);
    await node.kill();
    await node.start();
    expect(await auditLogs(crowd.ledgers, movesIn(store)), `after kill ${kill + 1}`).toEqual([]);
  }
  await crowd.finish();
  expect(await auditLogs(crowd.ledgers, movesIn(store))).toEqual([]);
  expect(await auditRecords([node.address], crowd.ledgers, game)).toEqual([]);

  const acknowledged = acknowledgedIn(crowd.ledgers);
  console.log(
    `${KILLS} kills, ${crowd.ledgers.length} matches, ${acknowledged} choices acknowledged,` +
      ` the longest pause ${Math.round(crowd.watch.longestPause())} ms`,
  );
  expect(acknowledged).toBeGreaterThan(KILLS * CHOICES);
});
