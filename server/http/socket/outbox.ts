import type { FromServer } from '@starboard/protocol';
import type { WebSocket } from 'ws';

/** A socket that leaves more than this unread is let go: it can come back and resume from where it was. */
const MOST_UNREAD = 1024 * 1024;

export type Send = (message: FromServer) => void;

export function outbox(socket: WebSocket): Send {
  return (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
}
