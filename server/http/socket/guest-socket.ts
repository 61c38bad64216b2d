import { WebSocket } from 'ws';
import type { GuestAtDevice } from '../gate/guest.ts';
import type { Conversation } from './conversation.ts';
import type { Pulse } from './heartbeat.ts';

/**
 * A socket and everything of ours that belongs to it. Thousands of sockets sit idle, so they share their listeners,
 * which find here what they need: closures for each socket would take a tenth of its memory.
 */
export class GuestSocket extends WebSocket implements Pulse {
  holder: GuestAtDevice | null = null;
  conversation: Conversation | null = null;
  part = 0;
  unread: number | null = null;
}
