import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Option } from 'commander';
import { wholeNumber } from '../input/numbers.ts';
import { Refusal, refuse } from '../refuse.ts';
import { answer } from '../serve/answer.ts';
import { readSite } from '../serve/site.ts';

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly page?: string;
}

const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const EXAMPLES = `
Example:
  starboard serve --port 3000`;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page, to play in the browser')
    .addOption(
      new Option('--port <n>', '0 for any that is free').argParser(wholeNumber('--port', 0, 65_535)).default(8080),
    )
    .option('--host <address>', 'where to listen; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--page <folder>', 'where the built page is (default: web/dist)')
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

async function serve({ port, host, page = BUILT_PAGE }: ServeOptions): Promise<void> {
  if (!existsSync(join(page, 'index.html'))) refuse('The page is not built yet; run "npm run build" first.');
  const site = await readSite(page);
  const server = createServer((request, response) => answer(site, request, response));
  await listening(server, port, host);
  const address = server.address();
  const open = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Starboard is at http://${host.includes(':') ? `[${host}]` : host}:${open}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = WHY[error.code ?? '']?.(port, host) ?? `The page cannot be served at ${host}: ${error.message}.`;
      reject(new Refusal(why));
    });
    server.listen(port, host, resolve);
  });
}

const WHY: { readonly [code: string]: (port: number, host: string) => string } = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program; choose another with --port, or 0 for any that is free.`,
  EACCES: (port) => `Port ${port} is not yours to open; choose one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}.`,
  ENOTFOUND: (_, host) => `This machine has no address ${host}.`,
};
