import type { ChallengePool, ChallengeTable } from '../game/challenge.ts';
import { integer, list, object, type Schema, text } from '../values/schema.ts';
import { validate } from '../values/validate.ts';

/** The rules check it when its match begins. */
const SETUP: Schema<ChallengeTable['setup']> = {};

const POOL = object({
  game: text(),
  rules: integer(1, 1_000_000),
  judge: text(),
  tables: list(object({ seats: integer(1, 100), setup: SETUP }), { minItems: 1 }),
  challenges: list(
    object({
      seed: text(),
      table: integer(0, 1000),
      answers: list(integer(0, 100_000)),
      seat: integer(0, 100),
      worths: list(integer(0, 100), { minItems: 2 }),
    }),
    { minItems: 1 },
  ),
});

/** A pool from its file. Throws if the file is something else. */
export function readPool(file: unknown): ChallengePool {
  const read = validate(POOL, file);
  if (!read.ok) throw new Error(`this is no pool of challenges: ${read.invalid.at} ${read.invalid.problem}`);
  return read.value;
}
