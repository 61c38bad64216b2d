import {
  type Broken,
  begin,
  branchedAt,
  checkSetup,
  diceOf,
  type GameTypes,
  type Happening,
  type Match,
  type MatchRecord,
  play,
  project,
  type Rules,
  replay,
  type View,
  view,
} from '@starboard/kernel';
import type { Viewer } from '../runner/match-runner.ts';

/** One moment of a replay: what happened, and what the viewer saw. */
export interface ReplayScene extends Happening<GameTypes> {
  readonly view: View<GameTypes>;
  readonly turn: number;
  /** The question whose answers led here; 0 before the first. */
  readonly question: number;
  /** How many inputs of the record it takes to get here. */
  readonly place: number;
}

export interface Replay {
  readonly record: MatchRecord;
  /** Where the rules no longer lead through the record, and why; null if they lead to its end. */
  readonly stopped: Broken | null;
  /** The match moment by moment, as this viewer saw it. */
  scenes(viewer: Viewer): readonly ReplayScene[];
}

/** Checks a record completely. If the rules don't lead through it, it can be played back up to there. */
export function openReplay(rules: Rules<GameTypes>, record: MatchRecord): Replay {
  const replayed = tried(() => replay(rules, record)) ?? NOTHING_OF_IT;
  return { record, stopped: replayed.ok ? null : replayed, scenes: (viewer) => scenesOf(rules, record, viewer) };
}

function scenesOf(rules: Rules<GameTypes>, { header, inputs }: MatchRecord, viewer: Viewer): readonly ReplayScene[] {
  const { observe, happenings, memory } = project(rules, [viewer]);
  const scenes: ReplayScene[] = [];
  const show = (match: Match<GameTypes>, question: number, place: number): void => {
    const seen = onlyLooking(view(rules, match, viewer, memory(viewer)));
    for (const happening of happenings(viewer).slice(scenes.length)) {
      const { board, frame } = happening;
      const shown = { ...seen, board, stack: frame === null ? [] : [frame] };
      scenes.push({ ...happening, view: shown, turn: rules.turn(board), question, place });
    }
  };
  tried(() => {
    const table = checkSetup(rules, header.setup, header.seating, header.rules);
    const dice = diceOf(header);
    if (!table.ok || dice === undefined) return;
    let match = branchedAt(rules, begin(rules, table.setup, header.seating, dice, observe), header, 0);
    show(match, 0, 0);
    for (const [i, input] of inputs.entries()) {
      const played = play(rules, match, input, observe);
      if (!played.ok) return;
      const { question } = match;
      match = branchedAt(rules, played.match, header, i + 1);
      show(match, question, i + 1);
    }
  });
  return scenes;
}

const NOTHING_OF_IT: Broken = { ok: false, line: 1, fact: 'The current rules can’t play it.' };

/** The rules may throw on moves that were made under other rules. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function onlyLooking(seen: View<GameTypes>): View<GameTypes> {
  return { ...seen, asked: [], ready: [], sealed: [], mine: null };
}
