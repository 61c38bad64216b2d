import { broughtFaults, type Json } from '@starboard/kernel';
import type { BringingView } from '@starboard/protocol';
import type { Entry } from '../entry.ts';
import { NOTHING_STANDING } from '../standing-answers.ts';
import type { Sitter, Table } from '../table.ts';

/** What seats bring to a match, and whether they are ready to begin it. */

type EntryOf<T extends Entry['type']> = Extract<Entry, { readonly type: T }>;

/** Nothing of the dice is promised until everybody is ready. */
const NOT_READY = { prepares: true, ready: false, commitment: null, nonce: null } as const;

/** A player who comes without a part of the dice says later when they are ready. */
export function sitterIn(table: Table, entry: EntryOf<'sat'>): Sitter {
  const { guest, name } = entry;
  const nonce = 'nonce' in entry ? (entry.nonce ?? null) : null;
  const commitment = 'commitment' in entry ? (entry.commitment ?? null) : null;
  const ready = nonce !== null || commitment !== null;
  const brought = { brought: broughtBefore(table, entry, ready), broughtChanges: 0, prepares: !ready, ready };
  const sitter = { guest, name, commitment, nonce, ...brought, readyChanges: 0, handedOver: false, offersDraw: false };
  return { ...sitter, standing: NOTHING_STANDING, standingChanges: 0 };
}

/** In a rematch, what the player brought to the last match; not if somebody who is ready at once may not bring it. */
function broughtBefore({ opening, rules, setup }: Table, { seat, guest }: EntryOf<'sat'>, ready: boolean): Json {
  const holder = opening.heldFor?.[seat] ?? null;
  if (holder === null || holder.guest !== guest) return null;
  const brought = holder.brought ?? null;
  return ready && broughtFaults(rules, setup, brought).length > 0 ? null : brought;
}

/** Whoever brings something else has to say again that they are ready. */
export function brought({ sitters }: Table, { seat, brought }: EntryOf<'brought'>): Partial<Sitter> {
  return { ...NOT_READY, brought, broughtChanges: (sitters[seat]?.broughtChanges ?? 0) + 1 };
}

export function readiness({ sitters }: Table, { seat, ready, nonce }: EntryOf<'ready'>): Partial<Sitter> {
  if (ready) return { prepares: true, ready, nonce: nonce ?? null };
  return { ...NOT_READY, readyChanges: (sitters[seat]?.readyChanges ?? 0) + 1 };
}

/** Players who were ready were so for another set-up. */
export function setUp(table: Table, setup: object): Table {
  const sitters = table.sitters.map((sitter) => (sitter?.prepares ? { ...sitter, ...NOT_READY } : sitter));
  return { ...table, setup, setupChanges: table.setupChanges + 1, sitters };
}

export function bringingView({ rules, phase, setup, setupChanges, sitters, opening }: Table): BringingView | null {
  if (rules.brings === undefined || phase !== 'gathering') return null;
  return {
    setup,
    setupChanges,
    brought: sitters.map((sitter) => sitter?.brought ?? null),
    ready: opening.seats.flatMap(({ kind }, seat) => (kind !== 'open' || sitters[seat]?.ready ? [seat] : [])),
  };
}
