import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { PageFile, PageFiles } from '../worker/files.ts';

const NAME = 'service-worker.js';
const SOURCE = join(import.meta.dirname, '../worker/main.ts');

/** Bytes from which a file is stored after the rest. */
const LARGE = 400_000;
/** Files that only somebody needs who saves one. */
const SELDOM = 'replay-files/';

/** During development: removes a worker that a built page has left at this address, so that changes are seen. */
const REMOVED = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
});
`;

/** Builds the worker that keeps the page for use without a network, with the list of all files of the build. */
export function offlineWorker(): Plugin {
  let folder = '';
  return {
    name: 'offline-worker',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_, answer) => {
        answer.setHeader('Content-Type', 'text/javascript');
        answer.end(REMOVED);
      });
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await writeFile(join(folder, NAME), await workerWith(await filesIn(folder)));
      },
    },
  };
}

async function filesIn(folder: string): Promise<PageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const first: PageFile[] = [];
  const later: PageFile[] = [];
  for (const path of paths.sort()) {
    const url = relative(folder, path).split(sep).join('/');
    if (url === NAME) continue;
    const content = await readFile(path);
    const integrity = url.startsWith('assets/')
      ? null
      : `sha256-${createHash('sha256').update(content).digest('base64')}`;
    (content.length < LARGE && !url.startsWith(SELDOM) ? first : later).push({ url, integrity });
  }
  const version = createHash('sha256')
    .update(JSON.stringify([first, later]))
    .digest('base64url')
    .slice(0, 12);
  return { version, first, later };
}

async function workerWith(files: PageFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { PAGE_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: NAME } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the worker for use without a network was not built');
  return chunk.code;
}
