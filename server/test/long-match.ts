import { commitTo, diceFromSeed, type GameTypes, options, pick, type Rules, validate } from '@starboard/kernel';
import { UNTIMED } from '@starboard/protocol';
import { rules as starfire } from '@starboard/starfire/rules';
import type { Entry } from '../table/entry.ts';
import { fold, openTable } from '../table/fold.ts';
import { summaryOf } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import { memoryStore } from './memory-store.ts';
import { nonceOf, OPEN } from './test-server.ts';

const RULES: Rules<GameTypes> = starfire;
const fleet = (side: string): readonly string[] => Array.from({ length: 12 }, (_, i) => `${side}${i + 1} - CA(R)`);

/** A store with a 12 against 12 battle of so many entries in it, played at random by ann and bob. */
export async function longBattle(length: number) {
  const store = memoryStore();
  const id = 'a-long-battle';
  const secret = 'ab'.repeat(32);
  const log = battleOf(id, secret, length);
  const [first, ...rest] = log;
  if (first === undefined) throw new Error('an empty log');
  const table = openTable(id, secret, starfire, first);
  await store.create(id, secret, first, summaryOf(table));
  for (const [i, entry] of rest.entries()) await store.append(id, i + 1, entry, null);
  return { store, match: id, log };
}

function battleOf(id: string, secret: string, length: number): readonly Entry[] {
  const opened: Entry = {
    type: 'opened',
    game: 'starfire',
    rules: starfire.version,
    setup: wholeSetup(),
    seats: [OPEN, OPEN],
    listed: true,
    timeControl: UNTIMED,
    spectatorDelay: 0,
    host: 'ann',
    commitment: commitTo(secret),
    at: 1,
  };
  const log: Entry[] = [opened];
  let table: Table = openTable(id, secret, starfire, opened);
  const add = (entry: Entry): void => {
    log.push(entry);
    table = fold(table, entry);
  };
  for (const [seat, guest] of ['ann', 'bob'].entries()) {
    add({ type: 'sat', seat, guest, name: guest, nonce: nonceOf(guest), at: log.length + 1 });
  }
  const dice = diceFromSeed('a long battle');
  while (log.length < length && table.match !== null && table.match.result === null) {
    const { match } = table;
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('nothing is asked');
    const choice = pick(dice, options(RULES, match, ask));
    add({ type: 'moved', move: { seat: ask.seat, question: match.question, choice }, at: log.length + 1 });
  }
  return log;
}

function wholeSetup(): object {
  const fitted = validate(starfire.setup, {
    scenario: 'own',
    fleetA: fleet('Ann'),
    fleetB: fleet('Bob'),
    turnLimit: 300,
    width: 80,
    height: 60,
  });
  if (!fitted.ok) throw new Error(fitted.invalid.problem);
  return fitted.value;
}

/** Rules that count how often a match was copied, which is once for every move folded. */
export function counting(): { readonly rules: Rules<GameTypes>; readonly folded: { count: number } } {
  const folded = { count: 0 };
  const rules: Rules<GameTypes> = {
    ...RULES,
    clone(board) {
      folded.count++;
      return RULES.clone(board);
    },
  };
  return { rules, folded };
}
