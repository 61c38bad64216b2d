/** As much of a socket as a heartbeat needs. */
interface Pulse {
  ping(): void;
  terminate(): void;
  on(event: 'pong', heard: () => void): unknown;
}

interface Heartbeat<Socket extends Pulse> {
  watch(socket: Socket): void;
  stop(): void;
}

/** Asks every socket again and again whether it is still there, and lets go of those that no longer answer. */
export function createHeartbeat<Socket extends Pulse>(sockets: ReadonlySet<Socket>, every: number): Heartbeat<Socket> {
  const silent = new WeakSet<Socket>();
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, every);
  timer.unref();
  return {
    watch: (socket) => socket.on('pong', () => silent.delete(socket)),
    stop: () => clearInterval(timer),
  };
}
