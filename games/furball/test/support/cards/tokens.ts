import { give, lockOn } from '../../../rules/08-tokens.ts';
import type { Next, Token } from '../../../rules/model.ts';
import { type Played, run } from '../playing.ts';

/** Carries out whatever giving or taking tokens goes on with. */
export const follow = (played: Played, next: Next): Played =>
  typeof next === 'object' && next.call !== undefined ? run(played, next.call) : played;

export const given = (played: Played, token: Token, n = 1): Played =>
  follow(played, give(played.match, 0, token, n, null, undefined));

export const lockedOn = (played: Played, seat: number, target: number): Played =>
  follow(played, lockOn(played.match, seat, target, undefined));
