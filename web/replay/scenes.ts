import {
  type Broken,
  begin,
  type GameTypes,
  type Match,
  type MatchRecord,
  play,
  project,
  type Rules,
  unhex,
  type View,
  verify,
  view,
} from '@starboard/kernel';
import type { Viewer } from '../runner/match-runner.ts';

/** One moment of a replay: what happened, and what those eyes saw then. */
interface Scene {
  readonly event: GameTypes['event'];
  readonly view: View<GameTypes>;
}

export interface Replay {
  readonly ok: true;
  readonly record: MatchRecord;
  /** The match moment by moment, as those eyes saw it. */
  scenes(eyes: Viewer): readonly Scene[];
}

/** Checks a record to the last die; only one that holds is played back. */
export function openReplay(rules: Rules<GameTypes>, file: string): Replay | Broken {
  const verified = verify(rules, file);
  if (!verified.ok) return verified;
  const { record } = verified;
  return { ok: true, record, scenes: (eyes) => scenesOf(rules, record, eyes) };
}

function scenesOf(rules: Rules<GameTypes>, { header, inputs }: MatchRecord, eyes: Viewer): readonly Scene[] {
  const { observe, happenings, memory } = project(rules, [eyes]);
  const scenes: Scene[] = [];
  const show = (match: Match<GameTypes>): void => {
    const seen = onlyLooking(view(rules, match, eyes, memory(eyes)));
    for (const { event, board, frame } of happenings(eyes).slice(scenes.length)) {
      scenes.push({ event, view: { ...seen, board, stack: frame === null ? [] : [frame] } });
    }
  };
  let match = begin(rules, header.setup, header.seating, unhex(header.key), observe);
  show(match);
  for (const input of inputs) {
    const played = play(rules, match, input, observe);
    if (!played.ok) throw new Error(`a verified record holds a line that is refused: ${played.fact}`);
    match = played.match;
    show(match);
  }
  return scenes;
}

function onlyLooking(seen: View<GameTypes>): View<GameTypes> {
  return { ...seen, asked: [], ready: [], sealed: [], mine: null };
}
