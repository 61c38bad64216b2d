import { defineConfig, type Plugin } from 'vite';
import { offlineWorker } from './offline/build/offline-worker.ts';
import { replayFiles } from './replay/file/build/replay-files.ts';

const NO_BOARD = '\0no-board';

/** A worker never draws; without this, it would contain a copy of every board, workshop and lesson. */
const withoutBoards: Plugin = {
  name: 'without-boards',
  enforce: 'pre',
  resolveId: (id) => (/\/(board|workshop|lessons)\/index\.tsx?$/.test(id) ? NO_BOARD : undefined),
  load: (id) =>
    id === NO_BOARD ? 'export const board = undefined, workshop = undefined, lessons = undefined;' : undefined,
};

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [replayFiles(), offlineWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [withoutBoards] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
});
