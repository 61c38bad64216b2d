import { LASTING } from '../store.ts';
import type { InOrder } from '../writing/in-order.ts';
import type { GuestOfMatch, KeptSummary, Seated, Write, WriteOf, WriteOutcome } from '../writing/write.ts';

export interface MatchBeforeWrites {
  readonly key: number;
  readonly number: number;
  readonly lines: number;
}

export interface DecidedWrites {
  readonly outcomes: readonly WriteOutcome[];
  readonly entries: readonly { readonly match: number; readonly number: number; readonly entry: string }[];
  readonly summaries: ReadonlyMap<number, KeptSummary>;
  readonly seats: ReadonlyMap<string, Seated & { readonly match: number }>;
  readonly people: ReadonlyMap<string, GuestOfMatch & { readonly match: number }>;
  readonly snapshots: ReadonlyMap<number, { readonly number: number; readonly state: string }>;
  /** By match and number, the lasting ones. */
  readonly lasting: ReadonlyMap<string, { readonly match: number; readonly number: number; readonly state: string }>;
  readonly lines: readonly {
    readonly match: number;
    readonly number: number;
    readonly token: string;
    readonly line: string;
  }[];
}

/** The outcome of each write, in order, and the rows to write. */
export function decide(
  writes: readonly Write[],
  standing: ReadonlyMap<string, MatchBeforeWrites>,
  /** The creates whose match did not exist before. */
  created: ReadonlySet<Write>,
  /** What an earlier try has stored already, with its number. */
  kept: ReadonlyMap<Write, number>,
  inOrder: InOrder,
): DecidedWrites {
  const matches = new Map([...standing].map(([id, match]) => [id, { ...match }]));
  const unborn = new Set([...created].map(({ id }) => id));
  const entries: DecidedWrites['entries'][number][] = [];
  const summaries = new Map<number, KeptSummary>();
  const seats = new Map<string, Seated & { match: number }>();
  const people = new Map<string, GuestOfMatch & { match: number }>();
  const snapshots = new Map<number, { number: number; state: string }>();
  const lasting = new Map<string, { match: number; number: number; state: string }>();
  const lines: DecidedWrites['lines'][number][] = [];
  const said = new Map<string, number>();

  function outcomeOf(write: Write): WriteOutcome {
    if (created.has(write)) unborn.delete(write.id);
    const match = unborn.has(write.id) ? undefined : matches.get(write.id);
    switch (write.type) {
      case 'create':
        if (match === undefined || !created.has(write)) return 'taken';
        match.number = 1;
        entries.push({ match: match.key, number: 1, entry: write.entry });
        for (const person of write.people) people.set(`${match.key} ${person.guest}`, { match: match.key, ...person });
        return 1;
      case 'append':
        if (match?.number !== write.expected) return 'conflict';
        match.number++;
        entries.push({ match: match.key, number: match.number, entry: write.entry });
        if (write.summary !== null) summaries.set(match.key, write.summary);
        if (write.seated !== null)
          seats.set(`${match.key} ${write.seated.seat}`, { match: match.key, ...write.seated });
        if (typeof write.seated?.guest === 'string') {
          const { guest } = write.seated;
          people.set(`${match.key} ${guest}`, { match: match.key, guest, held: false });
        }
        return match.number;
      case 'summary':
        if (match?.number !== write.expected) return 'conflict';
        summaries.set(match.key, write.summary);
        return write.expected;
      case 'snapshot':
        if (match === undefined) return 'absent';
        if (write.number % LASTING === 0) {
          const { number, state } = write;
          lasting.set(`${match.key} ${number}`, { match: match.key, number, state });
        } else if (write.number >= (snapshots.get(match.key)?.number ?? 0)) snapshots.set(match.key, write);
        return write.number;
      case 'line':
        if (match === undefined) return 'absent';
        return lineNumber(match, write);
    }
  }

  /** Of several with the same token, one is stored. */
  function lineNumber(match: { readonly key: number; lines: number }, { token, line }: WriteOf<'line'>): number {
    const name = `${match.key} ${token}`;
    const known = said.get(name);
    if (known !== undefined) return known;
    match.lines++;
    said.set(name, match.lines);
    lines.push({ match: match.key, number: match.lines, token, line });
    return match.lines;
  }

  const outcomes = inOrder(writes, (write) => kept.get(write) ?? outcomeOf(write));
  return { outcomes, entries, summaries, seats, people, snapshots, lasting, lines };
}
