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

/**
 * Checks a record completely. If the rules don't lead through it, it can be played back up to there. What `first` saw is
 * collected on the way, so that a sound record is played only once before it is shown.
 */
export function openReplay(rules: Rules<GameTypes>, record: MatchRecord, first: Viewer = null): Replay {
  const { observe, take, scenes } = collecting(rules, first);
  const replayed = tried(() => replay(rules, record, (match, _, place) => take(match, place), observe));
  const known = new Map<Viewer, readonly ReplayScene[]>(replayed?.ok === true ? [[first, scenes]] : []);
  return {
    record,
    stopped: replayed === undefined ? NOTHING_OF_IT : replayed.ok ? null : replayed,
    scenes(viewer) {
      const all = known.get(viewer) ?? scenesOf(rules, record, viewer);
      known.set(viewer, all);
      return all;
    },
  };
}

/** As far as the rules lead, whatever they say of the rest. */
function scenesOf(rules: Rules<GameTypes>, { header, inputs }: MatchRecord, viewer: Viewer): readonly ReplayScene[] {
  const { observe, take, scenes } = collecting(rules, viewer);
  tried(() => {
    const table = checkSetup(rules, header.setup, header.seating, header.rules);
    const dice = diceOf(header);
    if (!table.ok || dice === undefined) return;
    let match = branchedAt(rules, begin(rules, table.setup, header.seating, dice, observe), header, 0);
    take(match, 0);
    for (const [i, input] of inputs.entries()) {
      const played = play(rules, match, input, observe);
      if (!played.ok) return;
      match = branchedAt(rules, played.match, header, i + 1);
      take(match, i + 1);
    }
  });
  return scenes;
}

/** Makes scenes of what a viewer receives. */
function collecting(rules: Rules<GameTypes>, viewer: Viewer) {
  const { observe, happenings, memory } = project(rules, [viewer]);
  const scenes: ReplayScene[] = [];
  let question = 0;
  return {
    scenes,
    observe,
    /** After each input: the match, and how many inputs led to it. */
    take(match: Match<GameTypes>, place: number): void {
      const seen = {
        ...NOBODY_ASKED,
        seat: viewer,
        question: match.question,
        memory: memory(viewer),
        result: match.result,
      };
      const all = happenings(viewer);
      for (let i = scenes.length; i < all.length; i++) {
        const happening = all[i];
        if (happening === undefined) break;
        const { board, frame } = happening;
        const view: View<GameTypes> = { ...seen, board, stack: frame === null ? [] : [frame] };
        scenes.push({ ...happening, view, turn: rules.turn(board), question, place });
      }
      question = match.question;
    },
  };
}

const NOBODY_ASKED = { asked: [], ready: [], sealed: [], mine: null };

const NOTHING_OF_IT: Broken = { ok: false, line: 1, fact: 'The current rules can’t play it.' };

/** The rules may throw on moves that were made under other rules. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
