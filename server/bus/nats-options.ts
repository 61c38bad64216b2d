import type { NodeConnectionOptions } from '@nats-io/transport-node';

/** From an address as one writes it: nats://user:password@host:port, several with commas between them. */
export function natsOptions(url: string): NodeConnectionOptions {
  const addresses = url.split(',').map(address);
  const encrypted = addresses.some(({ protocol }) => protocol === 'tls:');
  return {
    servers: addresses.map(({ host }) => host),
    ...login(addresses),
    ...(encrypted ? { tls: {} } : {}),
    noEcho: true,
    timeout: 2_000,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: 500,
    pingInterval: 10_000,
    maxPingOut: 2,
  };
}

function address(text: string): URL {
  const written = text.trim();
  const url = URL.parse(written.includes('://') ? written : `nats://${written}`);
  if (url === null || url.host === '' || !['nats:', 'tls:'].includes(url.protocol)) {
    throw new Error('The address of NATS must be like nats://host:4222.');
  }
  return url;
}

/** As the first address that has one says; a name without a password is a token. */
function login(addresses: readonly URL[]): Pick<NodeConnectionOptions, 'user' | 'pass' | 'token'> {
  const known = addresses.find(({ username }) => username !== '');
  if (known === undefined) return {};
  const name = decodeURIComponent(known.username);
  return known.password === '' ? { token: name } : { user: name, pass: decodeURIComponent(known.password) };
}
