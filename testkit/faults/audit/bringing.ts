import { broughtFaults, type GameTypes, type Json, type Rules } from '@starboard/kernel';
import type { EntryOf, LoggedOpening } from './log.ts';

/** What seats bring, and when it may be changed. */

interface Brought {
  readonly brought: Json;
  /** Whether they say when they are ready. */
  readonly prepares: boolean;
  readonly ready: boolean;
}

/** What a sitter brings and promises. */
export interface Preparer extends Brought {
  readonly commitment: string | null;
  readonly nonce: string | null;
}

interface Preparations<S extends Preparer> {
  readonly opening: LoggedOpening;
  /** As the host set it last. */
  readonly setup: LoggedOpening['setup'];
  readonly phase: string;
  readonly sitters: readonly (S | null)[];
}

type AnyPreparations = Preparations<Preparer>;

const NOT_READY = { prepares: true, ready: false, commitment: null, nonce: null } as const;

/** Whoever sits down with a part of the dice is ready; others say so later. */
export function broughtBy(rules: Rules<GameTypes>, state: AnyPreparations, entry: EntryOf<'sat'>): Brought {
  const ready = entry.nonce !== undefined || entry.commitment !== undefined;
  const before = broughtBefore(state.opening, entry);
  const isTaken = !ready || broughtFaults(rules, state.setup, before).length === 0;
  return { brought: isTaken ? before : null, prepares: !ready, ready };
}

function broughtBefore({ heldFor = [] }: LoggedOpening, { seat, guest }: EntryOf<'sat'>): Json {
  const holder = heldFor[seat] ?? null;
  return holder !== null && holder.guest === guest ? (holder.brought ?? null) : null;
}

export function isAllReady({ opening, sitters }: AnyPreparations): boolean {
  return opening.seats.every(({ kind }, seat) => kind !== 'open' || sitters[seat]?.ready === true);
}

type Preparing = EntryOf<'brought' | 'ready' | 'set-up'>;

/** The sitters after an entry; throws if it came too late, or brought what the rules forbid. */
export function prepared<S extends Preparer>(
  rules: Rules<GameTypes>,
  state: Preparations<S>,
  entry: Preparing,
): Pick<Preparations<S>, 'sitters' | 'setup'> {
  if (state.phase !== 'gathering') throw new Error('The match has begun.');
  if (isAllReady(state)) throw new Error('Everybody was ready.');
  if (entry.type === 'set-up') {
    const sitters = state.sitters.map((sitter) => (sitter?.prepares ? { ...sitter, ...NOT_READY } : sitter));
    return { setup: entry.setup, sitters };
  }
  const before = state.sitters[entry.seat];
  if (!before) throw new Error(`Nobody sits in seat ${entry.seat}.`);
  const after = { ...before, ...change(entry) };
  if (entry.type === 'brought' || entry.ready) {
    const [fault] = broughtFaults(rules, state.setup, after.brought);
    if (fault !== undefined) throw new Error(fault);
  }
  return { setup: state.setup, sitters: state.sitters.map((each, seat) => (seat === entry.seat ? after : each)) };
}

function change(entry: EntryOf<'brought' | 'ready'>): Partial<Preparer> {
  if (entry.type === 'brought') return { ...NOT_READY, brought: entry.brought };
  return entry.ready ? { prepares: true, ready: true, nonce: entry.nonce ?? null } : NOT_READY;
}

/** Throws if a part of the dice was promised before everybody was ready. */
export function checkPromise(state: AnyPreparations, { seat }: EntryOf<'committed'>): void {
  if (state.sitters[seat]?.prepares && !isAllReady(state)) throw new Error('Not everybody was ready.');
}

/** What the match is played with. */
export function playedSetup(rules: Rules<GameTypes>, { setup, sitters }: AnyPreparations): object {
  const brought = sitters.map((sitter) => sitter?.brought ?? null);
  return rules.brings?.into(setup, brought) ?? setup;
}
