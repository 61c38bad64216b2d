interface Pulse {
  readonly bufferedAmount: number;
  ping(): void;
  terminate(): void;
  on(event: 'pong', heard: () => void): unknown;
}

interface Heartbeat<Socket extends Pulse> {
  watch(socket: Socket): void;
  stop(): void;
}

/** Sockets are pinged in this many groups, so that not all are pinged at the same moment. */
const PARTS = 20;

/** Pings every socket regularly, and closes those that neither answer nor read. */
export function createHeartbeat<Socket extends Pulse>(sockets: ReadonlySet<Socket>, every: number): Heartbeat<Socket> {
  const partOf = new WeakMap<Socket, number>();
  /** The unread bytes of sockets that have not answered since the last ping. */
  const silent = new WeakMap<Socket, number>();
  let watched = 0;
  let part = 0;

  function ask(socket: Socket): void {
    const unread = silent.get(socket);
    const reads = unread !== undefined && socket.bufferedAmount < unread;
    if (unread !== undefined && !reads) socket.terminate();
    else {
      silent.set(socket, socket.bufferedAmount);
      socket.ping();
    }
  }

  const timer = setInterval(() => {
    part = (part + 1) % PARTS;
    for (const socket of sockets) if (partOf.get(socket) === part) ask(socket);
  }, every / PARTS);
  timer.unref();
  return {
    watch(socket) {
      partOf.set(socket, watched++ % PARTS);
      socket.on('pong', () => silent.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
