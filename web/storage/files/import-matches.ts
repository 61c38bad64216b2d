import { bots } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { type Broken, readRecord, replay } from '@starboard/kernel';
import { occupantsIn } from '../../runner/occupant.ts';
import { type Admitted, admit } from '../matches/admit.ts';
import { describeMatch } from '../matches/describe-match.ts';
import { freshId } from '../matches/fresh-id.ts';
import type { LocalMatches } from '../matches/local-matches.ts';
import type { StoredMatch } from '../matches/match-storage.ts';
import { askToPersist } from '../matches/persist.ts';
import { storedLines } from '../matches/record-file.ts';
import { type FiledMatch, readMatchesFile } from './matches-file.ts';

/** What became of the matches in some files. */
export interface Imported {
  readonly counts: { readonly [How in Admitted['how']]: number };
  /** What was refused, a sentence each, with the file, the line and the fault. */
  readonly refused: readonly string[];
}

/** As much of a File as it takes. */
type RecordFile = Pick<File, 'name' | 'lastModified'> & { text(): Promise<string> };

/** Brings matches in from files, each checked line by line and die by die. */
export async function importFiles(matches: LocalMatches, files: readonly RecordFile[]): Promise<Imported> {
  const counts = { added: 0, continued: 0, known: 0 };
  const refused: string[] = [];
  for (const file of files) {
    for (const filed of readMatchesFile(await file.text())) {
      const checked = await check(matches, filed, file.lastModified);
      if (checked.ok) counts[(await admit(matches, checked.match, checked.lines)).how] += 1;
      else refused.push(`${file.name}, line ${checked.line}: ${checked.fact}`);
    }
  }
  if (matches.lasting && counts.added > 0) askToPersist();
  return { counts, refused };
}

interface Checked {
  readonly ok: true;
  readonly match: StoredMatch;
  readonly lines: readonly string[];
}

async function check(matches: LocalMatches, filed: FiledMatch | Broken, at: number): Promise<Checked | Broken> {
  if ('ok' in filed) return filed;
  const { label, record, before } = filed;
  const broken = (line: number, fact: string): Broken => ({ ok: false, line: before + line, fact });
  const read = readRecord(record);
  if (!read.ok) return broken(read.line, read.fact);
  const { header } = read.record;
  const rules = await gameById(header.game)?.parts?.rules();
  if (rules === undefined) return broken(1, `There is no game called "${header.game}" here.`);
  // What was played by other rules cannot be checked by these; it can be watched as far as it goes.
  const replayed = header.rules === rules.version ? replay(rules, read.record) : read;
  if (!replayed.ok) return broken(replayed.line, replayed.fact);
  const id = label?.id ?? (await freshId(matches));
  const occupants = label?.occupants.length === header.players.length ? label.occupants : occupantsIn(header, bots);
  const lines = storedLines(record);
  const match = describeMatch({ id, occupants, at: label?.at ?? at }, lines);
  return match === undefined ? broken(1, 'The header cannot be read.') : { ok: true, match, lines };
}
