import type { Page } from 'playwright-core';
import { playOn } from '../../../web/test/support/death-star-playing.ts';
import { flyOn as flyFurball } from '../../../web/test/support/furball-playing.ts';
import { answerOnBoard } from '../../../web/test/support/playing.ts';
import { layScenario } from '../../../web/test/support/starfire-playing.ts';
import { flyOn as flyTunnels, layCrowd } from '../../../web/test/support/tunnel-playing.ts';

/** The match of each game in which frames are measured. */
export interface BoardCase {
  readonly name: string;
  readonly game: string;
  readonly preset: RegExp;
  readonly board: string;
  /** Answers before measuring, so that something is going on. */
  readonly answers: number;
  lay?(page: Page): Promise<unknown>;
  answer(page: Page, turn: number): Promise<unknown>;
}

export const BOARDS: readonly BoardCase[] = [
  { name: 'duel', game: 'Duel in Space', preset: /drone/i, board: '.duel-wheel', answers: 3, answer: answerOnBoard },
  {
    name: 'tunnel',
    game: 'Tunnel Chase',
    preset: /against a bot/i,
    board: '.tunnel-chart',
    answers: 6,
    lay: (page) => layCrowd(page, 1, 7),
    answer: flyTunnels,
  },
  {
    name: 'death-star',
    game: 'Escape the Death Star',
    preset: /as the Imperial/,
    board: '.station-deck',
    answers: 6,
    answer: playOn,
  },
  {
    name: 'starfire',
    game: 'Starfire',
    preset: /against a bot/i,
    board: '.starfire-map',
    answers: 4,
    lay: (page) => layScenario(page, 'fleet-action'),
    answer: answerOnBoard,
  },
  { name: 'furball', game: 'Furball', preset: /seven bots/, board: '.furball-mat', answers: 12, answer: flyFurball },
];
