import {
  blankMemory,
  commitTo,
  type Ended,
  type GameTypes,
  type Json,
  type Match,
  type Memories,
  type Rules,
  type Seat,
  type Viewer,
} from '@starboard/kernel';
import type { SentStandingAnswers, TablePhase } from '@starboard/protocol';
import type { Entry, Opening } from './entry.ts';

export interface Sitter {
  readonly guest: string;
  readonly name: string;
  /** The commitment; null after a restart until the seat commits again, and always if nonces are entrusted. */
  readonly commitment: string | null;
  /** Null until it is revealed. */
  readonly nonce: string | null;
  /** What the seat brings; null for what the set-up gives it. */
  readonly brought: Json;
  readonly broughtChanges: number;
  /** Whether the player says when they are ready. Programs that sit down with their part of the dice are ready at once. */
  readonly prepares: boolean;
  readonly ready: boolean;
  /** How often the player has taken it back. */
  readonly readyChanges: number;
  readonly handedOver: boolean;
  /** Whether a bot stands in because the player was late. */
  readonly late?: boolean;
  readonly offersDraw: boolean;
  readonly standing: SentStandingAnswers;
  readonly standingChanges: number;
}

/** In milliseconds. */
export interface Clock {
  readonly timeBank: number;
  /** When it was asked the current question; null if it owes no answer. */
  readonly askedAt: number | null;
  /** How often the seat was given time because its player came back with little left. */
  readonly returns: number;
}

/** The requests of a guest that were done, each by the print of its id. */
export interface GuestRequests {
  readonly guest: string;
  readonly prints: readonly number[];
  /** Where the oldest print is, which the next one replaces when the list is full. */
  readonly oldest: number;
  /** Requests that are answered with the seat they took, the latest last. */
  readonly taken: readonly SeatTaken[];
}

interface SeatTaken {
  readonly print: number;
  readonly seat: Seat;
}

/** Everything that follows from a match's log: plain data except for the rules. */
export interface Table {
  readonly id: string;
  readonly rules: Rules<GameTypes>;
  readonly secret: string;
  readonly opening: Opening;
  /** The number of entries folded in. */
  readonly number: number;
  readonly phase: TablePhase;
  /** As the host set it last, without what seats bring. */
  readonly setup: object;
  readonly setupChanges: number;
  /** Null for a seat without a person. */
  readonly sitters: readonly (Sitter | null)[];
  readonly clocks: readonly Clock[];
  /** When the time limit of the match began to run, in milliseconds since 1970; null if it has not. */
  readonly limitSince: number | null;
  /** Since when all seats owe their part of the dice; null if they don't. */
  readonly diceAwaitedSince: number | null;
  readonly diceRestarts: number;
  /** Null until all seats are taken and the dice are made. */
  readonly match: Match<GameTypes> | null;
  /** The latest requests of each guest, by which repeated ones are recognised. The latest guest comes last. */
  readonly requests: readonly GuestRequests[];
  readonly memories: Memories<GameTypes>;
  /** How the match ended if the players, the clock or the host ended it. */
  readonly ended: Ended | null;
  readonly rematch: string | null;
  readonly openedAt: number;
  readonly lastAt: number;
}

export function layTable(
  id: string,
  secret: string,
  rules: Rules<GameTypes>,
  entry: Extract<Entry, { type: 'opened' }>,
): Table {
  const { type: _, at, request: __, by: ___, ...opening } = entry;
  if (commitTo(secret) !== opening.commitment) throw new Error(`match ${id}: the secret is not the one committed to`);
  return {
    id,
    rules,
    secret,
    opening,
    number: 1,
    phase: 'gathering',
    setup: opening.setup,
    setupChanges: 0,
    sitters: opening.seats.map(() => null),
    clocks: opening.seats.map(() => ({ timeBank: opening.timeControl.timeBank * 1000, askedAt: null, returns: 0 })),
    limitSince: null,
    diceAwaitedSince: null,
    diceRestarts: 0,
    match: null,
    requests: [],
    memories: [null, ...opening.seats.keys()].map((viewer) => [viewer, blankMemory(rules)]),
    ended: null,
    rematch: null,
    openedAt: at,
    lastAt: at,
  };
}

/** The bot planned for a seat, or standing in for a person. */
export function botFor({ opening, sitters }: Table, seat: number): string | null {
  const plan = opening.seats[seat];
  if (plan?.kind === 'bot') return plan.bot;
  return sitters[seat]?.handedOver ? STAND_IN : null;
}

/** The bot for people who are away. */
const STAND_IN = 'plain';

export function seatsOf({ sitters }: Table, guest: string): readonly number[] {
  return sitters.flatMap((sitter, seat) => (sitter?.guest === guest ? [seat] : []));
}

export function memoryOf({ memories }: Table, viewer: Viewer): GameTypes['memory'] {
  return memories.find(([whose]) => whose === viewer)?.[1] ?? null;
}

export function openSeats({ opening, sitters }: Table): readonly number[] {
  return opening.seats.flatMap(({ kind }, seat) => (kind === 'open' && sitters[seat] === null ? [seat] : []));
}

/** Whether nobody is missing, and everybody has said that they are ready. */
export function allReady(table: Table): boolean {
  return openSeats(table).length === 0 && table.sitters.every((sitter) => sitter === null || sitter.ready);
}

/** The set-up to play with, which includes what the seats bring. */
export function playedSetup({ rules, setup, sitters }: Table): object {
  return (
    rules.brings?.into(
      setup,
      sitters.map((sitter) => sitter?.brought ?? null),
    ) ?? setup
  );
}
