import {
  type AnsweredFor,
  answeredEvent,
  answeredFirst,
  type Broken,
  begin,
  blankMemory,
  checkSetup,
  diceOf,
  type GameTypes,
  type Input,
  learnt,
  type Match,
  type MatchRecord,
  type Memories,
  mayKnow,
  minutesFor,
  type Projection,
  play,
  project,
  type Refused,
  type Rules,
  readRecord,
  recordLine,
  replay,
  type View,
  view,
} from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import type { Undecided } from '../../storage/matches/match-storage.ts';
import { hashOn, recordFile } from '../../storage/matches/record-file.ts';
import type { Viewer } from '../match-runner.ts';

/** A match in this browser, with its record. */
export interface LocalMatch {
  readonly rules: Rules<GameTypes>;
  readonly viewer: readonly Viewer[];
  readonly seats: number;
  /** The time limit in minutes; null without one. */
  readonly minutes: number | null;
  /** The key of its dice. */
  readonly key: string;
  /** Whether its record may say when calls were made. */
  readonly timesCalls: boolean;
  match: Match<GameTypes>;
  /** What the players at this screen, and the bots, have learnt. */
  memories: Memories<GameTypes>;
  /** The record so far; lines are only added. */
  readonly lines: string[];
  /** Those lines in which the player decided nothing. */
  readonly undecided: Undecided[];
  /** The hash that the next line continues. */
  hash: string;
}

interface Base extends Pick<LocalMatch, 'rules' | 'viewer'> {
  readonly seats: number;
}

export interface DraftedMove {
  readonly ok: true;
  readonly match: Match<GameTypes>;
  readonly memories: Memories<GameTypes>;
  readonly lines: readonly string[];
  readonly undecided: readonly Undecided[];
  readonly hash: string;
  readonly updates: readonly Update[];
}

interface OpenedMatch {
  readonly ok: true;
  readonly localMatch: LocalMatch;
  readonly updates: readonly Update[];
}

/** Opens a match where its record ends. If nothing has been done yet, everybody sees its beginning. */
export function openLocalMatch(
  base: Pick<Base, 'rules' | 'viewer'>,
  lines: readonly string[],
  undecided: readonly Undecided[] = [],
): OpenedMatch | Broken {
  const read = readRecord(recordFile(lines));
  if (!read.ok) return read;
  const { rules, viewer } = base;
  const { header, inputs } = read.record;
  const past: GameTypes['event'][] = [];
  /** The same, with what the runner answered. */
  const told: GameTypes['event'][] = [];
  const answeredOn = new Map(undecided.map(({ line, answered }) => [line, answered]));
  const replayed = replay(rules, read.record, (_, led, place) => {
    past.push(...led);
    told.push(...led);
    const [next, answered] = [inputs[place], answeredOn.get(place + 1)];
    if (answered && next !== undefined && 'seat' in next) told.push(answeredEvent(answered, next.seat));
  });
  if (!replayed.ok) return replayed;
  const { match } = replayed;
  const seats = header.seating.length;
  const memories = viewersOf({ viewer, seats }).map(
    (viewer) => [viewer, learnt(rules, blankMemory(rules), past, viewer)] as const,
  );
  const fresh = inputs.length === 0 ? beginning({ rules, viewer, seats }, read.record) : undefined;
  const news = (viewer: Viewer): News =>
    fresh === undefined
      ? { past: told.filter((event) => mayKnow(event, viewer)), happenings: [] }
      : { past: [], happenings: fresh(viewer) };
  const checked = checkSetup(rules, header.setup, header.seating, header.rules);
  const localMatch: LocalMatch = {
    rules,
    viewer,
    seats,
    minutes: checked.ok ? minutesFor(rules, checked.setup) : null,
    key: header.key,
    timesCalls: read.record.format === undefined,
    match,
    memories,
    lines: [...lines],
    undecided: [...undecided],
    hash: hashOn(lines.at(-1)),
  };
  return { ok: true, localMatch, updates: updates(localMatch, news) };
}

const viewersOf = ({ viewer, seats }: Pick<Base, 'viewer' | 'seats'>): readonly Viewer[] => [
  ...viewer,
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** What each viewer at this screen sees of the set-up, up to the first question. */
function beginning(base: Base, { header }: MatchRecord): Projection<GameTypes>['happenings'] {
  const { rules } = base;
  const { observe, happenings } = project(rules, viewersOf(base));
  const table = checkSetup(rules, header.setup, header.seating, header.rules);
  const dice = diceOf(header);
  if (table.ok && dice !== undefined) begin(rules, table.setup, header.seating, dice, observe);
  return happenings;
}

/** Why a player decides nothing with a move: the runner answers for them, or it carries on their order. */
export type NoDecision = AnsweredFor | 'by-order';

/**
 * Tries a move or a call: returns what it would do, or why it is refused. Its cost doesn't depend on the length of the
 * match. The log of its seat says what was answered for it.
 */
export function tryInput(localMatch: LocalMatch, input: Input, why?: NoDecision): DraftedMove | Refused {
  const { rules } = localMatch;
  const viewers = viewersOf(localMatch);
  const { observe, happenings, memory } = project(rules, viewers, localMatch.memories);
  const played = play(rules, localMatch.match, input, observe);
  if (!played.ok) return played;
  const { match } = played;
  const answered = why === 'by-order' ? undefined : why;
  const line = localMatch.timesCalls ? input : withoutTime(input);
  const memories = viewers.map((viewer) => [viewer, memory(viewer)] as const);
  return {
    ok: true,
    match,
    memories,
    undecided: why === undefined ? [] : [{ line: localMatch.lines.length, answered: answered ?? null }],
    ...written(localMatch.hash, match.result === null ? [line] : [line, { result: match.result }]),
    updates: updates({ ...localMatch, match, memories }, (viewer) => ({ past: [], happenings: seen(viewer) })),
  };

  function seen(viewer: Viewer): News['happenings'] {
    const seat = answered !== undefined && 'seat' in input ? input.seat : null;
    if (answered === undefined || seat === null || viewer !== seat) return happenings(viewer);
    return answeredFirst(answered, seat, rules.see(localMatch.match.board, seat), happenings(seat));
  }
}

/** Records of the first two formats can’t say when a call was made. */
function withoutTime(input: Input): Input {
  if (!('call' in input)) return input;
  const { at: _, ...call } = input;
  return call;
}

export function accept(localMatch: LocalMatch, { match, memories, lines, undecided, hash }: DraftedMove): void {
  localMatch.match = match;
  localMatch.memories = memories;
  localMatch.lines.push(...lines);
  localMatch.undecided.push(...undecided);
  localMatch.hash = hash;
}

function written(before: string, facts: readonly object[]): Pick<DraftedMove, 'lines' | 'hash'> {
  const lines: string[] = [];
  let hash = before;
  for (const fact of facts) {
    const written = recordLine(fact, hash);
    lines.push(written.line);
    hash = written.hash;
  }
  return { lines, hash };
}

type News = Pick<Update, 'past' | 'happenings'>;

function updates(localMatch: LocalMatch, news: (viewer: Viewer) => News): readonly Update[] {
  return localMatch.viewer.map((viewer) => ({ viewer, view: viewOf(localMatch, viewer), ...news(viewer) }));
}

export function viewOf({ rules, match, memories }: LocalMatch, viewer: Viewer): View<GameTypes> {
  return view(rules, match, viewer, memories.find(([whose]) => whose === viewer)?.[1]);
}
