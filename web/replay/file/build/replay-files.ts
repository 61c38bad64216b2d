import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { games } from '@starboard/games';
import { build, type Plugin } from 'vite';
import { DATA_PLACE } from '../file-data.ts';

/** Where the page finds the templates. */
const FOLDER = 'replay-files';
const ROOT = join(import.meta.dirname, '../../../..');
const SHOW = join(import.meta.dirname, '../show-file.tsx');
const START = 'virtual:replay-file';

type Named = Pick<(typeof games)[number], 'id' | 'title' | 'accent'>;

/** Builds a template for each game: a file with everything that shows a replay of it, and a place for a record. */
export function replayFiles(): Plugin {
  let folder = '';
  return {
    name: 'replay-files',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, FOLDER);
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, async ({ url }, answer, next) => {
        const game = games.find(({ id }) => url === `/${id}.html`);
        if (game === undefined) return next();
        answer.setHeader('Content-Type', 'text/html');
        answer.end(await templateOf(game));
      });
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await mkdir(folder, { recursive: true });
        for (const game of games) await writeFile(join(folder, `${game.id}.html`), await templateOf(game));
      },
    },
  };
}

/** The parts of a game that a replay needs, wherever all games have them. */
function startOf({ id, title, accent }: Named): string {
  const part = (file: string): string => JSON.stringify(join(ROOT, 'games', id, file));
  return [
    `import { rules } from ${part('rules/index.ts')};`,
    `import { words } from ${part('words/index.ts')};`,
    `import { board } from ${part('board/index.tsx')};`,
    `import { showFile } from ${JSON.stringify(SHOW)};`,
    `showFile({ game: ${JSON.stringify({ id, title, accent })}, rules, words, board });`,
  ].join('\n');
}

async function templateOf(game: Named): Promise<string> {
  const built = await build({
    root: join(ROOT, 'web'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'replay-file-start',
        resolveId: (name) => (name === START ? START : undefined),
        load: (name) => (name === START ? startOf(game) : undefined),
      },
    ],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input: START, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const files = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  const [code] = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  if (code === undefined) throw new Error(`the file for replays of ${game.id} was not built`);
  return page(game, code, styles.join('\n'));
}

/** Nothing but the one script may run, and nothing is loaded from anywhere. */
function page({ title }: Named, code: string, styles: string): string {
  const script = `\n${code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')}`;
  const sum = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sum}'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="color-scheme" content="dark" />
<title>${title}: replay · Starboard</title>
<style>${styles.replaceAll('</style', '<\\/style')}</style>
</head>
<body>
<div id="app"></div>
<noscript>This file plays a match back by itself, so it needs JavaScript. Please switch it on and load again.</noscript>
<script type="application/json" id="record">${DATA_PLACE}</script>
<script>${script}</script>
</body>
</html>
`;
}
