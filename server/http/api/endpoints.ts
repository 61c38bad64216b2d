import { deviceEndpoints } from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import { matchEndpoints } from './matches.ts';
import { seatEndpoints } from './seats.ts';
import { shelfEndpoints } from './shelf.ts';

/** All that can be asked for over HTTP. */
export const endpoints: readonly Endpoint[] = [
  ...shelfEndpoints,
  ...matchEndpoints,
  ...seatEndpoints,
  ...deviceEndpoints,
];
