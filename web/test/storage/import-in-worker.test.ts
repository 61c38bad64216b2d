import { afterEach, expect, test, vi } from 'vitest';
import { importInWorker } from '../../storage/files/import-in-worker.ts';
import type { ImportProgress } from '../../storage/files/import-matches.ts';
import type { FromImporter, ToImporter } from '../../storage/files/import-messages.ts';
import { localMatches } from '../../storage/matches/local-matches.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const REACHED: ImportProgress = { file: 'long.jsonl', match: 1, matches: 1, move: 5, moves: 10 };
const IMPORTED = {
  counts: { added: 0, continued: 0, known: 1 },
  reached: { lessons: [], hints: [], challenges: {} },
  refused: [],
};

/** Workers that say how far they have come, and that they are done. */
function fakeWorkers() {
  const asked: ToImporter[] = [];
  const ended: string[] = [];
  class FakeWorker extends EventTarget {
    postMessage(message: ToImporter): void {
      asked.push(message);
      const say = (data: FromImporter) => this.dispatchEvent(new MessageEvent('message', { data }));
      queueMicrotask(() => {
        say({ type: 'progress', progress: REACHED });
        say({ type: 'done', imported: IMPORTED, held: [] });
      });
    }
    terminate(): void {
      ended.push('ended');
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return { asked, ended };
}

test('a large file is checked in a worker: the page’s own thread does not even read it', async () => {
  const { asked, ended } = fakeWorkers();
  const file = Object.assign(new File(['a match'], 'long.jsonl'), {
    text: () => Promise.reject(new Error('read on the thread of the page')),
  });
  const told: ImportProgress[] = [];
  const matches = localMatches(null, memoryMatches());
  expect(await importInWorker(matches, [file], (progress) => told.push(progress))).toEqual(IMPORTED);
  expect(asked).toEqual([{ files: [file], lasting: false }]);
  expect([told, ended]).toEqual([[REACHED], ['ended']]);
});
