import type { Duplex } from 'node:stream';
import type { FromServer } from '@starboard/protocol';
import type { WebSocket } from 'ws';

/** A socket that leaves more than this unread is let go: it can come back and resume from where it was. */
const MOST_UNREAD = 1024 * 1024;

export type Send = (message: FromServer) => void;

/** What is said in one tick leaves in one piece, which is half the work of sending. */
export function outbox(socket: WebSocket, connection: Duplex): Send {
  let gathering = false;

  function gather(): void {
    if (gathering) return;
    gathering = true;
    connection.cork();
    process.nextTick(() => {
      gathering = false;
      connection.uncork();
    });
  }

  return (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    gather();
    socket.send(JSON.stringify(message));
  };
}
