import type { Header, MatchRecord } from './record.ts';
import { headerFact, recordLine } from './write-record.ts';

/**
 * A record as far as one of its places, as the beginning of another match with the same dice. Its header says which
 * record it was forked from; a fork of a fork still names the first one, and how many inputs they share. With a key,
 * its dice follow from that one from there on.
 */
export function forkedAt({ format, header, inputs, ended }: MatchRecord, place: number, key?: string): MatchRecord {
  const { from, branches, ...rest } = header;
  const before = key === undefined ? place : place - 1;
  const kept = [
    ...(branches?.filter((branch) => branch.place <= before) ?? []),
    ...(key === undefined ? [] : [{ place, key }]),
  ];
  const head = recordLine(headerFact(header, ended, format), '').hash;
  return {
    header: {
      ...rest,
      ...(kept.length === 0 ? {} : { branches: kept }),
      from: from === undefined ? { record: head, place } : { ...from, place: Math.min(from.place, place) },
    },
    inputs: inputs.slice(0, place),
    result: null,
  };
}

/** Whether a match counts for lists of results. One that was forked doesn't: somebody knew what would happen. */
export const countsForResults = ({ from }: Pick<Header, 'from'>): boolean => from === undefined;
