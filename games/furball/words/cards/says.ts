import type { CardId } from '../../catalogue/index.ts';

/** What the cards of a kind do, each in a few words of our own; what their rows in the catalogue say is said from there. */
export type Says<Kind extends string> = { readonly [C in Extract<CardId, `${Kind}.${string}`>]?: string };
