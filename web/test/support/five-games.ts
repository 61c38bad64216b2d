import type { Page } from 'playwright-core';
import { playOn } from './death-star-playing.ts';
import { flyOn as flyMat, layRounds } from './furball-playing.ts';
import type { BoardEssentials } from './layout-faults.ts';
import { shortDuel } from './length.ts';
import { ASKED, answerOnBoard, nextStop, OVER, sitDown } from './playing.ts';
import { flyOrAnswer, layScenario } from './starfire-playing.ts';
import { flyOn as flyTunnel, layChase } from './tunnel-playing.ts';

/** A match of one game, as one person plays it on the board against bots. */
export interface GameOnBoard {
  readonly game: string;
  readonly preset: RegExp;
  readonly essentials: BoardEssentials;
  lay?(page: Page): Promise<unknown>;
  answer(page: Page, turn: number): Promise<unknown>;
}

export const FIVE_GAMES: readonly GameOnBoard[] = [
  {
    game: 'Duel in Space',
    preset: /against a bot/i,
    essentials: {
      board: '.duel-wheel .duel-deep',
      inSight: [
        '.duel-deep',
        '.duel-wheel .duel-me',
        '.duel-wheel [data-part="enemy"]',
        '.duel-card header',
        '.duel-panel',
      ],
      bare: ['.duel-wheel .duel-me', '.duel-wheel .duel-enemy', '.duel-number', '.duel-fan text'],
    },
    lay: shortDuel,
    answer: answerOnBoard,
  },
  {
    game: 'Starfire',
    preset: /against a bot/i,
    essentials: {
      board: '.starfire-map .ui-map',
      inSight: ['.starfire-map', '.starfire-own', '.starfire-strengths', '.starfire-panel h3, .starfire-helm'],
      bare: ['.starfire-hull', '.starfire-label text'],
      names: '.starfire-label text',
      pieces: '.ui-map .starfire-ship .starfire-hull',
    },
    lay: (page) => layScenario(page, 'fleet-action'),
    answer: flyOrAnswer,
  },
  {
    game: 'Tunnel Chase',
    preset: /against a bot/i,
    essentials: {
      board: '.tunnel-map .ui-map',
      inSight: ['.tunnel-map', '.tunnel-own', '.ui-banner', '.ui-panel h3'],
      bare: ['.tunnel-marker', '.tunnel-arrow', '.tunnel-label text'],
      names: '.tunnel-label text',
      pieces: '.tunnel-marker .tunnel-shape',
    },
    lay: (page) => layChase(page, 7),
    answer: flyTunnel,
  },
  {
    game: 'Escape the Death Star',
    preset: /as Rebels/,
    essentials: {
      board: '.station-hull',
      inSight: ['.station-deck', '.ui-banner', '.ui-panel h3'],
      bare: ['.station-icon'],
    },
    answer: playOn,
  },
  {
    game: 'Furball',
    preset: /seven bots/,
    lay: (page) => layRounds(page, 3),
    essentials: {
      board: '.furball-map .ui-map',
      inSight: ['.furball-map', '.furball-own', '.furball-banner', '.ui-panel h3, .furball-dial-grid'],
      bare: ['.furball-ship .furball-base', '.furball-label text'],
      names: '.furball-label text',
      pieces: '.furball-ship .furball-base, .furball-ship .furball-badge',
    },
    answer: flyMat,
  },
];

/** Plays up to `most` answers; looks at the page at every ask, and returns whether the match is over. */
export async function playAndLook(
  page: Page,
  { game, preset, lay, answer }: GameOnBoard,
  most: number,
  look: (turn: number) => Promise<void>,
): Promise<boolean> {
  await sitDown(page, preset, { game, ...(lay && { lay }) });
  for (let turn = 0; turn < most; turn++) {
    if ((await nextStop(page)) === 'over') return true;
    if (turn === 0) await page.getByRole('button', { name: 'Got it' }).click();
    await look(turn);
    await answer(page, turn);
  }
  return (await nextStop(page)) === 'over';
}

/** After each of `most` answers, looks at the page again and again while what follows is played back. */
export async function playAndWatch(
  page: Page,
  { game, preset, lay, answer }: GameOnBoard,
  most: number,
  look: (turn: number) => Promise<void>,
): Promise<void> {
  await sitDown(page, preset, { game, ...(lay && { lay }) });
  await nextStop(page);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"normal"'));
  await page.reload();
  for (let turn = 0; turn < most; turn++) {
    if ((await nextStop(page)) === 'over') return;
    await answer(page, turn);
    while ((await page.locator(`${ASKED}, ${OVER}`).count()) === 0) await look(turn);
  }
}
