import type { Devices } from './devices.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { PushAddresses } from './push.ts';
import type { Store } from './store.ts';

export type WholeStore = Store & Devices & PushAddresses & Housekeeping;
