import { give, lockOn } from '../../../rules/08-tokens.ts';
import type { Next, Token } from '../../../rules/model.ts';
import { type Playthrough, run } from '../playing.ts';

/** Carries out whatever giving or taking tokens goes on with. */
export const follow = (played: Playthrough, next: Next): Playthrough =>
  typeof next === 'object' && next.call !== undefined ? run(played, next.call) : played;

export const given = (played: Playthrough, token: Token, n = 1): Playthrough =>
  follow(played, give(played.match, 0, token, n, null, undefined));

export const lockedOn = (played: Playthrough, seat: number, target: number): Playthrough =>
  follow(played, lockOn(played.match, seat, target, undefined));
