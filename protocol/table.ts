import type { Ended, GameTypes, Happening, Names, Result, Seat, View } from '@starboard/kernel';

/** Who is to sit in a seat, as the host of a match plans it. */
export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'automaton'; readonly automaton: string };

/** How long one may think, in seconds, and what happens when time runs out. */
export interface TimeControl {
  /** For each decision; 0 for as long as one likes. */
  readonly perDecision: number;
  /** Once for the whole match, drawn on when a decision takes longer. */
  readonly timeBank: number;
  readonly whenOut: 'bot' | 'default' | 'loss';
}

export const UNTIMED: TimeControl = { perDecision: 0, timeBank: 0, whenOut: 'bot' };

/** How seats take part in the dice: all commit to a nonce before anybody shows theirs, or each entrusts one to the server. */
export type DiceKind = 'committed' | 'entrusted';

/** What a seat puts in when it is taken. */
export type DiceShare = { readonly nonce: string } | { readonly commitment: string };

export interface DiceView {
  readonly kind: DiceKind;
  /** By seat, the SHA-256 of the nonce that it will show; null where none was promised. */
  readonly commitments: readonly (string | null)[];
  /** Seats whose nonces the server has. */
  readonly shown: readonly Seat[];
  /** What all seats owe now, and until when, in milliseconds since 1970; null while a seat is open, and once the dice are made. */
  readonly awaits: { readonly what: 'commitment' | 'nonce'; readonly until: number } | null;
  /** How often nonces were shown in vain, because a seat became empty before all were. */
  readonly restarts: number;
}

/** What a seat always or never answers, by the names that its game has for options; it is asked everything else. */
export interface SentStandingAnswers {
  readonly always: readonly string[];
  readonly never: readonly string[];
}

export type TablePhase =
  /** Seats are still open, or the dice not yet made. */
  | 'gathering'
  | 'playing'
  | 'over'
  /** Ended by the host before it was over. */
  | 'closed';

/** Who is in a seat now, as anybody may know it. */
export interface SeatView {
  readonly plan: SeatPlan;
  /** Empty while nobody sits there. */
  readonly name: string;
  /** Whether the one asking holds this seat. */
  readonly mine: boolean;
  /** A bot answers for the person until they come back. */
  readonly handedOver: boolean;
  readonly offersDraw: boolean;
  /** Seconds left in the time bank. */
  readonly timeBank: number;
  /** When this seat's present decision is out of time, in milliseconds since 1970; null while it is not asked or in no hurry. */
  readonly deadline: number | null;
  /** For whom an empty seat of a rematch is held, whether that is the one asking, and until when, in milliseconds since 1970. */
  readonly heldFor: { readonly name: string; readonly you: boolean; readonly until: number } | null;
}

/** A match as the lobby and the room show it, before anything of the game itself. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly phase: TablePhase;
  /** How many entries its log has: grows with everything that happens. */
  readonly number: number;
  readonly listed: boolean;
  readonly seats: readonly SeatView[];
  readonly timeControl: TimeControl;
  /** What it is set up with that is not the usual, in words. */
  readonly terms: readonly string[];
  /** Whether the one asking opened this match. */
  readonly host: boolean;
  /** SHA-256 of the secret from which, with a nonce of each seat, the dice are made. */
  readonly commitment: string;
  /** Shown when the match is over. */
  readonly secret: string | null;
  /** By seat, once the match has begun; empty before, and for seats that gave none. */
  readonly nonces: readonly string[];
  readonly dice: DiceView;
  /** By seat, what the one asking has answered once and for all; null for the seats of others. */
  readonly standing: readonly (SentStandingAnswers | null)[];
  /** Whether players may agree on a draw. */
  readonly drawsKnown: boolean;
  readonly result: Result | null;
  /** How a match ended that the rules did not end. */
  readonly ended: Ended | null;
  /** The match that follows this one at the same table, once somebody asked for it. */
  readonly rematch: string | null;
  readonly openedAt: number;
  readonly lastAt: number;
}

/** A match as the lobby lists it. */
export interface MatchSummary {
  readonly id: string;
  readonly number: number;
  readonly game: string;
  readonly phase: TablePhase;
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  /** Those that anybody may take now. */
  readonly openSeats: number;
  /** Until when the empty seats of a rematch are held for those who sat there before, in milliseconds since 1970. */
  readonly heldUntil: number | null;
  readonly timeControl: TimeControl;
  /** What it is set up with that is not the usual, in words. */
  readonly terms: readonly string[];
  /** When something last happened, more or less. */
  readonly lastAt: number;
}

/** All that is new to one viewer: a seat's, or a spectator's (null). */
export interface Update {
  readonly viewer: Seat | null;
  readonly view: View<GameTypes>;
  /** Long past: told in the log, not shown again. */
  readonly past: readonly GameTypes['event'][];
  /** Whether something was left out between what was told last and this. */
  readonly gap?: boolean;
  /** To be shown one after the other. */
  readonly happenings: readonly Happening<GameTypes>[];
}

export function namesOf({ seats }: Pick<TableView, 'seats'>): Names {
  return seats.map(({ name }, seat) => (name === '' ? `Seat ${seat + 1}` : name));
}
