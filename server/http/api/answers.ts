import { either, flag, integer, type Json, list, nothing, oneOf, record, type Shape, text } from '@starboard/kernel';
import { pace, seatPlan } from '@starboard/protocol';

/** What answers hold, as shapes: the description is made of them, and tests hold the answers to them. */

const anything: Shape<Json> = {};
const moment = integer(0, 1e15, { description: 'Milliseconds since 1970.' });
const seat = integer(0, 99);
const number = integer(0, 1e9);
const phase = oneOf(['gathering', 'playing', 'over', 'closed']);
const orNothing = <T>(shape: Shape<T>): Shape<T | null> => either(nothing(), shape);
const listOf = <T>(shape: Shape<T>): Shape<readonly T[]> => list(shape);

export const nothingMore = record({});

export const refusal = record({
  code: text({ description: 'For programs.' }),
  fact: text({ maxLength: 1000, description: 'For people: one sentence.' }),
  rule: text({ default: '', description: 'The number of the rule that forbids it, if one does.' }),
});

export const opened = record({ match: text({ description: 'The id of the match: whoever has it may come in.' }) });
export const seated = record({ seat });
export const linked = record({ link: text(), until: moment });

export const shelf = record({
  protocol: integer(1, 1000),
  bots: listOf(record({ id: text(), name: text(), about: text({ maxLength: 1000 }) })),
  games: listOf(
    record({
      id: text(),
      title: text(),
      tagline: text(),
      players: text(),
      seats: record({ min: seat, max: integer(1, 100) }),
      automata: listOf(record({ id: text(), name: text(), about: text({ maxLength: 1000 }) })),
      rules: integer(1, 1e6, { description: 'The version of its rules.' }),
      setup: { description: 'What its set-up may hold, as JSON Schema.' } as Shape<Json>,
    }),
  ),
});

export const lobby = record({
  matches: listOf(
    record({
      id: text(),
      game: text(),
      phase,
      seats: listOf(record({ name: text(), kind: text() })),
      openSeats: integer(0, 100),
      number,
      lastAt: moment,
    }),
  ),
});

const seatView = record({
  plan: seatPlan,
  name: text(),
  mine: flag({ description: 'Whether you hold this seat.' }),
  handedOver: flag({ description: 'A bot answers for the person.' }),
  offersDraw: flag(),
  reserve: integer(0, 1e9, { description: 'Seconds left in reserve.' }),
  deadline: orNothing(moment),
});

const table = record({
  id: text(),
  game: text(),
  phase,
  number,
  listed: flag(),
  seats: listOf(seatView),
  pace,
  host: flag({ description: 'Whether you opened this match.' }),
  commitment: text({ description: 'SHA-256 of the secret of the dice.' }),
  secret: orNothing(text({ description: 'Shown when the match is over.' })),
  nonces: listOf(text()),
  drawsKnown: flag(),
  result: anything,
  ended: anything,
  rematch: orNothing(text()),
  openedAt: moment,
  lastAt: moment,
});

const update = record({
  eyes: orNothing(seat),
  view: { description: 'What these eyes may know: board, question, options in `mine`, result.' } as Shape<Json>,
  past: listOf(anything),
  happenings: listOf(record({ event: anything, board: anything })),
});

export const news = record({ table, updates: listOf(update) });

export const chat = record({
  lines: listOf(record({ number, at: moment, name: text(), seat: orNothing(seat), text: text({ maxLength: 400 }) })),
});

export const matchRecord: Shape<string> = { type: 'string', description: 'The record, a line of JSON a fact.' };
