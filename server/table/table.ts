import {
  blankMemory,
  commitTo,
  type Ended,
  type GameTypes,
  type Match,
  type Memories,
  type Rules,
  type Seat,
  type Viewer,
} from '@starboard/kernel';
import type { SentStandingAnswers, TablePhase } from '@starboard/protocol';
import type { Entry, Opening } from './entry.ts';

/** A person in a seat. */
export interface Sitter {
  readonly guest: string;
  readonly name: string;
  /** What it will show or, after a restart, has yet to promise; null always where nonces are entrusted. */
  readonly commitment: string | null;
  /** Null until it is shown. */
  readonly nonce: string | null;
  /** A bot answers for them. */
  readonly handedOver: boolean;
  readonly offersDraw: boolean;
  readonly standing: SentStandingAnswers;
  /** How often it has changed that. */
  readonly standingChanges: number;
}

/** The clock of one seat, in milliseconds. */
export interface Clock {
  readonly timeBank: number;
  /** When the present question was put to it; null while it owes no answer. */
  readonly askedAt: number | null;
}

/** A request that was done: its id, with the answer where there is more to say than that. */
export type DoneRequest = string | { readonly id: string; readonly answer: Seat | string };

interface GuestRequests {
  readonly guest: string;
  /** The latest last. */
  readonly done: readonly DoneRequest[];
}

/** All that follows from a match's log: plain but for the rules. */
export interface Table {
  readonly id: string;
  readonly rules: Rules<GameTypes>;
  /** Never shown before the match is over. */
  readonly secret: string;
  readonly opening: Opening;
  /** How many entries have been folded in. */
  readonly number: number;
  readonly phase: TablePhase;
  /** By seat; null where no person sits. */
  readonly sitters: readonly (Sitter | null)[];
  readonly clocks: readonly Clock[];
  /** Since when all seats owe their part in the dice; null while they do not. */
  readonly diceAwaitedSince: number | null;
  /** How often nonces were shown in vain. */
  readonly diceRestarts: number;
  /** Null until all seats are taken and the dice are made. */
  readonly match: Match<GameTypes> | null;
  /** What guests have asked for and got, the latest of it: sent again it is known by that. Who asked last comes last. */
  readonly requests: readonly GuestRequests[];
  /** What every seat and the spectator have learnt. */
  readonly memories: Memories<GameTypes>;
  /** How a match ended that the players, the clock or the host ended. */
  readonly ended: Ended | null;
  readonly rematch: string | null;
  readonly openedAt: number;
  readonly lastAt: number;
}

/** A table as its first entry lays it. */
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
    sitters: opening.seats.map(() => null),
    clocks: opening.seats.map(() => ({ timeBank: opening.timeControl.timeBank * 1000, askedAt: null })),
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

/** Whether a bot answers for a seat: one planned there, or one that stands in for a person. */
export function botFor({ opening, sitters }: Table, seat: number): string | null {
  const plan = opening.seats[seat];
  if (plan?.kind === 'bot') return plan.bot;
  return sitters[seat]?.handedOver ? STAND_IN : null;
}

/** Who answers for people who are away. */
const STAND_IN = 'plain';

/** The seats a guest holds. */
export function seatsOf({ sitters }: Table, guest: string): readonly number[] {
  return sitters.flatMap((sitter, seat) => (sitter?.guest === guest ? [seat] : []));
}

/** What a viewer has learnt. */
export function memoryOf({ memories }: Table, viewer: Viewer): GameTypes['memory'] {
  return memories.find(([whose]) => whose === viewer)?.[1] ?? null;
}

/** Seats that a person may still take. */
export function openSeats({ opening, sitters }: Table): readonly number[] {
  return opening.seats.flatMap(({ kind }, seat) => (kind === 'open' && sitters[seat] === null ? [seat] : []));
}
