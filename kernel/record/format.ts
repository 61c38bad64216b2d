import type { Fair } from '../dice/fair.ts';
import { type Call, MATCH_CALLS, type Result, SEAT_CALLS, type Seat } from '../game/game-types.ts';
import { either, integer, list, nothing, object, oneOf, type Schema, text } from '../values/schema.ts';
import { type Branch, type Ended, FORMAT, FORMATS, type ForkedFrom, type Note, type RecordFormat } from './record.ts';

/** What the lines of a record may hold. A file may come from anybody, so all of it is bounded. */

export const MOST_NOTES = 500;
export const LONGEST_NOTE = 2000;
export const LONGEST_NOTE_NAME = 60;

const UNSAID = nothing();
const SEAT = integer(0, 99);
const HASH = text({ pattern: '^[0-9a-f]{64}$', maxLength: 64 });
const MOMENT = integer(0, 1e15, { description: 'Milliseconds since 1970.' });
/** How many inputs come before a place. */
const PLACE = integer(0, 1e9);

/** What may be left out. */
const optional = <T>(schema: Schema<T>): Schema<T | null> =>
  ({ ...either(schema, UNSAID), default: null }) as Schema<T | null>;

const FAIR: Schema<Fair> = object({ commitment: text(), secret: text(), nonces: list(text(), { maxItems: 100 }) });
const FROM: Schema<ForkedFrom> = object({ record: HASH, place: PLACE });

const BRANCHES: Schema<readonly Branch[]> = list(object({ place: PLACE, key: HASH }), { minItems: 1, maxItems: 100 });

export const HEADER = object({
  format: oneOf(FORMATS),
  game: text(),
  rules: integer(1, 1_000_000),
  seating: list(either(UNSAID, text()), { minItems: 1, maxItems: 100 }),
  players: list(text(), { minItems: 1, maxItems: 100 }),
  key: HASH,
  fair: optional(FAIR),
  dice: optional(text({ pattern: '^[a-z][a-z0-9-]{0,39}$', maxLength: 40 })),
  branches: optional(BRANCHES),
  from: optional(FROM),
});

const ENDED: Schema<Ended> = either(
  object({ by: oneOf(['resignation', 'time']), seat: SEAT }) as Schema<Extract<Ended, { seat: Seat }>>,
  object({ by: oneOf(['agreement', 'host']) }),
);

const RESULT: Schema<Result | null> = either(
  UNSAID,
  object({
    places: list(integer(1, 100), { minItems: 1, maxItems: 100 }),
    scores: list(integer(-1_000_000, 1_000_000), { maxItems: 100 }),
    turns: integer(0, 1_000_000_000),
    rule: text(),
  }),
);

export const END = object({ result: RESULT, ended: optional(ENDED) });

const SEATS = list(SEAT, { minItems: 1, maxItems: 100 });
const CALL = either(object({ call: oneOf(SEAT_CALLS), seats: SEATS }), object({ call: oneOf(MATCH_CALLS) }));
const TIMED_CALL = either(
  object({ call: oneOf(SEAT_CALLS), seats: SEATS, at: MOMENT }),
  object({ call: oneOf(MATCH_CALLS), at: MOMENT }),
);

/** Calls without a time, and with one; in the first two formats none has one. */
export const callsOf = (format: RecordFormat): Schema<Call> =>
  (format === FORMAT ? either(CALL, TIMED_CALL) : CALL) as Schema<Call>;

export const NOTE = object({
  note: object({
    place: PLACE,
    text: text({ pattern: '\\S', maxLength: LONGEST_NOTE }),
    by: { ...text({ maxLength: LONGEST_NOTE_NAME }), default: '' },
  }),
}) as Schema<{ readonly note: Note }>;
