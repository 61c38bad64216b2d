import type { GameTypes, Happening } from '@starboard/kernel';
import { type SentHappening, sentAfter } from '@starboard/protocol';

type Moment = Happening<GameTypes>;

/** What one viewer gets of consecutive entries: each moment after the first as a change of the one before. */
export interface Strand {
  readonly first: Moment | null;
  readonly last: Moment | null;
  readonly changes: readonly SentHappening[];
  readonly bytes: number;
}

export const NO_STRAND: Strand = { first: null, last: null, changes: [], bytes: 0 };

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

export function strandOf(moments: readonly Moment[]): Strand {
  const [first = null] = moments;
  const changes = moments.slice(1).map((moment, i) => sentAfter(moments[i] ?? null, moment));
  return { first, last: moments.at(-1) ?? null, changes, bytes: changes.length === 0 ? 0 : bytesOf(changes) };
}

export function joined(early: Strand, late: Strand): Strand {
  if (early.first === null) return late;
  if (late.first === null) return early;
  const link = sentAfter(early.last, late.first);
  return {
    first: early.first,
    last: late.last,
    changes: [...early.changes, link, ...late.changes],
    bytes: early.bytes + bytesOf(link) + late.bytes,
  };
}

export function sentStrand({ first, changes }: Strand, known: object | null): readonly SentHappening[] {
  if (first === null) return [];
  return [sentAfter(known === null ? null : { board: known, frame: null }, first), ...changes];
}
