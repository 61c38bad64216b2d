import { workerData } from 'piscina';
import type { Batch } from '../share-out.ts';

const marked: readonly number[] = workerData;

export default function findMarked({ from, to }: Batch): number | null {
  return marked.find((number) => number >= from && number < to) ?? null;
}
