import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificates } from '../../../testkit/servers/certificates.ts';
import type { PushHosts } from '../../push/push-hosts.ts';
import type { PushAddress } from '../../store/push.ts';

interface Received {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | readonly string[]>;
  readonly body: Buffer;
}

/** A push service on this machine. */
export interface PushService {
  readonly received: readonly Received[];
  /** Calls it although it isn't on the public internet. */
  readonly hosts: PushHosts;
  urlOf(path: string): string;
  stop(): Promise<void>;
}

const PUSH_HOST = 'push.test';

/** `status` says what it answers to a path; undefined for no answer at all. */
export async function startPushService(
  { ca, cert, key }: Certificates,
  status: (path: string) => number | undefined = () => 201,
): Promise<PushService> {
  const received: Received[] = [];
  const server: Server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    const code = status(path);
    if (code === undefined) return;
    answer.writeHead(code, { Location: '/elsewhere' });
    // An answer without an end, which nobody should wait for.
    answer.write('x'.repeat(1000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    urlOf: (path) => `https://${PUSH_HOST}:${port}${path}`,
    hosts: {
      addressesOf: async (host) => (host === PUSH_HOST ? ['127.0.0.1'] : null),
      allowsPort: () => true,
      ca: readFileSync(ca, 'utf8'),
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser with the keys of a subscription, which reads what is sent to it: RFC 8291, section 3.4. */
export function subscriber(): { at(endpoint: string): PushAddress; read(body: Buffer): unknown } {
  const keys = createECDH('prime256v1');
  const mine = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    at: (endpoint) => ({ endpoint, p256dh: mine.toString('base64url'), auth: auth.toString('base64url') }),
    read(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]);
      const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32));
      const derived = (use: string, length: number): Buffer =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${use}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      const sealed = body.subarray(21 + keyLength);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The text ends with a 2, and zeros hide how long it is.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}
