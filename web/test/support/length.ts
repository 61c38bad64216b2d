import type { Page } from 'playwright-core';
import { LONG } from '../../../testkit/run/long.ts';
import { ALL_SIZES, type ScreenSize } from './page.ts';

/** The given screen, or every screen in the long form. */
export const screens = (short: ScreenSize): readonly ScreenSize[] => (LONG ? ALL_SIZES : [short]);

/** Sets options of the set-up by their labels, except in the long form. */
export async function shorten(page: Page, options: { readonly [label: string]: number }): Promise<void> {
  if (LONG) return;
  const summary = page.getByText('Options', { exact: true });
  if (!(await page.getByLabel(Object.keys(options)[0] ?? '').isVisible())) await summary.click();
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).fill(`${value}`);
}

/** A draw after a few turns without a hit. */
export const shortDuel = (page: Page): Promise<void> => shorten(page, { 'Draw after this many turns': 3 });
