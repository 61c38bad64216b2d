import {
  type Broken,
  begin,
  checkSetup,
  type GameTypes,
  type Match,
  type MatchRecord,
  mayKnow,
  play,
  type Rules,
  replay,
  unhex,
  type View,
  view,
} from '@starboard/kernel';
import type { Viewer } from '../runner/match-runner.ts';

/** One moment of a replay: what happened, and what those eyes saw then. */
interface Scene {
  readonly event: GameTypes['event'];
  readonly view: View<GameTypes>;
}

export interface Replay {
  readonly record: MatchRecord;
  /** Where these rules do not lead through the record, and why; null where it holds to the last die. */
  readonly stopped: Broken | null;
  /** The match moment by moment, as those eyes saw it. */
  scenes(eyes: Viewer): readonly Scene[];
}

/** Checks a record to the last die. One that these rules do not lead through is played back as far as they do. */
export function openReplay(rules: Rules<GameTypes>, record: MatchRecord): Replay {
  const replayed = tried(() => replay(rules, record)) ?? NOTHING_OF_IT;
  return { record, stopped: replayed.ok ? null : replayed, scenes: (eyes) => scenesOf(rules, record, eyes) };
}

function scenesOf(rules: Rules<GameTypes>, { header, moves }: MatchRecord, eyes: Viewer): readonly Scene[] {
  const scenes: Scene[] = [];
  const observer = (event: GameTypes['event'], match: Match<GameTypes>): void => {
    if (mayKnow(event, eyes)) scenes.push({ event, view: onlyLooking(view(rules, match, eyes)) });
  };
  tried(() => {
    const table = checkSetup(rules, header.setup, header.seating);
    if (!table.ok) return;
    let match = begin(rules, table.setup, header.seating, unhex(header.key), observer);
    for (const move of moves) {
      const played = play(rules, match, move, observer);
      if (!played.ok) return;
      match = played.match;
    }
  });
  return scenes;
}

const NOTHING_OF_IT: Broken = { ok: false, line: 1, fact: 'These rules make nothing of it.' };

/** Rules may stumble over what was played by others. */
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
