import { botIdOf, botsFor } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { type Broken, readRecord, replay } from '@starboard/kernel';
import { merged } from '../../challenge/result.ts';
import { occupantsIn } from '../../runner/occupant.ts';
import { type Admitted, admit } from '../matches/admit.ts';
import { describeMatch } from '../matches/describe-match.ts';
import { freshId } from '../matches/fresh-id.ts';
import type { MatchStorage, StoredMatch } from '../matches/match-storage.ts';
import { storedLines } from '../matches/record-file.ts';
import { LARGEST_FILE, TOO_LARGE } from './largest-file.ts';
import { type FiledMatch, NOTHING_REACHED, type Reached, readMatchesFile, readReached } from './matches-file.ts';

export interface Imported {
  readonly counts: { readonly [How in Admitted['how']]: number };
  /** What was reached according to the files. */
  readonly reached: Reached;
  /** A sentence for each refused match, with the file, the line and the fault. */
  readonly refused: readonly string[];
}

export interface ImportProgress {
  readonly file: string;
  /** The match being checked, counted from 1, and the number of matches in the file. */
  readonly match: number;
  readonly matches: number;
  /** How many of its moves have been replayed, and how many it has. */
  readonly move: number;
  readonly moves: number;
}

/** As much of a File as it takes. */
export type RecordFile = Pick<File, 'name' | 'lastModified' | 'size'> & { text(): Promise<string> };

const NOT_STORED = 'This browser could not save a match: its storage is full or switched off.';

/** Checks each match line by line and die by die. Too slow for the page's thread. */
export async function importFiles(
  storage: MatchStorage,
  files: readonly RecordFile[],
  tell: (progress: ImportProgress) => void = () => {},
): Promise<Imported> {
  const counts = { added: 0, continued: 0, known: 0 };
  const refused: string[] = [];
  let reached = NOTHING_REACHED;
  for (const file of files) {
    if (file.size > LARGEST_FILE) {
      refused.push(`${file.name}: ${TOO_LARGE}`);
      continue;
    }
    const content = await file.text();
    reached = both(reached, readReached(content));
    const all = readMatchesFile(content);
    for (const [i, filed] of all.entries()) {
      const place = { file: file.name, match: i + 1, matches: all.length };
      tell({ ...place, move: 0, moves: 0 });
      const checked = await check(storage, filed, file.lastModified, (move, moves) => tell({ ...place, move, moves }));
      if (!checked.ok) refused.push(`${file.name}, line ${checked.line}: ${checked.fact}`);
      else {
        const how = await admitted(storage, checked);
        if (how === undefined) refused.push(`${file.name}: ${NOT_STORED}`);
        else counts[how] += 1;
      }
    }
  }
  return { counts, reached, refused };
}

function both(one: Reached, other: Reached): Reached {
  return {
    lessons: [...one.lessons, ...other.lessons],
    hints: [...one.hints, ...other.hints],
    challenges: merged(one.challenges, other.challenges),
  };
}

async function admitted(storage: MatchStorage, { match, lines }: Checked): Promise<Admitted['how'] | undefined> {
  try {
    return (await admit(storage, match, lines)).how;
  } catch {
    return undefined;
  }
}

/** A record names its players only; a character whose level is not known anywhere plays on as a pilot. */
function botsAt(id: string) {
  const game = gameById(id);
  const characters = game?.characters ?? [];
  return [
    ...botsFor(game ?? {}).filter(({ level }) => level === undefined),
    ...characters.map((each) => ({ id: botIdOf({ level: 'pilot', character: each.id }), name: each.callSign })),
  ];
}

interface Checked {
  readonly ok: true;
  readonly match: StoredMatch;
  readonly lines: readonly string[];
}

async function check(
  storage: MatchStorage,
  filed: FiledMatch | Broken,
  at: number,
  tell: (move: number, moves: number) => void,
): Promise<Checked | Broken> {
  if ('ok' in filed) return filed;
  const { label, record, before } = filed;
  const broken = (line: number, fact: string): Broken => ({ ok: false, line: before + line, fact });
  const read = readRecord(record);
  if (!read.ok) return broken(read.line, read.fact);
  const { header, inputs } = read.record;
  const rules = await gameById(header.game)?.parts.rules();
  if (rules === undefined) return broken(1, `There is no game called "${header.game}" here.`);
  const each = (_: unknown, __: unknown, move: number): void => tell(move, inputs.length);
  // A match played by other rules can't be checked by these; it can be watched as far as they agree.
  const replayed = header.rules === rules.version ? replay(rules, read.record, each) : read;
  if (!replayed.ok) return broken(replayed.line, replayed.fact);
  const id = label?.id ?? (await freshId(storage));
  const occupants =
    label?.occupants.length === header.players.length ? label.occupants : occupantsIn(header, botsAt(header.game));
  const lines = storedLines(record);
  const { notes } = read.record;
  const match = describeMatch({ id, occupants, at: label?.at ?? at, ...(notes && { notes }) }, lines);
  return match === undefined ? broken(1, 'The header can’t be read.') : { ok: true, match, lines };
}
