import { broughtFaults, checkSetup, type Json, type Seat, same } from '@starboard/kernel';
import { timeLimitProblem } from '@starboard/protocol';
import { ALREADY, type Decided, holds, NOT_YOURS, refuse } from '../decided.ts';
import { isCommitted } from '../dice/dice.ts';
import { seatingOf } from '../fold.ts';
import { allReady, type Table } from '../table.ts';

const BRINGS_NOTHING = refuse('brings-nothing', 'In this game, players bring nothing along.');
const TOO_LATE = refuse('too-late', 'Everybody is ready, so nothing can be changed any more.');
const BEGUN = refuse('too-late', 'The match has begun.');
const TOO_OFTEN = refuse('too-often', 'You have changed your mind too often at this table.');
const SETUP_CHANGED = refuse('stale', 'The host has changed the set-up. Look at it before you say that you are ready.');

/** The most bytes of JSON that a seat may bring. */
const MOST_BYTES = 4096;
/**
 * How often a seat may bring something else or say that it is not ready after all, and the host change the set-up,
 * because each change is stored.
 */
const MOST_CHANGES = 100;

/** Why nothing can be changed now. */
function objection(table: Table): Decided | undefined {
  if (table.rules.brings === undefined) return BRINGS_NOTHING;
  if (table.phase !== 'gathering') return BEGUN;
  return allReady(table) ? TOO_LATE : undefined;
}

/** Brings something to the match, such as a squad; null for what the set-up gives the seat. */
export function bring(table: Table, guest: string, seat: Seat, brought: Json, at: number): Decided {
  if (!holds(table, guest, seat)) return NOT_YOURS;
  const sitter = table.sitters[seat];
  const isHere = table.phase === 'gathering' && same(sitter?.brought, brought);
  if (isHere) return ALREADY;
  const wrong = objection(table);
  if (wrong !== undefined) return wrong;
  if (Buffer.byteLength(JSON.stringify(brought)) > MOST_BYTES) {
    return refuse('too-long', `A seat may bring at most ${MOST_BYTES} bytes.`);
  }
  const faults = broughtFaults(table.rules, table.setup, brought);
  if (faults.length > 0) return notLegal(faults);
  if ((sitter?.broughtChanges ?? 0) >= MOST_CHANGES) {
    return TOO_OFTEN;
  }
  return { keep: { type: 'brought', seat, brought, at } };
}

const notLegal = (faults: readonly string[]): Decided => refuse('not-legal', faults.join(' '));

/** What a player says, and about which set-up. */
export interface SaidReady {
  readonly ready: boolean;
  readonly setupChanges: number;
  readonly nonce?: string;
}

/** Says that a seat is ready, with its nonce if nonces are entrusted; or that it is not. */
export function sayReady(table: Table, guest: string, seat: Seat, said: SaidReady, at: number): Decided {
  const { ready, setupChanges, nonce } = said;
  if (!holds(table, guest, seat)) return NOT_YOURS;
  const sitter = table.sitters[seat];
  if (table.rules.brings !== undefined && sitter?.ready === ready) return ALREADY;
  const wrong = objection(table);
  if (wrong !== undefined) return wrong;
  if (!ready) {
    const isTooOften = (sitter?.readyChanges ?? 0) >= MOST_CHANGES;
    return isTooOften ? TOO_OFTEN : { keep: { type: 'ready', seat, ready, at } };
  }
  if (setupChanges !== table.setupChanges) return SETUP_CHANGED;
  if ((nonce === undefined) !== isCommitted(table)) {
    return refuse('wrong-share', 'In a slow match, say that you are ready with a nonce; otherwise without one.');
  }
  const faults = broughtFaults(table.rules, table.setup, sitter?.brought ?? null);
  if (faults.length > 0) return notLegal(faults);
  return { keep: { type: 'ready', seat, ready, ...(nonce === undefined ? {} : { nonce }), at } };
}

/** The host changes the set-up. All who were ready have to look at it and say so again. */
export function changeSetup(table: Table, guest: string, setup: Json, at: number): Decided {
  if (table.opening.host !== guest) return refuse('not-host', 'Only the host can do that.');
  const wrong = objection(table);
  if (wrong !== undefined) return wrong;
  const checked = checkSetup(table.rules, setup, seatingOf(table));
  if (!checked.ok) return refuse('bad-setup', checked.fact);
  const limit = timeLimitProblem(table.rules, checked.setup, { people: true, timeControl: table.opening.timeControl });
  if (limit !== undefined) return refuse('bad-setup', limit);
  if (same(checked.setup, table.setup)) return ALREADY;
  if (table.setupChanges >= MOST_CHANGES) {
    return refuse('too-often', 'You have changed the set-up of this table too often.');
  }
  return { keep: { type: 'set-up', setup: checked.setup, at } };
}
