/** As much of a socket as a heartbeat needs. */
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

/** In so many parts the sockets are asked, so that not all are at the same moment. */
const PARTS = 20;

/** Asks every socket again and again whether it is still there, and lets go of those that neither answer nor read. */
export function createHeartbeat<Socket extends Pulse>(sockets: ReadonlySet<Socket>, every: number): Heartbeat<Socket> {
  const partOf = new WeakMap<Socket, number>();
  /** How much was unread when they were asked and have not answered since. */
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
