import {
  type Broken,
  begin,
  type GameTypes,
  type Match,
  type MatchRecord,
  mayKnow,
  play,
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

function scenesOf(rules: Rules<GameTypes>, { header, moves }: MatchRecord, eyes: Viewer): readonly Scene[] {
  const scenes: Scene[] = [];
  const observer = (event: GameTypes['event'], match: Match<GameTypes>): void => {
    if (mayKnow(event, eyes)) scenes.push({ event, view: onlyLooking(view(rules, match, eyes)) });
  };
  let match = begin(rules, header.setup, header.seating, unhex(header.key), observer);
  for (const move of moves) {
    const played = play(rules, match, move, observer);
    if (!played.ok) throw new Error(`a verified record holds a move that is refused: ${played.fact}`);
    match = played.match;
  }
  return scenes;
}

function onlyLooking(seen: View<GameTypes>): View<GameTypes> {
  return { ...seen, asked: [], ready: [], sealed: [], mine: null };
}
