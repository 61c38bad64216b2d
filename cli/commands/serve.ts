import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Option } from 'commander';
import { wholeNumber } from '../input/numbers.ts';
import { refuse } from '../refuse.ts';
import { origin } from '../serve/origin.ts';
import type { ServeOptions } from '../serve/serve.ts';

const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const EXAMPLES = `
Environment:
  PORT, HOST            as --port and --host; OPS_PORT and OPS_HOST likewise
  DATABASE_URL          keep matches in PostgreSQL instead of a file, for many nodes
  NATS_URL              let nodes tell each other at once what is new
  STARBOARD_SECRET      what cookies are signed with; the same for all nodes
  STARBOARD_SECRET_OLD  what they were signed with before, still accepted
  STARBOARD_WEBHOOK     an address that is told whose turn it is

Examples:
  starboard serve --port 3000
  starboard serve --host 0.0.0.0 --trust-proxy`;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and online matches')
    .addOption(
      new Option('--port <n>', 'where to listen; 0 for any that is free')
        .env('PORT')
        .argParser(wholeNumber('--port', 0, 65_535))
        .default(8080),
    )
    .addOption(
      new Option('--host <address>', 'who may reach it: 127.0.0.1 this machine only, 0.0.0.0 others too')
        .env('HOST')
        .default('127.0.0.1'),
    )
    .addOption(
      new Option('--ops-port <n>', 'where health and metrics are, for whoever runs the server; 0 for any that is free')
        .env('OPS_PORT')
        .argParser(wholeNumber('--ops-port', 0, 65_535))
        .default(0),
    )
    .addOption(
      new Option('--ops-host <address>', 'who may reach health and metrics; never put a proxy before them')
        .env('OPS_HOST')
        .default('127.0.0.1'),
    )
    .option('--data <folder>', 'where matches and the cookie secret are kept', './data')
    .option('--page <folder>', 'where the built page is', BUILT_PAGE)
    .option('--no-page', 'serve matches only, to programs or to a page that comes from elsewhere')
    .addOption(
      new Option(
        '--origin <address>',
        'the public address, where a proxy in front changes the Host; may be given again',
      )
        .argParser(origin)
        .default([], 'none'),
    )
    .option('--trust-proxy', 'take from the proxy in front who calls, and whether by https', false)
    .addOption(
      new Option('--keep-finished <days>', 'how long matches are kept that have ended')
        .argParser(wholeNumber('--keep-finished', 1, 36_500))
        .default(null, 'for ever'),
    )
    .option('--no-limits', 'without rate limits: for load tests, and where everybody is known')
    .option('--quiet', 'log warnings and errors only', false)
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  if (options.page !== false && !existsSync(join(options.page, 'index.html'))) {
    refuse(`There is no page in ${options.page}; build it first with "npm run build", or give --no-page.`);
  }
  // The server is large; other commands need not wait for it.
  const { runNode } = await import('../serve/serve.ts');
  await runNode(options);
}
