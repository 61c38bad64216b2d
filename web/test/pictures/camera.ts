import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from '../support/page.ts';

type Screen = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'deviceScaleFactor'>;

/** The screens on which every page has to look right. */
const SCREENS: { readonly [name: string]: Screen } = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
  wide: { viewport: { width: 2560, height: 1440 } },
};

/** Milliseconds for what is drawn after a page is ready: fonts, a map that finds its place, scrolling. */
const SETTLING = 600;

export interface Camera {
  /** Takes pictures of this page on every screen, as opened there now. */
  take(name: string, page: Page, ready: string, act?: (page: Page) => Promise<unknown>): Promise<void>;
}

/** Takes only the pictures whose name and screen are wanted. */
export function camera(site: Site, folder: string, wants: (name: string) => boolean): Camera {
  return {
    async take(name, page, ready, act) {
      const screens = Object.entries(SCREENS).filter(([screen]) => wants(`${name}-${screen}`));
      if (screens.length === 0) return;
      await mkdir(folder, { recursive: true });
      await page.locator(ready).first().waitFor();
      const storageState = await page.context().storageState({ indexedDB: true });
      for (const [screen, options] of screens) {
        const context = await site.browser.newContext({ ...options, storageState, serviceWorkers: 'block' });
        const shown = await context.newPage();
        await shown.goto(page.url());
        await shown.locator(ready).first().waitFor();
        await act?.(shown);
        await shown.waitForTimeout(SETTLING);
        await shown.screenshot({ path: join(folder, `${name}-${screen}.png`) });
        await context.close();
      }
    },
  };
}
