import type { Bus } from './bus.ts';
import { inProcessBus } from './in-process.ts';
import { openNats } from './nats.ts';

/** NATS if there is an address; otherwise this process is alone. */
export async function openBus(natsUrl?: string): Promise<Bus> {
  return natsUrl === undefined || natsUrl === '' ? inProcessBus() : openNats(natsUrl);
}
