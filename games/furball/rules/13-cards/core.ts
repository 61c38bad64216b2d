import type { Effect } from '../model/cards.ts';
import type { Moment } from '../model.ts';

/** 13.1 Tokens' effects are offered together with cards. `effects/tokens.ts` registers them on load. */

export type CoreName = `token.${string}`;

const core: { [name: CoreName]: Effect } = {};

export function printCore(effects: { readonly [name: CoreName]: Effect }): void {
  Object.assign(core, effects);
}

export const isCore = (name: string): name is CoreName => Object.hasOwn(core, name);

export function coreEffect(name: CoreName): Effect {
  const effect = core[name];
  if (effect === undefined) throw new Error(`the core rules have no ${name}`);
  return effect;
}

/** The names of what tokens do at a moment, in the order in which they are offered. */
export function coreAt(moment: Moment): readonly CoreName[] {
  AT[moment] ??= (Object.keys(core) as CoreName[]).filter((name) => coreEffect(name).at === moment);
  return AT[moment];
}
const AT: { [M in Moment]?: readonly CoreName[] } = {};

/** Available before any card is loaded, because procedures are built with it. */
export const isCoreMoment = (moment: Moment): boolean =>
  moment === 'attack.modify-by-attacker' || moment === 'defence.modify-by-defender';
