import type { Seat } from '@starboard/kernel';
import type { DiceKind, DiceView, Refusal, SeatPlan, SittingShare, TimeControl } from '@starboard/protocol';
import { allReady, type Sitter, type Table } from '../table.ts';

/** Milliseconds to commit once all seats are taken, and to reveal once all have committed. */
const PATIENCE = 60_000;

/** If a decision may take more seconds than this, nobody need be present when the last seat is taken. */
const LIVE = 4 * 3600;

/** With one person, nobody could gain by sitting down last. */
export function diceFor(seats: readonly SeatPlan[], { perDecision, timeBank }: TimeControl): DiceKind {
  const people = seats.filter(({ kind }) => kind === 'open').length;
  return people > 1 && perDecision + timeBank <= LIVE ? 'committed' : 'entrusted';
}

export function isCommitted({ opening }: Table): boolean {
  return opening.dice === 'committed';
}

/** In a game where seats bring something, nobody need have a part of the dice before they are ready. */
export function shareProblem(table: Table, share: SittingShare): Refusal | undefined {
  const isLater = !('commitment' in share) && !('nonce' in share);
  if (isLater ? table.rules.brings !== undefined : isCommitted(table) === 'commitment' in share) return undefined;
  const fact = isCommitted(table)
    ? 'In this match, sit down with a commitment to a nonce, and show the nonce when everybody has committed.'
    : 'In this match, sit down with a nonce, not with a commitment.';
  return { code: 'wrong-share', fact };
}

/** What all seats owe before the match can begin; null until all are ready, and if nothing is owed. */
export function diceAwaited(table: Table): 'commitment' | 'nonce' | null {
  if (table.phase !== 'gathering' || !isCommitted(table) || !allReady(table)) return null;
  return table.sitters.some((sitter) => sitter?.commitment === null) ? 'commitment' : 'nonce';
}

export function seatsAwaited(table: Table): readonly Seat[] {
  const what = diceAwaited(table);
  return what === null ? [] : table.sitters.flatMap((sitter, seat) => (sitter?.[what] === null ? [seat] : []));
}

export function awaitedSince(before: Table, after: Table, at: number): number | null {
  const what = diceAwaited(after);
  if (what === null) return null;
  return what === diceAwaited(before) ? before.diceAwaitedSince : at;
}

export function diceDueAt({ diceAwaitedSince }: Table): number | null {
  return diceAwaitedSince === null ? null : diceAwaitedSince + PATIENCE;
}

/**
 * Empties seats. Once any nonce has been revealed, all commitments are void, and all who stay commit again. Players who
 * commit only when all are ready do so in any case.
 */
export function vacated(table: Table, seats: readonly Seat[]): Table {
  const shown = isCommitted(table) && table.sitters.some((sitter) => sitter !== null && sitter.nonce !== null);
  const staying = (sitter: Sitter | null): Sitter | null => {
    if (shown) return sitter && { ...sitter, commitment: null, nonce: null };
    return sitter?.prepares ? { ...sitter, commitment: null } : sitter;
  };
  return {
    ...table,
    sitters: table.sitters.map((sitter, seat) => (seats.includes(seat) ? null : staying(sitter))),
    diceRestarts: table.diceRestarts + (shown ? 1 : 0),
  };
}

/** Empty for a seat that gave none. */
export function noncesOf({ sitters }: Table): readonly string[] {
  return sitters.map((sitter) => sitter?.nonce ?? '');
}

/** Nobody sees a nonce while anybody can still choose theirs. */
export function noncesToShow(table: Table): readonly string[] {
  return table.match === null ? table.sitters.map(() => '') : noncesOf(table);
}

export function diceView(table: Table): DiceView {
  const { opening, sitters, diceRestarts } = table;
  const what = diceAwaited(table);
  const until = diceDueAt(table);
  return {
    kind: opening.dice ?? 'entrusted',
    commitments: sitters.map((sitter) => sitter?.commitment ?? null),
    shown: sitters.flatMap((sitter, seat) => (sitter !== null && sitter.nonce !== null ? [seat] : [])),
    awaits: what === null || until === null ? null : { what, until },
    restarts: diceRestarts,
  };
}
