import type { CardId } from '../../catalogue/index.ts';

/**
 * What the cards of a kind do, each in sentences of our own that speak to the pilot who has the card. An action follows
 * "Action: ". The figures in the catalogue (weapons, bombs, slots) are explained from there.
 */
export type Says<Kind extends string> = { readonly [C in Extract<CardId, `${Kind}.${string}`>]?: string };
