import {
  type Broken,
  begin,
  checkSetup,
  type GameTypes,
  type Match,
  type MatchRecord,
  type Move,
  mayKnow,
  play,
  type Refused,
  type Rules,
  readRecord,
  recordLine,
  replay,
  unhex,
  view,
} from '@starboard/kernel';
import type { Happening, Update } from '@starboard/protocol';
import { hashOn, recordFile } from '../storage/matches/record-file.ts';
import type { Viewer } from './match-runner.ts';

/** A match being played in this browser, with the record it follows from. */
export interface LocalMatch {
  readonly rules: Rules<GameTypes>;
  readonly eyes: readonly Viewer[];
  match: Match<GameTypes>;
  /** The record so far; it is only ever added to. */
  readonly lines: string[];
  /** What the next line goes on from. */
  hash: string;
}

type Base = Pick<LocalMatch, 'rules' | 'eyes'>;

/** What a move would bring about. */
export interface Draft {
  readonly ok: true;
  readonly match: Match<GameTypes>;
  /** What it adds to the record. */
  readonly lines: readonly string[];
  readonly hash: string;
  readonly updates: readonly Update[];
}

interface OpenedMatch {
  readonly ok: true;
  readonly localMatch: LocalMatch;
  readonly updates: readonly Update[];
}

/** Takes a match up where its record ends. One in which nobody has moved yet begins before all eyes. */
export function openLocalMatch(base: Base, lines: readonly string[]): OpenedMatch | Broken {
  const read = readRecord(recordFile(lines));
  if (!read.ok) return read;
  const past: GameTypes['event'][] = [];
  const replayed = replay(base.rules, read.record, (_, led) => past.push(...led));
  if (!replayed.ok) return replayed;
  const { match } = replayed;
  const fresh = read.record.moves.length === 0 ? beginning(base, read.record) : undefined;
  const news = (eyes: Viewer): News =>
    fresh === undefined ? { past: known(past, eyes), happenings: [] } : { past: [], happenings: fresh(eyes) };
  const localMatch = { ...base, match, lines: [...lines], hash: hashOn(lines.at(-1)) };
  return { ok: true, localMatch, updates: updates(base, match, news) };
}

/** What each pair of eyes sees of the set-up, up to the first question. */
function beginning({ rules, eyes }: Base, { header }: MatchRecord): (eyes: Viewer) => readonly Happening[] {
  const { seen, observer } = watching(rules, eyes);
  const table = checkSetup(rules, header.setup, header.seating);
  if (table.ok) begin(rules, table.setup, header.seating, unhex(header.key), observer);
  return seen;
}

/** Tries a move: what it would bring, or why it is refused. Its cost does not depend on how long the match is. */
export function tryMove(localMatch: LocalMatch, move: Move): Draft | Refused {
  const { rules, eyes } = localMatch;
  const { seen, observer } = watching(rules, eyes);
  const played = play(rules, localMatch.match, move, observer);
  if (!played.ok) return played;
  const { match } = played;
  return {
    ok: true,
    match,
    ...written(localMatch.hash, match.result === null ? [move] : [move, { result: match.result }]),
    updates: updates(localMatch, match, (each) => ({ past: [], happenings: seen(each) })),
  };
}

/** Makes a draft the truth. */
export function accept(localMatch: LocalMatch, { match, lines, hash }: Draft): void {
  localMatch.match = match;
  localMatch.lines.push(...lines);
  localMatch.hash = hash;
}

function written(before: string, facts: readonly object[]): Pick<Draft, 'lines' | 'hash'> {
  const lines: string[] = [];
  let hash = before;
  for (const fact of facts) {
    const written = recordLine(fact, hash);
    lines.push(written.line);
    hash = written.hash;
  }
  return { lines, hash };
}

/** Collects what each pair of eyes sees as it happens. */
function watching(rules: Rules<GameTypes>, eyes: readonly Viewer[]) {
  const happenings = eyes.map((): Happening[] => []);
  return {
    seen: (each: Viewer): readonly Happening[] => happenings[eyes.indexOf(each)] ?? [],
    observer(event: GameTypes['event'], match: Match<GameTypes>): void {
      for (const [i, each] of eyes.entries()) {
        if (mayKnow(event, each)) happenings[i]?.push({ event, board: rules.see(match.board, each) });
      }
    },
  };
}

type News = Pick<Update, 'past' | 'happenings'>;

function updates({ rules, eyes }: Base, match: Match<GameTypes>, news: (eyes: Viewer) => News): readonly Update[] {
  return eyes.map((each) => ({ eyes: each, view: view(rules, match, each), ...news(each) }));
}

function known(events: readonly GameTypes['event'][], eyes: Viewer): readonly GameTypes['event'][] {
  return events.filter((event) => mayKnow(event, eyes));
}
