import { once } from 'node:events';
import { vandalise } from './vandals.ts';

/** The process of some attackers: hears which match to trouble, and says at the end what was done. */
const [address = '', count = '0', vandals = '1'] = process.argv.slice(2);
let target = '';
process.on('message', (match) => {
  target = String(match);
});
process.once('disconnect', () => process.exit(0));
await once(process, 'message');
process.send?.(await vandalise({ address, match: () => target, count: Number(count), vandals: Number(vandals) }));
