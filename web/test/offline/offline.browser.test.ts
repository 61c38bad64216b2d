import { expect, test } from 'vitest';
import { accessFaults, visit } from '../support/page.ts';
import { answerOnBoard, nextStop, sitDown } from '../support/playing.ts';
import { useSite } from '../support/use-site.ts';
import { filesOf, hasWorker, PATIENCE, serveStored, storedBy } from './stored-site.ts';

interface WorkerWithNotes {
  readonly registration: ServiceWorkerRegistration;
  readonly shown?: object[];
}

let served: Awaited<ReturnType<typeof serveStored>>;
const site = useSite(async () => {
  served = await serveStored();
  return served;
});

test('a browser may install the page as an app', async () => {
  const { page, close } = await visit(site, 'phone', { offline: true });
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Starboard', display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The windows of tests keep nothing; that is no fault of the page.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await close();
});

test('a new version is offered outside of matches, loaded on request, and says in three lines what is new', async () => {
  const { page, close } = await visit(site, 'phone', { offline: true });
  await hasWorker(page);
  await sitDown(page, /against a bot/i);
  await nextStop(page);
  await served.publish('a-newer-one');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting, { timeout: PATIENCE }).toBe(true);
  expect(await page.getByText('A new version is ready').count()).toBe(0);
  await answerOnBoard(page, 0);
  await page.evaluate(() => localStorage.setItem('starboard.news-read', '"an earlier one"'));
  await page.goto(`${site.address}#/`);
  await page.getByRole('heading', { name: 'A new version is ready' }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Load it' }).click();
  const news = page.getByRole('region', { name: 'New in this version' });
  await news.waitFor();
  expect(await news.getByRole('listitem').count()).toBe(3);
  const versions = await page.evaluate(() => caches.keys());
  expect(versions.map((name) => name.split(' ').at(-1))).toEqual([expect.any(String), 'a-newer-one']);
  await news.getByRole('button', { name: 'Close' }).click();
  await news.waitFor({ state: 'detached' });
  await close();
});

test('a push is shown as a notification that says whose turn it is, and leads there', async () => {
  const { page, close } = await visit(site, 'phone', { offline: true });
  await hasWorker(page);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('the page has no worker');
  // A browser without a screen permits no notifications.
  await worker.evaluate(() => {
    const { registration, shown = [] } = globalThis as unknown as WorkerWithNotes;
    Object.assign(globalThis, { shown });
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  });
  const devtools = await page.context().newCDPSession(page);
  const ids: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ids.push(...registrations.map(({ registrationId }) => registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => ids.length, { timeout: PATIENCE }).toBeGreaterThan(0);
  const { origin } = new URL(site.address);
  const [registrationId = ''] = ids;
  const data = JSON.stringify({ match: 'match-123', game: 'Furball', players: ['Ann', 'Ben'] });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerWithNotes).shown);
  await expect
    .poll(shown, { timeout: PATIENCE })
    .toMatchObject([{ title: 'Your turn · Furball', body: 'Ann against Ben', data: '#/online/match-123' }]);
  await close();
});

test('after one visit, matches against bots are played without a network, in a page that was loaded anew', async () => {
  const { page, close } = await visit(site, 'phone', { offline: true });
  const wanted = (await filesOf(served.folder)).map((file) => site.address + file);
  expect(wanted.length).toBeGreaterThan(200);
  await expect.poll(() => storedBy(page), { timeout: PATIENCE }).toEqual(expect.arrayContaining(wanted));
  await served.vanish();
  await page.reload();
  await sitDown(page, /against a bot/i);
  for (let turn = 0; turn < 3; turn++) {
    expect(await nextStop(page)).not.toBe('curtain');
    await answerOnBoard(page, turn);
  }
  await page.goto(`${site.address}#/setup/furball`);
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await nextStop(page)).toBe('ask');
  await close();
});
