import { setTimeout as wait } from 'node:timers/promises';
import { FLOODS, type FloodName, type Target } from './kinds.ts';

/** A flood in a process of its own, until it is told to stop. */
const [name = '', target = '{}'] = process.argv.slice(2);
/** Whoever was refused tries again after so long, in milliseconds: on and on, but not in a tight loop. */
const PAUSE = 20;
let going = true;
let sent = 0;
let refused = 0;
process.once('message', () => {
  going = false;
});
process.once('disconnect', () => process.exit(0));

const asks = await FLOODS[name as FloodName](JSON.parse(target) as Target);
await Promise.all(
  asks.map(async (ask) => {
    while (going) {
      sent++;
      const wasRefused = await ask().catch(() => true);
      if (!wasRefused) continue;
      refused++;
      await wait(PAUSE);
    }
  }),
);
process.send?.({ sent, refused });
process.disconnect();
