import {
  either,
  flag,
  type GameTypes,
  integer,
  type Json,
  list,
  nothing,
  object,
  oneOf,
  type RefusedChoices,
  type Schema,
  text,
} from '@starboard/kernel';
import type { People, SentChange, SentNews } from './news.ts';
import { requestId } from './request-id.ts';
import type { SeatPlan, SentStandingAnswers, TimeControl } from './table.ts';

/** Raised when programs written for the previous version could no longer read the messages. */
export const PROTOCOL = 4;

/** Longer messages are not read. */
export const LONGEST_MESSAGE = 8 * 1024;

const ID = '^[A-Za-z0-9_-]{6,64}$';
const HEX = '^[0-9a-f]{32,64}$';
const matchId = text({ pattern: ID, maxLength: 64 });
const nonce = text({ pattern: HEX, maxLength: 64, description: 'Random bytes from the player, in hexadecimal.' });
const commitment = text({
  pattern: '^[0-9a-f]{64}$',
  maxLength: 64,
  description: 'The SHA-256 of your nonce as you will send it, in hexadecimal.',
});
const writtenName = text({ maxLength: 24, description: 'The name that others see.' });
const seat = integer(0, 99);
const question = integer(0, 1e9, { description: 'The number of the question in the view.' });
const nth = integer(0, 1e6, {
  description: 'How many answers to this question the seat has already sealed: the length of `sealed` in the view.',
});

/** The game's rules check this value. */
const anything: Schema<Json> = {};

/** What a seat answers, and which ask it means. POST /api/matches/:id/play, and /take-back */
const moveParts = { seat, question, nth };
export const playing = object({ ...moveParts, choice: { description: 'One of the options.' } as Schema<Json> });
export const takingBack = object(moveParts);

export const timeControl = object({
  perDecision: integer(0, 14 * 24 * 3600, { title: 'Seconds for a decision', default: 0 }),
  timeBank: integer(0, 14 * 24 * 3600, { title: 'Seconds in the time bank', default: 0 }),
  whenOut: oneOf(['bot', 'default', 'loss'], { title: 'When time runs out', default: 'bot' }),
});

export const seatPlan = either(
  object({ kind: oneOf(['open']) }),
  object({ kind: oneOf(['bot']), bot: text() }),
  object({ kind: oneOf(['automaton']), automaton: text() }),
);

/** POST /api/matches */
export const newMatch = object({
  game: text(),
  setup: { ...anything, default: {} } as Schema<Json>,
  seats: list(seatPlan, { minItems: 1, maxItems: 100 }),
  listed: flag({ default: true, description: 'Whether the lobby shows it.' }),
  timeControl: { ...timeControl, default: { perDecision: 0, timeBank: 0, whenOut: 'bot' } },
  severalSeats: flag({ default: false, description: 'Whether one guest may take several seats of a listed match.' }),
  helpForAll: flag({ default: false, description: 'Whether coach and advice may help every player.' }),
  spectatorDelay: integer(0, 3600, { default: 0, description: 'The delay for spectators, in seconds.' }),
});

export interface NewMatchRequest {
  readonly game: string;
  readonly setup: Json;
  readonly seats: readonly SeatPlan[];
  readonly listed: boolean;
  readonly timeControl: TimeControl;
  readonly severalSeats: boolean;
  readonly helpForAll: boolean;
  readonly spectatorDelay: number;
}

/** POST /api/matches/:id/sit */
const wantedSeat = either(nothing(), seat);
export const sit = either(
  object({ seat: wantedSeat, name: writtenName, nonce }),
  object({ seat: wantedSeat, name: writtenName, commitment }),
  object({ seat: wantedSeat, name: writtenName }),
);

/** What a seat brings, such as a squad; null takes it away. POST /api/matches/:id/bring */
export const bring = object({
  seat,
  brought: { description: 'In the form of the game (`brings` in the catalogue); null for none.' } as Schema<Json>,
});

/** POST /api/matches/:id/ready */
const readyParts = {
  seat,
  ready: flag(),
  setupChanges: integer(0, 1e6, { description: '`bringing.setupChanges` of the table that you have seen.' }),
};
export const readiness = either(object(readyParts), object({ ...readyParts, nonce }));

/** POST /api/matches/:id/set-up */
export const settingUp = object({ setup: anything });

/** POST /api/matches/:id/commit, and /reveal */
export const commit = object({ seat, commitment });
export const reveal = object({ seat, nonce });

const answerNames = (description: string) => list(text({ maxLength: 64 }), { maxItems: 32, default: [], description });

/** A seat's complete standing answers, each time. POST /api/matches/:id/standing */
const standingParts = {
  seat,
  always: answerNames('Options that are always chosen when offered.'),
  never: answerNames('Options that are never chosen. If only one other option is left, it is chosen.'),
  ask: answerNames('Usual answers that the seat wants to give itself, if `always` has "usual".'),
};
export const standing = object(standingParts);

/** Messages from the client over the socket. */
export const fromClient = {
  /** Follows a match from the last number seen; null the first time. */
  follow: object({
    type: oneOf(['follow']),
    protocol: integer(PROTOCOL, PROTOCOL),
    match: matchId,
    after: either(nothing(), integer(0, 1e9)),
  }),
  play: object({ type: oneOf(['play']), id: requestId, ...moveParts, choice: anything }),
  'take-back': object({ type: oneOf(['take-back']), id: requestId, ...moveParts }),
  standing: object({ type: oneOf(['standing']), id: requestId, ...standingParts }),
  /** Asks why something is no option: for everything, or for one choice. */
  reasons: either(
    object({ type: oneOf(['reasons']), id: requestId, seat }),
    object({ type: oneOf(['reasons']), id: requestId, seat, choice: anything }),
  ),
  say: object({ type: oneOf(['say']), id: requestId, text: text({ maxLength: 400, pattern: '\\S' }) }),
} as const;

export type FromClient =
  | {
      readonly type: 'follow';
      readonly protocol: typeof PROTOCOL;
      readonly match: string;
      readonly after: number | null;
    }
  | (MovePlace & { readonly type: 'play'; readonly id: string; readonly choice: Json })
  | (MovePlace & { readonly type: 'take-back'; readonly id: string })
  | (SentStandingAnswers & { readonly type: 'standing'; readonly id: string; readonly seat: number })
  | { readonly type: 'reasons'; readonly id: string; readonly seat: number; readonly choice?: Json }
  | { readonly type: 'say'; readonly id: string; readonly text: string };

interface MovePlace {
  readonly seat: number;
  readonly question: number;
  readonly nth: number;
}

/** Why something was not done: a code for programs, a sentence for people, and the rule if one forbids it. */
export interface Refusal {
  readonly code: string;
  readonly fact: string;
  readonly rule?: string;
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** Messages from the server over the socket. */
export type FromServer =
  /**
   * Sent after `follow`, and whenever the client needs the complete state again. `guest` is the public name of the guest
   * that the socket belongs to; null for a stranger.
   */
  | (SentNews & { readonly type: 'news'; readonly guest: string | null })
  /** Sent whenever a change is enough. */
  | (SentChange & { readonly type: 'change' })
  /** Sent after `follow`, and whenever somebody comes or goes. */
  | (People & { readonly type: 'people' })
  /** The answer to `play`, `take-back`, `standing` or `say`, by its id; sent only once the change is durable. */
  | { readonly type: 'done'; readonly id: string }
  /** The answer to `reasons`: forbidden choices, grouped by reason, and whether some were left out. */
  | {
      readonly type: 'reasons';
      readonly id: string;
      readonly reasons: readonly RefusedChoices<GameTypes>[];
      readonly more: boolean;
    }
  /** `tag` is only for programs of an older protocol, which recognise their requests by it. */
  | {
      readonly type: 'refused';
      readonly id: string | null;
      readonly tag?: number | null;
      readonly refusal: Refusal;
    }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] };
