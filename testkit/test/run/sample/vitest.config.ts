import { defineConfig } from 'vitest/config';
import { SummaryReporter } from '../../../run/reporter.ts';

/** Tests that are skipped, flaky or broken on purpose, for `reporter.test.ts`. */
export default defineConfig({
  test: {
    include: ['*.sample.ts'],
    cache: false,
    maxWorkers: 1,
    reporters: ['default', new SummaryReporter(process.env['FLAKY_FILE'] ?? '')],
  },
});
