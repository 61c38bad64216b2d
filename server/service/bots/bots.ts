import { answersOf, type Json, view } from '@starboard/kernel';
import * as commands from '../../table/commands.ts';
import type { Decided } from '../../table/decided.ts';
import { owedByBot } from '../../table/show.ts';
import { memoryOf, type Table } from '../../table/table.ts';
import type { Claimant } from '../turns/fair-queue.ts';
import type { Thinker } from './bot-pool.ts';
import { thinkingOrder } from './thinking-order.ts';

interface BotsOptions {
  readonly thinker: Thinker;
  /** How many can think at the same time. */
  readonly atOnce: number;
  /** Whether somebody follows a match. */
  watched(match: string): boolean;
  /** Whether a match among bots may go on now. */
  mayGoOn(table: Table): boolean;
  /** Who waits for the bots of a match. */
  waitsFor(table: Table): Claimant;
  act(match: string, decide: (table: Table, at: number) => Decided): Promise<unknown>;
}

export interface Bots {
  /**
   * Lets a bot that owes an answer think about it: says whether one does, none has to, it waits until somebody watches,
   * or until its host has fewer such matches.
   */
  letThink(table: Table): 'thinks' | 'owes-nothing' | 'paused' | 'crowded';
  /** Lets those go on that had to wait until their host has fewer such matches. */
  tick(): void;
  stop(): Promise<void>;
}

/** Whether nobody at a table answers for themselves: bots play among themselves, or for people who have gone. */
export function isAmongBots({ sitters, phase }: Table): boolean {
  return phase === 'playing' && !sitters.some((sitter) => sitter !== null && !sitter.handedOver);
}

/**
 * The bots of a node. Those that people wait for come first, people taking turns; among themselves they play only while
 * somebody watches.
 */
export function createBots({ thinker, atOnce, watched, mayGoOn, waitsFor, act }: BotsOptions): Bots {
  const order = thinkingOrder(atOnce);
  const thinking = new Set<string>();
  const crowded = new Map<string, Table>();

  function letThink(table: Table): ReturnType<Bots['letThink']> {
    crowded.delete(table.id);
    const owed = owedByBot(table);
    const { match, rules, opening, id } = table;
    if (owed === null || match === null) return 'owes-nothing';
    const alone = isAmongBots(table);
    if (alone && !watched(id)) return 'paused';
    if (alone && !mayGoOn(table)) {
      crowded.set(id, table);
      return 'crowded';
    }
    const { seat, bot } = owed;
    const { question } = match;
    const nth = answersOf(match, seat).length;
    const name = `${id} ${question} ${seat} ${nth}`;
    if (thinking.has(name)) return 'thinks';
    thinking.add(name);
    order
      .run(alone ? 'alone' : 'awaited', waitsFor(table), () =>
        thinker.think(opening.game, bot, view(rules, match, seat, memoryOf(table, seat))),
      )
      .then((choice: Json) => {
        thinking.delete(name);
        // If anything happened meanwhile this is refused, and whatever happened has made the bot think again.
        return act(id, (latest, at) => commands.makeMove(latest, null, { seat, question, nth, choice }, at));
      })
      .catch(() => thinking.delete(name));
    return 'thinks';
  }

  return {
    letThink,
    tick() {
      for (const table of [...crowded.values()]) letThink(table);
    },
    async stop() {
      order.stop();
      await thinker.close();
    },
  };
}
