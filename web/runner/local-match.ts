import {
  type Broken,
  begin,
  type GameTypes,
  type Header,
  type Match,
  type Move,
  mayKnow,
  play,
  type Refused,
  type Rules,
  readRecord,
  replay,
  unhex,
  view,
  writeRecord,
} from '@starboard/kernel';
import type { Happening, Update } from '@starboard/protocol';
import type { Viewer } from './match-runner.ts';

/** What a move has brought about, not yet the truth: it becomes that when it is kept. */
export interface Draft {
  readonly ok: true;
  readonly match: Match<GameTypes>;
  readonly moves: readonly Move[];
  readonly record: string;
  readonly updates: readonly Update[];
}

/** A match being played, with the record it follows from. */
export interface LocalMatch {
  readonly rules: Rules<GameTypes>;
  readonly header: Header;
  readonly eyes: readonly Viewer[];
  readonly match: Match<GameTypes>;
  readonly moves: readonly Move[];
}

type Base = Pick<LocalMatch, 'rules' | 'header' | 'eyes'>;

/** A new match, from its set-up to its first question. */
export function startMatch(base: Base): Draft {
  const { rules, header, eyes } = base;
  const { seen, observer } = watching(rules, eyes);
  const match = begin(rules, header.setup, header.seating, unhex(header.key), observer);
  return draft(base, match, [], (each) => ({ past: [], happenings: seen(each) }));
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

/** A match taken up again where its record ends. */
export function resumeMatch(base: Base, file: string): Draft | Broken {
  const read = readRecord(file);
  if (!read.ok) return read;
  const events: GameTypes['event'][] = [];
  const replayed = replay(base.rules, read.record, (_, led) => events.push(...led));
  if (!replayed.ok) return replayed;
  return draft(base, replayed.match, read.record.moves, (eyes) => ({ past: known(events, eyes), happenings: [] }));
}

/** Tries a move: what it would bring, or why it is refused. */
export function tryMove(localMatch: LocalMatch, move: Move): Draft | Refused {
  const { rules, eyes } = localMatch;
  const { seen, observer } = watching(rules, eyes);
  const played = play(rules, localMatch.match, move, observer);
  if (!played.ok) return played;
  return draft(localMatch, played.match, [...localMatch.moves, move], (each) => ({ past: [], happenings: seen(each) }));
}

function draft(
  { rules, header, eyes }: Base,
  match: Match<GameTypes>,
  moves: readonly Move[],
  news: (eyes: Viewer) => Pick<Update, 'past' | 'happenings'>,
): Draft {
  return {
    ok: true,
    match,
    moves,
    record: writeRecord({ header, moves, result: match.result }),
    updates: eyes.map((each) => ({ eyes: each, view: view(rules, match, each), ...news(each) })),
  };
}

function known(events: readonly GameTypes['event'][], eyes: Viewer): readonly GameTypes['event'][] {
  return events.filter((event) => mayKnow(event, eyes));
}
