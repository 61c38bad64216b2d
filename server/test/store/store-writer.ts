import { openSqlite } from '../../store/sqlite/open.ts';
import { entry, open, summary } from './contract/store-samples.ts';

/** A process to be killed: appends to some matches as fast as it can and prints what is acknowledged. */

const MATCHES = 8;
const [file = ':memory:', name = 'match'] = process.argv.slice(2);
const store = await openSqlite(file);

async function write(id: string): Promise<never> {
  let number = (await store.numbers([id])).get(id) ?? 0;
  if (number === 0) {
    await open(store, id);
    number = 1;
  }
  for (;;) {
    const outcome = await store.append(id, number, entry(`${number + 1}`), summary());
    if (outcome === 'conflict') throw new Error(`${id} has another writer`);
    number++;
    process.stdout.write(`${id} ${number}\n`);
  }
}

await Promise.all(Array.from({ length: MATCHES }, (_, i) => write(`${name}-${i}`)));
