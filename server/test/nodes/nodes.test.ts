import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLogs, auditRecords } from '../../../testkit/faults/audit.ts';
import { type Crowd, gatherCrowd } from '../../../testkit/faults/crowd.ts';
import { acknowledgedIn } from '../../../testkit/faults/ledger.ts';
import { type ServingNode, startNode } from '../../../testkit/faults/node.ts';
import { LONG } from '../../../testkit/run/long.ts';
import { describeWith } from '../../../testkit/run/needs.ts';
import { type NatsServer, startNats } from '../../../testkit/servers/nats.ts';
import { type PostgresServer, startPostgres } from '../../../testkit/servers/postgres.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import type { Store } from '../../store/store.ts';
import { crashTables, game, movesIn } from './crash-tables.ts';

const ROUNDS = LONG ? 25 : 1;
/** Nobody waits longer for play to go on, in milliseconds. */
const LONGEST_PAUSE = 5_000;
const CHOICES = LONG ? 500 : 150;

const secret = 'shared by both nodes, and long enough';

const describeWithServers = await describeWith(['nats-server', 'PostgreSQL']);

describeWithServers('two nodes on PostgreSQL and NATS, the players of each match on different ones', () => {
  let folder: string;
  let postgres: PostgresServer;
  let nats: NatsServer;
  let left: ServingNode;
  let right: ServingNode;
  let store: Store;
  let crowd: Crowd;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-nodes-'));
    [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    const shared = { databaseUrl: postgres.url, natsUrl: nats.url, secret };
    [left, right] = await Promise.all([
      startNode({ folder: join(folder, 'left'), ...shared }),
      startNode({ folder: join(folder, 'right'), ...shared }),
    ]);
    store = await openPostgres(postgres.url);
    crowd = gatherCrowd({ doors: [left.address, right.address], tables: crashTables(16) });
  }, 120_000);

  afterAll(async () => {
    await store?.close();
    await Promise.all([left?.kill(), right?.kill(), nats?.stop()]);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Lets play go on for a moment, then compares what players know with the logs. */
  async function goOn(after: string): Promise<void> {
    await crowd.goOn(CHOICES);
    expect(await auditLogs(crowd.ledgers, movesIn(store)), after).toEqual([]);
    console.log(`after ${after}: the longest pause so far ${Math.round(crowd.watch.longestPause())} ms`);
  }

  test.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
    'round %i: a node, PostgreSQL’s backends, NATS and the other node are killed, and nothing is lost',
    async () => {
      await goOn('peace');
      await left.kill();
      await goOn('the death of a node');
      await left.start();
      await goOn('its return');
      await postgres.killBackends();
      await goOn('the death of all backends');
      await nats.kill();
      await goOn('the death of NATS');
      await nats.start();
      await goOn('its return');
      await right.kill();
      await goOn('the death of the other node');
      await right.start();
    },
    120_000,
  );

  test('every match goes on to its end, and is sound; in the long run nobody waits five seconds', async () => {
    await crowd.finish();
    expect(await auditLogs(crowd.ledgers, movesIn(store))).toEqual([]);
    expect(await auditRecords([left.address, right.address], crowd.ledgers, game)).toEqual([]);
    const pause = Math.round(crowd.watch.longestPause());
    console.log(
      `${crowd.ledgers.length} matches, ${acknowledgedIn(crowd.ledgers)} choices, the longest pause ${pause} ms`,
    );
    if (LONG) expect(pause).toBeLessThan(LONGEST_PAUSE);
  }, 120_000);
});
