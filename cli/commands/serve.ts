import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Option } from 'commander';
import { wholeNumber } from '../input/numbers.ts';
import { useSolution } from '../input/solution.ts';
import { refuse } from '../refuse.ts';
import { origin } from '../serve/origin.ts';
import type { ServeOptions } from '../serve/serve.ts';
import { solutionOption } from './options.ts';

const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const EXAMPLES = `
Environment:
  PORT, HOST            the same as --port and --host; OPS_PORT and OPS_HOST work alike
  DATABASE_URL          keep matches in PostgreSQL instead of a file, for many nodes
  NATS_URL              let nodes tell each other about news at once
  STARBOARD_SECRET      the secret that signs cookies; the same for all nodes
  STARBOARD_SECRET_OLD  the earlier secret, which is still accepted
  STARBOARD_SOLUTION    the same as --solution
  STARBOARD_WEBHOOK     an address to call when it is somebody's turn
  STARBOARD_PUSH_KEY    the key for notifications; the same for all nodes
  STARBOARD_PUSH_CONTACT  mailto:… or https:…, for push services

Examples:
  starboard serve --port 3000
  starboard serve --host 0.0.0.0 --trust-proxy`;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and online matches')
    .addOption(
      new Option('--port <n>', 'the port to listen on; 0 for any free port')
        .env('PORT')
        .argParser(wholeNumber('--port', 0, 65_535))
        .default(8080),
    )
    .addOption(
      new Option('--host <address>', 'who can reach it: 127.0.0.1 for this machine only, 0.0.0.0 for others too')
        .env('HOST')
        .default('127.0.0.1'),
    )
    .addOption(
      new Option('--ops-port <n>', 'the port for health and metrics; 0 for any free port')
        .env('OPS_PORT')
        .argParser(wholeNumber('--ops-port', 0, 65_535))
        .default(0),
    )
    .addOption(
      new Option('--ops-host <address>', 'who can reach health and metrics; never put a proxy in front of them')
        .env('OPS_HOST')
        .default('127.0.0.1'),
    )
    .option('--data <folder>', 'the folder for matches and the cookie secret', './data')
    .option('--page <folder>', 'the folder of the built page', BUILT_PAGE)
    .option('--no-page', 'serve matches only, for programs or for a page served elsewhere')
    .addOption(
      new Option('--origin <address>', 'the public address, if a proxy in front changes the Host; can be repeated')
        .argParser(origin)
        .default([], 'none'),
    )
    .option('--trust-proxy', 'trust the proxy in front for the caller’s address and for https', false)
    .addOption(
      new Option('--keep-finished <days>', 'how long finished matches are kept')
        .argParser(wholeNumber('--keep-finished', 1, 36_500))
        .default(null, 'for ever'),
    )
    .addOption(solutionOption())
    .option('--no-push', 'send no notifications to players who have closed the page')
    .option('--no-limits', 'turn off rate limits, for load tests or among people you know')
    .option('--quiet', 'log warnings and errors only', false)
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

async function serve({ solution, ...options }: ServeOptions & { readonly solution?: string }): Promise<void> {
  if (options.page !== false && !existsSync(join(options.page, 'index.html'))) {
    refuse(`There is no page in ${options.page}. Build it first with "npm run build", or use --no-page.`);
  }
  await useSolution(solution);
  // The server is large, and other commands need not load it.
  const { runNode } = await import('../serve/serve.ts');
  await runNode(options);
}
