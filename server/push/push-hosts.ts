import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Which hosts the server calls, whose addresses come from guests. */
export interface PushHosts {
  /** Null if the server calls no such host; otherwise all its addresses, at least one. */
  addressesOf(host: string): Promise<readonly string[] | null>;
  allowsPort(port: string): boolean;
  /** Authorities that sign the hosts' certificates; by default those that Node.js knows. */
  readonly ca?: string;
  /** Milliseconds for everything, from connecting to the answer. */
  readonly patience?: number;
}

/** Milliseconds for an answer of the name server, and how often it is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/** Hosts of the public internet only. The machine's own list of hosts doesn't count. */
export const publicHosts = (resolve: (host: string) => Promise<readonly string[]> = resolved): PushHosts => ({
  async addressesOf(host) {
    const found = isIP(host) === 0 ? await resolve(host) : [host];
    return found.length > 0 && found.every(isPublicAddress) ? found : null;
  },
  allowsPort: (port) => port === '',
});

async function resolved(host: string): Promise<readonly string[]> {
  const resolver = new Resolver(PATIENCE);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
