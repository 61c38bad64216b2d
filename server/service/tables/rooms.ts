import type { Store } from '../../store/store.ts';
import type { FindRules } from '../games.ts';
import { takingTurns } from './in-turn.ts';
import { loadLive } from './load.ts';
import type { Room } from './room.ts';

interface RoomsOptions {
  readonly store: Store;
  readonly findRules: FindRules;
  now(): number;
}

/** The matches that this node has in hand. */
export interface Rooms {
  /** A match that is in memory. */
  find(id: string): Room | undefined;
  /** One that is in memory and in which nobody is doing anything that must not be disturbed. */
  atHand(id: string): Room | undefined;
  /** Does something in a match alone: nothing is decided meanwhile, and all that was is kept or given up. */
  alone<T>(id: string, work: (room: Room) => Promise<T> | T): Promise<T | undefined>;
  followed(): readonly Room[];
  /** Forgets a match that the store has no longer. */
  drop(id: string): void;
  /** Forgets what nobody follows; the store has it. */
  forget(): void;
  /** Waits until nothing is under way anywhere. */
  idle(): Promise<void>;
}

/** Matches that nobody follows are forgotten after so long, in milliseconds. */
const FORGET_AFTER = 60_000;

export function keepRooms({ store, findRules, now }: RoomsOptions): Rooms {
  const rooms = new Map<string, Room>();
  const inTurn = takingTurns();

  async function enter(id: string): Promise<Room | undefined> {
    const known = rooms.get(id);
    if (known !== undefined) return known;
    const live = await loadLive(store, findRules, id);
    if (live === undefined) return undefined;
    const room: Room = {
      live,
      following: new Set(),
      underWay: [],
      passing: undefined,
      delayed: undefined,
      people: null,
      chatTold: 0,
      waitingChat: [],
      usedAt: now(),
    };
    rooms.set(id, room);
    return room;
  }

  return {
    find: (id) => rooms.get(id),
    atHand: (id) => (inTurn.isFree(id) ? rooms.get(id) : undefined),
    alone: (id, work) =>
      inTurn(id, async () => {
        const room = await enter(id);
        if (room === undefined) return undefined;
        room.usedAt = now();
        await Promise.allSettled(room.underWay.map(({ settled }) => settled));
        return work(room);
      }),
    followed: () => [...rooms.values()].filter(({ following }) => following.size > 0),
    drop: (id) => void rooms.delete(id),
    forget() {
      for (const [id, { following, underWay, usedAt }] of rooms) {
        if (following.size + underWay.length === 0 && now() - usedAt > FORGET_AFTER) rooms.delete(id);
      }
    },
    async idle() {
      await inTurn.idle();
      await Promise.allSettled([...rooms.values()].flatMap(({ underWay }) => underWay.map(({ settled }) => settled)));
    },
  };
}
