import { games } from '@starboard/games';
import { bestOption, momentOf, scoreOf } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { chosenChallenge } from '../../challenge/which.ts';
import { accessFaults, visit } from '../support/page.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const DAY = '2026-11-20';
const GAME = 'duel-in-space';
const BRIGHT = '.action-bar .primary:not([aria-disabled="true"])';

/** The day's challenge, as it is here. */
async function inNode() {
  const game = games.find(({ id }) => id === GAME);
  const chosen = game && (await chosenChallenge(game, { day: DAY }, DAY));
  if (game === undefined || chosen === undefined || typeof chosen === 'string')
    throw new Error('there is no challenge');
  const { pool, challenge } = chosen;
  const moment = momentOf(await game.parts.rules(), pool, challenge);
  const words = await game.parts.words();
  const best = bestOption(challenge);
  const wrong = [1, 2].find((option) => option !== best) ?? 0;
  const names = ['Player 1', 'Player 2'];
  const label = (option: number) => words.label(moment.ask, moment.options[option] ?? null, moment.view, names);
  return {
    best: label(best),
    wrong: label(wrong),
    score: scoreOf(challenge, wrong),
    worths: challenge.worths.toSorted((a, b) => b - a).map((worth) => `${worth} %`),
  };
}

test('a day’s challenge is the same here and on the page; its first try counts, also after a reload', async () => {
  const { best, wrong, score, worths } = await inNode();
  const { page, wrongs, close } = await visit(site, 'phone', { hasTouch: true });
  await page.clock.setFixedTime(`${DAY}T09:00:00Z`);
  await page.goto(`${site.address}#/challenge/${GAME}`);
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  await page.locator('.challenge-panel').waitFor();
  await page.keyboard.press('t');
  await page.getByRole('region', { name: 'The match in words' }).waitFor();
  const choose = async (label: string): Promise<void> => {
    await page
      .locator('button.option')
      .filter({ hasText: exactly(label) })
      .focus();
    await page.keyboard.press('Enter');
    await page.locator(BRIGHT).waitFor();
    await page.keyboard.press('Enter');
  };
  await choose(wrong);
  const result = page.getByRole('dialog', { name: 'Challenge of 20 Nov 2026' });
  await result.getByLabel('A line to share').waitFor();
  expect(await result.locator('.challenge-score').innerText()).toMatch(new RegExp(`^${score}\\s+points?`));
  const listed = result.locator('.challenge-worths li');
  expect(await listed.first().locator('span').first().innerText()).toBe(`${best} · best`);
  const shown = await listed.locator('> span:last-child').allInnerTexts();
  expect(worths.slice(0, shown.length - 1)).toEqual(shown.slice(0, -1));
  expect(await result.getByLabel('A line to share').inputValue()).toContain(
    `Starboard · Duel in Space · 20 Nov 2026 · ${score} points · ${site.address}#/challenge/${GAME}/${DAY}`,
  );
  expect(await accessFaults(page)).toEqual([]);
  await page.reload();
  await result.getByRole('button', { name: 'Try again for practice' }).click();
  await result.waitFor({ state: 'hidden' });
  await page.getByText(`For practice: your first try has ${score} points`).waitFor();
  await choose(best);
  await result.getByText(`Your first try counts: ${score} points.`).waitFor();
  await result.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/match\//);
  await page.getByRole('region', { name: 'The match in words' }).waitFor();
  await page.goto(`${site.address}#/challenge/${GAME}/9999-99-99`);
  await page.getByText('There is no challenge at this address.').waitFor();
  expect(wrongs).toEqual([]);
  await close();
});

/** The text of an option: its key, if it has one, and its label. */
const exactly = (label: string): RegExp => new RegExp(`^\\d*\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
