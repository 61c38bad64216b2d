import type { LocalMatches } from '../matches/local-matches.ts';
import type { StoredMatch } from '../matches/match-storage.ts';
import { recordFile } from '../matches/record-file.ts';
import { download } from './download.ts';
import { type Reached, writeMatchesFile } from './matches-file.ts';

export function downloadRecord({ game, id }: Pick<StoredMatch, 'game' | 'id'>, record: string): void {
  download(`${game}-${id}.jsonl`, record);
}

export async function exportMatch(matches: LocalMatches, match: StoredMatch): Promise<void> {
  downloadRecord(match, recordFile(await matches.lines(match.id), match.notes));
}

/** All matches, and what was reached besides. */
export async function exportAll(matches: LocalMatches, reached: Reached): Promise<void> {
  const all = await matches.list();
  const parts = await Promise.all(
    all.map(async (match) => ({ match, record: recordFile(await matches.lines(match.id), match.notes) })),
  );
  download(`starboard-matches-${new Date().toISOString().slice(0, 10)}.jsonl`, writeMatchesFile(parts, reached));
}
