import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Tests in a browser take longest: begun first, none of them is left over at the end while the other workers rest. */
class BrowsersFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const inBrowser = ({ moduleId }: Files[number]): boolean => moduleId.includes('.browser.test.');
    return [...sorted.filter(inBrowser), ...sorted.filter((file) => !inBrowser(file))];
  }
}

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    sequence: { sequencer: BrowsersFirst },
    /** One more than a small machine has cores: tests in a browser wait for much of their time. */
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** Where the run begins afresh with every saved file, so does the page. */
    env: process.argv.includes('run') ? { STARBOARD_TEST_RUN: `run-${Date.now()}-${process.pid}` } : {},
  },
});
