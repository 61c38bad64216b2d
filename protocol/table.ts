import type { Ended, GameTypes, Happening, Json, Names, Result, Seat, View } from '@starboard/kernel';

export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'automaton'; readonly automaton: string };

/** In seconds, and what happens when time runs out. */
export interface TimeControl {
  /** For each decision; 0 for no limit. */
  readonly perDecision: number;
  /** For the whole match, used when a decision takes longer. */
  readonly timeBank: number;
  readonly whenOut: 'bot' | 'default' | 'loss';
}

export const UNTIMED: TimeControl = { perDecision: 0, timeBank: 0, whenOut: 'bot' };

/**
 * How seats contribute to the dice: all commit to a nonce before anybody reveals one, or each entrusts one to the
 * server.
 */
export type DiceKind = 'committed' | 'entrusted';

export type DiceShare = { readonly nonce: string } | { readonly commitment: string };

/** What a player sits down with: in a game where seats bring something, it may be nothing yet. */
export type SittingShare = DiceShare | { readonly nonce?: never; readonly commitment?: never };

/** What the seats of a gathering match bring. */
export interface BringingView {
  /** As the host set it last, without what seats bring. */
  readonly setup: object;
  /** How often the host changed it: `ready` names it, so that nobody agrees to something that they have not seen. */
  readonly setupChanges: number;
  /** For each seat, in the form of the game; null for what the set-up gives it. */
  readonly brought: readonly Json[];
  /** The seats that are ready, among them all bots. */
  readonly ready: readonly Seat[];
}

export interface DiceView {
  readonly kind: DiceKind;
  /** For each seat, the SHA-256 of the nonce that it will reveal; null without a commitment. */
  readonly commitments: readonly (string | null)[];
  readonly shown: readonly Seat[];
  /**
   * What all seats owe now, and until when, in milliseconds since 1970; null while a seat is open, and after the dice
   * are made.
   */
  readonly awaits: { readonly what: 'commitment' | 'nonce'; readonly until: number } | null;
  /** How often revealed nonces became useless because a seat became empty before all were in. */
  readonly restarts: number;
}

/**
 * What a seat always or never answers, by the names that its game gives its options; the seat is still asked everything
 * else. The name "usual" in `always` stands for all usual answers of the game, except those in `ask`.
 */
export interface SentStandingAnswers {
  readonly always: readonly string[];
  readonly never: readonly string[];
  readonly ask?: readonly string[];
}

export type TablePhase =
  /** Seats are still open, or the dice are not made yet. */
  | 'gathering'
  | 'playing'
  | 'over'
  /** The host ended it early. */
  | 'closed';

export interface SeatView {
  readonly plan: SeatPlan;
  /** Empty while nobody sits there. */
  readonly name: string;
  /** Whether this guest holds the seat. */
  readonly mine: boolean;
  /** A bot answers for the player until they come back. */
  readonly handedOver: boolean;
  readonly offersDraw: boolean;
  /** In seconds. */
  readonly timeBank: number;
  /**
   * When the seat's time for its current decision runs out, in milliseconds since 1970; null if it is not asked or has
   * no limit.
   */
  readonly deadline: number | null;
  /**
   * The player for whom an empty seat of a rematch is held, whether that is this guest, and until when, in milliseconds
   * since 1970.
   */
  readonly heldFor: { readonly name: string; readonly you: boolean; readonly until: number } | null;
}

/** The time limit of a match that is not over. It ends at a moment in milliseconds since 1970. */
export type TimeLimitView =
  | { readonly minutes: number; readonly state: 'waiting' }
  | { readonly minutes: number; readonly state: 'called' }
  | { readonly minutes: number; readonly state: 'running'; readonly endsAt: number };

/** A match for the lobby and the room, without the game itself. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly phase: TablePhase;
  /** The number of entries in its log. */
  readonly number: number;
  readonly listed: boolean;
  readonly seats: readonly SeatView[];
  readonly timeControl: TimeControl;
  /** Null without a time limit, and once the match is over. */
  readonly timeLimit: TimeLimitView | null;
  /** By how many seconds this guest is behind the match: spectators can be held back. */
  readonly behind: number;
  /** The unusual settings, in words. */
  readonly terms: readonly string[];
  /** Whether coach and advice may help every player; older servers don't say. */
  readonly helpForAll?: boolean;
  readonly host: boolean;
  /** SHA-256 of the secret from which, with a nonce of each seat, the dice are made. */
  readonly commitment: string;
  /** Shown when the match is over. */
  readonly secret: string | null;
  /** For each seat, once the match has begun; empty before, and for seats that gave none. */
  readonly nonces: readonly string[];
  readonly dice: DiceView;
  /** Null in games where seats bring nothing, and when the match has begun. */
  readonly bringing: BringingView | null;
  /** This guest's standing answers for each seat; null for the seats of others. */
  readonly standing: readonly (SentStandingAnswers | null)[];
  readonly drawsKnown: boolean;
  readonly result: Result | null;
  /** How the match ended, if not by the rules. */
  readonly ended: Ended | null;
  readonly rematch: string | null;
  readonly openedAt: number;
  readonly lastAt: number;
}

export interface MatchSummary {
  readonly id: string;
  readonly number: number;
  readonly game: string;
  readonly phase: TablePhase;
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  /** Seats that anybody may take now. */
  readonly openSeats: number;
  /** Until when the empty seats of a rematch are held for their previous players, in milliseconds since 1970. */
  readonly heldUntil: number | null;
  readonly timeControl: TimeControl;
  /** The unusual settings, in words. */
  readonly terms: readonly string[];
  /** When something last happened, approximately. */
  readonly lastAt: number;
}

/** Everything new to one viewer: a seat, or a spectator (null). */
export interface Update {
  readonly viewer: Seat | null;
  readonly view: View<GameTypes>;
  /** Events for the log only. */
  readonly past: readonly GameTypes['event'][];
  /** Whether events are missing between the last update and this one. */
  readonly gap?: boolean;
  /** To be shown one after the other. */
  readonly happenings: readonly Happening<GameTypes>[];
}

export function namesOf({ seats }: Pick<TableView, 'seats'>): Names {
  return seats.map(({ name }, seat) => (name === '' ? `Seat ${seat + 1}` : name));
}
