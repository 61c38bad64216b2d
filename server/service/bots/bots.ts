import { type Json, type Move, view } from '@starboard/kernel';
import * as commands from '../../table/commands.ts';
import type { Decided } from '../../table/decided.ts';
import { owedByBot } from '../../table/show.ts';
import { memoryOf, type Table } from '../../table/table.ts';
import type { Thinker } from './bot-pool.ts';
import { thinkingOrder } from './thinking-order.ts';

interface BotsOptions {
  readonly thinker: Thinker;
  /** How many can think at the same time. */
  readonly atOnce: number;
  /** Whether somebody follows a match. */
  watched(match: string): boolean;
  act(match: string, decide: (table: Table, at: number) => Decided): Promise<unknown>;
}

export interface Bots {
  /** Lets a bot that owes an answer think about it: says whether one does, none has to, or it waits until somebody watches. */
  letThink(table: Table): 'thinks' | 'owes-nothing' | 'paused';
  stop(): Promise<void>;
}

/** Whether nobody at a table answers for themselves: bots play among themselves, or for people who have gone. */
export function isAmongBots({ sitters, phase }: Table): boolean {
  return phase === 'playing' && !sitters.some((sitter) => sitter !== null && !sitter.handedOver);
}

/** The bots of a node. Those that people wait for come first; among themselves they play only while somebody watches. */
export function createBots({ thinker, atOnce, watched, act }: BotsOptions): Bots {
  const order = thinkingOrder(atOnce);
  const thinking = new Set<string>();

  return {
    letThink(table) {
      const owed = owedByBot(table);
      const { match, rules, opening, id } = table;
      if (owed === null || match === null) return 'owes-nothing';
      const alone = isAmongBots(table);
      if (alone && !watched(id)) return 'paused';
      const { seat, bot } = owed;
      const { question } = match;
      const name = `${id} ${question} ${seat} ${match.sealed.length}`;
      if (thinking.has(name)) return 'thinks';
      thinking.add(name);
      order
        .run(alone ? 'alone' : 'awaited', () =>
          thinker.think(opening.game, bot, view(rules, match, seat, memoryOf(table, seat))),
        )
        .then((choice: Json) => {
          thinking.delete(name);
          // If anything happened meanwhile this is refused, and whatever happened has made the bot think again.
          const move: Move = { seat, question, choice };
          return act(id, (latest, at) => commands.makeMove(latest, null, move, at));
        })
        .catch(() => thinking.delete(name));
      return 'thinks';
    },
    async stop() {
      order.stop();
      await thinker.close();
    },
  };
}
