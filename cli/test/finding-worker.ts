import { workerData } from 'node:worker_threads';
import { work } from '../workers/work.ts';

const marked: readonly number[] = workerData;

/** Finds the first marked number of a batch. */
work(({ from, to }) => marked.find((number) => number >= from && number < to) ?? null);
