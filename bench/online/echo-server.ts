import { WebSocketServer } from 'ws';

/** The least that a server of sockets can do: says again what it hears. Tells its parent where it is. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data.toString())));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => process.exit(0));
