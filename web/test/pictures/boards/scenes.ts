import type { Page } from 'playwright-core';
import type { Looked } from '../../support/page.ts';
import { visit } from '../../support/page.ts';
import { ASKED, answerOnBoard, nextStop, sitDown } from '../../support/playing.ts';
import { drawn, type PictureCut } from './draw.ts';

/** A picture of a board: what is played, how far, and what of it is shown. */
export interface BoardScene {
  /** `game/name`, the place of the picture. */
  readonly picture: string;
  readonly cut: PictureCut;
  /** Leads from the first page to the position. */
  lead(page: Page): Promise<unknown>;
}

/** Answers given in a match from a ready-made table; the dice are the same every time. */
function match(game: string, table: RegExp, answers: number) {
  return async (page: Page): Promise<void> => {
    await sitDown(page, table, { game });
    for (let turn = 0; turn < answers && (await nextStop(page)) === 'ask'; turn++) await answerOnBoard(page, turn);
    await nextStop(page);
  };
}

/** The first choice of a lesson. */
function lesson(game: string, name: string) {
  return async (page: Page): Promise<void> => {
    await page.goto(new URL(`#/learn/${game}/${name}`, page.url()).href);
    await page.waitForSelector('.lesson-panel');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    while ((await next.count()) > 0) await next.click();
    await page.waitForSelector(ASKED);
  };
}

/** A page with a drawing of its own. */
function pageAt(hash: string, ready: string) {
  return async (page: Page): Promise<void> => {
    await page.goto(new URL(hash, page.url()).href);
    await page.waitForSelector(ready);
  };
}

const MAP = '.stage .ui-map-sheet > svg';
const DEATH_STAR = 'Escape the Death Star';

export const SCENES: readonly BoardScene[] = [
  {
    picture: 'duel-in-space/board',
    lead: match('Duel in Space', /against a bot/i, 8),
    cut: { of: '.duel-wheel', around: '.duel-wheel', room: 0.01 },
  },
  {
    picture: 'duel-in-space/drone',
    lead: match('Duel in Space', /drone/i, 5),
    cut: { of: '.duel-wheel', around: '.duel-wheel', room: 0.01 },
  },
  {
    picture: 'duel-in-space/designs',
    lead: match('Duel in Space', /against a bot/i, 1),
    cut: {
      of: '.duel-wheel',
      around: '.duel-wheel .duel-me .duel-hull',
      room: 0.3,
      without: '.duel-fan, .duel-field, text',
    },
  },
  {
    picture: 'tunnel-chase/board',
    lead: match('Tunnel Chase', /against a bot/i, 8),
    cut: { of: MAP, around: `${MAP} .tunnel-marker .tunnel-hull`, across: 1000 },
  },
  {
    picture: 'tunnel-chase/anywhere',
    lead: match('Tunnel Chase', /from anywhere/i, 4),
    cut: { of: MAP, around: `${MAP} .tunnel-marker .tunnel-hull`, across: 1400, room: 0.1 },
  },
  {
    picture: 'tunnel-chase/six',
    lead: match('Tunnel Chase', /six pilots/i, 8),
    cut: { of: MAP, around: `${MAP} .tunnel-marker .tunnel-hull`, across: 1400, room: 0.1 },
  },
  {
    picture: 'tunnel-chase/crowd',
    lead: match('Tunnel Chase', /crowd/i, 6),
    cut: { of: MAP, around: `${MAP} .tunnel-body`, room: 0.02 },
  },
  {
    picture: 'tunnel-chase/workshop',
    lead: pageAt('#/workshop/tunnel-chase', 'main svg'),
    cut: { of: 'main svg', around: 'main svg', room: 0.05 },
  },
  {
    picture: 'escape-the-death-star/board',
    lead: match(DEATH_STAR, /as Rebels/, 8),
    cut: {
      of: '.station-map',
      around: '.station-drawing .station-rim',
      room: 0.01,
      without: '.station-squares, .station-coordinates',
    },
  },
  {
    picture: 'escape-the-death-star/imperial',
    lead: match(DEATH_STAR, /as the Imperial/, 10),
    cut: { of: '.station-map', around: '.station-drawing .station-rim', room: -0.2, without: '.station-squares' },
  },
  {
    picture: 'escape-the-death-star/capture',
    lead: match(DEATH_STAR, /^Capture/, 5),
    cut: {
      of: '.station-map',
      around: '.station-drawing .station-rim',
      room: 0.01,
      without: '.station-squares, .station-coordinates',
    },
  },
  {
    picture: 'starfire/board',
    lead: lesson('starfire', 'damage'),
    cut: { of: MAP, around: `${MAP} .starfire-ship .starfire-hull`, room: 0.25, across: 600 },
  },
  {
    picture: 'starfire/contact',
    lead: lesson('starfire', 'best-range'),
    cut: { of: MAP, around: `${MAP} .starfire-ship .starfire-hull`, room: 0.25, across: 600 },
  },
  {
    picture: 'starfire/fleets',
    lead: match('Starfire', /fleet action/i, 3),
    cut: { of: MAP, around: `${MAP} .starfire-side-a .starfire-hull`, room: 0.8 },
  },
  {
    picture: 'starfire/workshop',
    lead: pageAt('#/workshop/starfire', '.designer svg'),
    cut: { of: '.designer svg', around: '.designer svg', room: -0.25 },
  },
  {
    picture: 'furball/board',
    lead: match('Furball', /five bots/, 12),
    cut: { of: MAP, around: `${MAP} .furball-ship .furball-base`, room: 0.08 },
  },
  {
    picture: 'furball/three',
    lead: match('Furball', /three bots/, 12),
    cut: { of: MAP, around: `${MAP} .furball-ship .furball-base`, room: 0.08 },
  },
  {
    picture: 'furball/eight',
    lead: match('Furball', /seven bots/, 10),
    cut: { of: MAP, around: `${MAP} .furball-ship .furball-base`, room: 0.08 },
  },
  {
    picture: 'furball/workshop',
    lead: async (page) => {
      await pageAt('#/workshop/furball', '.furball-ships')(page);
      await page.getByRole('tab', { name: 'Asteroids' }).click();
      await page.waitForSelector('.furball-field');
    },
    cut: { of: '.furball-field', around: '.furball-field', room: 0.02 },
  },
];

/** Milliseconds for maps that find their place. */
const SETTLING = 1000;

/** Draws a scene as the text of an SVG file. */
export async function drawScene(site: Looked, { lead, cut }: BoardScene): Promise<string> {
  const { page, close } = await visit(site, 'wide', { usualAnswers: true });
  try {
    await lead(page);
    await page.waitForTimeout(SETTLING);
    return await drawn(page, cut);
  } finally {
    await close();
  }
}
