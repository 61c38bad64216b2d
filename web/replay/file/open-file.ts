import { type GameTypes, type MatchRecord, type Rules, readRecord, recordHash } from '@starboard/kernel';
import { openReplay, type Replay } from '../scenes.ts';
import { firstViewer } from '../viewers-of.ts';
import { readFileData } from './file-data.ts';

interface OpenedFile {
  readonly ok: true;
  readonly replay: Replay;
  readonly record: MatchRecord;
  /** As it stands in the file. */
  readonly text: string;
  readonly hash: string;
}

/** Checks what a file holds: each line by its hash, all of it by the hash that the file names, each move by the rules. */
export function openFile(
  rules: Rules<GameTypes>,
  text: string,
  as = '',
): OpenedFile | { readonly ok: false; readonly fact: string } {
  const data = readFileData(text);
  if (data === null) return { ok: false, fact: 'This file holds no record.' };
  const read = readRecord(data.record);
  if (!read.ok) return { ok: false, fact: `This record has been altered. Line ${read.line}: ${read.fact}` };
  const { record } = read;
  if (record.header.game !== rules.id) return { ok: false, fact: 'The record in this file is of another game.' };
  const hash = recordHash(record);
  if (hash !== data.hash) {
    return { ok: false, fact: 'The record in this file isn’t the one that was saved: it has another hash.' };
  }
  return {
    ok: true,
    replay: openReplay(rules, record, firstViewer(record, null, as)),
    record,
    text: data.record,
    hash,
  };
}
