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
  readonly atOnce: number;
  watched(match: string): boolean;
  mayGoOn(table: Table): boolean;
  /** The guest who waits for the bots of a match. */
  waitsFor(table: Table): Claimant;
  act(match: string, decide: (table: Table, at: number) => Decided): Promise<unknown>;
}

export interface Bots {
  /**
   * Lets a bot that owes an answer think. Returns whether one thinks, none owes anything, it waits for a watcher, or
   * its host has too many such matches.
   */
  letThink(table: Table): 'thinks' | 'owes-nothing' | 'paused' | 'crowded';
  /** Resumes bots that had to wait because their host had too many matches. */
  tick(): void;
  stop(): Promise<void>;
}

/** Whether no person at a table answers: bots play each other, or stand in for people who left. */
export function isAmongBots({ sitters, phase }: Table): boolean {
  return phase === 'playing' && !sitters.some((sitter) => sitter !== null && !sitter.handedOver);
}

/** Whether somebody was only late: then bots don't finish the match among themselves, but wait for a player. */
function waitsForPeople({ sitters }: Table): boolean {
  return sitters.some((sitter) => sitter?.late === true);
}

/**
 * The bots of a node. Those that people wait for come first, and people take turns; matches between bots go on only
 * while somebody watches.
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
    if (alone && (waitsForPeople(table) || !watched(id))) return 'paused';
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
        // If anything happened meanwhile, this is refused, and that change has made the bot think again.
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
