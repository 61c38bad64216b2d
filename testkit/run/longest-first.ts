import { BaseSequencer } from 'vitest/node';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Files of the same project follow one another, so that a worker keeps what it has loaded. */
const ORDER = ['browser', 'servers', 'quick'];

/** Tests in a browser take longest: begun first, none of them is left over at the end while the other workers rest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    return ORDER.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}
