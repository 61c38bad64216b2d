import type { Json } from '../values/json.ts';
import type { Schema } from '../values/schema.ts';
import type { GameTypes } from './game-types.ts';

/** What each seat may bring to a match before it begins, such as a squad. */
export interface Bringing<G extends GameTypes> {
  /** In a word: "squad". */
  readonly what: string;
  readonly schema: Schema;
  /** Everything that the rules say against bringing this to a match with this set-up, in sentences. */
  faults(setup: G['setup'], brought: Json): readonly string[];
  /** The set-up with what the seats brought: null for a seat that takes what the set-up gives it. */
  into(setup: G['setup'], brought: readonly Json[]): G['setup'];
}
