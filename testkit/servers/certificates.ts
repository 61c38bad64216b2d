import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivileged } from './postgres-programs.ts';
import { findProgram } from './program.ts';

/** For encrypted connections to a server on this machine. */
export interface Certificates {
  /** The authority that signed the others. */
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

export const hasOpenssl = (): boolean => findProgram('openssl', ['/usr/bin', '/usr/local/bin']) !== undefined;

/** An authority and a certificate for 127.0.0.1 and push.test, valid for a day, for servers and clients. */
export function makeCertificates(folder: string): Certificates {
  const at = (name: string): string => join(folder, name);
  const openssl = (...words: readonly string[]): void => {
    execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
  };
  const fresh = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  writeFileSync(
    at('names.txt'),
    'subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:push.test\nextendedKeyUsage=serverAuth,clientAuth\n',
  );
  openssl('req', '-x509', ...fresh, '-days', '1', '-subj', '/CN=tests', '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl('req', ...fresh, '-subj', '/CN=starboard', '-keyout', 'key.pem', '-out', 'request.pem');
  const sign = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1', '-extfile', 'names.txt'];
  openssl('x509', '-req', '-in', 'request.pem', ...sign, '-out', 'cert.pem');
  chmodSync(at('key.pem'), 0o600);
  const user = unprivileged();
  if (user !== undefined) for (const name of ['ca.pem', 'cert.pem', 'key.pem']) chownSync(at(name), user.uid, user.gid);
  return { ca: at('ca.pem'), cert: at('cert.pem'), key: at('key.pem') };
}
