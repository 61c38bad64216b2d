import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { NOT_TESTS, SHARED, TESTS } from '../run/tests.ts';
import { ROOT } from './lists.ts';
import { type PlantedMistake, plantedIn } from './mistake.ts';

/** Plants the mistake in memory while its file is loaded, so that the file stays as it is. */

const mistake: PlantedMistake | null = JSON.parse(process.env['PLANTED'] ?? 'null');

const planting: Plugin = {
  name: 'planted-mistake',
  enforce: 'pre',
  transform(source, id) {
    return mistake !== null && id === join(ROOT, mistake.file) ? plantedIn(source, mistake) : undefined;
  },
};

export default defineConfig({
  plugins: [planting],
  test: { ...SHARED, include: TESTS, exclude: NOT_TESTS, cache: false, pool: 'threads', maxWorkers: 1 },
});
