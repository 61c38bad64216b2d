import type { Ships } from '../model/cards.ts';

/** The rough worth of operations to a bot, in points of damage. */

/** An operation that mostly helps its user. */
const HANDY = 0.35;
export const handy = (): number => HANDY;

/** Good for its bearer is bad for another, and the other way round. */
export const signOf = (who: Ships): number => (who === 'self' ? 1 : -1);

export const isGood = (token: string): boolean => token === 'focus' || token === 'evade';
