import type { FromClient, FromServer } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

/** A guest's socket that is opened again, through the next door, whenever it is lost. */
export interface Line {
  say(message: FromClient): void;
  /** Gives up the present socket: another follows. */
  renew(): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  heard(message: FromServer): void;
}

const PAUSE = 50;

export function holdLine(guest: Guest, { opened, heard }: LineEvents): Line {
  let wanted = true;
  let socket: WebSocket = dial();

  function dial(): WebSocket {
    const mine = guest.socket();
    mine.on('open', opened);
    mine.on('message', (data) => {
      if (wanted) heard(JSON.parse(data.toString()));
    });
    // A lost socket says so by closing too.
    mine.on('error', () => undefined);
    mine.on('close', () => {
      if (!wanted) return;
      guest.tryNextDoor();
      setTimeout(() => {
        if (wanted) socket = dial();
      }, PAUSE);
    });
    return mine;
  }

  return {
    say(message) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    },
    renew: () => socket.terminate(),
    close() {
      wanted = false;
      socket.terminate();
    },
  };
}
