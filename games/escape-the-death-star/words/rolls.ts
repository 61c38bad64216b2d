import { inARow, type Names, nameOf, plural, type Seat } from '@starboard/kernel';
import { soldiersToMove } from '../rules/08-imperial.ts';
import type { BoardView, Event } from '../rules/model.ts';
import { rebelName } from './figures.ts';

type DiceEvent = Extract<Event, { readonly type: 'dice' }>;

/** One roll of a player, and the Rebels it counts for. */
interface SharedRoll {
  readonly seat: Seat;
  readonly die: number;
  readonly rebels: readonly number[];
}

/** 7.2 A player with two Rebels rolls once, and the roll counts for both. */
export function rollsOf({ rebels, by }: Pick<DiceEvent, 'rebels' | 'by'>): readonly SharedRoll[] {
  return [...new Set(by)].map((seat) => {
    const own = [...rebels.keys()].filter((rebel) => by[rebel] === seat);
    return { seat, die: rebels[own[0] ?? 0] ?? 0, rebels: own };
  });
}

/** "Luke 3", "Leia and Han 4 (Ann rolls once for both)". */
export function rollInWords({ seat, die, rebels }: SharedRoll, board: BoardView, names: Names): string {
  const who = inARow(rebels.map((rebel) => rebelName(board, rebel, names)));
  const share = rebels.length === 2 ? 'both' : 'all';
  return rebels.length < 2 ? `${who} ${die}` : `${who} ${die} (${nameOf(names, seat)} rolls once for ${share})`;
}

/** 7.2 What a player with several Rebels should know about the roll; empty for one Rebel. */
export function sharedRollNote({ rebels }: Pick<BoardView, 'rebels'>, seat: Seat): string {
  const own = rebels.filter((rebel) => rebel.seat === seat).length;
  return own < 2 ? '' : `Your roll counts for ${own === 2 ? 'both' : 'all'} your Rebels. `;
}

/** 8.1 What the Imperial may do after the secret moves. */
export function soldiersNote(board: Pick<BoardView, 'red' | 'soldiers'>): string {
  const moves = soldiersToMove(board);
  const all = moves === 1 ? 'the only soldier' : `all ${moves} soldiers`;
  const who = moves < board.red ? all : `up to ${plural(moves, 'soldier')}`;
  return `The Imperial rolled ${board.red}, so ${who} may move after you, anywhere.`;
}
