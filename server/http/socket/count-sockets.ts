import type { Limits } from '../gate/limits.ts';
import type { Speaker } from './conversation.ts';

/** Counts the open sockets, by guest and by address. */
export interface SocketCount {
  hasRoomFor(speaker: Speaker): boolean;
  enter(speaker: Speaker): void;
  leave(speaker: Speaker): void;
}

export function countSockets({ sockets }: Limits): SocketCount {
  const open = { guest: new Map<string, number>(), address: new Map<string, number>() };

  function change(counts: Map<string, number>, key: string, by: number): void {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  function both({ guest, address }: Speaker, by: number): void {
    change(open.guest, guest.id, by);
    change(open.address, address, by);
  }

  return {
    hasRoomFor: ({ guest, address }) =>
      (open.guest.get(guest.id) ?? 0) < sockets.guest && (open.address.get(address) ?? 0) < sockets.address,
    enter: (speaker) => both(speaker, 1),
    leave: (speaker) => both(speaker, -1),
  };
}
