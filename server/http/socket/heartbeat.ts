/** A socket as its heartbeat sees it. */
export interface Pulse {
  readonly bufferedAmount: number;
  /** Which group is pinged together with it. */
  part: number;
  /** How many bytes were unread at the last ping; null if it has answered since. */
  unread: number | null;
  ping(): void;
  terminate(): void;
}

interface Heartbeat {
  watch(socket: Pulse): void;
  stop(): void;
}

/** Sockets are pinged in this many groups, so that not all are pinged at the same moment. */
const PARTS = 20;

/** Pings every socket regularly, and closes those that neither answer nor read. */
export function createHeartbeat(sockets: ReadonlySet<Pulse>, every: number): Heartbeat {
  let watched = 0;
  let part = 0;

  const timer = setInterval(() => {
    part = (part + 1) % PARTS;
    for (const socket of sockets) if (socket.part === part) ask(socket);
  }, every / PARTS);
  timer.unref();
  return {
    watch(socket) {
      socket.part = watched++ % PARTS;
    },
    stop: () => clearInterval(timer),
  };
}

function ask(socket: Pulse): void {
  const reads = socket.unread !== null && socket.bufferedAmount < socket.unread;
  if (socket.unread !== null && !reads) socket.terminate();
  else {
    socket.unread = socket.bufferedAmount;
    socket.ping();
  }
}

export function noteAnswer(socket: Pulse): void {
  socket.unread = null;
}
