import type { Duplex } from 'node:stream';
import type { FromServer } from '@starboard/protocol';
import type { WebSocket } from 'ws';

/** While more bytes than this are unread, nothing more is told or listened to. */
const MOST_UNREAD = 256 * 1024;

/** What is said over a socket, at the speed at which it is read. */
export interface Outbox {
  send(message: FromServer): void;
  /** Whether so much is unread that what can be told afresh later should not be told now. */
  isFull(): boolean;
  /** Hears whenever all has been read after it was full. */
  onRead(read: () => void): void;
}

type Wire = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'pause' | 'resume'>;

export function openOutbox(socket: Wire, connection: Duplex): Outbox {
  let gathering = false;
  let full = false;
  let whenRead = (): void => undefined;

  /** What is said in one tick leaves in one piece, which is half the work of sending. */
  function gather(): void {
    if (gathering) return;
    gathering = true;
    connection.cork();
    process.nextTick(() => {
      gathering = false;
      connection.uncork();
    });
  }

  connection.on('drain', () => {
    if (!full) return;
    full = false;
    socket.resume();
    whenRead();
  });

  return {
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      gather();
      // As bytes, because text that waits is counted by its characters.
      socket.send(Buffer.from(JSON.stringify(message)), { binary: false });
      if (full || socket.bufferedAmount <= MOST_UNREAD) return;
      full = true;
      socket.pause();
    },
    isFull: () => full,
    onRead(read) {
      whenRead = read;
    },
  };
}
