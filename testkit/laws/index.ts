import { hiddenStaysHidden } from './hidden.ts';
import type { Law } from './law.ts';
import { oneAskASeat, optionsAreSound, refusalsAreSound, takenBackIsAsBefore } from './legality.ts';
import { drawsAreApart } from './luck.ts';
import { imaginationFits, openIsOpen, sealedIsSecret, secretsAreKept, severalAsksNeedSecrets } from './secrecy.ts';
import { thoughtsKeepSecrets } from './thoughts.ts';
import { callsAreSound, copiesAreApart, orderOfAnswersIsIrrelevant, tellingIsHarmless, truthIsPlain } from './truth.ts';

export type { Law, Situation } from './law.ts';

/** Cheap enough for every question. */
export const QUICK_LAWS: { readonly [name: string]: Law } = { optionsAreSound, oneAskASeat, severalAsksNeedSecrets };

export const LAWS: { readonly [name: string]: Law } = {
  ...QUICK_LAWS,
  truthIsPlain,
  copiesAreApart,
  orderOfAnswersIsIrrelevant,
  hiddenStaysHidden,
  imaginationFits,
  sealedIsSecret,
  secretsAreKept,
  openIsOpen,
  refusalsAreSound,
  takenBackIsAsBefore,
  tellingIsHarmless,
  callsAreSound,
  drawsAreApart,
  thoughtsKeepSecrets,
};
