import { randomUUID } from 'node:crypto';
import type { Bus, Here } from '../bus/bus.ts';
import type { Guest } from './service.ts';
import { nowAndThen } from './turns/now-and-then.ts';

interface PresenceOptions {
  readonly bus: Bus;
  now(): number;
  /** Called when the people at a table have changed, at most once a second per table. */
  changed(match: string): void;
  /** Milliseconds for which a guest still counts as present, because they may only be reloading the page. */
  readonly grace?: number;
}

/** Who is at which table: known for certain on this node, from hints on others. */
export interface Presence {
  /** A guest follows a match through this node until the returned function is called. */
  enter(match: string, guest: Guest): () => void;
  hear(match: string, here: Here): void;
  guests(match: string): ReadonlySet<string>;
  addressOf(match: string, guest: string): string | undefined;
  stir(match: string): void;
  matches(): number;
  /** Repeats now and then who is here, and forgets nodes that have stopped doing so. */
  tick(): void;
  stop(): void;
}

interface Follows {
  readonly address: string;
  /** 0 during grace. */
  sockets: number;
}

interface Elsewhere {
  readonly guests: readonly string[];
  readonly at: number;
}

const GRACE = 3_000;
const SAY_AGAIN = 10_000;
const FORGET = 25_000;
/** Shortest time between reports of who is at a table, in milliseconds; longer at tables with very many followers. */
const SAY_EVERY = 1_000;
const MANY = 200;

export function createPresence({ bus, now, changed, grace = GRACE }: PresenceOptions): Presence {
  const node = randomUUID();
  /** By match and guest. */
  const here = new Map<string, Map<string, Follows>>();
  /** By match and node; only matches that are followed here too. */
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  const leaving = new Set<NodeJS.Timeout>();
  let saidAt = now();
  const pause = (match: string): number => SAY_EVERY * Math.max(1, (here.get(match)?.size ?? 0) / MANY);
  const saying = nowAndThen(pause, say);
  const changing = nowAndThen(pause, changed);

  function say(match: string): void {
    bus.tell({ match, here: { node, guests: [...(here.get(match)?.keys() ?? [])] } });
  }

  function enter(match: string, { id: guest, address = '' }: Guest): () => void {
    const guests = here.get(match) ?? new Map<string, Follows>();
    here.set(match, guests);
    const known = guests.get(guest);
    const follows = known ?? { address, sockets: 0 };
    follows.sockets++;
    if (known === undefined) {
      guests.set(guest, follows);
      saying(match);
      changing(match);
    }
    let inside = true;
    return () => {
      if (inside) leave(match, guest, follows);
      inside = false;
    };
  }

  function leave(match: string, guest: string, follows: Follows): void {
    follows.sockets--;
    if (follows.sockets > 0) return;
    const timer = setTimeout(() => {
      leaving.delete(timer);
      if (follows.sockets === 0) goneFrom(match, guest);
    }, grace);
    leaving.add(timer);
  }

  function goneFrom(match: string, guest: string): void {
    const guests = here.get(match);
    if (!guests?.delete(guest)) return;
    if (guests.size === 0) {
      here.delete(match);
      elsewhere.delete(match);
    }
    saying(match);
    changing(match);
  }

  function hear(match: string, { node: from, guests }: Here): void {
    if (from === node || !here.has(match)) return;
    const nodes = elsewhere.get(match) ?? new Map<string, Elsewhere>();
    elsewhere.set(match, nodes);
    const known = nodes.get(from);
    if (guests.length === 0) nodes.delete(from);
    else nodes.set(from, { guests, at: now() });
    // A node that is new to us doesn't know us either.
    if (known === undefined && guests.length > 0) say(match);
    if ((known?.guests ?? []).join() !== guests.join()) changing(match);
  }

  function forgetSilent(): void {
    for (const [match, nodes] of elsewhere) {
      for (const [from, { at }] of nodes) {
        if (now() - at <= FORGET) continue;
        nodes.delete(from);
        changing(match);
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
    addressOf: (match, guest) => here.get(match)?.get(guest)?.address,
    stir: changing,
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
      saying.stop();
      changing.stop();
    },
  };
}
