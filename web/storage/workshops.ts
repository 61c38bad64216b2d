import type { Json } from '@starboard/kernel';
import { readKept, tryKeep } from './values.ts';

const place = (game: string): string => `workshop.${game}`;

/** What a game's workshop keeps, as it was written; null where it keeps nothing. */
export const workOf = (game: string): unknown => readKept(place(game)) ?? null;

/** Whether it could be kept. */
export const keepWork = (game: string, work: Json): boolean => tryKeep(place(game), work);
