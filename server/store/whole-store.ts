import type { Devices } from './devices.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { Store } from './store.ts';

/** All that is kept: matches, devices, and what is done with what is no longer wanted. */
export type WholeStore = Store & Devices & Housekeeping;
