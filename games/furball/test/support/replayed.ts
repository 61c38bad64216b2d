import { canonical, readRecord, replay, sha256 } from '@starboard/kernel';
import { rules } from '../../rules/index.ts';

/** All that a record leads to, truth and events of every line, as one hash: the same bytes on every engine. */
export function replayed(file: string): string {
  const read = readRecord(file);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.fact}`);
  const lines: string[] = [];
  const played = replay(rules, read.record, (match, events) => lines.push(canonical(match), canonical(events)));
  if (!played.ok) throw new Error(`line ${played.line}: ${played.fact}`);
  return sha256([...lines, canonical(played.match)].join('\n'));
}
