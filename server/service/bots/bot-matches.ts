import type { Refusal } from '@starboard/protocol';
import type { Table } from '../../table/table.ts';
import { isAmongBots } from './bots.ts';

/** How many matches among bots alone may be under way at the same time that were opened through a node. */
export interface BotMatchLimits {
  readonly guest: number;
  readonly address: number;
  readonly node: number;
}

export const BOT_MATCHES: BotMatchLimits = { guest: 3, address: 12, node: 100 };

interface Opener {
  readonly guest: string;
  readonly address: string;
}

/** Counts the matches among bots that were opened through this node and are not over. */
export interface BotMatches {
  /** Why somebody may not open another, if so. */
  objection(opener: Opener): Promise<Refusal | null>;
  opened(table: Table, opener: Opener): void;
  changed(table: Table): void;
}

const refusal = (fact: string): Refusal => ({ code: 'too-many-bot-matches', fact });

export function countBotMatches(limits: BotMatchLimits, isOver: (match: string) => Promise<boolean>): BotMatches {
  const open = new Map<string, Opener>();
  const of = (by: keyof Opener, who: string): string[] =>
    [...open].flatMap(([match, opener]) => (opener[by] === who ? [match] : []));

  /** Whether there are as many as may be, after a look at those that may have ended on another node. */
  async function full(by: keyof Opener, who: string): Promise<boolean> {
    if (of(by, who).length < limits[by]) return false;
    for (const match of of(by, who)) if (await isOver(match)) open.delete(match);
    return of(by, who).length >= limits[by];
  }

  return {
    async objection({ guest, address }) {
      if (await full('guest', guest)) {
        const many = limits.guest === 1 ? 'a match' : `${limits.guest} matches`;
        return refusal(`You have ${many} among bots under way; watch one to its end or close one first.`);
      }
      if (await full('address', address)) {
        return refusal('Too many matches among bots were opened from your network; close one first.');
      }
      const crowded = open.size >= limits.node;
      return crowded ? refusal('Too many matches among bots are under way here; try again later.') : null;
    },
    opened(table, opener) {
      if (isAmongBots(table)) open.set(table.id, opener);
    },
    changed({ id, phase }) {
      if (phase === 'over' || phase === 'closed') open.delete(id);
    },
  };
}
