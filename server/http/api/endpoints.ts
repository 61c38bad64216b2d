import { pushEndpoints } from '../push/endpoints.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { deviceEndpoints } from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import { matchEndpoints } from './matches.ts';
import { privacyEndpoints } from './privacy.ts';
import { seatEndpoints } from './seats.ts';

export const endpoints: readonly Endpoint[] = [
  ...catalogueEndpoints,
  ...matchEndpoints,
  ...seatEndpoints,
  ...deviceEndpoints,
  ...pushEndpoints,
  ...privacyEndpoints,
];
