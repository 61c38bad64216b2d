import {
  type Choice,
  commitTo,
  type Dice,
  diceFromSeed,
  type GameTypes,
  options,
  pick,
  type Rules,
  roll,
  validate,
} from '@starboard/kernel';
import { UNTIMED } from '@starboard/protocol';
import { rulesInTheCatalogue } from '../../service/games.ts';
import { SNAPSHOT_EVERY, snapshotOf } from '../../service/tables/memory/snapshot.ts';
import type { Store } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { fold, openTable } from '../../table/fold.ts';
import { summaryOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import { nonceOf, OPEN } from '../service/test-server.ts';

interface Longest {
  readonly setup: object;
  readonly seats: number;
  /** The options that make a match last; all options if it refuses every one. */
  lasting(kind: string, choice: Choice<GameTypes>): boolean;
}

const ships = (side: string): readonly string[] => Array.from({ length: 12 }, (_, i) => `${side} ${i + 1} - CA(R)`);

/** The longest matches of the three games in which one guest can hold the most seats. */
export const LONGEST = {
  furball: {
    setup: { limit: 100, ending: 'time' },
    seats: 8,
    lasting: () => true,
  },
  'tunnel-chase': {
    setup: { designs: 'own', quietLimit: 1000 },
    seats: 25,
    // Pilots who fly slowly and hold their fire scrape no walls and hit nobody.
    lasting: (kind, choice) => (kind === 'speed' ? choice === 1 : kind === 'fire' ? choice === null : true),
  },
  starfire: {
    setup: { scenario: 'own', fleetA: ships('A'), fleetB: ships('B'), turnLimit: 300, width: 80, height: 60 },
    seats: 6,
    lasting: (_, choice) =>
      typeof choice === 'string'
        ? choice.startsWith('stay')
        : typeof choice === 'object' && choice !== null && 'at' in choice && choice.at === null,
  },
} as const satisfies { readonly [game: string]: Longest };

export type LongGame = keyof typeof LONGEST;

const SECRET = 'ab'.repeat(32);

export interface LongMatch {
  readonly game: LongGame;
  readonly match: string;
  readonly log: readonly Entry[];
  readonly table: Table;
}

interface Wanted {
  readonly game: LongGame;
  /** The match stops after this many entries, before it is over. */
  readonly length: number;
  guest(seat: number): string;
}

/** Can be stored any number of times. */
interface Played {
  readonly game: LongGame;
  readonly course: readonly { readonly entry: Entry; readonly table: Table }[];
}

/** A match that would end stops this many entries earlier. */
const TO_COME = 20;

export async function playLongMatch(wanted: Wanted): Promise<Played> {
  const { game } = wanted;
  const rules = await rulesInTheCatalogue(game);
  if (rules === undefined) throw new Error(`there is no game called ${game}`);
  const course = [...entriesOf(rules, wanted)];
  return { game, course: course.slice(0, course.length < wanted.length ? -TO_COME : undefined) };
}

export async function keepPlayed(store: Store, match: string, { game, course }: Played): Promise<LongMatch> {
  const last = course.at(-1);
  if (last === undefined) throw new Error('a match without an entry');
  const kept = course.map(({ entry, table }, i) =>
    i === 0 ? store.create(match, SECRET, entry, summaryOf(table)) : store.append(match, i, entry, null),
  );
  await Promise.all(kept);
  for (const { table } of course) {
    if (table.number % SNAPSHOT_EVERY !== 0) continue;
    await store.keepSnapshot(match, { number: table.number, state: snapshotOf({ ...table, id: match }) });
  }
  return { game, match, log: course.map(({ entry }) => entry), table: last.table };
}

/** Yields each entry with the table after it; the same every time. */
function* entriesOf(
  rules: Rules<GameTypes>,
  { game, length, guest }: Wanted,
): Generator<{ entry: Entry; table: Table }> {
  const { setup, seats, lasting }: Longest = LONGEST[game];
  const opened: Entry = {
    type: 'opened',
    game: rules.id,
    rules: rules.version,
    setup: whole(rules, setup),
    seats: Array.from({ length: seats }, () => OPEN),
    listed: true,
    timeControl: UNTIMED,
    severalSeats: true,
    spectatorDelay: 0,
    host: guest(0),
    commitment: commitTo(SECRET),
    at: 1,
  };
  let table = openTable('a-long-match', SECRET, rules, opened);
  yield { entry: opened, table };
  const dice = diceFromSeed(`the longest ${game}`);
  while (table.number < length) {
    const entry = nextEntry(table, guest, lasting, dice);
    const after = fold(table, entry);
    if (after.phase === 'over') return;
    table = after;
    yield { entry, table };
  }
}

function nextEntry(table: Table, guest: Wanted['guest'], lasting: Longest['lasting'], dice: Dice): Entry {
  const { number, match, sitters, rules } = table;
  const at = number + 1;
  const free = sitters.indexOf(null);
  if (free >= 0) {
    const name = guest(free);
    return { type: 'sat', seat: free, guest: name, name, nonce: nonceOf(name), at };
  }
  const ask = match?.asks[roll(dice, match.asks.length) - 1];
  if (match === null || ask === undefined) throw new Error('nobody is asked');
  const offered = options(rules, match, ask);
  const slow = offered.filter((choice) => lasting(ask.kind, choice));
  const choice = pick(dice, slow.length > 0 ? slow : offered);
  return { type: 'moved', move: { seat: ask.seat, question: match.question, choice }, at };
}

function whole(rules: Rules<GameTypes>, setup: object): object {
  const fitted = validate(rules.setup, setup);
  if (!fitted.ok) throw new Error(`${fitted.invalid.at} ${fitted.invalid.problem}`);
  return fitted.value as object;
}
