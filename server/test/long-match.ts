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
import { SNAPSHOT_EVERY, snapshotOf } from '../service/tables/snapshot.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from '../table/entry.ts';
import { fold, openTable } from '../table/fold.ts';
import { summaryOf } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import { nonceOf, OPEN } from './test-server.ts';

const RULES: Rules<GameTypes> = starfire;
/** As large as a ship may be. */
const SHIP = '[3] S×18 A×18 Q (I I) R Q (I I) R R Q (I I) R R Q R R Y (I I) R R [4]';
const fleet = (side: string): readonly string[] => Array.from({ length: 12 }, (_, i) => `${side} ${i + 1} - ${SHIP}`);
/** Captains fly on, and fire, one time in so many. */
const [FLIES, FIRES] = [2, 24];
const SECRET = 'ab'.repeat(32);

/** A 12 against 12 battle under way. */
export interface LongBattle {
  readonly match: string;
  readonly log: readonly Entry[];
  /** As it stands at the end of the log. */
  readonly table: Table;
}

interface Wanted {
  readonly match?: string;
  readonly length: number;
  /** Who sits there, seat by seat. */
  readonly guests?: readonly string[];
}

/** Writes a battle into a store, as a server would have: of so many entries, and a few more until it is asked who fires. */
export async function keepLongBattle(store: Store, wanted: Wanted): Promise<LongBattle> {
  const { match = 'a-long-battle' } = wanted;
  const log: Entry[] = [];
  const kept: Promise<unknown>[] = [];
  let last: Table | undefined;
  for (const { entry, table } of battle({ match, guests: ['ann', 'bob'], ...wanted })) {
    last = table;
    log.push(entry);
    if (log.length === 1) kept.push(store.create(match, SECRET, entry, summaryOf(table)));
    else kept.push(store.append(match, log.length - 1, entry, null));
    if (table.number % SNAPSHOT_EVERY === 0) {
      kept.push(store.keepSnapshot(match, { number: table.number, state: snapshotOf(table) }));
    }
  }
  await Promise.all(kept);
  if (last === undefined) throw new Error('a battle without an entry');
  return { match, log, table: last };
}

/** The entries one by one, each with the table after it: a battle of cautious captains, the same every time. */
function* battle({ match: id, length, guests }: Required<Wanted>) {
  const opened: Entry = {
    type: 'opened',
    game: starfire.id,
    rules: starfire.version,
    setup: wholeSetup(),
    seats: guests.map(() => OPEN),
    listed: true,
    timeControl: UNTIMED,
    severalSeats: true,
    spectatorDelay: 0,
    host: guests[0] ?? '',
    commitment: commitTo(SECRET),
    at: 1,
  };
  let table: Table = openTable(id, SECRET, RULES, opened);
  yield { entry: opened, table };
  const dice = diceFromSeed('a long battle');
  while (table.number < length || table.match?.asks[0]?.kind !== 'fire') {
    const entry = nextEntry(table, guests, dice);
    table = fold(table, entry);
    yield { entry, table };
  }
}

function nextEntry({ number, match, sitters }: Table, guests: readonly string[], dice: Dice): Entry {
  const at = number + 1;
  const free = sitters.indexOf(null);
  const guest = guests[free];
  if (guest !== undefined) return { type: 'sat', seat: free, guest, name: guest, nonce: nonceOf(guest), at };
  const ask = match?.asks[roll(dice, match.asks.length) - 1];
  if (match === null || ask === undefined) throw new Error(`the battle was over after ${number} entries`);
  const choice = cautious(ask, options(RULES, match, ask), dice);
  return { type: 'moved', move: { seat: ask.seat, question: match.question, choice }, at };
}

/** Mostly keeps its station and its fire: whoever fights at every opportunity is done too soon. */
function cautious({ kind }: GameTypes['ask'], offered: readonly Choice<GameTypes>[], dice: Dice): Choice<GameTypes> {
  const holding = offered.filter(isHolding);
  return pick(dice, holding.length > 0 && roll(dice, kind === 'move' ? FLIES : FIRES) > 1 ? holding : offered);
}

function isHolding(choice: Choice<GameTypes>): boolean {
  if (typeof choice === 'string') return choice.startsWith('stay');
  return typeof choice === 'object' && choice !== null && 'at' in choice && choice.at === null;
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
