import type { FromClient, FromServer } from '@starboard/protocol';

/** As much of a WebSocket as a connection needs. */
export type Wire = EventTarget & { send(data: string): void; close(): void };

export interface ConnectionListener {
  opened(): void;
  heard(message: FromServer): void;
  lost(): void;
}

/** A connection to the server that reconnects until it is closed. */
export interface Connection {
  /** Sends only while the connection is open. */
  send(message: FromClient): void;
  /** Drops a silent connection and opens another at once. */
  renew(): void;
  close(): void;
}

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** Milliseconds before the next try: growing, so that a server in trouble gets some peace. */
export function pauseBefore(tries: number): number {
  return Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** tries);
}

const network: EventTarget = typeof window === 'undefined' ? new EventTarget() : window;

export function holdConnection(connect: () => Wire, listener: ConnectionListener): Connection {
  let wire: Wire | null = null;
  let isOpen = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;

  const dial = (): void => {
    clearTimeout(timer);
    const mine = connect();
    wire = mine;
    mine.addEventListener('open', () => {
      if (wire !== mine) return;
      isOpen = true;
      listener.opened();
    });
    mine.addEventListener('message', (event) => {
      if (wire !== mine || !('data' in event) || typeof event.data !== 'string') return;
      tries = 0;
      const message: FromServer = JSON.parse(event.data);
      listener.heard(message);
    });
    mine.addEventListener('close', () => {
      if (wire !== mine) return;
      hangUp();
      if (wanted) timer = setTimeout(dial, pauseBefore(tries++));
    });
  };

  /** Ignores further messages from the old socket. */
  const hangUp = (): void => {
    const old = wire;
    wire = null;
    isOpen = false;
    old?.close();
    if (wanted && old !== null) listener.lost();
  };

  const renew = (): void => {
    if (!wanted) return;
    hangUp();
    dial();
  };
  const whenBack = (): void => {
    if (!isOpen) renew();
  };
  /** A browser may take minutes to notice a dead socket by itself. */
  const whenGone = (): void => {
    hangUp();
    clearTimeout(timer);
    if (wanted) timer = setTimeout(dial, LONGEST_PAUSE);
  };
  network.addEventListener('online', whenBack);
  network.addEventListener('offline', whenGone);
  dial();

  return {
    send: (message) => {
      if (isOpen) wire?.send(JSON.stringify(message));
    },
    renew,
    close() {
      wanted = false;
      clearTimeout(timer);
      network.removeEventListener('online', whenBack);
      network.removeEventListener('offline', whenGone);
      hangUp();
    },
  };
}
