import type { Law } from './law.ts';
import { oneAskASeat, optionsAreSound, refusalsAreSound, takenBackIsAsBefore } from './legality.ts';
import { imaginationFits, openIsOpen, sealedIsSecret, secretsAreKept } from './secrecy.ts';
import { callsAreSound, copiesAreApart, orderOfAnswersIsIrrelevant, tellingIsHarmless, truthIsPlain } from './truth.ts';

export type { Law, Situation } from './law.ts';

/** Cheap enough for every question. */
export const QUICK_LAWS: { readonly [name: string]: Law } = { optionsAreSound, oneAskASeat };

export const LAWS: { readonly [name: string]: Law } = {
  ...QUICK_LAWS,
  truthIsPlain,
  copiesAreApart,
  orderOfAnswersIsIrrelevant,
  imaginationFits,
  sealedIsSecret,
  secretsAreKept,
  openIsOpen,
  refusalsAreSound,
  takenBackIsAsBefore,
  tellingIsHarmless,
  callsAreSound,
};
