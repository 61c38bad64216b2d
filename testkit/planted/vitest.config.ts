import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';
import { ROOT } from './lists.ts';
import { type PlantedMistake, plantedIn } from './mistake.ts';

/** The tests with a mistake planted: in memory, while its file is loaded, so that the file stays as it is. */

const mistake: PlantedMistake | null = JSON.parse(process.env['PLANTED'] ?? 'null');

const planting: Plugin = {
  name: 'planted-mistake',
  enforce: 'pre',
  transform(source, id) {
    return mistake !== null && id === join(ROOT, mistake.file) ? plantedIn(source, mistake) : undefined;
  },
};

export default mergeConfig(
  whole,
  defineConfig({
    plugins: [planting],
    test: { cache: false, pool: 'threads', maxWorkers: 1, isolate: false },
  }),
);
