import type { Json, Seat } from '@starboard/kernel';
import type {
  ChatLine,
  DiceShare,
  History,
  MatchSummary,
  NewMatchRequest,
  People,
  Refusal,
  SentChange,
  SentNews,
  SentStandingAnswers,
} from '@starboard/protocol';
import type { LobbyQuery } from '../store/store.ts';
import type { RecordPage, RecordPlace } from '../table/history/record.ts';
import type { GroupedReasons } from '../table/reasons.ts';
import type { Where } from './tables/telling/news.ts';
import type { Turn } from './turns/turn.ts';

/** Somebody with a cookie. */
export interface Guest {
  readonly id: string;
  /** Where they call from, where it is counted. */
  readonly address?: string;
}

/** A guest who asks for a change, and the id of the request: sent again, it gets the same answer and changes nothing. */
export interface RequestingGuest extends Guest {
  readonly request: string;
}

/** Which ask somebody means: its question, and how many answers of its own the seat has sealed to that. */
interface AskNumber {
  readonly question: number;
  readonly nth: number;
}

export type Done<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** Hears of a match what its guest may know: first how it stands, then what happens. */
export interface Follower {
  news(news: SentNews): void;
  change(change: SentChange): void;
  people(people: People): void;
  chat(lines: readonly ChatLine[]): void;
}

/**
 * Everything that can be done at tables. Every promise of a change is kept only once the change is durable. What is costly
 * is done in a turn, where one is given.
 */
export interface Service {
  open(asking: RequestingGuest, wanted: NewMatchRequest, turn?: Turn): Promise<Done<string>>;
  /** Takes an open seat, the first free one if none is named. */
  sit(asking: RequestingGuest, match: string, seat: Seat | null, name: string, share: DiceShare): Promise<Done<Seat>>;
  /** Promises a nonce for the dice, by its SHA-256. */
  commit(asking: RequestingGuest, match: string, seat: Seat, commitment: string): Promise<Done>;
  /** Shows the promised nonce, once all have promised theirs. */
  reveal(asking: RequestingGuest, match: string, seat: Seat, nonce: string): Promise<Done>;
  /** Leaves a seat: before the match begins it is free again, after that a bot takes over. */
  leave(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  /** Takes a seat back from the bot that answered for it. */
  comeBack(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  play(asking: RequestingGuest, match: string, seat: Seat, ask: AskNumber, choice: Json): Promise<Done>;
  takeBack(asking: RequestingGuest, match: string, seat: Seat, ask: AskNumber): Promise<Done>;
  /** What a seat always or never answers from now on: the server answers so whenever it is asked. */
  standing(asking: RequestingGuest, match: string, seat: Seat, standing: SentStandingAnswers): Promise<Done>;
  resign(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  /** Offers a draw, or takes the offer back; when all persons offer one, the match is drawn. */
  offerDraw(asking: RequestingGuest, match: string, seat: Seat, offers: boolean): Promise<Done>;
  rematch(asking: RequestingGuest, match: string): Promise<Done<string>>;
  /** Host tools: hand an idle seat to a bot; close the match. */
  removeIdle(asking: RequestingGuest, match: string, seat: Seat): Promise<Done>;
  close(asking: RequestingGuest, match: string): Promise<Done>;
  /** Why a seat may not choose what is no option of what it is asked, grouped by the reason; or why not one choice. */
  reasons(
    guest: Guest,
    match: string,
    seat: Seat,
    only?: { readonly choice: Json },
    turn?: Turn,
  ): Promise<Done<GroupedReasons>>;
  say(asking: RequestingGuest, match: string, text: string): Promise<Done>;
  /** The present state for a guest: the latest of what happened, what came after `after` to be shown. */
  look(guest: Guest, match: string, after: number | null, turn?: Turn): Promise<Done<SentNews>>;
  /** A page of what happened, right after a number or right before one. */
  history(guest: Guest, match: string, where: Where, turn?: Turn): Promise<Done<History>>;
  /** The last lines after a number and, where one is named, before another. */
  chat(guest: Guest, match: string, after: number, before?: number): Promise<Done<readonly ChatLine[]>>;
  /** A page of the record of a match that is over, the first where no place is named. */
  record(guest: Guest, match: string, place?: RecordPlace, turn?: Turn): Promise<Done<RecordPage>>;
  /** Forgets a guest: devices, name and id, by and by in all matches. */
  forget(guest: Guest): Promise<Done>;
  lobby(query: LobbyQuery): Promise<readonly MatchSummary[]>;
  follow(guest: Guest, match: string, after: number | null, follower: Follower, turn?: Turn): Promise<Done<() => void>>;
  /** How many matches are followed through this node. */
  followed(): number;
  ready(): Promise<boolean>;
  /** Stops taking anything new and finishes what was begun. */
  stop(): Promise<void>;
}
