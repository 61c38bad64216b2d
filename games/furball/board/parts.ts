import { rules } from '../rules/index.ts';

/** What lessons and the coach can highlight besides options: elements of the board carry these names as `data-part`. */
export const parts: readonly string[] = [
  'scores',
  ...Array.from({ length: rules.seats.max }, (_, seat) => `ship-${seat}`),
];
