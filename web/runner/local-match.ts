import {
  type Broken,
  begin,
  type GameTypes,
  type Header,
  type Input,
  learnt,
  type Match,
  type Memories,
  mayKnow,
  type Projection,
  play,
  project,
  type Refused,
  type Rules,
  readRecord,
  replay,
  unhex,
  view,
  writeRecord,
} from '@starboard/kernel';
import type { Update } from '@starboard/protocol';
import type { Viewer } from './match-runner.ts';

/** What a move has brought about, not yet the truth: it becomes that when it is kept. */
export interface Draft {
  readonly ok: true;
  readonly match: Match<GameTypes>;
  readonly inputs: readonly Input[];
  readonly memories: Memories<GameTypes>;
  readonly record: string;
  readonly updates: readonly Update[];
}

/** A match being played, with the record it follows from. */
export interface LocalMatch {
  readonly rules: Rules<GameTypes>;
  readonly header: Header;
  readonly eyes: readonly Viewer[];
  readonly match: Match<GameTypes>;
  readonly inputs: readonly Input[];
  /** What those at this screen, and bots, have learnt. */
  readonly memories: Memories<GameTypes>;
}

type Base = Pick<LocalMatch, 'rules' | 'header' | 'eyes'>;

const viewersOf = ({ header, eyes }: Base): readonly Viewer[] => [...eyes, ...header.seating.keys()];

/** A new match, from its set-up to its first question. */
export function startMatch(base: Base): Draft {
  const { rules, header } = base;
  const projection = project(rules, viewersOf(base));
  const match = begin(rules, header.setup, header.seating, unhex(header.key), projection.observe);
  return draft(base, match, [], projection);
}

/** A match taken up again where its record ends. */
export function resumeMatch(base: Base, file: string): Draft | Broken {
  const read = readRecord(file);
  if (!read.ok) return read;
  const { rules } = base;
  const events: GameTypes['event'][] = [];
  const replayed = replay(rules, read.record, (_, led) => events.push(...led));
  if (!replayed.ok) return replayed;
  const blank = project(rules, viewersOf(base));
  const projection: Projection<GameTypes> = {
    ...blank,
    memory: (viewer) => learnt(rules, blank.memory(viewer), events, viewer),
  };
  return draft(base, replayed.match, read.record.inputs, projection, events);
}

/** Tries a move or a call: what it would bring, or why it is refused. */
export function tryMove(localMatch: LocalMatch, input: Input): Draft | Refused {
  const { rules, memories, inputs } = localMatch;
  const projection = project(rules, viewersOf(localMatch), memories);
  const played = play(rules, localMatch.match, input, projection.observe);
  if (!played.ok) return played;
  return draft(localMatch, played.match, [...inputs, input], projection);
}

function draft(
  base: Base,
  match: Match<GameTypes>,
  inputs: readonly Input[],
  { happenings, memory }: Projection<GameTypes>,
  past: readonly GameTypes['event'][] = [],
): Draft {
  const { rules, header, eyes } = base;
  return {
    ok: true,
    match,
    inputs,
    memories: viewersOf(base).map((viewer) => [viewer, memory(viewer)]),
    record: writeRecord({ header, inputs, result: match.result }),
    updates: eyes.map((each) => ({
      eyes: each,
      view: view(rules, match, each, memory(each)),
      past: past.filter((event) => mayKnow(event, each)),
      happenings: happenings(each),
    })),
  };
}
