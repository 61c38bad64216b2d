import {
  either,
  flag,
  integer,
  type Json,
  list,
  nothing,
  object,
  oneOf,
  optional,
  type Schema,
  text,
} from '@starboard/kernel';
import { seatPlan, timeControl } from '@starboard/protocol';

const anything: Schema<Json> = {};
const moment = integer(0, 1e15, { description: 'Milliseconds since 1970.' });
const seat = integer(0, 99);
const number = integer(0, 1e9);
const phase = oneOf(['gathering', 'playing', 'over', 'closed']);
const orNothing = <T>(schema: Schema<T>): Schema<T | null> => either(nothing(), schema);
export const listOf = <T>(schema: Schema<T>): Schema<readonly T[]> => list(schema);

export const nothingMore = object({});

export const refusal = object({
  code: text({ description: 'For programs.' }),
  fact: text({ maxLength: 1000, description: 'A sentence for people.' }),
  rule: text({ default: '', description: 'The number of the rule that forbids it, if one does.' }),
});

export const opened = object({
  match: text({ description: 'The id of the match. Anybody who has it can open the match.' }),
});
export const seated = object({ seat });
export const linked = object({ link: text(), until: moment });

export const deviceList = object({
  devices: listOf(
    object({
      id: text(),
      name: text({ description: 'In plain words, such as "Chrome on Android".' }),
      addedAt: orNothing(moment),
      seenAt: moment,
      current: flag({ description: 'Whether this is the device that sent the request.' }),
    }),
  ),
});

export const catalogue = object({
  protocol: integer(1, 1000),
  bots: listOf(object({ id: text(), name: text(), about: text({ maxLength: 1000 }) })),
  games: listOf(
    object({
      id: text(),
      title: text(),
      tagline: text(),
      players: text(),
      seats: object({ min: seat, max: integer(1, 100) }),
      automata: listOf(object({ id: text(), name: text(), about: text({ maxLength: 1000 }) })),
      /** Whom bots with a level play as. */
      characters: listOf(object({ id: text(), callSign: text(), about: text({ maxLength: 1000 }) })),
      rules: integer(1, 1e6, { description: 'The version of its rules.' }),
      setup: { description: 'What its set-up can contain, as JSON Schema.' } as Schema<Json>,
      brings: { description: 'What a seat can bring, as JSON Schema; null if nothing.' } as Schema<Json>,
    }),
  ),
});

const terms = listOf(text({ description: 'The settings that differ from the usual ones, in words.' }));

export const lobby = object({
  matches: listOf(
    object({
      id: text(),
      game: text(),
      phase,
      seats: listOf(object({ name: text(), kind: text() })),
      openSeats: integer(0, 100, { description: 'The seats that anybody can take now.' }),
      heldUntil: orNothing(moment),
      timeControl,
      terms,
      number,
      lastAt: moment,
    }),
  ),
});

const seatView = object({
  plan: seatPlan,
  name: text(),
  mine: flag({ description: 'Whether you hold this seat.' }),
  handedOver: flag({ description: 'Whether a bot plays for the person.' }),
  offersDraw: flag(),
  timeBank: integer(0, 1e9, { description: 'Seconds left in the time bank.' }),
  deadline: orNothing(moment),
  heldFor: orNothing(
    object({ name: text(), you: flag({ description: 'Whether it is reserved for you.' }), until: moment }),
  ),
});

const dice = object({
  kind: oneOf(['committed', 'entrusted']),
  commitments: listOf(orNothing(text({ description: 'SHA-256 of the nonce that the seat will show.' }))),
  shown: listOf(seat),
  awaits: orNothing(object({ what: oneOf(['commitment', 'nonce']), until: moment })),
  restarts: integer(0, 1e9, { description: 'How often the nonces had to be made again.' }),
});

const bringing = object({
  setup: { description: 'As the host set it last, without what seats bring.' } as Schema<Json>,
  setupChanges: integer(0, 1e6, { description: 'How often the host changed it. Send it with `ready`.' }),
  brought: listOf({ description: 'What the seat brings; null for what the set-up gives it.' } as Schema<Json>),
  ready: listOf(seat),
});

const minutes = integer(1, 1e6);
const timeLimit = either(
  nothing(),
  object({ minutes, state: oneOf(['waiting', 'called']) }),
  object({ minutes, state: oneOf(['running']), endsAt: moment }),
);

const table = object({
  id: text(),
  game: text(),
  phase,
  number,
  listed: flag(),
  seats: listOf(seatView),
  timeControl,
  timeLimit,
  behind: integer(0, 1e6, { description: 'Seconds by which you, as a spectator, are behind the match.' }),
  terms,
  helpForAll: optional(flag({ description: 'Whether coach and advice may help every player.' })),
  host: flag({ description: 'Whether you opened this match.' }),
  commitment: text({ description: 'SHA-256 of the secret of the dice.' }),
  secret: orNothing(text({ description: 'Shown when the match is over.' })),
  nonces: listOf(text({ description: 'By seat; empty before the match begins.' })),
  dice,
  bringing: orNothing(bringing),
  standing: listOf(orNothing(object({ always: listOf(text()), never: listOf(text()), ask: optional(listOf(text())) }))),
  drawsKnown: flag(),
  result: anything,
  ended: anything,
  rematch: orNothing(text()),
  openedAt: moment,
  lastAt: moment,
});

export const standing = object({
  table,
  awaited: listOf(integer(0, 99, { description: 'A seat that the match waits for.' })),
});

const change: Schema<Json> = { description: 'How it differs from the previous one.', default: null } as Schema<Json>;
const happenings = listOf(object({ event: anything, board: change, frame: change }));

const update = object({
  viewer: orNothing(seat),
  view: {
    description: 'What this viewer may know apart from the board: question, options in `mine`, result.',
  } as Schema<Json>,
  past: listOf(anything),
  happenings,
  board: { description: 'How the current board differs from the one before it.', default: null } as Schema<Json>,
});

export const news = object({
  table,
  begins: integer(0, 1e9, { description: 'The number of the first entry in this answer.' }),
  updates: listOf(update),
});

export const history = object({
  begins: number,
  ends: number,
  updates: listOf(object({ viewer: orNothing(seat), happenings })),
});

export const chat = object({
  lines: listOf(object({ number, at: moment, name: text(), seat: orNothing(seat), text: text({ maxLength: 400 }) })),
});

export const matchRecord: Schema<string> = { type: 'string', description: 'The record, as lines of JSON.' };
