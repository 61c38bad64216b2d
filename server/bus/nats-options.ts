import type { NodeConnectionOptions } from '@nats-io/transport-node';

/**
 * Reads an address such as nats://user:password@host:port, or tls:// for an encrypted connection; several are separated
 * by commas. `ca`, `cert` and `key` name files: the authority to trust, and our own certificate.
 */
export function natsOptions(url: string): NodeConnectionOptions {
  const addresses = url.split(',').map(address);
  return {
    servers: addresses.map(({ host }) => host),
    ...login(addresses),
    ...encryption(addresses),
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
    throw new Error('The address of NATS must look like nats://host:4222.');
  }
  return url;
}

/** Taken from the first address that has a login; a name without a password is a token. */
function login(addresses: readonly URL[]): Pick<NodeConnectionOptions, 'user' | 'pass' | 'token'> {
  const known = addresses.find(({ username }) => username !== '');
  if (known === undefined) return {};
  const name = decodeURIComponent(known.username);
  return known.password === '' ? { token: name } : { user: name, pass: decodeURIComponent(known.password) };
}

const FILES = { ca: 'caFile', cert: 'certFile', key: 'keyFile' } as const;

/** If one address requires it, or names a file for it, connections to all of them are encrypted. */
function encryption(addresses: readonly URL[]): Pick<NodeConnectionOptions, 'tls'> {
  const files = Object.entries(FILES).flatMap(([name, option]) => {
    const file = addresses.map(({ searchParams }) => searchParams.get(name)).find((each) => each !== null);
    return file === undefined || file === null ? [] : [[option, file] as const];
  });
  const wanted = files.length > 0 || addresses.some(({ protocol }) => protocol === 'tls:');
  return wanted ? { tls: Object.fromEntries(files) } : {};
}
