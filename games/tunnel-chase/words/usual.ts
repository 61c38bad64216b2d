import { FIRE } from '../rules/usual/usual.ts';

/** Usual answers, in words. */
export const standing = (name: string): string => (name === FIRE ? 'Fire at the only target' : name);
