import { type Choice, type Json, type OpenAsk, same } from '@starboard/kernel';
import type { BoardProps } from '@starboard/ui';
import { LASERS, type Laser } from '../../rules/data/ships.ts';
import { type AskFor, type Duel, SECTORS, type Sector } from '../../rules/model.ts';
import { words } from '../../words.ts';

export type DuelChoice = Choice<Duel>;
export type DuelProps = BoardProps<Duel>;

/** What the board offers now, and how to pick it. */
export interface Offer extends OpenAsk<Duel>, Pick<DuelProps, 'view' | 'picked' | 'pick' | 'commit' | 'why'> {}

/** The open ask, once all that happened has been shown. */
export function offerOf({ view, now, picked, pick, commit, why }: DuelProps): Offer | null {
  return view.mine === null || now !== null ? null : { ...view.mine, view, picked, pick, commit, why };
}

/** The offer, if it is of this kind. */
export function offering<K extends Duel['ask']['kind']>(
  offer: Offer | null,
  kind: K,
): (Offer & { readonly ask: AskFor<K> }) | null {
  return offer !== null && isAsk(offer, kind) ? offer : null;
}

function isAsk<K extends Duel['ask']['kind']>(offer: Offer, kind: K): offer is Offer & { readonly ask: AskFor<K> } {
  return offer.ask.kind === kind;
}

export function isPicked(offer: Offer, choice: DuelChoice): boolean {
  return offer.picked !== null && same(offer.picked, choice);
}

/** Why something is not on offer; null if it is. */
export function refusalOf(offer: Offer, choice: DuelChoice): string | null {
  if (offer.options.some((option) => same(option, choice))) return null;
  return offer.why(choice) ?? 'Not possible now.';
}

export function labelOf(offer: Offer, choice: DuelChoice): string {
  return words.label(offer.ask, choice, offer.view);
}

/** Picks; picked already, commits. */
export function take(offer: Offer, choice: DuelChoice): void {
  if (isPicked(offer, choice)) offer.commit(choice);
  else offer.pick(choice);
}

/** A choice is a bare value: what the ask's kind makes of it. */
export const asNumber = (choice: Json): number | null => (typeof choice === 'number' ? choice : null);

export function asSector(choice: Json): Sector | null {
  return SECTORS.find((sector) => sector === choice) ?? null;
}

export function asLasers(choice: DuelChoice | null): readonly Laser[] {
  return Array.isArray(choice) ? LASERS.filter((laser) => choice.includes(laser)) : [];
}

export function numbersOf(choices: readonly DuelChoice[]): readonly number[] {
  return choices.filter((choice) => typeof choice === 'number');
}
