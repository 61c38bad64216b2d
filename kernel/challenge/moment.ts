import { keyFromSeed } from '../dice/dice.ts';
import { BY_PURPOSE } from '../dice/match-dice.ts';
import type { Challenge, ChallengePool, ChallengeTable } from '../game/challenge.ts';
import type { Choice, GameTypes, View } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { type LessonPlace, layOut, put, type Scene, viewAt } from '../lesson/position.ts';
import { askOf, options } from '../match/options.ts';
import type { Input } from '../match/play.ts';
import { checkSetup } from '../match/setup.ts';
import type { MatchRecord } from '../record/record.ts';
import { hex } from '../values/sha256.ts';

/** The moment of a challenge: where its match stands, and what the seat can choose. */
export interface ChallengeMoment<G extends GameTypes> {
  readonly place: LessonPlace<G>;
  readonly view: View<G>;
  readonly ask: G['ask'];
  readonly options: readonly Choice<G>[];
  /** What led there, as lines of a record. */
  readonly inputs: readonly Input[];
}

/** Plays a challenge's match up to its moment. Throws if the rules lead somewhere else. */
export function momentOf<G extends GameTypes>(
  rules: Rules<G>,
  pool: Pick<ChallengePool, 'tables'>,
  challenge: Challenge,
): ChallengeMoment<G> {
  const { seat, seed, answers, worths } = challenge;
  const { setup, seating } = tableOf(pool, challenge);
  const scene: Scene<G> = { rules, seat, place: layOut(rules, { seat, seating }, { setup, seed }) };
  const inputs: Input[] = [];
  for (const answer of answers) {
    const { match } = scene.place;
    const [next] = match.asks;
    const choice = next && options(rules, match, next)[answer];
    if (next === undefined || choice === undefined) throw new Error(`challenge ${seed} can’t be reached any more`);
    inputs.push({ seat: next.seat, question: match.question, choice });
    put(scene, next.seat, choice);
  }
  const { place } = scene;
  const ask = askOf(place.match, seat);
  const listed = ask === undefined ? [] : options(rules, place.match, ask);
  if (ask === undefined || listed.length !== worths.length)
    throw new Error(`challenge ${seed} asks something else now`);
  return { place, view: viewAt(rules, place, seat), ask, options: listed, inputs };
}

/** The record of a challenge's match up to its moment. */
export function recordOfMoment<G extends GameTypes>(
  rules: Rules<G>,
  pool: Pick<ChallengePool, 'tables'>,
  challenge: Challenge,
  players: readonly string[],
): MatchRecord {
  const { setup: wanted, seating } = tableOf(pool, challenge);
  const checked = checkSetup(rules, wanted, seating);
  if (!checked.ok) throw new Error(`challenge ${challenge.seed} has no table: ${checked.fact}`);
  const { setup } = checked;
  const key = hex(keyFromSeed(challenge.seed));
  const header = { game: rules.id, rules: rules.version, setup, seating, players, key, dice: BY_PURPOSE };
  return { header, inputs: momentOf(rules, pool, challenge).inputs, result: null };
}

function tableOf(
  { tables }: Pick<ChallengePool, 'tables'>,
  { table, seed }: Challenge,
): { readonly setup: ChallengeTable['setup']; readonly seating: readonly null[] } {
  const found = tables[table];
  if (found === undefined) throw new Error(`challenge ${seed} has no table`);
  return { setup: found.setup, seating: Array.from({ length: found.seats }, () => null) };
}
