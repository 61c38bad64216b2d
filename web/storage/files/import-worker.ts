import { indexedMatches } from '../matches/indexed-matches.ts';
import type { MatchStorage } from '../matches/match-storage.ts';
import { memoryMatches } from '../matches/memory-matches.ts';
import { type ImportProgress, importFiles } from './import-matches.ts';
import type { FromImporter, ToImporter } from './import-messages.ts';

/** Milliseconds between reports to the page. */
const TELL_EVERY = 100;

const say = (message: FromImporter): void => postMessage(message);

addEventListener('message', async ({ data: { files, lasting } }: MessageEvent<ToImporter>) => {
  const storage = lasting ? indexedMatches() : memoryMatches();
  const imported = await importFiles(
    storage,
    files,
    nowAndThen((progress) => say({ type: 'progress', progress })),
  );
  say({ type: 'done', imported, held: lasting ? [] : await allOf(storage) });
});

function nowAndThen(tell: (progress: ImportProgress) => void): (progress: ImportProgress) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - toldAt < TELL_EVERY) return;
    toldAt = performance.now();
    tell(progress);
  };
}

async function allOf(storage: MatchStorage) {
  const matches = await storage.list();
  return Promise.all(matches.map(async (match) => ({ match, lines: await storage.lines(match.id) })));
}
