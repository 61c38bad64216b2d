import { request } from 'node:https';
import { isIPv4 } from 'node:net';
import type { PushHosts } from './push-hosts.ts';

interface Sent {
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array;
}

const PATIENCE = 10_000;

/** The address that a guest gave us, if it is one that we call. */
export function callable(endpoint: string, hosts: PushHosts): URL | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return hosts.allowsPort(url.port) ? url : null;
}

export function addressesOf({ hostname }: URL, hosts: PushHosts): Promise<readonly string[] | null> {
  return hosts.addressesOf(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Posts to a stranger's address; returns the status, or null if there is no answer. The connection goes to an address
 * that was just checked, not to what the name means a moment later. Redirects are not followed, and the answer is not
 * read.
 */
export async function postTo(endpoint: string, { headers, body }: Sent, hosts: PushHosts): Promise<number | null> {
  const url = callable(endpoint, hosts);
  const addresses = url && (await addressesOf(url, hosts));
  const [address] = addresses ?? [];
  if (url === null || address === undefined) return null;
  const checked = { address, family: isIPv4(address) ? 4 : 6 };
  return new Promise((resolve) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(hosts.patience ?? PATIENCE),
        ...(hosts.ca === undefined ? {} : { ca: hosts.ca }),
        lookup: (_, { all }, found) => (all ? found(null, [checked]) : found(null, checked.address, checked.family)),
      },
      (answer) => {
        resolve(answer.statusCode ?? null);
        answer.destroy();
      },
    );
    asked.on('error', () => resolve(null));
    asked.end(body);
  });
}
