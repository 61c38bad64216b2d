import { pace } from '../../web/shell/settings.ts';
import { WATCHED } from '../../web/test/support/pace/tables.ts';
import { type Watched, watchMatch } from '../../web/test/support/pace/watch.ts';

const MATCHES = 10;
const A_FEW = 4;
/** The milliseconds for all flights of a crowd; what is more is counted by attacks. */
const FLIGHTS = 2000;

/** Prints a line for each game and pace; with words, only of games whose id has one of them. */
export async function report(wanted: readonly string[]): Promise<void> {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  for (const each of ['normal', 'quick'] as const) {
    pace.value = each;
    for (const game of Object.keys(WATCHED)) {
      if (wanted.length > 0 && !wanted.some((word) => game.includes(word))) continue;
      console.log(`${each.padEnd(7)} ${game.padEnd(22)} ${sum(await watched(game))}`);
    }
  }
}

async function watched(game: string): Promise<readonly Watched[]> {
  const gaps: Watched[] = [];
  const { tables } = WATCHED[game] ?? { tables: [] };
  for (let i = 0; i < MATCHES; i++) {
    const table = tables[i % tables.length];
    if (table !== undefined) gaps.push(...(await watchMatch(game, table, i + 1)));
  }
  return gaps;
}

function sum(gaps: readonly Watched[]): string {
  const times = gaps.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const shown = times.filter((time) => time > 0);
  const few = Math.max(0, ...gaps.filter(({ seats }) => seats <= A_FEW).map(({ milliseconds }) => milliseconds));
  const many = gaps.filter(({ seats }) => seats > A_FEW);
  const most = Math.max(0, ...many.map(({ milliseconds }) => milliseconds));
  const over = many.map(({ milliseconds, attacks }) => (milliseconds - FLIGHTS) / Math.max(1, attacks));
  const perAttack = Math.max(0, ...over);
  const middle = (of: readonly number[]): string => seconds(of[of.length >> 1] ?? 0);
  return [
    `${gaps.length} gaps`,
    `median ${middle(times)} (of those with anything to watch ${middle(shown)})`,
    `worst ${seconds(few)}`,
    many.length === 0 ? '' : `more seats: worst ${seconds(most)}, per attack beyond flights ${seconds(perAttack)}`,
  ].join(', ');
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
