import { MOST_SHIPS } from '../rules/model.ts';

const IDS = Array.from({ length: MOST_SHIPS }, (_, id) => id);

/** What lessons and the coach can highlight besides options: elements of the board carry these names as `data-part`. */
export const parts: readonly string[] = [
  'own-ships',
  ...IDS.map((id) => `ship-${id}`),
  ...IDS.map((id) => `sheet-${id}`),
];
