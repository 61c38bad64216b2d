import type { Json, Seat } from '@starboard/kernel';
import type { ChatLine, Listed, NewMatchRequest, News, People, Refusal, SentChange } from '@starboard/protocol';
import type { LobbyQuery } from '../store/store.ts';

/** Somebody with a cookie. */
export interface Guest {
  readonly id: string;
  /** Where they call from, where it is counted. */
  readonly address?: string;
}

export type Done<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** Hears of a match what its guest may know: first all there is, then what happens. */
export interface Follower {
  news(news: News): void;
  change(change: SentChange): void;
  people(people: People): void;
  chat(lines: readonly ChatLine[]): void;
}

/** Everything that can be done at tables. Every promise of a change is kept only once the change is durable. */
export interface Service {
  open(guest: Guest, wanted: NewMatchRequest): Promise<Done<string>>;
  /** Takes an open seat, the first free one if none is named. */
  sit(guest: Guest, match: string, seat: Seat | null, name: string, nonce: string): Promise<Done<Seat>>;
  /** Leaves a seat: before the match begins it is free again, after that a bot takes over. */
  leave(guest: Guest, match: string, seat: Seat): Promise<Done>;
  /** Takes a seat back from the bot that answered for it. */
  comeBack(guest: Guest, match: string, seat: Seat): Promise<Done>;
  play(guest: Guest, match: string, seat: Seat, question: number, choice: Json): Promise<Done>;
  takeBack(guest: Guest, match: string, seat: Seat, question: number): Promise<Done>;
  resign(guest: Guest, match: string, seat: Seat): Promise<Done>;
  /** Offers a draw, or takes the offer back; when all persons offer one, the match is drawn. */
  offerDraw(guest: Guest, match: string, seat: Seat, offers: boolean): Promise<Done>;
  rematch(guest: Guest, match: string): Promise<Done<string>>;
  /** Host tools: hand an idle seat to a bot; close the match. */
  removeIdle(guest: Guest, match: string, seat: Seat): Promise<Done>;
  close(guest: Guest, match: string): Promise<Done>;
  say(guest: Guest, match: string, text: string): Promise<Done>;
  /** The present state for a guest: everything after `after` to be shown, all before it as past. */
  look(guest: Guest, match: string, after: number | null): Promise<Done<News>>;
  chat(match: string, after: number): Promise<readonly ChatLine[]>;
  /** The record of a match that is over; of one still going on only where nothing in it is secret: never. */
  record(guest: Guest, match: string): Promise<Done<string>>;
  lobby(query: LobbyQuery): Promise<readonly Listed[]>;
  follow(guest: Guest, match: string, after: number | null, follower: Follower): Promise<Done<() => void>>;
  /** How many matches are followed through this node. */
  followed(): number;
  ready(): Promise<boolean>;
  /** Stops taking anything new and finishes what was begun. */
  stop(): Promise<void>;
}
