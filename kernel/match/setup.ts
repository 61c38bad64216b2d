import type { GameTypes, Seating } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import type { Json } from '../values/json.ts';
import { validate } from '../values/validate.ts';

export type CheckedSetup<G extends GameTypes> =
  | { readonly ok: true; readonly setup: G['setup'] }
  | { readonly ok: false; readonly fact: string };

/**
 * The set-up with defaults filled in, or a sentence that says why no match can start from it; or could have started, if
 * the version of the rules at that time is given.
 */
export function checkSetup<G extends GameTypes>(
  rules: Rules<G>,
  setup: unknown,
  seating: Seating,
  version: number = rules.version,
): CheckedSetup<G> {
  const fitted = validate(rules.setup, setup);
  if (!fitted.ok) return { ok: false, fact: `The set-up isn’t valid: ${fitted.invalid.at} ${fitted.invalid.problem}.` };
  const fact = seatingProblem(rules, seating) ?? rules.objection?.(fitted.value, seating.length, version);
  return fact === undefined ? { ok: true, setup: fitted.value } : { ok: false, fact };
}

function seatingProblem(
  { id, seats, automata }: Pick<Rules<GameTypes>, 'id' | 'seats' | 'automata'>,
  seating: Seating,
): string | undefined {
  if (seating.length < seats.min || seating.length > seats.max) {
    const wanted = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
    return `The game ${id} has ${wanted} seats, not ${seating.length}.`;
  }
  const stranger = seating.find((name) => name !== null && !automata.some((automaton) => automaton.id === name));
  return typeof stranger === 'string' ? `There is no player called "${stranger}" for ${id}.` : undefined;
}

/** What the rules say against a seat bringing this, in sentences: nothing, if it may. Null is always possible. */
export function broughtFaults<G extends GameTypes>(
  rules: Rules<G>,
  setup: G['setup'],
  brought: Json,
): readonly string[] {
  if (brought === null) return [];
  if (rules.brings === undefined) return ['In this game, players bring nothing along.'];
  const fitted = validate(rules.brings.schema, brought);
  if (!fitted.ok) return [`This isn’t a valid ${rules.brings.what}: ${fitted.invalid.at} ${fitted.invalid.problem}.`];
  return rules.brings.faults(setup, brought);
}
