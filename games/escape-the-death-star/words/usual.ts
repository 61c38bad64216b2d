import { ALIKE, CODE } from '../rules/usual/usual.ts';

const SAYS: { readonly [name: string]: string } = {
  [CODE]: 'Try the code',
  [ALIKE]: 'Take the first of several cards that are alike',
};

/** Usual answers, in words. */
export const standing = (name: string): string => SAYS[name] ?? name;
