import { BaseSequencer } from 'vitest/node';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Tests of servers that mostly wait: beside browser tests, which mostly compute, they take hardly any extra time. */
const WAITING = [
  'http/abuse.test.ts',
  'store/store.test.ts',
  'nodes/nodes.test.ts',
  'store/store-loss.test.ts',
  'http/http-limits.test.ts',
  'nodes/crash.test.ts',
  'service/bots.test.ts',
  'http/http-devices.test.ts',
];

/** After this many browser files comes one that waits. */
const BROWSERS_BETWEEN = 3;

/**
 * Browser tests take longest, so they start first: otherwise one might still run at the end while other workers are idle.
 * Apart from that, the files of a project run one after another, so that a worker keeps what it has loaded.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const of = (name: string): Files => sorted.filter(({ project }) => project.name === name);
    const isWaiting = ({ moduleId }: Files[number]): boolean => WAITING.some((name) => moduleId.endsWith(name));
    const waiting = of('servers').filter(isWaiting);
    const browsers = of('browser').flatMap((file, i) => {
      const next = (i + 1) % BROWSERS_BETWEEN === 0 ? waiting.shift() : undefined;
      return next === undefined ? [file] : [file, next];
    });
    return [...browsers, ...waiting, ...of('servers').filter((file) => !isWaiting(file)), ...of('quick')];
  }
}
