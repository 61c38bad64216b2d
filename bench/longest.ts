import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromClient } from '@starboard/protocol';
import { endpoints } from '../server/http/api/endpoints.ts';
import type { LongBattle } from '../server/test/history/long-match.ts';
import { LONGEST, type LongGame, type LongMatch } from '../server/test/history/longest-matches.ts';
import { gatherCrowd } from '../testkit/faults/crowd/crowd.ts';
import { DUEL } from '../testkit/faults/crowd/tables.ts';
import { startNode } from '../testkit/faults/node.ts';
import type { BenchBattle } from './longest/bench-battle.ts';
import { callerAs } from './longest/caller.ts';
import { cases as inMatches } from './longest/cases.ts';
import { type Flooded, flood } from './longest/flood.ts';
import { MATCHES_A_GAME, measureHoards } from './longest/hoards.ts';
import { type CostFigure, comeBack, measure } from './longest/measure.ts';
import { prepareBattles, prepareHoards } from './longest/prepare.ts';
import { squadCases } from './longest/squad-cases.ts';

/**
 * What everything that a guest can ask for or say costs a real server in the longest match: time of its main thread and
 * bytes, the first time (the match is not in memory) and again; and what a guest with every seat of the longest matches
 * of other games costs. Then how long somebody takes to come back who was away
 * since the beginning, and what honest players feel of a guest who asks for the costliest a hundred times a second.
 * Exits with 1 if a limit is not kept. With --keep "what changed" the figures are added to results-longest.jsonl.
 * Needs Linux, for the time of a thread.
 */

const LONG = { entries: 10_000, lines: 10_000 };
const SHORT = { entries: 300, lines: 100 };
const MOST = { milliseconds: 20, bytes: 165_000, away: 2_000 };
/** What honest players wait under a flood: so many times as long as in peace, or as many milliseconds. */
const MOST_WAITING = { timesAsLong: 2, milliseconds: 20 };
/** The longest matches of the games with most seats; how long they are depends on the game. */
const HOARDED = 3_000;
const HONEST = { tables: 12, thinks: 200 };
const FLOOD = { perSecond: 100, rounds: 4, seconds: 8 };
const SECRET = 'for a bench, and long enough for one';
const cases = [...inMatches, ...squadCases];

/** Nothing that can be asked for is left out. */
function checkCoverage(): void {
  const covered = new Set(cases.map(({ of }) => of));
  const all = [...endpoints.map(({ method, path }) => `${method} ${path}`), ...Object.keys(fromClient)];
  const left = all.filter((each) => !covered.has(each));
  if (left.length > 0) throw new Error(`not measured: ${left.join(', ')}`);
}

async function measureAll(folder: string, [back, ...battles]: readonly LongBattle[], hoards: readonly LongMatch[]) {
  const node = await startNode({ folder, secret: SECRET, trustProxy: true });
  const as = (id: string) => callerAs(id, node.address, SECRET);
  const callers = { ann: as('ann'), bob: as('bob'), eve: as('eve'), hoarder: as('hoarder') };
  const placeOf = (battle: LongBattle | undefined): BenchBattle => {
    if (battle === undefined) throw new Error('a battle is missing');
    return { match: battle.match, table: battle.table, before: 0, ...callers };
  };
  // First in short battles, so that it is not a program just started that is measured.
  for (const [i, each] of measured.entries()) await measure(node.pid(), each, placeOf(battles[2 * i]));
  const figures: CostFigure[] = [];
  for (const [i, each] of measured.entries()) {
    figures.push(await measure(node.pid(), each, placeOf(battles[2 * i + 1])));
  }
  const away = await comeBack(placeOf(back));
  for (const game of Object.keys(LONGEST)) {
    const [warmUp, ...measured] = Map.groupBy(hoards, (each) => each.game).get(game as LongGame) ?? [];
    if (warmUp !== undefined) await measureHoards(node.pid(), Array(MATCHES_A_GAME).fill(warmUp), callers);
    figures.push(...(await measureHoards(node.pid(), measured, callers)));
  }
  await node.stop();
  return { figures, away };
}

/** Whatever else the machine does at the time should not count; where we may not say so, it does. */
function beforeNeighbours(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGH);
  } catch {
    console.log('Without the right to be served first, neighbours are measured as well.');
  }
}

async function underFlood(folder: string, battles: readonly LongBattle[]): Promise<Flooded> {
  const node = await startNode({ folder, secret: SECRET, trustProxy: true, limits: true });
  for (const pid of [process.pid, node.pid()]) beforeNeighbours(pid);
  const tables = Array.from({ length: HONEST.tables }, () => DUEL);
  const crowd = gatherCrowd({ doors: [node.address], tables, thinks: HONEST.thinks });
  const matches = battles.filter(({ log }) => log.length >= LONG.entries).map(({ match }) => match);
  const flooded = await flood({ address: node.address, secret: SECRET, matches, crowd, ...FLOOD });
  await crowd.finish();
  await node.stop();
  return flooded;
}

checkCoverage();
/** With --hoards only what a guest with every seat costs is measured, which takes two minutes instead of twenty. */
const onlyHoards = process.argv.includes('--hoards');
const folder = mkdtempSync(join(tmpdir(), 'starboard-longest-'));
const measured = onlyHoards ? [] : cases;
const battles = await prepareBattles(folder, [
  { ...(onlyHoards ? SHORT : LONG), hoarded: false },
  ...measured.flatMap(({ hoarded = false }) => [
    { ...SHORT, hoarded },
    { ...LONG, hoarded },
  ]),
]);
const hoards = await prepareHoards(folder, 1 + MATCHES_A_GAME, HOARDED);
const { figures, away } = await measureAll(folder, battles, hoards);
console.table(
  figures.map(({ name, first, again, bytes }) => ({
    'what is asked for or said': name,
    'ms at first': first,
    'ms again, at most': again ?? '',
    bytes,
  })),
);
console.log(`back and playing after ${away} ms`);
const flooded = onlyHoards ? null : await underFlood(folder, battles);
console.log('one guest asks for the costliest a hundred times a second:', flooded);
rmSync(folder, { recursive: true, force: true });

const broken = [
  ...figures
    .filter(({ first, again, bytes }) => Math.max(first, again ?? 0) > MOST.milliseconds || bytes > MOST.bytes)
    .map(({ name }) => name),
  ...(away > MOST.away ? ['coming back'] : []),
  ...(flooded !== null &&
  flooded.flood.p99 > Math.max(MOST_WAITING.timesAsLong * flooded.peace.p99, MOST_WAITING.milliseconds)
    ? ["honest players' waiting"]
    : []),
];
console.log(broken.length === 0 ? 'Every limit is kept.' : `Beyond its limit: ${broken.join('; ')}.`);
process.exitCode = broken.length === 0 ? 0 : 1;

const keep = process.argv.indexOf('--keep');
if (keep > 0) {
  const what = process.argv[keep + 1] ?? '';
  const entry = { date: new Date().toISOString().slice(0, 10), what, node: process.version, away, flooded, figures };
  appendFileSync(join(import.meta.dirname, 'results-longest.jsonl'), `${JSON.stringify(entry)}\n`);
}
