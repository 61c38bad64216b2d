import { describe, expect, test } from 'vitest';
import { screens, shortDuel } from '../support/length.ts';
import { visit } from '../support/page.ts';
import { answerOnBoard, nextStop, openOptions, openTab, playOut, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

describe.each(screens('desktop'))('two on one screen, on a %s', (size) => {
  test('a whole duel, clicked on the board, with a curtain between the players', async () => {
    const { page, wrongs, close } = await visit(site, size);
    await sitDown(page, /one screen/i, { lay: shortDuel });
    expect(await playOut(page)).toEqual([]);
    expect(wrongs).toEqual([]);
    await close();
  });
});

test('behind the curtain nothing of the match is in the page, and a sealed choice can be had back', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /one screen/i);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  expect(await nextStop(page)).toBe('ask');
  await answerOnBoard(page, 0);

  expect(await nextStop(page)).toBe('curtain');
  expect(await page.locator('.stage, .options, .log, .action-bar').count()).toBe(0);
  await page.getByText('Player 1 has chosen. The choice is sealed.').waitFor();

  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await nextStop(page)).toBe('ask');
  await answerOnBoard(page, 1);
  await page.getByRole('button', { name: 'I am Player 2' }).click();
  expect(await nextStop(page)).toBe('ask');
  expect(wrongs).toEqual([]);
  await close();
});

test('whoever has the screen can resign: asked once, told in the log, and the other has won', async () => {
  const { page, wrongs, close } = await visit(site, 'phone');
  await sitDown(page, /one screen/i);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  expect(await nextStop(page)).toBe('ask');
  await openTab(page, 'Match');
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page
    .getByRole('group', { name: 'Resign this match for Player 1?' })
    .getByRole('button', { name: 'Resign' })
    .click();
  await page.waitForSelector('.action-bar[data-over="true"]');
  await page.getByText('Player 1 resigned.').first().waitFor();
  await page.getByText('Player 2 wins: Player 1 resigned.').first().waitFor();
  expect(await page.locator('.duel-wheel').count()).toBe(1);
  expect(await page.locator('.duel-wreck').count()).toBe(0);
  expect(wrongs).toEqual([]);
  await close();
});

test('reasons against what is no option are looked up when somebody wants to know', async () => {
  const { page, wrongs, close } = await visit(site, 'desktop');
  await sitDown(page, /one screen/i);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  expect(await nextStop(page)).toBe('ask');
  await openOptions(page);
  await page.getByText('Not possible now').click();
  await page.getByText('Every choice is possible here.').waitFor();
  expect(wrongs).toEqual([]);
  await close();
});
