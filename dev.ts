import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from './testkit/servers/free-port.ts';

/**
 * The page while it is worked on, with a server behind it: npm run dev [-- options of "starboard serve"]. Saving a file
 * of the page reloads it; saving one that the server runs restarts the server, which keeps its matches in data/dev.
 */

const ROOT = import.meta.dirname;
const port = `${await freePort()}`;

const serve = ['serve', '--no-page', '--quiet', '--port', port, '--data', join(ROOT, 'data', 'dev')];
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(ROOT, 'cli', 'starboard.ts'), ...serve, ...process.argv.slice(2)],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
process.once('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

// A page that is open before the server answers takes it that there is none.
await once(server.stdout, 'data');
server.stdout.resume();
const site = await createServer({
  configFile: join(ROOT, 'web', 'vite.config.ts'),
  server: { proxy: { '^/(api|device)/': { target: `http://127.0.0.1:${port}`, ws: true } } },
});
await site.listen();
site.printUrls();
