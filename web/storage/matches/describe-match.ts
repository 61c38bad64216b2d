import { readRecord } from '@starboard/kernel';
import type { StoredMatch } from './match-storage.ts';
import { hashOn, headerOn, isOver, recordFile } from './record-file.ts';

export function describeMatch(
  known: Pick<StoredMatch, 'id' | 'occupants' | 'at' | 'notes'>,
  lines: readonly string[],
): StoredMatch | undefined {
  const header = headerOn(lines[0]);
  if (header === undefined) return undefined;
  const over = isOver(lines);
  const read = over ? readRecord(recordFile(lines)) : undefined;
  return {
    ...known,
    game: header.game,
    players: header.players,
    head: hashOn(lines[0]),
    lines: lines.length,
    over,
    result: read?.ok ? read.record.result : null,
  };
}
