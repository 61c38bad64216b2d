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
import { rules as starfire } from '@starboard/starfire/rules';
import { SNAPSHOT_EVERY, snapshotOf } from '../../service/tables/memory/snapshot.ts';
import type { Store } from '../../store/store.ts';
import type { Entry } from '../../table/entry.ts';
import { fold, openTable } from '../../table/fold.ts';
import { summaryOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';
import { nonceOf, OPEN } from '../service/test-server.ts';

const RULES: Rules<GameTypes> = starfire;
/** The largest ship allowed. */
const SHIP = '[3] S×15 A×10 Q (I I) R×10 Q (I I) R×6 Q (I I) R R Q Y (I I) R×4 [4]';
const fleet = (side: string): readonly string[] => Array.from({ length: 12 }, (_, i) => `${side} ${i + 1} - ${SHIP}`);
/** Captains move and fire once in this many asks. */
const CAUTIOUS = { move: 6, fire: 60 };
const BOLD = { move: 4, fire: 1 };
type Temper = typeof CAUTIOUS;
/** Snapshots at this interval don't last. */
const FORMERLY_EVERY = 97;
const SECRET = 'ab'.repeat(32);

/** A 12 against 12 battle under way. */
export interface LongBattle {
  readonly match: string;
  readonly log: readonly Entry[];
  readonly table: Table;
}

interface Wanted {
  readonly match?: string;
  readonly length: number;
  readonly guests?: readonly string[];
  readonly spectatorDelay?: number;
  /** Bold captains fire whenever they can. */
  readonly bold?: boolean;
  /** False keeps only the latest snapshot, as an early release did. */
  readonly lasting?: boolean;
}

/**
 * Writes a battle into a store as a server would: with this many entries, and a few more until the next question about
 * firing.
 */
export async function keepLongBattle(store: Store, wanted: Wanted): Promise<LongBattle> {
  const { match = 'a-long-battle', lasting = true } = wanted;
  const log: Entry[] = [];
  const kept: Promise<unknown>[] = [];
  let last: Table | undefined;
  for (const { entry, table } of battle({ match, guests: ['ann', 'bob'], spectatorDelay: 0, bold: false, ...wanted })) {
    last = table;
    log.push(entry);
    if (log.length === 1) kept.push(store.create(match, SECRET, entry, summaryOf(table)));
    else kept.push(store.append(match, log.length - 1, entry, null));
    if (table.number % (lasting ? SNAPSHOT_EVERY : FORMERLY_EVERY) === 0) {
      kept.push(store.keepSnapshot(match, { number: table.number, state: snapshotOf(table) }));
    }
  }
  await Promise.all(kept);
  if (last === undefined) throw new Error('a battle without an entry');
  return { match, log, table: last };
}

/** Yields each entry with the table after it; the same every time. */
function* battle({ match: id, length, guests, spectatorDelay, bold }: Required<Omit<Wanted, 'lasting'>>) {
  const opened: Entry = {
    type: 'opened',
    game: starfire.id,
    rules: starfire.version,
    setup: wholeSetup(bold ? 10 : 40),
    seats: guests.map(() => OPEN),
    listed: true,
    timeControl: UNTIMED,
    severalSeats: true,
    spectatorDelay,
    host: guests[0] ?? '',
    commitment: commitTo(SECRET),
    at: 1,
  };
  let table: Table = openTable(id, SECRET, RULES, opened);
  yield { entry: opened, table };
  const dice = diceFromSeed('a long battle');
  while (table.number < length || table.match?.asks[0]?.kind !== 'fire') {
    const entry = nextEntry(table, guests, bold ? BOLD : CAUTIOUS, dice);
    table = fold(table, entry);
    yield { entry, table };
  }
}

function nextEntry(table: Table, guests: readonly string[], temper: Temper, dice: Dice): Entry {
  const { number, match, sitters } = table;
  const at = number + 1;
  const free = sitters.indexOf(null);
  const guest = guests[free];
  if (guest !== undefined) return { type: 'sat', seat: free, guest, name: guest, nonce: nonceOf(guest), at };
  if (match === null || match.result !== null) throw new Error(`the battle was over after ${number} entries`);
  const ask = match.asks[roll(dice, match.asks.length) - 1];
  if (ask === undefined) throw new Error('nobody is asked');
  const choice = chosen(ask, options(RULES, match, ask), temper, dice);
  return { type: 'moved', move: { seat: ask.seat, question: match.question, choice }, at };
}

/** Cautious captains mostly hold their position and their fire, because bold ones finish too soon. */
function chosen(
  { kind }: GameTypes['ask'],
  offered: readonly Choice<GameTypes>[],
  { move, fire }: Temper,
  dice: Dice,
): Choice<GameTypes> {
  const [holding, going] = [offered.filter(isHolding), offered.filter((choice) => !isHolding(choice))];
  const holds = going.length === 0 || roll(dice, kind === 'move' ? move : fire) > 1;
  return pick(dice, holds && holding.length > 0 ? holding : going);
}

function isHolding(choice: Choice<GameTypes>): boolean {
  if (typeof choice === 'string') return choice.startsWith('stay');
  return typeof choice === 'object' && choice !== null && 'at' in choice && choice.at === null;
}

function wholeSetup(distance: number): object {
  const fitted = validate(starfire.setup, {
    scenario: 'own',
    fleetA: fleet('Ann'),
    fleetB: fleet('Bob'),
    turnLimit: 300,
    width: 80,
    height: 60,
    distance,
  });
  if (!fitted.ok) throw new Error(fitted.invalid.problem);
  return fitted.value;
}

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

export function countingReads(store: Store): { readonly store: Store; readonly read: { count: number } } {
  const read = { count: 0 };
  const counted: Store = {
    ...store,
    async read(...asked) {
      const found = await store.read(...asked);
      read.count += found?.entries.length ?? 0;
      return found;
    },
  };
  return { store: counted, read };
}
