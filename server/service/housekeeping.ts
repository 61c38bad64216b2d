import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type { Seat } from '@starboard/kernel';
import type { Bus } from '../bus/bus.ts';
import { type DeviceRequest, SESSION_LASTS } from '../store/devices.ts';
import type { Nobody } from '../store/housekeeping.ts';
import type { Store } from '../store/store.ts';
import type { WholeStore } from '../store/whole-store.ts';
import * as commands from '../table/commands.ts';
import { seatsOf, type Table } from '../table/table.ts';
import type { Done } from './service.ts';
import type { Decide } from './tables/acting.ts';

export interface HousekeepingPlan {
  readonly store: Omit<WholeStore, keyof Store>;
  /** In milliseconds after the end of a match; null for never. */
  readonly keepFinished: number | null;
}

interface Means {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: {
    act(id: string, decide: Decide): Promise<Done<Table>>;
    read(id: string): Promise<Done<Table>>;
    hear(id: string): void;
  };
  now(): number;
}

/** Limits for one look: matches to forget somebody in or to remove, and rows to delete. */
const MATCHES = 10;
const ROWS = 500;
/** By then, everything that another node was writing has reached the store. In milliseconds. */
const SETTLED = 5 * 60_000;
/** Milliseconds between searches for old matches and sessions. */
const OLD_EVERY = 60_000;
/** Keeps expired sessions a little longer, because clocks differ and the last use is only known to the day. */
const SESSION_KNOWN = SESSION_LASTS + 2 * 24 * 3600_000;
/** After losing the race for a number this often, a node tries again at the next look. */
const TRIES = 5;

/** Clears away what is no longer needed, a little at every look. Any node can continue what another left undone. */
export function keepHouse({ store: house, keepFinished }: HousekeepingPlan, { store, tables, bus, now }: Means) {
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    await forgetSome();
    await house.sweep(ROWS);
    if (performance.now() - lookedAt < OLD_EVERY) return;
    const dropped = await house.dropSessions(now() - SESSION_KNOWN, ROWS);
    const removed = await removeOld();
    // If there is more to do, the next look continues.
    if (dropped < ROWS && removed < MATCHES) lookedAt = performance.now();
  }

  async function removeOld(): Promise<number> {
    if (keepFinished === null) return 0;
    const old = await house.endedBefore(now() - keepFinished, MATCHES);
    for (const id of old) await house.remove(id);
    return old.length;
  }

  async function forgetSome(): Promise<void> {
    for (const guest of await house.toForget(MATCHES)) {
      const matches = await house.matchesNaming(guest, now() - SETTLED, MATCHES);
      for (const match of matches) {
        await forgetAt(match, guest);
        await others();
      }
      if (matches.length > 0) return;
      await house.finishForgetting(guest);
    }
  }

  async function forgetAt(match: string, guest: string): Promise<void> {
    if (await house.hasOthers(match, guest)) await forgetAmongOthers(match, guest);
    else await house.remove(match);
    bus.tell({ match });
    tables.hear(match);
  }

  /** First the log, then a mark in it that makes every node read it again, then everything that follows from it. */
  async function forgetAmongOthers(match: string, guest: string): Promise<void> {
    const table = await leave(match, guest);
    const nobody = nobodyAt(match, guest, table);
    for (let after: number | null = 0; after !== null; await others()) {
      after = await house.forgetInLog(match, guest, nobody, after);
    }
    if (!(await mark(match))) return;
    await house.forgetInSummary(match, guest, nobody);
    await house.noteForgotten(match, guest, now());
  }

  /** Leaves all seats as any player would; returns the table if it can be read. */
  async function leave(match: string, guest: string): Promise<Table | undefined> {
    try {
      const read = await tables.read(match);
      if (!read.ok) return undefined;
      const seats: readonly Seat[] = seatsOf(read.value, guest);
      for (const seat of seats) await tables.act(match, (at, now) => commands.leave(at, guest, seat, now));
      return read.value;
    } catch {
      // Nobody can play, or leave, a match that can't be read.
      return undefined;
    }
  }

  /** Uses the time of the previous entry, because for the players nothing has happened. */
  async function mark(match: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const number = (await store.numbers([match])).get(match);
      if (number === undefined) return true;
      const at = (await lastOf(match, number))?.at ?? now();
      if ((await store.append(match, number, { type: 'rewritten', at }, null)) === 'kept') return true;
    }
    return false;
  }

  async function lastOf(match: string, number: number) {
    try {
      return (await store.read(match, number - 1, number))?.entries[0];
    } catch {
      return undefined;
    }
  }

  return {
    look,
    /** Durable at once; the next looks carry it out. */
    askToForget: (request: DeviceRequest): Promise<void> => house.askToForget(request, now()),
  };
}

const ID_LENGTH = 22;

const FORMER = 'Former player';

/**
 * The replacement for a guest: always the same at a match, so that work can be resumed, and nobody can find the guest
 * from it. A second one at a match is numbered.
 */
function nobodyAt(match: string, guest: string, table: Table | undefined): Nobody {
  const id = createHash('sha256').update(`${match} ${guest}`).digest('base64url').slice(0, ID_LENGTH);
  const former = new Set(
    (table?.sitters ?? []).flatMap((sitter) => (sitter?.name.startsWith(FORMER) ? sitter.guest : [])),
  );
  former.delete(id);
  return { guest: id, name: former.size === 0 ? FORMER : `${FORMER} ${former.size + 1}` };
}
