import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { accessFaults } from './page.ts';

export type Stop = 'ask' | 'curtain' | 'over';

/** Somebody at this screen is asked. */
export const ASKED = '.action-bar[data-ask]';

/** The match is over. */
export const OVER = '.action-bar[data-over="true"]';

const STOPS = {
  over: OVER,
  curtain: '.curtain .primary',
  ask: ASKED,
} as const;

interface Wanted {
  /** The first of the catalogue by default. */
  readonly game?: string;
  lay?(page: Page): Promise<unknown>;
}

/** Starts a game from a preset, without playback delays. */
export async function sitDown(page: Page, preset: RegExp, { game = '', lay }: Wanted = {}): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('starboard.setting.speed', '"skip"');
    history.replaceState(null, '', location.pathname);
  });
  await page.reload();
  await page.locator('a.card').filter({ hasText: game }).first().click();
  await page.getByRole('button', { name: preset }).click();
  await lay?.(page);
  await page.getByRole('button', { name: 'Start' }).click();
}

export async function nextStop(page: Page): Promise<Stop> {
  await page.waitForSelector(Object.values(STOPS).join(', '));
  if (await page.isVisible(STOPS.over)) return 'over';
  return (await page.isVisible(STOPS.curtain)) ? 'curtain' : 'ask';
}

const hasTouch = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

/** With a finger on a touch screen, else with a mouse. */
export async function press(page: Page, pressed: string | Locator): Promise<void> {
  const one = typeof pressed === 'string' ? page.locator(pressed).first() : pressed;
  await ((await hasTouch(page)) ? one.tap() : one.click());
}

const READY = '.action-bar .primary:not([aria-disabled="true"])';

/** How long a pick may take to light the bright button, in milliseconds. */
const NOTICED = 3000;
const TRIES = 5;

/**
 * Picks something on the board, so that the bright button commits it. On a slow machine a tap can last so long that the
 * page takes it for a finger that asks what it points at; people then tap again, and so does this.
 */
export async function pick(page: Page, picked: string | Locator): Promise<void> {
  for (let tried = 1; ; tried++) {
    await press(page, picked);
    const isReady = page.locator(READY).first().waitFor({ timeout: NOTICED });
    if (tried === TRIES) return isReady;
    if (
      await isReady.then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

/** Pixels from the edge of the bright button at which a finger lands. */
const INSIDE = 12;
let taps = 0;

/**
 * Presses the bright button, and waits until the ask is another one, or none. Two quick taps on one spot are a double
 * tap, whose second half the room ignores, so the finger alternates between left and right.
 */
export async function carryOut(page: Page, ask: string | null): Promise<void> {
  const button = page.locator(READY).first();
  if (await hasTouch(page)) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    taps++;
    await button.tap({ position: { x: taps % 2 === 0 ? INSIDE : width - INSIDE, y: height / 2 } });
  } else await button.click();
  await page.waitForFunction((old) => document.querySelector('.action-bar')?.getAttribute('data-ask') !== old, ask);
}

/** Picks an option on the board, unless one is suggested already, and commits it. */
export async function answerOnBoard(page: Page, turn: number): Promise<void> {
  const { ask, suggested, choices } = await answerable(page);
  if (!suggested) {
    await pick(page, page.locator('.stage [data-choice]').nth((turn * 5) % choices));
  }
  await carryOut(page, ask);
}

/** Reads an ask in one step, once the board can answer it: read in pieces, it may be two asks. */
async function answerable(page: Page): Promise<{ ask: string | null; suggested: boolean; choices: number }> {
  const found = await page.waitForFunction(() => {
    const bar = document.querySelector('.action-bar');
    const primary = bar?.querySelector('.primary');
    if (!bar || !primary) return undefined;
    const suggested = primary.getAttribute('aria-disabled') !== 'true';
    const choices = document.querySelectorAll('.stage [data-choice]').length;
    return suggested || choices > 0 ? { ask: bar.getAttribute('data-ask'), suggested, choices } : undefined;
  });
  const read = await found.jsonValue();
  if (read === undefined) throw new Error('the ask went away while it was read');
  return read;
}

async function kindOfAsk(page: Page): Promise<string> {
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  return /"kind":"([^"]+)"/.exec(ask ?? '')?.[1] ?? '';
}

/** Plays to the end. Collects what axe finds at the first ask of every kind, the first curtain and the end. */
export async function playOut(page: Page, mostAnswers = 600): Promise<readonly string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let turn = 0; turn < mostAnswers; turn++) {
    const stop = await nextStop(page);
    const sort = stop === 'ask' ? await kindOfAsk(page) : stop;
    if (!seen.has(sort)) faults.push(...(await accessFaults(page)));
    seen.add(sort);
    if (stop === 'over') return faults;
    if (stop === 'curtain') await page.click(STOPS.curtain);
    else await answerOnBoard(page, turn);
  }
  throw new Error(`the match was not over after ${mostAnswers} answers`);
}

export async function exportedRecord(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.result').getByRole('button', { name: 'Export record' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

export async function openTab(page: Page, name: 'Log' | 'Chat' | 'Match'): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if (!(await tab.isVisible())) await page.getByRole('button', { name: 'Log' }).click();
  await tab.click();
}

/** The list of all options is a drawer, which a player opens. */
export async function openOptions(page: Page): Promise<void> {
  if (!(await page.isVisible('.options'))) await page.getByRole('button', { name: 'Options' }).click();
  await page.waitForSelector('.options');
}

/** What a board forecasts: its panels and the rays of the wheel, without numbers of rules, names of options and drawings. */
const FORECASTS = '.stage .ui-panel, .stage .duel-panel, .stage .duel-fan';
const NO_FORECAST = '.ui-rule, kbd, h3, [data-choice], .hidden-text, .ui-panel svg';
/** The text view with the question and the options, which are part of it. */
const SAID = '.text-board, .options, .prompt';

/** The visible text of parts of the page, each part of a line for itself. A figure ends before the name of the next. */
function textOf(page: Page, where: string, without = ''): Promise<string> {
  return page.evaluate(
    ([selector, left]) => {
      const pieces: string[] = [];
      for (const part of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const { parentElement } = node;
          const isLeftOut = left !== '' && parentElement?.closest(left) != null;
          if (!isLeftOut && parentElement !== null && parentElement.getClientRects().length > 0)
            pieces.push(`${node.textContent} ${parentElement.localName === 'dd' ? '; ' : ''}`);
        }
        pieces.push('. ');
      }
      return pieces.join('').replace(/\s+/g, ' ');
    },
    [where, without] as const,
  );
}

/** A number with what makes it a forecast: what is needed, how far, how likely, how much. */
const FIGURE =
  /(?:\b(?:range|needs?) )?[<>]?\d+(?:\.\d+)?(?: ?%| or more\b| or less\b| (?:hex|space|point|damage|die|dice|hit|shot|laser|click|shield|hull)\w*)?/gi;

/** "5 of 6 movement points" says both. */
const spelledOut = (text: string): string => text.replace(/(\d+) of (\d+) (?:movement )?(\w+)/g, '$1 $3, $2 $3');

const figuresIn = (text: string): readonly string[] =>
  (spelledOut(text).match(FIGURE) ?? []).map((figure) =>
    figure
      .toLowerCase()
      .replace(/ ?%/, '%')
      .replace(/^needs? (?=\d)/, '')
      .replace(/(hex|point|shot|laser|click|shield|hit|space)(es|s)?$/, '$1')
      .replace(/dice$/, 'die'),
  );

/** Looks at the board for a moment: what it forecasts that the text view doesn't say. */
async function unsaid(page: Page): Promise<readonly string[]> {
  const text = await textOf(page, SAID);
  const said = new Set(figuresIn(text));
  const numbers = new Set(text.match(/\d+(?:\.\d+)?/g));
  await page.keyboard.press('t');
  await page.getByRole('region', { name: 'Board' }).waitFor();
  const shown = figuresIn(await textOf(page, FORECASTS, NO_FORECAST));
  await page.keyboard.press('t');
  await page.getByRole('region', { name: 'The match in words' }).waitFor();
  // A number alone may stand in the text with its unit.
  return [...new Set(shown)].filter((figure) => !said.has(figure) && !(/^[\d.]+$/.test(figure) && numbers.has(figure)));
}

/** In how many asks of each kind the text view is compared with the board. */
const COMPARED = 2;

/**
 * Plays to the end by keyboard, from the text view; picks the first option if none is picked. Returns every forecast of
 * the board that the text view left out, with the question.
 */
export async function playByKeys(page: Page): Promise<readonly string[]> {
  const compared = new Map<string, number>();
  const left: string[] = [];
  await page.waitForSelector(ASKED);
  await page.keyboard.press('t');
  await page.getByRole('region', { name: 'The match in words' }).waitFor();
  for (let presses = 0; (await nextStop(page)) !== 'over'; presses++) {
    if (presses === 1500) throw new Error('the match does not end');
    const ask = await page.locator('.action-bar').getAttribute('data-ask');
    if ((await page.locator('.action-bar .primary').getAttribute('aria-disabled')) === 'true') {
      await page.keyboard.press('1');
    }
    const { kind } = JSON.parse(ask ?? '{}').ask ?? {};
    const times = compared.get(kind) ?? 0;
    if (times < COMPARED) {
      compared.set(kind, times + 1);
      left.push(...(await unsaid(page)).map((chance) => `${kind}: ${chance}`));
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => document.querySelector('.action-bar')?.getAttribute('data-ask') !== old, ask);
  }
  return left;
}
