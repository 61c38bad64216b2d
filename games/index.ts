import { duelInSpace } from './duel-in-space/game.ts';
import { escapeTheDeathStar } from './escape-the-death-star/game.ts';
import { furball } from './furball/game.ts';
import type { Game } from './game.ts';
import { starfire } from './starfire/game.ts';
import { tunnelChase } from './tunnel-chase/game.ts';

export type { Game, GameChallenges, Intro, IntroLines, ReadyTable } from './game.ts';

/** The catalogue has one line for each game; no other file names one. */
export const games: readonly Game[] = [duelInSpace, tunnelChase, escapeTheDeathStar, starfire, furball];

export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
