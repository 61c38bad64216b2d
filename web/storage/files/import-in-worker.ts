import { admit } from '../matches/admit.ts';
import type { LocalMatches } from '../matches/local-matches.ts';
import { askToPersist } from '../matches/persist.ts';
import type { Imported, ImportProgress } from './import-matches.ts';
import type { FromImporter, ToImporter } from './import-messages.ts';

/** Outside the page's thread, because a long match takes seconds to check. */
export async function importInWorker(
  matches: LocalMatches,
  files: readonly File[],
  tell: (progress: ImportProgress) => void,
): Promise<Imported> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module', name: 'import' });
  try {
    const { imported, held } = await done(worker, { files, lasting: matches.lasting }, tell);
    for (const { match, lines } of held) await admit(matches, match, lines);
    if (matches.lasting && imported.counts.added > 0) askToPersist();
    return imported;
  } finally {
    worker.terminate();
  }
}

function done(worker: Worker, asked: ToImporter, tell: (progress: ImportProgress) => void) {
  return new Promise<Extract<FromImporter, { type: 'done' }>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromImporter>) => {
      if (data.type === 'progress') tell(data.progress);
      else resolve(data);
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(asked);
  });
}
