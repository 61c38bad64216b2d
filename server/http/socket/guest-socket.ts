import { WebSocket } from 'ws';
import type { GuestAtDevice } from '../gate/guest.ts';
import type { Pulse } from './heartbeat.ts';

/** Whoever talks with the guest. */
interface Talk {
  hear(text: string): void;
  /** Sends what waits to be sent together with more. */
  letGo(): void;
  end(): void;
}

/**
 * A socket and everything of ours that belongs to it. Thousands of sockets sit idle, so they share their listeners,
 * which find here what they need: closures for each socket would take a tenth of its memory.
 */
export class GuestSocket extends WebSocket implements Pulse {
  holder: GuestAtDevice | null = null;
  conversation: Talk | null = null;
  part = 0;
  unread: number | null = null;

  /** What was said before comes before the farewell. */
  override close(code?: number, data?: string | Buffer): void {
    this.conversation?.letGo();
    super.close(code, data);
  }
}
