import type { Json, Seat } from '@starboard/kernel';
import type {
  ChatLine,
  History,
  MatchSummary,
  NewMatchRequest,
  People,
  Refusal,
  SentChange,
  SentNews,
  SentStandingAnswers,
  SittingShare,
} from '@starboard/protocol';
import type { LobbyQuery } from '../store/store.ts';
import type { SaidReady } from '../table/bringing/bringing-commands.ts';
import type { RecordPage, RecordPlace } from '../table/history/record.ts';
import type { GroupedReasons } from '../table/reasons.ts';
import type { Where } from './tables/telling/news.ts';
import type { Turn } from './turns/turn.ts';

export interface Guest {
  readonly id: string;
  /** The guest's network address, if it is counted. */
  readonly address?: string;
}

/**
 * A guest who asks for a change, with the id of the request: if it is sent again, it gets the same answer and changes
 * nothing.
 */
export interface RequestingGuest extends Guest {
  readonly request: string;
}

/** Which ask a move is for: its question, and how many answers the seat has sealed to it. */
interface AskNumber {
  readonly question: number;
  readonly nth: number;
}

export type Done<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** Gets what its guest may know of a match: first the current state, then what happens. */
export interface Follower {
  news(news: SentNews): void;
  change(change: SentChange): void;
  people(people: People): void;
  chat(lines: readonly ChatLine[]): void;
}

/**
 * Everything that can be done at tables. A promise of a change resolves only once the change is durable. Costly work is
 * done in a turn, if one is given.
 */
export interface Service {
  open(asking: RequestingGuest, wanted: NewMatchRequest, turn?: Turn): Promise<Done<string>>;
  /** Takes an open seat; the first free one if `seat` is null. */
  sit(
    asking: RequestingGuest,
    match: string,
    seat: Seat | null,
    name: string,
    share: SittingShare,
  ): Promise<Done<Seat>>;
  /** What a seat brings to the match, until everybody is ready. */
  bring(asking: RequestingGuest, match: string, seat: Seat, brought: Json): Promise<Done>;
  sayReady(asking: RequestingGuest, match: string, seat: Seat, said: SaidReady): Promise<Done>;
  /** A host tool: changes the set-up, until everybody is ready. */
  setUp(asking: RequestingGuest, match: string, setup: Json): Promise<Done>;
  /** Commits to a nonce for the dice by its SHA-256. */
  commit(asking: RequestingGuest, match: string, seat: Seat, commitment: string): Promise<Done>;
  /** Reveals the nonce, once all have committed to theirs. */
  reveal(asking: RequestingGuest, match: string, seat: Seat, nonce: string): Promise<Done>;
  /** Before the match begins, the seat becomes free again; after that, a bot takes over. */
  leave(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  /** Takes a seat back from the bot that stood in. */
  comeBack(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  play(asking: RequestingGuest, match: string, seat: Seat, ask: AskNumber, choice: Json): Promise<Done>;
  takeBack(asking: RequestingGuest, match: string, seat: Seat, ask: AskNumber): Promise<Done>;
  /** Sets what a seat always or never answers; the server then answers whenever it is asked. */
  standing(asking: RequestingGuest, match: string, seat: Seat, standing: SentStandingAnswers): Promise<Done>;
  resign(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  /** Offers a draw, withdraws the offer, or declines those of others; if all people offer one, the match is drawn. */
  offerDraw(asking: RequestingGuest, match: string, seat: Seat, offers: boolean): Promise<Done>;
  rematch(asking: RequestingGuest, match: string): Promise<Done<string>>;
  /** Host tools: hand an idle seat to a bot; close the match. */
  removeIdle(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  close(asking: RequestingGuest, match: string): Promise<Done>;
  /** Why a seat may not choose certain things, grouped by reason; or why not one choice. */
  reasons(
    guest: Guest,
    match: string,
    seat: Seat,
    only?: { readonly choice: Json },
    turn?: Turn,
  ): Promise<Done<GroupedReasons>>;
  say(asking: RequestingGuest, match: string, text: string): Promise<Done>;
  /** The current state for a guest: the latest events as past, those after `after` to be shown. */
  look(guest: Guest, match: string, after: number | null, turn?: Turn): Promise<Done<SentNews>>;
  /** A page of the log directly after a number, or directly before one. */
  history(guest: Guest, match: string, where: Where, turn?: Turn): Promise<Done<History>>;
  /** The last lines after a number and, if given, before another. */
  chat(guest: Guest, match: string, after: number, before?: number): Promise<Done<readonly ChatLine[]>>;
  /** A page of the record of a finished match; the first by default. */
  record(guest: Guest, match: string, place?: RecordPlace, turn?: Turn): Promise<Done<RecordPage>>;
  /** Forgets a guest: devices at once, name and id gradually in all matches. */
  forget(guest: RequestingGuest): Promise<Done>;
  lobby(query: LobbyQuery): Promise<readonly MatchSummary[]>;
  follow(guest: Guest, match: string, after: number | null, follower: Follower, turn?: Turn): Promise<Done<() => void>>;
  followed(): number;
  ready(): Promise<boolean>;
  /** Refuses anything new and finishes what was begun. */
  stop(): Promise<void>;
}
