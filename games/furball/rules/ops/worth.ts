import type { Ships } from '../model/cards.ts';

/** What words are worth to a bot, roughly, in points of damage. */

/** A word that mostly helps whoever uses it. */
const HANDY = 0.35;
export const handy = (): number => HANDY;

/** Good for its bearer is bad for another, and the other way round. */
export const signOf = (who: Ships): number => (who === 'self' ? 1 : -1);

export const isGood = (token: string): boolean => token === 'focus' || token === 'evade';
