import { createServer } from 'vite';

/**
 * How long a person watches between two decisions, by the clock of the page's own player: ten matches of each game at
 * normal and at quick pace, played by bots, without a browser and without waiting. What happens for the first time is
 * not counted.
 */
const server = await createServer({
  configFile: new URL('../../web/vite.config.ts', import.meta.url).pathname,
  root: new URL('../..', import.meta.url).pathname,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { report } = await server.ssrLoadModule('/bench/pace/report.ts');
  await report(process.argv.slice(2));
} finally {
  await server.close();
}
