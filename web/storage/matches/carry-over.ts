import { type Header, headerFact, recordLine, same } from '@starboard/kernel';
import { isOccupant, type Occupant } from '../../runner/occupant.ts';
import { forget, keysUnder, readKept } from '../values.ts';
import { admit } from './admit.ts';
import { describeMatch } from './describe-match.ts';
import type { LocalMatches } from './local-matches.ts';
import { storedLines } from './record-file.ts';

/** A match as earlier versions kept it: a value in the browser's local storage. */
interface KeptMatch {
  readonly id: string;
  readonly header: Header;
  readonly occupants: readonly Occupant[];
  /** Null until the match had begun. */
  readonly record: string | null;
  readonly at: number;
}

const UNDER = 'match.';

/**
 * Moves matches of earlier versions. Those that can't be read or stored stay where they are, as do those that a tab
 * with an earlier version has continued meanwhile: the next visit finds them.
 */
export async function carryOver(matches: LocalMatches): Promise<void> {
  for (const key of keysUnder(UNDER)) {
    const kept = readKept(key);
    if (!isKeptMatch(kept)) continue;
    const lines = linesOf(kept);
    const match = describeMatch({ id: kept.id, occupants: kept.occupants, at: kept.at }, lines);
    if (match === undefined) continue;
    try {
      const { id } = await admit(matches, match, lines);
      if (!matches.isHeld(id) && same(readKept(key), kept)) forget(key);
    } catch {
      // Another tab is moving it, or a later visit will.
    }
  }
}

function linesOf({ header, record }: KeptMatch): readonly string[] {
  return record === null ? [recordLine(headerFact(header), '').line] : storedLines(record);
}

function isKeptMatch(value: unknown): value is KeptMatch {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'header' in value &&
    typeof value.header === 'object' &&
    'record' in value &&
    (value.record === null || typeof value.record === 'string') &&
    'occupants' in value &&
    Array.isArray(value.occupants) &&
    value.occupants.every(isOccupant)
  );
}
