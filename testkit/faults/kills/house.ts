import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dice, draw, pick } from '@starboard/kernel';
import { startNats } from '../../servers/nats.ts';
import { startPostgres } from '../../servers/postgres.ts';
import type { Archive } from '../audit/log.ts';
import { postgresArchive } from '../audit/postgres-archive.ts';
import { sqliteArchive } from '../audit/sqlite-archive.ts';
import { type ServingNode, startNode } from '../node.ts';

/** Real servers that are killed while people play on them. */
export interface House {
  readonly doors: readonly string[];
  /**
   * The nth strike: ends a node by `kill -9` or SIGTERM, sometimes what it depends on, too, and starts it again. Says what
   * was done.
   */
  strike(nth: number, dice: Dice, meanwhile: () => Promise<void>): Promise<string>;
  archive(): Archive;
  /** From now on, its files are still there when it is closed. Says where. */
  keep(): readonly string[];
  close(): Promise<void>;
}

export const HOUSES = ['sqlite', 'nodes'] as const;
export type HouseKind = (typeof HOUSES)[number];

export function openHouse(kind: HouseKind, checkout?: string): Promise<House> {
  return kind === 'sqlite' ? oneNode(checkout) : twoNodes(checkout);
}

/** One node on a SQLite file. */
async function oneNode(checkout: string | undefined): Promise<House> {
  const folder = keptFolder();
  const node = await startNode({ folder: folder.path, ...(checkout === undefined ? {} : { checkout }) });
  return {
    doors: [node.address],
    async strike(_, dice) {
      const struck = await strikeNode(node, dice);
      await node.start();
      return struck;
    },
    archive: () => sqliteArchive(join(folder.path, 'data/starboard.sqlite')),
    keep: () => [folder.keep()],
    async close() {
      await node.kill();
      folder.close();
    },
  };
}

/** A new folder that is removed when it is closed, unless it is to be kept. */
function keptFolder(): { readonly path: string; keep(): string; close(): void } {
  const path = mkdtempSync(join(tmpdir(), 'starboard-kills-'));
  let kept = false;
  return {
    path,
    keep() {
      kept = true;
      return path;
    },
    close() {
      if (!kept) rmSync(path, { recursive: true, force: true });
    },
  };
}

const SECRET = 'shared by both nodes, and long enough';

/** Two nodes on PostgreSQL and NATS, the players of each match on different ones. */
async function twoNodes(checkout: string | undefined): Promise<House> {
  const folder = keptFolder();
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  const shared = {
    databaseUrl: postgres.url,
    natsUrl: nats.url,
    secret: SECRET,
    ...(checkout === undefined ? {} : { checkout }),
  };
  const nodes = await Promise.all(
    ['left', 'right'].map((name) => startNode({ folder: join(folder.path, name), ...shared })),
  );
  /** Of four strikes, two hit what the nodes depend on as well. */
  const deeper = [
    null,
    { name: 'PostgreSQL’s backends', strike: () => postgres.killBackends() },
    {
      name: 'NATS',
      async strike(meanwhile: () => Promise<void>) {
        await nats.kill();
        await meanwhile();
        await nats.start();
      },
    },
    null,
  ];
  return {
    doors: nodes.map(({ address }) => address),
    async strike(nth, dice, meanwhile) {
      const node = pick(dice, nodes);
      const struck = await strikeNode(node, dice);
      // The other node serves everybody meanwhile.
      if (draw(dice, 2) === 0) await meanwhile();
      await node.start();
      const other = deeper[nth % deeper.length] ?? null;
      await other?.strike(meanwhile);
      return other === null ? struck : `${struck}, then ${other.name}`;
    },
    archive: () => postgresArchive(postgres.url),
    keep: () => [folder.keep(), postgres.keep()],
    async close() {
      await Promise.all([...nodes.map((node) => node.kill()), nats.stop()]);
      await postgres.stop();
      folder.close();
    },
  };
}

/** One node of so many is asked to stop; the others are killed. */
const POLITELY = 4;

async function strikeNode(node: ServingNode, dice: Dice): Promise<string> {
  const isPolite = draw(dice, POLITELY) === 0;
  await (isPolite ? node.stop() : node.kill());
  return isPolite ? 'SIGTERM' : 'kill -9';
}
