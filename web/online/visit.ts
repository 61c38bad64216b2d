import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, gameById } from '@starboard/games';
import type { Seat } from '@starboard/kernel';
import type { TableView } from '@starboard/protocol';
import { openRoom, type Room } from '../room/room.ts';
import { type RemoteRunner, remoteRunner } from '../runner/remote/remote-runner.ts';
import { onlineMatch } from '../storage/online-matches.ts';
import { takePartInDice } from './joining/dice-part.ts';
import { missedMuch } from './playing/since.ts';
import { api } from './server/api.ts';
import { socketAddress } from './server/server.ts';

type Stage =
  | { readonly at: 'door' }
  | { readonly at: 'refused'; readonly fact: string }
  /** Seats are open, or the match was closed before it began. */
  | { readonly at: 'waiting-room'; readonly table: TableView; readonly game: Game }
  | { readonly at: 'room'; readonly room: Room; readonly table: TableView; readonly game: Game };

export interface Visit {
  readonly runner: RemoteRunner;
  readonly stage: ReadonlySignal<Stage>;
  close(): void;
}

export function visitMatch(id: string): Visit {
  const seen = onlineMatch(id)?.seen ?? null;
  const history = (before: number, after: number) => api.history(id, before, after);
  const resign = (seat: Seat) => api.resign(id, seat);
  const connect = (guest: string | null) => new WebSocket(socketAddress(guest));
  const runner = remoteRunner({ match: id, after: seen, history, resign, connect });
  const leaveDice = takePartInDice(runner.table);
  const refused = signal<string | null>(null);
  const room = signal<Room | null>(null);
  let left = false;

  enter(runner, seen).then(
    (entered) => {
      if (typeof entered === 'string') refused.value = entered;
      else if (left) entered.close();
      else room.value = entered;
    },
    (error: unknown) => {
      refused.value = `This match could not be opened (${error instanceof Error ? error.message : error}). Reload to try again.`;
    },
  );

  const stage = computed((): Stage => {
    if (refused.value !== null) return { at: 'refused', fact: refused.value };
    const table = runner.table.value;
    if (table === null) return { at: 'door' };
    const game = gameById(table.game);
    if (game === undefined) return { at: 'refused', fact: `There is no game called "${table.game}" here.` };
    if (room.value !== null) return { at: 'room', room: room.value, table, game };
    return table.phase === 'playing' || table.phase === 'over' ? { at: 'door' } : { at: 'waiting-room', table, game };
  });

  return {
    runner,
    stage,
    close() {
      left = true;
      leaveDice();
      if (room.peek() === null) runner.close();
      else room.peek()?.close();
    },
  };
}

/** The room, or why there is none. */
async function enter(runner: RemoteRunner, seen: number | null): Promise<Room | string> {
  const opened = await runner.open();
  if (!opened.ok) return opened.fact;
  const parts = gameById(opened.game)?.parts;
  if (parts === undefined) return `There is no game called "${opened.game}" here.`;
  const [rules, words, board] = await Promise.all([parts.rules(), parts.words(), parts.board()]);
  const room = openRoom(runner, opened, { rules, words, board });
  room.player.held.value = missedMuch(room.player, seen);
  return room;
}
