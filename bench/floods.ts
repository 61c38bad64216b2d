import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MAP } from '../games/escape-the-death-star/rules/01-station/map.ts';
import { openSqlite } from '../server/store/sqlite/open.ts';
import { keepPlayed, playLongMatch } from '../server/test/history/longest-matches.ts';
import { gatherCrowd } from '../testkit/faults/crowd/crowd.ts';
import { DUEL } from '../testkit/faults/crowd/tables.ts';
import { startNode } from '../testkit/faults/node.ts';
import { quantile } from '../testkit/faults/stopwatch.ts';
import { playAgainstBots } from './floods/honest.ts';
import { FLOODS, type FloodName, type Target } from './floods/kinds.ts';
import { followed } from './longest/bench-battle.ts';
import { type BenchCaller, callerAs } from './longest/caller.ts';

/**
 * What honest players feel of floods, each for itself: in peace and under the flood by turns. The server has a core of its
 * own, floods and players have the other. Exits with 1 where the 99th part in a hundred waits more than twice as long as
 * in peace, and more than 20 ms. --rounds and --seconds say how often and for how long, --only which flood, and with
 * --keep "what changed" the figures are added to results-floods.jsonl. Needs Linux with two cores.
 */

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const ROUNDS = Number(option('rounds', '5'));
const SECONDS = Number(option('seconds', '8'));
const ONLY = option('only', '');
const FOLLOWERS = Number(option('followers', '3000'));
const SECRET = 'for a bench, and long enough for one';
const HONEST = { tables: 12, thinks: 200, againstBots: 4 };
const MOST = { timesAsLong: 2, milliseconds: 20 };
/** Below that of the players, who share its core. */
const FLOOD_PRIORITY = 10;
const [SERVER_CORE, OTHER_CORE] = ['0', '1'];

const pin = (pid: number, core: string): void => {
  execFileSync('taskset', ['-a', '-c', '-p', core, `${pid}`], { stdio: 'ignore' });
};

interface Waiting {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
}

function waitingOf(latencies: readonly number[]): Waiting {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round(quantile(sorted, part) * 10) / 10;
  return { answers: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/** Long matches in which one guest has every seat. */
async function prepare(folder: string): Promise<readonly string[]> {
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  const store = await openSqlite(join(folder, 'data/starboard.sqlite'));
  const hoards: string[] = [];
  for (const game of ['furball', 'tunnel-chase', 'starfire'] as const) {
    const played = await playLongMatch({ game, length: 3_000, guest: () => 'hoarder' });
    for (let i = 0; i < 3; i++) hoards.push((await keepPlayed(store, `${game}-${i}`, played)).match);
  }
  await store.close();
  return hoards;
}

/** Ten matches of Escape the Death Star, each on a map of its own. */
async function openMaps(as: (id: string, from: string) => BenchCaller): Promise<readonly string[]> {
  const lines = MAP.split('\n');
  const maps: string[] = [];
  for (let i = 0; i < 10; i++) {
    const body = {
      game: 'escape-the-death-star',
      setup: { map: [`// ${i}`, ...lines] },
      seats: [{ kind: 'open' }, { kind: 'open' }],
    };
    const { status, text } = await as(`architect-${i}`, '198.51.100.200').ask('POST', '/api/matches', body);
    if (status !== 201) throw new Error(`no match on a map of its own: ${text}`);
    maps.push(JSON.parse(text).match);
  }
  return maps;
}

/** A match that many follow, from addresses of which none has too many. */
async function openCrowded(as: (id: string, from: string) => BenchCaller): Promise<string> {
  const duel = { game: 'duel-in-space', seats: [{ kind: 'open' }, { kind: 'open' }] };
  const { match } = JSON.parse((await as('host', '198.51.100.201').ask('POST', '/api/matches', duel)).text);
  for (let i = 0; i < FOLLOWERS; i += 20) {
    const some = Array.from({ length: Math.min(20, FOLLOWERS - i) }, (_, k) => i + k);
    await Promise.all(some.map((k) => followed(as(`follower-${k}`, `192.0.2.${k % 250}`), match)));
  }
  return match;
}

function startFlood(name: FloodName, target: Target) {
  const attacker = fork(join(import.meta.dirname, 'floods/flood-process.ts'), [name, JSON.stringify(target)], {
    execArgv: [],
  });
  if (attacker.pid !== undefined) {
    pin(attacker.pid, OTHER_CORE ?? '');
    // Honest players share the core with the flood but not its wait: elsewhere each has a machine of their own.
    setPriority(attacker.pid, FLOOD_PRIORITY);
  }
  return async (): Promise<{ readonly sent: number; readonly refused: number }> => {
    attacker.send('stop');
    const [done] = await once(attacker, 'message');
    return done;
  };
}

async function measure(name: FloodName, folder: string, hoards: readonly string[]) {
  const node = await startNode({ folder, secret: SECRET, trustProxy: true, limits: true });
  pin(node.pid(), SERVER_CORE ?? '');
  const as = (id: string, from: string): BenchCaller => callerAs(id, node.address, SECRET, from);
  const maps = name === 'ten maps in turn' ? await openMaps(as) : [];
  const crowded = name.startsWith('380') ? await openCrowded(as) : '';
  const target = { address: node.address, secret: SECRET, hoards, maps, crowded };
  const tables = Array.from({ length: HONEST.tables }, () => DUEL);
  const crowd = gatherCrowd({ doors: [node.address], tables, thinks: HONEST.thinks });
  const withBots = playAgainstBots(node.address, SECRET, HONEST.againstBots);
  const listen = async (): Promise<{ readonly choices: readonly number[]; readonly bots: readonly number[] }> => {
    await wait(1000);
    crowd.watch.takeLatencies();
    withBots.take();
    await Promise.race([wait(SECONDS * 1000), crowd.playing]);
    return { choices: crowd.watch.takeLatencies(), bots: withBots.take() };
  };
  const waits = {
    peace: { choices: [] as number[], bots: [] as number[] },
    flood: { choices: [] as number[], bots: [] as number[] },
  };
  const add = (to: (typeof waits)['peace'], heard: Awaited<ReturnType<typeof listen>>): void => {
    to.choices.push(...heard.choices);
    to.bots.push(...heard.bots);
  };
  await wait(2000);
  let [sent, refused] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    add(waits.peace, await listen());
    const stop = startFlood(name, target);
    add(waits.flood, await listen());
    const done = await stop();
    sent += done.sent;
    refused += done.refused;
    await wait(1000);
  }
  await withBots.stop();
  await crowd.finish();
  await node.stop();
  const both = (which: 'peace' | 'flood') => ({
    choices: waitingOf(waits[which].choices),
    bots: waitingOf(waits[which].bots),
  });
  return { name, sent, refused, peace: both('peace'), flood: both('flood') };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function isBearable({ peace, flood }: Measured): boolean {
  return (['choices', 'bots'] as const).every(
    (what) => flood[what].p99 <= Math.max(MOST.timesAsLong * peace[what].p99, MOST.milliseconds),
  );
}

pin(process.pid, OTHER_CORE ?? '');
const chosen = (Object.keys(FLOODS) as FloodName[]).filter((name) => name.includes(ONLY));
const measured: Measured[] = [];
for (const name of chosen) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-floods-'));
  const result = await measure(name, folder, await prepare(folder));
  rmSync(folder, { recursive: true, force: true });
  measured.push(result);
  console.log(`${isBearable(result) ? 'kept  ' : 'BROKEN'} ${name}`, JSON.stringify(result));
}
process.exitCode = measured.every(isBearable) ? 0 : 1;
if (process.argv.includes('--keep')) {
  const entry = {
    date: new Date().toISOString().slice(0, 10),
    what: option('keep', ''),
    node: process.version,
    measured,
  };
  appendFileSync(join(import.meta.dirname, 'results-floods.jsonl'), `${JSON.stringify(entry)}\n`);
}
process.exit();
