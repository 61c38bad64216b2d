import { same } from '@starboard/kernel';
import { newRequestId } from '@starboard/protocol';
import type { Body, Deed, DeedKind } from './deed.ts';

/** Everything that a crowd sent, and what it was told of it: the audit compares it with what the server kept. */
export interface Ledger {
  readonly deeds: readonly Deed[];
  /** Answers to a copy that differ from the first answer. */
  readonly contradictions: readonly Contradiction[];
  find(id: string): Deed | undefined;
  begin(sender: number, match: string | null, kind: DeedKind, body: Body): Deed;
  acknowledge(deed: Deed, value: Body): void;
  deny(deed: Deed, code: string): void;
  /** How many requests were acknowledged so far. */
  acknowledged(): number;
  /** What one sender did at one match (or, with null, at none), in order. */
  of(sender: number, match: string | null): readonly Deed[];
}

interface Contradiction {
  readonly deed: Deed;
  readonly later: string;
}

/** The server remembers this many requests of a guest at a match; an older one may be answered otherwise. */
export const REMEMBERED = 64;

export function createLedger(): Ledger {
  const deeds: Deed[] = [];
  const byId = new Map<string, Deed>();
  const bySender = new Map<string, Deed[]>();
  const contradictions: Contradiction[] = [];
  let clock = 0;
  let acknowledged = 0;

  const listOf = (sender: number, match: string | null): Deed[] => {
    const key = `${sender} ${match ?? ''}`;
    const known = bySender.get(key) ?? [];
    bySender.set(key, known);
    return known;
  };
  const newerThan = (deed: Deed): number => {
    const all = listOf(deed.sender, deed.match);
    return all.length - 1 - all.lastIndexOf(deed);
  };
  return {
    deeds,
    contradictions,
    find: (id) => byId.get(id),
    begin(sender, match, kind, body) {
      const id = newRequestId();
      const deed: Deed = { id, kind, sender, match, body, sent: ++clock, answer: null };
      deeds.push(deed);
      byId.set(id, deed);
      listOf(sender, match).push(deed);
      return deed;
    },
    acknowledge(deed, value) {
      const { answer } = deed;
      if (answer === null) {
        deed.answer = { ok: true, at: ++clock, value };
        acknowledged++;
      } else if (!answer.ok || !same(answer.value, value)) {
        contradictions.push({ deed, later: JSON.stringify(value) });
      }
    },
    deny(deed, code) {
      const newer = newerThan(deed);
      if (deed.answer === null) deed.answer = { ok: false, at: ++clock, code, newer };
      else if (deed.answer.ok && newer < REMEMBERED) contradictions.push({ deed, later: code });
    },
    acknowledged: () => acknowledged,
    of: listOf,
  };
}
