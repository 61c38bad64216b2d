/** Whom players ask for advice. */
export const ADVISER = 'legend';
