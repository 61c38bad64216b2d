import { type Json, type Move, type Seat, same } from '@starboard/kernel';

/** A choice that somebody sent, and whether they were told that it is done. */
export interface Sent {
  readonly seat: Seat;
  readonly question: number;
  readonly choice: Json;
  acknowledged: boolean;
}

/** What the players of one match sent, in order, however often they had to send it. */
export interface Ledger {
  readonly match: string;
  readonly seats: readonly Seat[];
  readonly sent: Sent[];
}

/** As it is now: what is acknowledged later than a log was read need not be in it. */
export function copyOf({ match, seats, sent }: Ledger): Ledger {
  return { match, seats: [...seats], sent: sent.map((each) => ({ ...each })) };
}

/** What is wrong with a match's log: choices lost though acknowledged, made twice, or never sent. */
export function problemsWith({ match, seats, sent }: Ledger, moves: readonly Move[]): readonly string[] {
  const made = grouped(moves.filter(({ seat }) => seats.includes(seat)));
  const meant = grouped(sent);
  const names = new Set([...made.keys(), ...meant.keys()]);
  return [...names].flatMap((name) => {
    const [kept, said] = [made.get(name) ?? [], meant.get(name) ?? []];
    return accounts(said, kept) ? [] : [`match ${match}, ${name}: sent ${told(said)}, kept ${told(kept)}`];
  });
}

function grouped<T extends { readonly seat: Seat; readonly question: number }>(all: readonly T[]): Map<string, T[]> {
  return Map.groupBy(all, ({ seat, question }) => `seat ${seat}, question ${question}`);
}

/** Whether what was kept is what was sent, in order, each once; only what was never acknowledged may be missing. */
function accounts(sent: readonly Sent[], kept: readonly Move[]): boolean {
  const [first, ...rest] = sent;
  if (first === undefined) return kept.length === 0;
  const [move, ...others] = kept;
  const isKept = move !== undefined && 'choice' in move && same(move.choice, first.choice);
  return (isKept && accounts(rest, others)) || (!first.acknowledged && accounts(rest, kept));
}

function told(choices: readonly (Sent | Move)[]): string {
  return JSON.stringify(choices.map((each) => ('choice' in each ? each.choice : 'taken back')));
}

export function acknowledgedIn(ledgers: readonly Ledger[]): number {
  return ledgers.reduce((sum, { sent }) => sum + sent.filter(({ acknowledged }) => acknowledged).length, 0);
}
