import { fairProblem } from '../dice/fair.ts';
import type { GameTypes, Match, Observer } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { begin } from '../match/begin.ts';
import { cloneMatch } from '../match/clone.ts';
import { type Input, play } from '../match/play.ts';
import { checkSetup } from '../match/setup.ts';
import { same } from '../values/json.ts';
import { endBy } from './ended.ts';
import { readRecord } from './read-record.ts';
import type { Broken, MatchRecord } from './record.ts';
import { branchedAt, diceOf } from './record-dice.ts';

export interface Replayed<G extends GameTypes> {
  readonly ok: true;
  readonly match: Match<G>;
  readonly record: MatchRecord;
}

/** Sees every state on the way and what led to it. */
type Each<G extends GameTypes> = (match: Match<G>, events: readonly G['event'][], inputs: number) => void;

/**
 * Plays a record again from its set-up, seed and moves; `observer` sees every event with the match of its moment. One
 * of older rules holds if these lead through all of it to the same result.
 */
export function replay<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  each?: Each<G>,
  observer?: Observer<G>,
): Replayed<G> | Broken {
  const { header } = record;
  if (header.game !== rules.id) return broken(1, `This is a record of "${header.game}", not of ${rules.id}.`);
  const versions = `It was played with version ${header.rules} of the rules, but these are version ${rules.version}.`;
  if (header.rules > rules.version) return broken(1, versions);
  const played = playAgain(rules, record, each, observer);
  return played.ok || header.rules === rules.version ? played : broken(played.line, `${played.fact} ${versions}`);
}

function playAgain<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  each?: Each<G>,
  observer?: Observer<G>,
): Replayed<G> | Broken {
  const { header, inputs, result } = record;
  const dice = diceOf(header);
  if (dice === undefined) {
    return broken(1, `Its dice were made by a method that this version doesn’t know: "${header.dice}".`);
  }
  const checked = checkSetup(rules, header.setup, header.seating, header.rules);
  if (!checked.ok) return broken(1, checked.fact);

  const unfair = header.fair && fairProblem(header.fair, header.key);
  if (unfair !== undefined) return broken(1, unfair);

  const events: G['event'][] = [];
  let match = begin(rules, checked.setup, header.seating, dice, (event, moment) => {
    events.push(event);
    observer?.(event, moment);
  });
  match = branchedAt(rules, match, header, 0);
  each?.(match, events, 0);
  for (const [i, input] of inputs.entries()) {
    const played = isForSeats(input, header.seating.length) ? play(rules, match, input, observer) : NO_SEAT;
    if (!played.ok) return broken(i + 2, `This line can’t be played: ${played.fact}`);
    match = branchedAt(rules, played.match, header, i + 1);
    each?.(match, played.events, i + 1);
  }
  if (record.ended !== undefined && match.result === null) {
    match = cloneMatch(rules, match);
    endBy(rules, match, record.ended, header.seating.length);
  }
  if (!same(match.result, result))
    return broken(inputs.length + 2, 'The moves don’t lead to the result that the record gives.');
  return { ok: true, match, record };
}

const NO_SEAT = { ok: false, fact: 'There is no such seat.' } as const;

function isForSeats(input: Input, seats: number): boolean {
  return !('seats' in input) || input.seats.every((seat) => seat < seats);
}

/** Reads, checks and replays a record file. */
export function verify<G extends GameTypes>(rules: Rules<G>, file: string): Replayed<G> | Broken {
  const read = readRecord(file);
  return read.ok ? replay(rules, read.record) : read;
}

function broken(line: number, fact: string): Broken {
  return { ok: false, line, fact };
}
