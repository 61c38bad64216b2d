import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { type Certificates, makeCertificates } from '../../../testkit/servers/certificates.ts';
import { startNats } from '../../../testkit/servers/nats.ts';
import { startPostgres } from '../../../testkit/servers/postgres.ts';
import { openNats } from '../../bus/nats.ts';
import { openPostgres } from '../../store/postgres/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-encrypted-'));
// PostgreSQL runs as another user and has to find its certificate.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files: Certificates;

const describeWithNats = await describeWith(['openssl', 'nats-server']);
describeWithNats('NATS with certificates and a password, as the examples have it', () => {
  beforeAll(() => {
    files = makeCertificates(folder);
  });

  test('is reached by who believes its authority and knows the password, and by nobody else', async () => {
    const { ca, cert, key } = files;
    const login = ['--user', 'starboard', '--pass', 'hush'];
    const server = await startNats('--tlsverify', '--tlscert', cert, '--tlskey', key, '--tlscacert', ca, ...login);
    const host = server.url.replace('nats://', '');
    const query = `?ca=${ca}&cert=${cert}&key=${key}`;
    const buses = await Promise.all(
      [
        `tls://starboard:hush@${host}${query}`,
        `tls://starboard:wrong@${host}${query}`,
        `tls://starboard:hush@${host}?ca=${ca}`,
        `tls://starboard:hush@${host}`,
      ].map(openNats),
    );
    expect(buses.map((bus) => bus.ready())).toEqual([true, false, false, false]);
    await Promise.all(buses.map((bus) => bus.close()));
    await server.stop();
  });
});

const describeWithPostgres = await describeWith(['openssl', 'PostgreSQL']);
describeWithPostgres('PostgreSQL with a certificate, as the examples have it', () => {
  beforeAll(() => {
    files = makeCertificates(folder);
  });

  test('is reached by who believes its authority, and not by who does not', async () => {
    const { ca, cert, key } = files;
    const server = await startPostgres('ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`);
    const store = await openPostgres(`${server.url}?sslmode=verify-full&sslrootcert=${ca}`);
    expect(await store.ready()).toBe(true);
    await store.close();
    const { default: pg } = await import('pg');
    const stranger = new pg.Client({ connectionString: `${server.url}?sslmode=verify-full` });
    await expect(stranger.connect()).rejects.toThrow(/certificate/);
    await server.stop();
  });
});
