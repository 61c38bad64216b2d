import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../../server/store/sqlite/open.ts';
import { keepLongBattle, type LongBattle } from '../../server/test/history/long-match.ts';
import {
  keepPlayed,
  LONGEST,
  type LongGame,
  type LongMatch,
  playLongMatch,
} from '../../server/test/history/longest-matches.ts';

/** A battle that is to be there. */
export interface WantedBattle {
  readonly entries: number;
  readonly lines: number;
  /** Whether one guest has all six seats, instead of ann and bob one each. */
  readonly hoarded: boolean;
}

const PAIR = ['ann', 'bob'];
const SIX = Array.from({ length: 6 }, () => 'hoarder');
const LINE = { at: 1, name: 'bob', seat: 1, text: '星'.repeat(400) };

/** Of each game so many of its longest matches, with every seat held by one guest, and the first for warming up. */
export async function prepareHoards(folder: string, aGame: number, most: number): Promise<readonly LongMatch[]> {
  const store = await openSqlite(join(folder, 'data/starboard.sqlite'));
  const kept: LongMatch[] = [];
  for (const game of Object.keys(LONGEST) as LongGame[]) {
    const played = await playLongMatch({ game, length: most, guest: () => 'hoarder' });
    for (let i = 0; i < aGame; i++) kept.push(await keepPlayed(store, `${game}-${i}`, played));
  }
  await store.close();
  return kept;
}

/** Writes battles with their chat into the data folder of a server, as it would have kept them itself. */
export async function prepareBattles(folder: string, wanted: readonly WantedBattle[]): Promise<readonly LongBattle[]> {
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  const store = await openSqlite(join(folder, 'data/starboard.sqlite'));
  const kept: LongBattle[] = [];
  for (const [i, { entries: length, lines, hoarded }] of wanted.entries()) {
    const battle = await keepLongBattle(store, { match: `battle-${i}`, length, guests: hoarded ? SIX : PAIR });
    await Promise.all(Array.from({ length: lines }, (_, line) => store.say(battle.match, LINE, `${line}`)));
    kept.push(battle);
  }
  await store.close();
  return kept;
}
