import {
  begin,
  choose,
  diceFromSeed,
  type GameTypes,
  keyFromSeed,
  type Match,
  type MatchDice,
  options,
  pick,
  type Rules,
  roll2d6For,
  rollFor,
} from '@starboard/kernel';
import { randomCase } from './fuzz-case.ts';

/** A roll that an event reports: what it was for, who made it, and what it showed. */
interface NamedRoll<Purpose extends string> {
  readonly purpose: Purpose;
  readonly who: number | null;
  readonly sides?: number;
  /** Faces of single dice, or of a pair that was rolled at once. */
  readonly faces: readonly (number | string)[];
  readonly pair?: boolean;
  /** What is printed on the sides of a die, if not numbers. */
  readonly printed?: readonly string[];
}

/** By the rulebook: the rolls that an event reports, in the order in which they were made. */
export type RollsIn<G extends GameTypes> = (event: G['event'], match: Match<G>) => readonly NamedRoll<G['purpose']>[];

interface NamedDiceCheck<G extends GameTypes> {
  readonly games: number;
  readonly seed: string;
  /** Settings that every case has. */
  readonly setup?: Partial<G['setup']>;
  readonly seats?: number;
  /** Purposes that no event shows. */
  readonly unseen?: readonly G['purpose'][];
}

/**
 * Plays random matches and compares every roll that an event reports with the one that its name gives: the key, the turn,
 * the purpose, who rolls, and how many rolls came before it for the same. Returns the first that differs, or which
 * purposes were never seen.
 */
export function namedDiceFault<G extends GameTypes>(
  rules: Rules<G>,
  rollsIn: RollsIn<G>,
  { games, seed, unseen = [], ...held }: NamedDiceCheck<G>,
): string | undefined {
  const seen = new Set<G['purpose']>(unseen);
  for (let i = 0; i < games; i++) {
    const fault = faultIn(rules, rollsIn, `${seed}/${i}`, held, seen);
    if (fault !== undefined) return fault;
  }
  const missing = rules.purposes.filter((purpose) => !seen.has(purpose));
  return missing.length === 0 ? undefined : `nobody rolled for ${missing.join(', ')}`;
}

function faultIn<G extends GameTypes>(
  rules: Rules<G>,
  rollsIn: RollsIn<G>,
  seed: string,
  { setup: held, seats }: Pick<NamedDiceCheck<G>, 'setup' | 'seats'>,
  seen: Set<G['purpose']>,
): string | undefined {
  const dice = diceFromSeed(`${seed}/case`);
  const { setup, seating } = randomCase(rules as Rules<GameTypes>, dice, held, seats);
  const key = keyFromSeed(seed);
  const streams = new Map<string, MatchDice<G['purpose']>>();
  let fault: string | undefined;
  const see = (event: G['event'], match: Match<G>): void => {
    for (const roll of rollsIn(event, match)) {
      seen.add(roll.purpose);
      const turn = rules.turn(match.board);
      const name = `${turn} ${roll.purpose} ${roll.who}`;
      const stream = streams.get(name) ?? { key, turn, drawn: [], rigged: [], script: [] };
      streams.set(name, stream);
      const named = facesOf(stream, roll);
      if (named.join() !== roll.faces.join()) {
        fault ??= `${seed}, turn ${name}: ${event.type} has ${roll.faces.join()}, and its name gives ${named.join()}`;
      }
    }
  };
  const match = begin(rules, setup, seating, key, see);
  while (match.result === null && fault === undefined) {
    const ask = pick(dice, match.asks);
    choose(rules, match, ask, pick(dice, options(rules, match, ask)), (event) => see(event, match));
  }
  return fault;
}

/** The next faces of a stream that nothing else is drawn from. */
function facesOf<P extends string>(
  stream: MatchDice<P>,
  { purpose, who, sides = 6, faces, pair, printed }: NamedRoll<P>,
): readonly (number | string)[] {
  if (pair) return roll2d6For(stream, purpose, who);
  return faces.map(() => {
    const face = rollFor(stream, purpose, who, sides);
    return printed === undefined ? face : (printed[face - 1] ?? '');
  });
}
