import type { Refusal, SeatPlan } from '@starboard/protocol';
import { seatsOf, type Table } from '../../table/table.ts';
import type { Claimant } from '../turns/fair-queue.ts';
import { isAmongBots } from './bots.ts';

/** Matches at the same time on a node, by who opened them. */
interface Most {
  readonly guest: number;
  readonly address: number;
  readonly node: number;
}

export type BotMatchLimits = { readonly [K in Kind]: Most };

type Kind = 'alone' | 'solo';

export const BOT_MATCHES: BotMatchLimits = {
  alone: { guest: 3, address: 12, node: 100 },
  solo: { guest: 12, address: 120, node: 2000 },
};

/** Of a match that was opened through another node, only the host is known. */
const UNKNOWN_ADDRESS = '';

/**
 * How long a match counts that nobody follows and where nothing happens, in milliseconds: its page may still be
 * loading.
 */
const FORGOTTEN_AFTER = 60_000;

/**
 * Counts the matches that keep the bots of this node busy, by who opened them. A match counts while somebody follows it
 * or something happened recently, however it came to be a match of bots.
 */
export interface BotMatches {
  /** Why somebody may not open another match, if so. */
  objection(opener: Claimant, seats: readonly SeatPlan[]): Refusal | null;
  opened(table: Table, opener: Claimant): void;
  changed(table: Table): void;
  /**
   * Whether the bots of a match between bots may play on: not if its host has reached the limit with older ones that
   * are being watched.
   */
  mayGoOn(table: Table): boolean;
}

interface Counted {
  readonly kind: Kind;
  readonly opener: Claimant;
  usedAt: number;
}

interface CountingOptions {
  readonly limits: BotMatchLimits;
  watched(match: string): boolean;
  now(): number;
}

export function countBotMatches({ limits, watched, now }: CountingOptions): BotMatches {
  const open = new Map<string, Counted>();
  const counts = (id: string, { usedAt }: Counted): boolean => watched(id) || now() - usedAt < FORGOTTEN_AFTER;

  function forgetAbandoned(): void {
    for (const [id, counted] of open) if (!counts(id, counted)) open.delete(id);
  }

  const isOf = (kind: Kind, guest: string, { kind: which, opener }: Counted): boolean =>
    which === kind && opener.guest === guest;

  function count(kind: Kind, fits: (opener: Claimant) => boolean = () => true): number {
    let found = 0;
    for (const { kind: which, opener } of open.values()) if (which === kind && fits(opener)) found++;
    return found;
  }

  function objection(kind: Kind, { guest, address }: Claimant): Refusal | null {
    const most = limits[kind];
    const { own, others } = SENTENCES[kind];
    if (count(kind, (opener) => opener.guest === guest) >= most.guest) return refusal(own(most.guest));
    if (address !== UNKNOWN_ADDRESS && count(kind, (opener) => opener.address === address) >= most.address) {
      return refusal(`Too many ${others} were opened from your network. Close one first.`);
    }
    return count(kind) >= most.node ? refusal(`Too many ${others} are running on this server. Try again later.`) : null;
  }

  /** A table that keeps no bot busy is not counted. */
  function note(table: Table, opener: Claimant): void {
    const kind = kindOf(table);
    if (kind === null) open.delete(table.id);
    else open.set(table.id, { kind, opener: open.get(table.id)?.opener ?? opener, usedAt: now() });
  }

  return {
    objection(opener, seats) {
      forgetAbandoned();
      const kind = plannedKind(seats);
      return kind === null ? null : objection(kind, opener);
    },
    opened: note,
    changed: (table) => note(table, { guest: table.opening.host, address: UNKNOWN_ADDRESS }),
    mayGoOn(table) {
      const { host } = table.opening;
      if (open.get(table.id)?.kind !== 'alone') note(table, { guest: host, address: UNKNOWN_ADDRESS });
      const watchedOnes = [...open].filter(([id, each]) => isOf('alone', host, each) && watched(id));
      return watchedOnes.findIndex(([id]) => id === table.id) < limits.alone.guest;
    },
  };
}

const refusal = (fact: string): Refusal => ({ code: 'too-many-bot-matches', fact });

const SENTENCES: { readonly [K in Kind]: { own(most: number): string; readonly others: string } } = {
  alone: {
    own: (most) =>
      `You already have ${most === 1 ? 'a match' : `${most} matches`} between bots running. Watch one to the end or close one first.`,
    others: 'matches between bots',
  },
  solo: {
    own: (most) =>
      `You already have ${most === 1 ? 'a match' : `${most} matches`} against bots running. Finish one or close one first.`,
    others: 'matches against bots',
  },
};

/** What a match will be once everybody has sat down: a single seat for a person makes it one person with bots. */
function plannedKind(seats: readonly SeatPlan[]): Kind | null {
  const people = seats.filter(({ kind }) => kind === 'open').length;
  if (people === 0) return 'alone';
  return people === 1 && seats.some(({ kind }) => kind === 'bot') ? 'solo' : null;
}

/** What a match is now: several seats of one guest count as one person. */
function kindOf(table: Table): Kind | null {
  const { sitters, opening, phase } = table;
  if (phase === 'gathering') return plannedKind(opening.seats);
  if (phase !== 'playing') return null;
  if (isAmongBots(table)) return 'alone';
  if (sitters.every((sitter) => sitter !== null && !sitter.handedOver)) return null;
  const people = new Set(sitters.flatMap((sitter) => (sitter === null || sitter.handedOver ? [] : [sitter.guest])));
  const [only] = people;
  const hasBots = only !== undefined && seatsOf(table, only).length < sitters.length;
  return people.size === 1 && hasBots ? 'solo' : null;
}
