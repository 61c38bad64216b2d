import { HEROES } from '../rules/model.ts';

/** What lessons and the coach can highlight besides options: elements of the board carry these names as `data-part`. */
export const parts: readonly string[] = ['imperial', ...HEROES.map((_, rebel) => `rebel-${rebel}`)];
