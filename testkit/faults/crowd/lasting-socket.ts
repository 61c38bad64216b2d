import type { FromClient, FromServer } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import type { GuestClient } from '../guest.ts';
import type { Cut } from './cuts.ts';

/** A guest's socket that is opened again, through the next door, whenever it is lost. */
export interface LastingSocket {
  /** Says something, and loses the socket over it if it is to be cut. */
  say(message: FromClient, cut?: Cut | null): void;
  /** Gives up the present socket: another follows. */
  renew(): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  heard(message: FromServer): void;
}

const PAUSE = 50;

/** `guest` is whoever the person is when a socket is opened: they may go on from another device. */
export function holdLine(guest: () => GuestClient, { opened, heard }: LineEvents): LastingSocket {
  /** Requests whose answers are not to be heard. */
  const deafTo = new Set<string>();
  let wanted = true;
  let socket: WebSocket = dial();

  function dial(): WebSocket {
    const mine = guest().socket();
    mine.on('open', opened);
    mine.on('message', (data) => {
      if (!wanted) return;
      const message: FromServer = JSON.parse(data.toString());
      if ('id' in message && message.id !== null && deafTo.delete(message.id)) mine.terminate();
      else if (mine.readyState === mine.OPEN) heard(message);
    });
    // A lost socket says so by closing too.
    mine.on('error', () => undefined);
    mine.on('close', () => {
      if (!wanted) return;
      guest().tryNextDoor();
      setTimeout(() => {
        if (wanted) socket = dial();
      }, PAUSE);
    });
    return mine;
  }

  return {
    say(message, cut = null) {
      if (socket.readyState !== socket.OPEN) return;
      if (cut === 'before the answer' && 'id' in message) deafTo.add(message.id);
      if (cut !== 'before the request') socket.send(JSON.stringify(message));
      if (cut === 'before the request' || cut === 'after the request') socket.terminate();
    },
    renew: () => socket.terminate(),
    close() {
      wanted = false;
      socket.terminate();
    },
  };
}
