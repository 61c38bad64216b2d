import { randomUUID } from 'node:crypto';
import type { Bus, Here } from '../bus/bus.ts';

interface PresenceOptions {
  readonly bus: Bus;
  now(): number;
  /** Hears that others are at a table now than before. */
  changed(match: string): void;
  /** How long somebody counts as present who may only be reloading the page, in milliseconds. */
  readonly grace?: number;
}

/** Who is at which table now: known for certain on this node, by hearsay on others. */
export interface Presence {
  /** Somebody follows a match through this node, until the function returned is called. */
  enter(match: string, guest: string): () => void;
  /** What another node says. */
  hear(match: string, here: Here): void;
  guests(match: string): ReadonlySet<string>;
  /** How many matches are followed through this node. */
  matches(): number;
  /** Says now and then again who is here, and forgets nodes that no longer do. */
  tick(): void;
  stop(): void;
}

interface Elsewhere {
  readonly guests: readonly string[];
  readonly at: number;
}

const GRACE = 3_000;
const SAY_AGAIN = 10_000;
const FORGET = 25_000;

export function createPresence({ bus, now, changed, grace = GRACE }: PresenceOptions): Presence {
  const node = randomUUID();
  /** By match and guest, through how many sockets; 0 during grace. */
  const here = new Map<string, Map<string, number>>();
  /** By match and node; only of matches that are followed here too. */
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  const leaving = new Set<NodeJS.Timeout>();
  let saidAt = now();

  function say(match: string): void {
    bus.tell({ match, here: { node, guests: [...(here.get(match)?.keys() ?? [])] } });
  }

  function enter(match: string, guest: string): () => void {
    const guests = here.get(match) ?? new Map<string, number>();
    here.set(match, guests);
    const sockets = guests.get(guest);
    guests.set(guest, (sockets ?? 0) + 1);
    if (sockets === undefined) {
      say(match);
      changed(match);
    }
    let inside = true;
    return () => {
      if (inside) leave(match, guest);
      inside = false;
    };
  }

  function leave(match: string, guest: string): void {
    const guests = here.get(match);
    const sockets = (guests?.get(guest) ?? 1) - 1;
    guests?.set(guest, sockets);
    if (sockets > 0) return;
    const timer = setTimeout(() => {
      leaving.delete(timer);
      if (guests?.get(guest) === 0) goneFrom(match, guest, guests);
    }, grace);
    leaving.add(timer);
  }

  function goneFrom(match: string, guest: string, guests: Map<string, number>): void {
    guests.delete(guest);
    say(match);
    if (guests.size === 0) {
      here.delete(match);
      elsewhere.delete(match);
    }
    changed(match);
  }

  function hear(match: string, { node: from, guests }: Here): void {
    if (from === node || !here.has(match)) return;
    const nodes = elsewhere.get(match) ?? new Map<string, Elsewhere>();
    elsewhere.set(match, nodes);
    const known = nodes.get(from);
    if (guests.length === 0) nodes.delete(from);
    else nodes.set(from, { guests, at: now() });
    // Whoever is new to us does not know of us either.
    if (known === undefined && guests.length > 0) say(match);
    if ((known?.guests ?? []).join() !== guests.join()) changed(match);
  }

  function forgetSilent(): void {
    for (const [match, nodes] of elsewhere) {
      for (const [from, { at }] of nodes) {
        if (now() - at <= FORGET) continue;
        nodes.delete(from);
        changed(match);
      }
    }
  }

  return {
    enter,
    hear,
    guests(match) {
      const others = [...(elsewhere.get(match)?.values() ?? [])].flatMap(({ guests }) => guests);
      return new Set([...(here.get(match)?.keys() ?? []), ...others]);
    },
    matches: () => here.size,
    tick() {
      forgetSilent();
      if (now() - saidAt < SAY_AGAIN) return;
      saidAt = now();
      for (const match of here.keys()) say(match);
    },
    stop() {
      for (const timer of leaving) clearTimeout(timer);
      leaving.clear();
    },
  };
}
