import {
  type Broken,
  begin,
  type Match,
  type MatchRecord,
  mayKnow,
  play,
  type Rules,
  type Spec,
  unhex,
  type View,
  verify,
  view,
} from '@starboard/kernel';
import type { Eyes } from '../host/host.ts';

/** One moment of a replay: what happened, and what those eyes saw then. */
interface Scene {
  readonly event: Spec['event'];
  readonly view: View<Spec>;
}

export interface Replay {
  readonly ok: true;
  readonly record: MatchRecord;
  /** The match moment by moment, as those eyes saw it. */
  scenes(eyes: Eyes): readonly Scene[];
}

/** Checks a record to the last die; only one that holds is played back. */
export function openReplay(rules: Rules<Spec>, file: string): Replay | Broken {
  const verified = verify(rules, file);
  if (!verified.ok) return verified;
  const { record } = verified;
  return { ok: true, record, scenes: (eyes) => scenesOf(rules, record, eyes) };
}

function scenesOf(rules: Rules<Spec>, { header, moves }: MatchRecord, eyes: Eyes): readonly Scene[] {
  const scenes: Scene[] = [];
  const witness = (event: Spec['event'], match: Match<Spec>): void => {
    if (mayKnow(event, eyes)) scenes.push({ event, view: onlyLooking(view(rules, match, eyes)) });
  };
  let match = begin(rules, header.setup, header.seating, unhex(header.key), witness);
  for (const move of moves) {
    const played = play(rules, match, move, witness);
    if (!played.ok) throw new Error(`a verified record holds a move that is refused: ${played.fact}`);
    match = played.match;
  }
  return scenes;
}

function onlyLooking(seen: View<Spec>): View<Spec> {
  return { ...seen, asked: [], ready: [], sealed: [], mine: null };
}
