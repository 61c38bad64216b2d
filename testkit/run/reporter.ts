import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { type Flaky, type Skipped, summary } from './summary.ts';

/** Reports skipped and flaky tests at the end of a run, and writes the flaky ones into a file. */
export class SummaryReporter implements Reporter {
  readonly #flakyFile: string;
  #vitest: Vitest | undefined;

  constructor(flakyFile: string) {
    this.#flakyFile = flakyFile;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const picked = this.#vitest?.config.testNamePattern !== undefined;
    const flaky = tests.flatMap(flakyOf);
    mkdirSync(dirname(this.#flakyFile), { recursive: true });
    writeFileSync(this.#flakyFile, `${JSON.stringify(flaky, null, 2)}\n`);
    for (const line of summary(
      tests.flatMap((test) => skippedOf(test, picked)),
      flaky,
    ))
      this.#vitest?.logger.log(line);
  }
}

function flakyOf(test: TestCase): readonly Flaky[] {
  const { flaky = false, retryCount = 0 } = test.diagnostic() ?? {};
  if (!flaky) return [];
  const errors = (test.result().errors ?? []).map(({ message, stack = '' }) =>
    stack.includes(message) ? stack : message,
  );
  return [{ file: test.module.relativeModuleId, test: test.fullName, runs: retryCount + 1, errors }];
}

/**
 * Skipped on purpose: not because of an error that is reported anyway, nor because only some tests were selected by
 * name.
 */
function skippedOf(test: TestCase, picked: boolean): readonly Skipped[] {
  const result = test.result();
  if (result.state !== 'skipped' || isInBroken(test)) return [];
  const reason = test.meta().skipped ?? result.note ?? (picked ? undefined : 'no reason given');
  return reason === undefined ? [] : [{ file: test.module.relativeModuleId, reason }];
}

function isInBroken(test: TestCase): boolean {
  for (let { parent } = test; ; { parent } = parent) {
    if (parent.errors().length > 0) return true;
    if (parent.type === 'module') return false;
  }
}
