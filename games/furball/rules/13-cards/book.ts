import type { BearerPart, CardScript, Effect, Modifier, Op, Query } from '../model/cards.ts';
import { type CardId, type EffectName, MOMENTS, type Moment, QUERIES } from '../model.ts';

/** The texts of cards, by name. The files under `effects/` register them on load; the rules only look them up. */

export interface PrintedEffect {
  readonly effect: Effect;
  readonly number: number;
  /** As in `crew.saboteur 0`. */
  readonly name: EffectName;
  /** The number of its moment. */
  readonly moment: number;
  /** The number of its part in the moment. */
  readonly part: number;
}

export interface PrintedModifier {
  readonly modifier: Modifier;
  /** The number of its query. */
  readonly query: number;
  readonly far: boolean;
}

/** A card as the rules look it up: its effects by moment, its modifiers by query. */
export interface Printed {
  readonly card: CardScript;
  /** By the number of an effect or an action: the words to carry out, an effect's price first. */
  readonly effectWords: readonly (readonly Op[])[];
  readonly actionWords: readonly (readonly Op[])[];
  readonly effects: readonly PrintedEffect[];
  readonly modifiers: readonly PrintedModifier[];
  /** By the number of a moment: the numbers of the effects that wait for it. */
  readonly waiting: readonly (readonly number[])[];
  /** By the number of a query: the modifiers that answer it. */
  readonly answering: readonly (readonly Modifier[])[];
  /** The indexes of its effects and modifiers in a list of listener counts. */
  readonly hears: readonly number[];
}

/** Where in the list of counts the queries begin: those of a ship's own cards, and those of others' that reach it. */
export const OWN = MOMENTS.length;
export const FAR = MOMENTS.length + QUERIES.length;
export const COUNTED = FAR + QUERIES.length;

export const MOMENT_NUMBER = numbered(MOMENTS);
/** Queries by their names, as numbers: asked many times a turn, a name would have to be looked up each time. */
export const QUERY: { readonly [Q in Query]: QueryNumber<Q> } = numbered(QUERIES);

/** The number of a query. The compiler remembers which, so that it knows what is asked and answered. */
export type QueryNumber<Q extends Query> = number & { readonly query?: Q };

export const MOMENTS_COUNTED = MOMENTS.length;

export const PART: { readonly [P in BearerPart]: number } = {
  own: 0,
  attacker: 1,
  defender: 2,
  bystander: 3,
  lent: 4,
};
export const PARTS = 5;

function numbered<N extends string>(names: readonly N[]): { readonly [Name in N]: number } {
  // Every name is a key: that is what the loop makes sure of.
  return Object.fromEntries(names.map((name, i) => [name, i])) as { readonly [Name in N]: number };
}

const NONE: readonly never[] = [];
const book: { [card: string]: Printed } = {};

export function print(cards: { readonly [C in CardId]?: CardScript }): void {
  for (const [name, card] of Object.entries(cards)) {
    if (Object.hasOwn(book, name)) throw new Error(`${name} is printed twice`);
    book[name] = {
      card,
      effectWords: (card.effects ?? NONE).map(priceFirst),
      actionWords: (card.actions ?? NONE).map(({ does, follows }) => [...does, ...(follows ?? NONE)]),
      effects: (card.effects ?? NONE).map((effect, number) => printedEffect(name, effect, number)),
      modifiers: (card.modifiers ?? NONE).map(printedModifier),
      waiting: MOMENTS.map((moment) => waitingFor(card.effects ?? NONE, moment)),
      answering: QUERIES.map((query) => (card.modifiers ?? NONE).filter(({ of }) => of === query)),
      hears: [
        ...(card.effects ?? NONE).map(({ at }) => MOMENT_NUMBER[at]),
        ...(card.modifiers ?? NONE).map(({ of, far }) => (far === true ? FAR : OWN) + QUERY[of]),
      ],
    };
  }
}

const printedEffect = (card: string, effect: Effect, number: number): PrintedEffect => ({
  effect,
  number,
  name: `${card} ${number}`,
  moment: MOMENT_NUMBER[effect.at],
  part: PART[effect.as],
});

const printedModifier = (modifier: Modifier): PrintedModifier => ({
  modifier,
  query: QUERY[modifier.of],
  far: modifier.far === true,
});

export const priceFirst = ({ costs, does, follows }: Effect): readonly Op[] => [...costs, ...does, ...follows];

function waitingFor(effects: readonly Effect[], moment: Moment): readonly number[] {
  const numbers = effects.flatMap(({ at }, i) => (at === moment ? [i] : []));
  return numbers.length === 0 ? NONE : numbers;
}

/** What is printed on a card; nothing on one without text. */
export function printedOn(card: CardId): Printed | undefined {
  return book[card];
}

export function isPrinted(card: CardId): boolean {
  return Object.hasOwn(book, card);
}

export function printedCards(): readonly string[] {
  return Object.keys(book);
}

export function effectOn(card: CardId, number: number): Effect {
  const effect = printedOn(card)?.card.effects?.[number];
  if (effect === undefined) throw new Error(`${card} has no effect ${number}`);
  return effect;
}

export const queryNumber = (query: Query): number => QUERY[query];
