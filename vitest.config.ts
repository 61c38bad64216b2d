import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { SummaryReporter } from './testkit/run/reporter.ts';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Tests in a browser take longest: begun first, none of them is left over at the end while the other workers rest. */
class BrowsersFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const inBrowser = ({ moduleId }: Files[number]): boolean => moduleId.includes('.browser.test.');
    return [...sorted.filter(inBrowser), ...sorted.filter((file) => !inBrowser(file))];
  }
}

/** Tests that take long, or change the machine for a while, are there only for whoever asks for them. */
const LONG = process.env['STARBOARD_LONG'] === '1';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(LONG ? [] : ['**/*.long.test.ts'])],
    reporters: [
      'default',
      ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['github-actions' as const] : []),
      new SummaryReporter(join(import.meta.dirname, '.cache/flaky.json')),
    ],
    sequence: { sequencer: BrowsersFirst },
    /** One more than a small machine has cores: tests in a browser wait for much of their time. */
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** Where the run begins afresh with every saved file, so does the page. */
    env: process.argv.includes('run') ? { STARBOARD_TEST_RUN: `run-${Date.now()}-${process.pid}` } : {},
  },
});
