import type { Json } from '@starboard/kernel';
import { readKept, tryKeep } from './values.ts';

const place = (game: string): string => `workshop.${game}`;

/** The work as some version wrote it; null without any. */
export const workOf = (game: string): unknown => readKept(place(game)) ?? null;

/** Returns whether it could be stored. */
export const keepWork = (game: string, work: Json): boolean => tryKeep(place(game), work);
