import { WebSocket } from 'ws';
import type { GuestAtDevice } from '../gate/guest.ts';
import type { Pulse } from './heartbeat.ts';

/** Whoever talks with the guest. */
interface Talk {
  hear(text: string): void;
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
}
