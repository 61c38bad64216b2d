import type { Game, GameChallenges } from '@starboard/games';
import { type Challenge, type ChallengePool, dayOf, placeOn, poolOn, readPool } from '@starboard/kernel';

/** A day's challenge, or one of the set, as its address names it. */
export type Which = { readonly day: string } | { readonly nth: string };

export interface ChosenChallenge {
  /** Under this name the browser keeps the result. */
  readonly name: string;
  readonly title: string;
  readonly pool: ChallengePool;
  readonly challenge: Challenge;
  /** The day it belongs to; null for one of the set. */
  readonly day: string | null;
  /** The address of the next one of the set; null after the last, and for a day. */
  readonly next: string | null;
}

/** The day, which is the same everywhere. */
export const today = (now: number = Date.now()): string => new Date(now).toISOString().slice(0, 10);

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Such as 19 Nov 2026. */
export const dateInWords = (day: string): string => DATE.format(new Date(`${day}T00:00:00Z`));

const isDay = (day: string): boolean => dayOf(day) !== null;

/** The challenge that is meant, or a sentence that says why there is none. */
export async function chosenChallenge(game: Game, which: Which, now: string): Promise<ChosenChallenge | string> {
  if (game.challenges === undefined) return NONE;
  return 'day' in which ? ofDay(game, game.challenges, which.day, now) : ofSet(game, game.challenges, which.nth);
}

const NONE = 'There is no challenge at this address.';

async function ofDay(
  game: Game,
  { daily }: GameChallenges,
  day: string,
  now: string,
): Promise<ChosenChallenge | string> {
  if (!isDay(day)) return NONE;
  if (day > now) return `The challenge of ${dateInWords(day)} isn’t out yet. A new one comes at midnight UTC.`;
  const place = poolOn(daily, day);
  const source = place === null ? undefined : daily[place];
  if (source === undefined) return 'There was no challenge on that day yet.';
  const pool = readPool(await source.open());
  const challenge = pool.challenges[placeOn(source.starts, pool.challenges.length, day)];
  if (challenge === undefined) throw new Error(`${game.id} has no challenge on ${day}`);
  return { name: `${game.id}/${day}`, title: dateInWords(day), pool, challenge, day, next: null };
}

async function ofSet(game: Game, { set }: GameChallenges, nth: string): Promise<ChosenChallenge | string> {
  if (!/^[1-9]\d{0,3}$/.test(nth)) return NONE;
  const pool = readPool(await set());
  const number = Number(nth);
  const challenge = pool.challenges[number - 1];
  if (challenge === undefined) return NONE;
  const next = number < pool.challenges.length ? String(number + 1) : null;
  return {
    name: `${game.id}/set/${nth}`,
    title: `Challenge ${nth} of ${pool.challenges.length}`,
    pool,
    challenge,
    day: null,
    next,
  };
}
