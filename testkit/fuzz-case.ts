import {
  type Dice,
  draw,
  type GameTypes,
  type Json,
  pick,
  type Rules,
  type Schema,
  type Seating,
} from '@starboard/kernel';

/** A set-up, and which seats are automata. */
export interface FuzzCase {
  readonly setup: object;
  readonly seating: Seating;
}

/** After this many refused cases in a row, we assume that there is none. */
const TRIES = 100_000;

/**
 * Any case that the rules allow, each member drawn evenly; `held` members, and a given number of seats, are not drawn.
 */
export function randomCase(rules: Rules<GameTypes>, dice: Dice, held: object = {}, seated?: number): FuzzCase {
  for (let tries = 0; tries < TRIES; tries++) {
    const setup = { ...(randomValue(rules.setup, dice) as object), ...held };
    const seats = seated ?? rules.seats.min + draw(dice, rules.seats.max - rules.seats.min + 1);
    if (rules.objection?.(setup, seats, rules.version) !== undefined) continue;
    const occupants = [null, null, ...rules.automata.map(({ id }) => id)];
    return { setup, seating: Array.from({ length: seats }, () => pick(dice, occupants)) };
  }
  throw new Error(`the rules of ${rules.id} admit no case with ${JSON.stringify(held)}`);
}

/** Any value of a schema; a number is often at one of its bounds, where mistakes are likely. */
export function randomValue(schema: Schema, dice: Dice): Json {
  if (schema.anyOf !== undefined) return randomValue(pick(dice, schema.anyOf), dice);
  switch (schema.type) {
    case 'boolean':
      return draw(dice, 2) === 1;
    case 'integer':
      return randomInteger(schema.minimum ?? 0, schema.maximum ?? 100, dice);
    case 'string':
      return schema.enum === undefined ? 'text' : pick(dice, schema.enum);
    case 'array':
      return randomList(schema, dice);
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([, { optional }]) => !optional || draw(dice, 2) === 1)
          .map(([key, member]) => [key, randomValue(member, dice)]),
      );
    default:
      return null;
  }
}

function randomInteger(minimum: number, maximum: number, dice: Dice): number {
  if (draw(dice, 3) === 0) return pick(dice, [minimum, maximum]);
  return minimum + draw(dice, maximum - minimum + 1);
}

function randomList({ items = {}, minItems = 0, maxItems = 3 }: Schema, dice: Dice): Json {
  const length = minItems + draw(dice, maxItems - minItems + 1);
  return Array.from({ length }, () => randomValue(items, dice));
}
