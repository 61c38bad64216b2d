import { type Json, readRecord } from '@starboard/kernel';
import { newRequestId } from '@starboard/protocol';
import type { APIResponse, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LONG } from '../../../testkit/run/long.ts';
import { cutBeforeAnswers } from '../support/cutting.ts';
import { playOn } from '../support/death-star-playing.ts';
import { flyOn as flyInFurball } from '../support/furball-playing.ts';
import { isOver } from '../support/online-playing.ts';
import { visit } from '../support/page.ts';
import { answerOnBoard, carryOut, nextStop } from '../support/playing.ts';
import { askedFor, flyOn as flyInTunnel } from '../support/tunnel-playing.ts';
import { useOnlineSite } from '../support/use-site.ts';

const site = useOnlineSite();

const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', bot: 'random' };

const addressOf = (path: string): string => new URL(path, site.address).href;

async function post(page: Page, path: string, data: object): Promise<{ readonly [member: string]: Json }> {
  const headers = { 'idempotency-key': newRequestId() };
  const answer = await page.request.post(addressOf(`api/${path}`), { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A match against bots with the page's guest in the first seat; returns its id. */
async function openAgainstBots(page: Page, { game, setup, bots }: Played): Promise<string> {
  const seats = [OPEN, ...Array.from({ length: bots }, () => BOT)];
  const { match } = await post(page, 'matches', { game, setup, seats, listed: false });
  await post(page, `matches/${match}/sit`, { seat: 0, name: 'Ada', nonce: 'ab'.repeat(16) });
  return `${match}`;
}

/** The first seat's choices in the server's log, from the record after Ada has closed the match. */
async function choicesInLog(page: Page, match: string): Promise<readonly Json[]> {
  if (!(await isOver(page))) await post(page, `matches/${match}/close`, {});
  let record = '';
  for (let part: string | undefined = 'record'; part !== undefined; ) {
    const answer: APIResponse = await page.request.get(addressOf(`api/matches/${match}/${part}`));
    record += await answer.text();
    part = /<([^>]+)>; rel="next"/.exec(answer.headers()['link'] ?? '')?.[1];
  }
  const read = readRecord(record);
  if (!read.ok) throw new Error(read.fact);
  return read.record.inputs.flatMap((input) => ('choice' in input && input.seat === 0 ? [input.choice] : []));
}

interface Played {
  readonly game: string;
  readonly setup: object;
  readonly bots: number;
  /** The number of answers, unless the match ends earlier. */
  readonly answers: number;
  /** After an answer to this kind of ask, the match has been played long enough. */
  readonly until?: string;
  /** Answers the ask; may return its kind. */
  answer(page: Page, turn: number): Promise<string | undefined>;
}

/** Builds a design in the hangar, one system at a time, then flies. */
async function designOrFly(page: Page, turn: number): Promise<string> {
  if ((await askedFor(page)) !== 'design') return flyInTunnel(page, turn);
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  await page.locator('.tunnel-asked .tunnel-grade').first().click();
  await carryOut(page, ask);
  return 'design';
}

const MATCHES: readonly (readonly [string, Played])[] = [
  [
    'a duel with own designs',
    {
      game: 'duel-in-space',
      setup: { designs: 'secret' },
      bots: 1,
      answers: LONG ? 1000 : 12,
      answer: async (page, turn) => {
        await answerOnBoard(page, turn);
        return undefined;
      },
    },
  ],
  [
    'a design of Tunnel Chase',
    { game: 'tunnel-chase', setup: { designs: 'own', asteroid: 12 }, bots: 1, answers: 5, answer: designOrFly },
  ],
  ['a round of the Death Star', { game: 'escape-the-death-star', setup: {}, bots: 1, answers: 10, answer: playOn }],
  [
    'an attack of Furball',
    { game: 'furball', setup: { rounds: 8 }, bots: 7, answers: 60, until: 'attack', answer: flyInFurball },
  ],
];

/** Answers until the match ends, enough was answered, or the wanted ask came; returns whether it came. */
async function play(page: Page, { answers, until, answer }: Played): Promise<boolean> {
  for (let turn = 0; turn < answers; turn++) {
    if ((await nextStop(page)) !== 'ask') return until === undefined;
    if ((await answer(page, turn)) === until && until !== undefined) return true;
  }
  return until === undefined;
}

/**
 * Plays a match with every answer cut off and compares the log with what was pressed; returns whether the wanted ask
 * came.
 */
async function playCutOff(played: Played): Promise<boolean> {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await page.evaluate(() => localStorage.setItem('starboard.setting.speed', '"skip"'));
  const match = await openAgainstBots(page, played);
  const cut = await cutBeforeAnswers(page);
  await page.goto(addressOf(`#/online/${match}`));
  await page.reload();
  const meant = await play(page, played);
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  expect(await choicesInLog(page, match)).toEqual(cut.choices.map(({ choice }) => choice));
  expect(cut.cuts).toBe(cut.choices.length);
  expect(wrongs).toEqual([]);
  await close();
  return meant && cut.choices.length >= FEWEST;
}

/** With fewer choices, a match proves nothing. */
const FEWEST = 5;
/** Bots may end a match before the wanted ask: then the test starts another. */
const MOST_MATCHES = 4;

test.each(MATCHES)('%s, the socket cut before each answer: every press is one choice', async (_, played) => {
  let matches = 1;
  while (!(await playCutOff(played))) expect(++matches).toBeLessThanOrEqual(MOST_MATCHES);
});
