import { workerData } from 'node:worker_threads';
import { work } from '../crew/work.ts';
import { playOne } from './play-one.ts';
import { layTable, type Wanted } from './table.ts';
import { count, emptyTally } from './tally.ts';

const wanted: Wanted = workerData;
const table = await layTable(wanted);

work(({ from, to }) => {
  const tally = emptyTally(wanted.seats.length);
  for (let number = from; number < to; number++) count(tally, playOne(table, wanted.seed, number));
  return tally;
});
