import { type Choice, canonical, type OpenAsk, same } from '@starboard/kernel';
import type { BoardProps } from '@starboard/ui';
import { type AskFor, type Fire, ORDERS, type Order, type Starfire } from '../../rules/model.ts';

export type StarfireChoice = Choice<Starfire>;
export type StarfireProps = BoardProps<Starfire>;

/** What the board offers now, and how to pick it. */
export interface Offer extends OpenAsk<Starfire>, Pick<StarfireProps, 'view' | 'picked' | 'pick' | 'commit' | 'why'> {
  /** For a click: picks; clicked a second time in a row, commits. */
  take(choice: StarfireChoice): void;
}
export type OfferOf<K> = Offer & { readonly ask: AskFor<K> };

/** The open ask, once all that happened has been shown. */
export function offerOf({ view, now, picked, pick, commit, why }: StarfireProps, touched: Touched): Offer | null {
  const { mine, question } = view;
  if (mine === null || now !== null) return null;
  const take = (choice: StarfireChoice): void => {
    const touch = canonical({ question, ask: mine.ask, choice });
    const again = touched.current === touch && picked !== null && same(picked, choice);
    touched.current = touch;
    if (again) commit(choice);
    else pick(choice);
  };
  return { ...mine, view, picked, pick, commit, why, take };
}

/** What was clicked last. What is merely suggested needs a first click as well: a mis-tap never commits. */
export interface Touched {
  current: string;
}

/** The offer, if it is of this kind. */
export function offering<K extends Starfire['ask']['kind']>(offer: Offer | null, kind: K): OfferOf<K> | null {
  return offer !== null && isAsk(offer, kind) ? offer : null;
}

function isAsk<K extends Starfire['ask']['kind']>(offer: Offer, kind: K): offer is OfferOf<K> {
  return offer.ask.kind === kind;
}

export function isPicked({ picked }: Offer, choice: StarfireChoice): boolean {
  return picked !== null && same(picked, choice);
}

export function isOffered({ options }: Offer, choice: StarfireChoice): boolean {
  return options.some((option) => same(option, choice));
}

/** Why something is not on offer; null if it is. */
export function refusalOf(offer: Offer, choice: StarfireChoice): string | null {
  return isOffered(offer, choice) ? null : (offer.why(choice) ?? 'Not possible now.');
}

/** A choice is a bare value: what the ask's kind makes of it, or nothing. */
export const asHexName = (choice: StarfireChoice): readonly string[] => (typeof choice === 'string' ? [choice] : []);
export const asFire = (choice: StarfireChoice): readonly Fire[] => (typeof choice === 'object' ? [choice] : []);
export const asNumber = (choice: StarfireChoice): readonly number[] => (typeof choice === 'number' ? [choice] : []);

export function pickedOrder({ picked }: OfferOf<'move'>): Order | null {
  return ORDERS.find((order) => order === picked) ?? null;
}

export function pickedFire({ picked }: Offer): Fire | null {
  return picked === null ? null : (asFire(picked)[0] ?? null);
}
