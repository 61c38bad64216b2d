import type { Page } from 'playwright-core';
import { answerOnBoard } from './playing.ts';

export async function layScenario(page: Page, scenario: 'contact' | 'fleet-action', byHand = false): Promise<void> {
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Scenario').selectOption(scenario);
  if (byHand) await page.getByLabel('Quick set-up').uncheck();
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return box;
}

const MOST_CLICKS = 5;
/** How long a click may take to be plotted, in milliseconds. */
const NOTICED = 3000;

/** Clicks the farthest hex straight ahead of a ship that flies east; returns the order picked. */
export async function plotEastward(page: Page): Promise<string> {
  const inside = 6;
  const plotted = page.locator('.action-bar .primary').filter({ hasText: 'Fly to' });
  // While the map still moves to its place, a click can miss the hex it was meant for.
  for (let tried = 1; tried < MOST_CLICKS && (await plotted.count()) === 0; tried++) {
    const ship = await boxOf(page, '.starfire-asked .starfire-brackets');
    const reach = await boxOf(page, '.starfire-reach');
    await page.mouse.click(reach.x + reach.width - inside, ship.y + ship.height / 2);
    await plotted.waitFor({ timeout: NOTICED }).catch(() => undefined);
  }
  await page.locator('.starfire-ghost .starfire-hull').first().waitFor();
  return (await page.locator('.action-bar .primary').textContent()) ?? '';
}

export async function clickMap(page: Page, right = 0.5, down = 0.5): Promise<void> {
  const map = await boxOf(page, '.starfire-map svg');
  await page.mouse.click(map.x + map.width * right, map.y + map.height * down);
}

/** Read in one step, because asks come and go while a turn is being flown. */
async function nextTask(page: Page): Promise<'over' | 'fly' | 'answer'> {
  const task = await page.waitForFunction(() => {
    if (document.querySelector('.action-bar[data-over="true"]')) return 'over';
    const fly = document.querySelector('.starfire-fly');
    if (fly) return fly.getAttribute('aria-pressed') === 'true' ? undefined : 'fly';
    const suggested = document.querySelector('.action-bar .primary:not([aria-disabled="true"])');
    const answerable = suggested ?? document.querySelector('.stage [data-choice]');
    return answerable && document.querySelector('.action-bar[data-ask]') ? 'answer' : undefined;
  });
  return (await task.jsonValue()) as 'over' | 'fly' | 'answer';
}

/** Until all points are spent: the board answers the asks of the turn by itself. */
async function flyTurn(page: Page): Promise<void> {
  const ask = await page.locator('.action-bar').getAttribute('data-ask');
  await page.locator('.starfire-fly').click();
  await page.waitForFunction((old) => {
    const bar = document.querySelector('.action-bar');
    if (bar?.getAttribute('data-over') === 'true') return true;
    const now = bar?.getAttribute('data-ask');
    return now != null && now !== old && document.querySelector('.starfire-fly[aria-pressed="true"]') === null;
  }, ask);
}

/** Flies a turn with one press, or fires the suggested shots. Returns false if the battle is over. */
export async function flyOrAnswer(page: Page, answers: number): Promise<boolean> {
  const task = await nextTask(page);
  if (task === 'over') return false;
  if (task === 'fly') await flyTurn(page);
  else await answerOnBoard(page, answers);
  return true;
}

export async function flyAndFire(page: Page, mostAnswers = 500): Promise<number> {
  for (let answers = 0; answers < mostAnswers; answers++) {
    if (!(await flyOrAnswer(page, answers))) return answers;
  }
  throw new Error(`the battle was not over after ${mostAnswers} answers`);
}
