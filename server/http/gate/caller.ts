import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { TLSSocket } from 'node:tls';

/** Where a request comes from. A proxy's headers count only if the proxy is trusted. */
export interface Caller {
  /** What counts as one address: an IPv4 address, or the network of an IPv6 address. */
  readonly address: string;
  readonly https: boolean;
}

export function callerOf(request: IncomingMessage, trustProxy: boolean): Caller {
  const address = (trustProxy ? lastOf(request, 'x-forwarded-for') : undefined) ?? request.socket.remoteAddress ?? '';
  const protocol = trustProxy ? lastOf(request, 'x-forwarded-proto') : undefined;
  return { address: household(address), https: protocol === 'https' || request.socket instanceof TLSSocket };
}

/** The proxy next to us added the last value; clients can make up those before it. */
function lastOf(request: IncomingMessage, header: string): string | undefined {
  const last = String(request.headers[header] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last === '' ? undefined : last;
}

/** A household has a whole /64 of IPv6 addresses, so they count as one. */
function household(address: string): string {
  const inner = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(inner)) return inner;
  const [front = '', back = ''] = inner.split('::');
  const [left, right] = [groups(front), groups(back)];
  const all = inner.includes('::') ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left;
  return `${all.slice(0, 4).join(':')}::/64`;
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
