import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const MAILER = join(import.meta.dirname, '../../../docs/examples/mailer.mjs');

test('the mailer of the operating page writes to those who want it, and to nobody else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-mailer-'));
  const [addresses, sendmail, sent] = ['addresses.json', 'sendmail', 'sent'].map((name) => join(folder, name));
  if (addresses === undefined || sendmail === undefined || sent === undefined) throw new Error('no folder');
  writeFileSync(addresses, JSON.stringify({ Ada: 'ada@example.org' }));
  writeFileSync(sendmail, `#!/bin/sh\ncat >> ${sent}\n`);
  chmodSync(sendmail, 0o755);
  const mailer = spawn(process.execPath, [MAILER, addresses, 'https://play.example'], {
    env: { ...process.env, PORT: '0', SENDMAIL: sendmail },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    mailer.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const [line] = await once(createInterface({ input: mailer.stdout }), 'line');
  const address = /http:\S+/.exec(`${line}`)?.[0] ?? '';
  const post = (body: string) => fetch(address, { method: 'POST', body });

  const players = [
    { seat: 0, name: 'Ada' },
    { seat: 1, name: 'Ben' },
    { seat: 2, name: 'constructor' },
  ];
  expect((await post('nonsense')).status).toBe(400);
  expect((await post(JSON.stringify({ match: 'abc', game: 'starfire', question: 3, players }))).status).toBe(204);
  await expect.poll(() => (existsSync(sent) ? readFileSync(sent, 'utf8') : '')).toMatch(/online\/abc\n$/);
  const mail = readFileSync(sent, 'utf8');
  expect(mail).toContain('To: ada@example.org\nSubject: It is your turn');
  expect(mail.match(/^To: /gm)).toHaveLength(1);
});
