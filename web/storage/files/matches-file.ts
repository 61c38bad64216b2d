import { type Broken, canonical, integer, list, object, oneOf, type Schema, text, validate } from '@starboard/kernel';
import { type ChallengeResults, readResults } from '../../challenge/result.ts';
import { isOccupant } from '../../runner/occupant.ts';
import type { StoredMatch } from '../matches/match-storage.ts';

export type Label = Pick<StoredMatch, 'id' | 'occupants' | 'at'>;

export interface FiledMatch {
  /** Null in a file with a single record. */
  readonly label: Label | null;
  readonly record: string;
  /** How many lines of the file precede the record. */
  readonly before: number;
}

const FORMAT = 'starboard-matches-1';
const FIRST = object({ format: oneOf([FORMAT]), matches: integer(0, 1_000_000) });

const ANYTHING: Schema = {};
const LABEL = object({
  match: object({ id: text({ pattern: '^[\\w-]{1,40}$' }), occupants: list(ANYTHING), at: integer(0, 1e15) }),
});
const LABEL_START = '{"match":';

const NAMES = list(text({ pattern: '^[\\w-]{1,40}/[\\w-]{1,40}$' }), { maxItems: 1000 });
const LESSONS = object({ lessons: NAMES });
const HINTS = object({ hints: NAMES });

/** What a player has reached besides matches. */
export interface Reached {
  /** The lessons done. */
  readonly lessons: readonly string[];
  /** The hints learnt. */
  readonly hints: readonly string[];
  readonly challenges: ChallengeResults;
}

export const NOTHING_REACHED: Reached = { lessons: [], hints: [], challenges: {} };

/**
 * Lines of JSON: the number of matches, the lessons done, the hints learnt, the results of challenges, then for each match its players and
 * its unchanged record.
 */
export function writeMatchesFile(
  parts: readonly { readonly match: Label; readonly record: string }[],
  { lessons, hints, challenges }: Reached = NOTHING_REACHED,
): string {
  const labelled = parts.map(
    ({ match: { id, occupants, at }, record }) => `${canonical({ match: { id, occupants, at } })}\n${record}`,
  );
  const done = lessons.length === 0 ? '' : `${canonical({ lessons })}\n`;
  const learnt = hints.length === 0 ? '' : `${canonical({ hints })}\n`;
  const tried = Object.keys(challenges).length === 0 ? '' : `${canonical({ challenges: { ...challenges } })}\n`;
  return `${canonical({ format: FORMAT, matches: parts.length })}\n${done}${learnt}${tried}${labelled.join('')}`;
}

/** What was reached according to a file: it stands between the first line and the first match. */
export function readReached(file: string): Reached {
  const [first, ...next] = file.split('\n', MOST_BEFORE_MATCHES);
  if (!validate(FIRST, parsed(first)).ok) return NOTHING_REACHED;
  const end = next.findIndex((line) => line.startsWith(LABEL_START));
  const lines = (end < 0 ? next : next.slice(0, end)).map(parsed);
  const lessons = lines.map((line) => validate(LESSONS, line)).find((found) => found.ok);
  const hints = lines.map((line) => validate(HINTS, line)).find((found) => found.ok);
  const challenges = lines.find((line): line is { challenges: unknown } => isObject(line) && 'challenges' in line);
  return {
    lessons: lessons?.value.lessons ?? [],
    hints: hints?.value.hints ?? [],
    challenges: readResults(challenges?.challenges),
  };
}

/** The first line, and one for each thing that was reached. */
const MOST_BEFORE_MATCHES = 4;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The matches in a file of several, or the single record that is the file. */
export function readMatchesFile(file: string): readonly (FiledMatch | Broken)[] {
  const lines = file.split('\n');
  const first = validate(FIRST, parsed(lines[0]));
  if (!first.ok) return [{ label: null, record: file, before: 0 }];
  const starts = [...lines.keys()].filter((i) => lines[i]?.startsWith(LABEL_START));
  const found = starts.map((start, i) => filed(lines, start, starts[i + 1] ?? lines.length));
  if (starts.length === first.value.matches) return found;
  const fact = `The file is incomplete. It should hold ${first.value.matches} matches, but it holds ${starts.length}.`;
  return [...found, { ok: false, line: lines.length, fact }];
}

function filed(lines: readonly string[], start: number, end: number): FiledMatch | Broken {
  const label = validate(LABEL, parsed(lines[start]));
  const occupants = label.ok ? label.value.match.occupants : [];
  if (!label.ok || !occupants.every(isOccupant)) {
    return { ok: false, line: start + 1, fact: 'This line does not say who plays the match.' };
  }
  const { id, at } = label.value.match;
  const rest = lines.slice(start + 1, end);
  return {
    label: { id, at, occupants },
    record: `${rest.filter((line) => line !== '').join('\n')}\n`,
    before: start + 1,
  };
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
