import { expect, test } from 'vitest';
import { byMouse, termsOf } from '../support/explanations.ts';
import { visit } from '../support/page.ts';
import { nextStop, sitDown } from '../support/playing.ts';
import { layScenario } from '../support/starfire-playing.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test('at its own pace, too, a mark explains itself to a mouse that rests on it', async () => {
  const { page, close } = await visit(site, 'desktop');
  await sitDown(page, /drone/i, { game: 'Duel in Space' });
  expect(await nextStop(page)).toBe('ask');
  const [term] = await termsOf(page);
  if (term === undefined) throw new Error('nothing explains itself');
  expect(await byMouse.open(page, [term])).toEqual([]);
  await close();
});

test('a ship on the map tells of itself to mouse and keyboard, and to a finger', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, close } = await visit(site, size, { hasTouch: size === 'phone' });
    await sitDown(page, /against a bot/i, { game: 'Starfire', lay: () => layScenario(page, 'contact') });
    expect(await nextStop(page)).toBe('ask');
    const ship = page.locator('.starfire-ship').first();
    const tip = page.locator('#starfire-tip');
    if (size === 'phone') await ship.tap();
    else await ship.hover();
    await tip.waitFor();
    if (size === 'desktop') {
      await page.mouse.move(2, 2);
      await tip.waitFor({ state: 'detached' });
      await ship.focus();
      await tip.waitFor();
    }
    expect(await tip.textContent()).toContain('facing');
    await close();
  }
});
