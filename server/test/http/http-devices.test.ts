import { PROTOCOL } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from '../../http/gate/device-name.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { type Border, begunDuel, COMMITMENT, DUEL, type HttpVisitor, openBorder, visitor } from './http-border.ts';

let border: Border;
beforeAll(async () => {
  border = await openBorder();
});
afterAll(() => border.stop());

const linkOf = async (guest: HttpVisitor): Promise<string> => (await guest.post('/api/device-link')).body.link;

/** Opens a guest's link on a new device, and confirms. */
async function added(by: HttpVisitor, address = border.address): Promise<HttpVisitor> {
  const phone = visitor(address);
  expect((await phone.post(await linkOf(by))).status).toBe(303);
  return phone;
}

describe('a device link', () => {
  test('changes nothing when it is opened: it says whose device this would become, and asks', async () => {
    const { match, ann } = await begunDuel(border.address);
    const link = await linkOf(ann);
    const phone = visitor(border.address);
    const opened = await phone.get(link);
    expect([opened.status, opened.headers.get('set-cookie'), phone.cookie]).toEqual([200, null, '']);
    expect(opened.body).toContain('Play as Ann on this device?');
    expect(opened.body).toContain('Ann: seat 1 of Duel in Space');
    expect(opened.body).toContain('Continue only if you made the link yourself.');
    expect(opened.body).not.toContain('already plays here as another player');
    const confirmed = await phone.post(link);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/']);
    expect((await phone.look(match)).table.seats[0]?.mine).toBe(true);
    expect(phone.cookie).not.toBe(ann.cookie);
  });

  test('is good once', async () => {
    const ann = visitor(border.address);
    const link = await linkOf(ann);
    const tries = await Promise.all(Array.from({ length: 5 }, () => visitor(border.address).post(link)));
    expect(tries.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410, 410]);
    const late = await visitor(border.address).get(link);
    expect([late.status, late.body.code]).toEqual([410, 'link-gone']);
    const person = await visitor(border.address).get(link, { accept: 'text/html' });
    expect(person.body).toContain('This link has already been used or withdrawn, or is older than ten minutes');
  });

  test('is one link however often the request for it is sent, and stays used', async () => {
    const ann = visitor(border.address);
    await ann.get('/api/devices');
    const make = async () =>
      (await ann.post('/api/device-link', undefined, { 'idempotency-key': 'makes-a-link' })).body;
    const made = await make();
    expect(made).toEqual({ link: expect.stringMatching(/^\/device\/[\w-]{43}$/), until: expect.any(Number) });
    expect(await make()).toEqual(made);
    expect((await visitor(border.address).post(made.link)).status).toBe(303);
    expect(await make()).toEqual(made);
    expect((await visitor(border.address).post(made.link)).status).toBe(410);
    const other = visitor(border.address);
    await other.get('/api/devices');
    const theirs = await other.post('/api/device-link', undefined, { 'idempotency-key': 'makes-a-link' });
    expect(theirs.body.link).not.toBe(made.link);
  });

  test('makes a browser one device, though its answer is lost and the form is sent again', async () => {
    const { match, ann } = await begunDuel(border.address);
    const link = await linkOf(ann);
    const question = await visitor(border.address).get(link);
    const [, id = ''] = /name="id" value="([\w-]+)"/.exec(question.body) ?? [];
    const confirm = (phone: HttpVisitor) =>
      phone.post(link, `id=${id}`, { 'content-type': 'application/x-www-form-urlencoded' });
    const [lost, phone, thief] = [visitor(border.address), visitor(border.address), visitor(border.address)];
    expect([(await confirm(lost)).status, (await confirm(phone)).status]).toEqual([303, 303]);
    expect((await phone.look(match)).table.seats[0]?.mine).toBe(true);
    expect((await ann.get('/api/devices')).body.devices).toHaveLength(2);
    expect((await thief.post(link)).status).toBe(410);
    const without = await fetch(`${border.address}${link}`, { method: 'POST', headers: { accept: 'text/html' } });
    expect([without.status, await without.text()]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
  });

  test('a device is signed out once, though it is asked for again', async () => {
    const ann = visitor(border.address);
    await added(ann);
    const { devices } = (await ann.get('/api/devices')).body;
    const { id: device } = devices.find(({ current }: { readonly current: boolean }) => !current);
    const signOut = () => ann.post('/api/devices/sign-out', { device }, { 'idempotency-key': 'signs-it-out' });
    expect([(await signOut()).status, (await signOut()).status]).toEqual([200, 200]);
  });

  test('holds for ten minutes', async () => {
    let time = 1_000_000;
    const timely = await openBorder({ now: () => time });
    const ann = visitor(timely.address);
    const link = await linkOf(ann);
    time += 10 * 60_000 - 1;
    expect((await visitor(timely.address).get(link)).status).toBe(200);
    time += 1;
    expect((await visitor(timely.address).get(link)).status).toBe(410);
    expect((await visitor(timely.address).post(link)).status).toBe(410);
    await timely.stop();
  });

  test('can be withdrawn, and a new one takes its place', async () => {
    const ann = visitor(border.address);
    const [older, newer] = [await linkOf(ann), await linkOf(ann)];
    expect((await visitor(border.address).post(older)).status).toBe(410);
    await ann.post('/api/device-link/withdraw');
    expect((await visitor(border.address).post(newer)).status).toBe(410);
  });

  test('warns a browser that is somebody already what it would lose', async () => {
    const { ann } = await begunDuel(border.address);
    const { ann: zoe } = await begunDuel(border.address);
    await zoe.post(`/api/matches/${(await zoe.post('/api/matches', DUEL)).body.match}/sit`, {
      seat: 0,
      name: 'Zoe <b>',
      commitment: COMMITMENT,
    });
    const before = zoe.cookie;
    const { body } = await zoe.get(await linkOf(ann));
    expect(body).toContain('This browser already plays here as another player.');
    expect(body).toContain('It would lose these seats:');
    expect(body).toContain('Zoe &lt;b>: seat 1 of Duel in Space');
    expect(zoe.cookie).toBe(before);
  });

  test('tells a device that is the same player already so, and stays good', async () => {
    const ann = visitor(border.address);
    const link = await linkOf(ann);
    expect((await ann.get(link)).body).toContain('This device is already yours');
    expect((await visitor(border.address).post(link)).status).toBe(303);
  });

  test('is taken as browsers send the form, and from no page of another site', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const link = await linkOf(visitor(border.address));
    const strange = await visitor(border.address).post(link, '', { ...form, origin: 'https://evil.example' });
    expect([strange.status, strange.body.code]).toEqual([403, 'origin']);
    const page = await visitor(border.address).get(link);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await visitor(border.address).post(link, '', { ...form, origin: border.address })).status).toBe(303);
  });

  test.for(['x', '%00', `${'a'.repeat(22)}.9999999999999.${'b'.repeat(43)}`])(
    'that was made up leads nowhere: %s',
    async (token) => {
      expect((await visitor(border.address).get(`/device/${token}`)).body.code).toBe('link-gone');
      expect((await visitor(border.address).post(`/device/${token}`)).body.code).toBe('link-gone');
    },
  );
});

describe("a guest's devices", () => {
  const namesOf = async (guest: HttpVisitor) =>
    (await guest.get('/api/devices')).body.devices.map(({ name }: { name: string }) => name);

  test('are listed with a plain name, when they were added and last seen', async () => {
    const ann = visitor(border.address);
    await ann.get('/api/games');
    expect((await ann.get('/api/devices')).body.devices).toMatchObject([{ name: 'A program', current: true }]);
    const phone = visitor(border.address);
    const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
    await phone.post(await linkOf(ann), undefined, { 'user-agent': android });
    const { devices } = (await ann.get('/api/devices')).body;
    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual({
      id: expect.any(String),
      name: 'Chrome on Android',
      addedAt: expect.any(Number),
      seenAt: expect.any(Number),
      current: false,
    });
    expect(devices).toContainEqual(expect.objectContaining({ id: 'first', addedAt: null, current: true }));
  });

  test('can be signed out: the device is nobody from then on, and its socket is closed', async () => {
    const { match, ann } = await begunDuel(border.address);
    const phone = await added(ann);
    const socket = await phone.talk();
    socket.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
    expect((await socket.next('news')).table.seats[0]?.mine).toBe(true);
    const { devices } = (await ann.get('/api/devices')).body;
    const { id } = devices.find(({ current }: { current: boolean }) => !current);
    expect((await ann.post('/api/devices/sign-out', { device: id })).status).toBe(200);
    expect(await socket.closed()).toBe(4001);
    expect((await phone.look(match)).table.seats[0]?.mine).toBe(false);
    const again = await phone.talk();
    again.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
    expect((await again.next('news')).table.seats[0]?.mine).toBe(false);
    expect((await ann.look(match)).table.seats[0]?.mine).toBe(true);
    expect(await namesOf(ann)).toHaveLength(1);
  });

  test('the first can be signed out by a later one, but never the last', async () => {
    const { match, ann } = await begunDuel(border.address);
    const alone = await ann.post('/api/devices/sign-out', { device: 'first' });
    expect([alone.status, alone.body.code]).toEqual([409, 'only-device']);
    const phone = await added(ann);
    expect((await phone.post('/api/devices/sign-out', { device: 'first' })).status).toBe(200);
    expect((await ann.look(match)).table.seats[0]?.mine).toBe(false);
    expect((await phone.look(match)).table.seats[0]?.mine).toBe(true);
    const [last] = (await phone.get('/api/devices')).body.devices;
    expect((await phone.post('/api/devices/sign-out', { device: last.id })).body.code).toBe('only-device');
  });

  test("nobody signs out another guest's device", async () => {
    const ann = visitor(border.address);
    await added(ann);
    const { devices } = (await ann.get('/api/devices')).body;
    const { id } = devices.find(({ current }: { current: boolean }) => !current);
    const { status, body } = await visitor(border.address).post('/api/devices/sign-out', { device: id });
    expect([status, body.code]).toEqual([404, 'no-device']);
    expect(await namesOf(ann)).toHaveLength(2);
  });
});

test('on another node a link is good once too, and whoever is signed out is gone within seconds', async () => {
  const store = await openSqlite(':memory:');
  const [one, two] = [await openBorder({ store }), await openBorder({ store })];
  const { match, ann } = await begunDuel(one.address);
  const link = await linkOf(ann);
  const phone = visitor(two.address);
  expect((await phone.post(link)).status).toBe(303);
  expect((await visitor(one.address).post(link)).status).toBe(410);
  const socket = await phone.talk();
  socket.say({ type: 'follow', protocol: PROTOCOL, match, after: null });
  expect((await socket.next('news')).table.seats[0]?.mine).toBe(true);
  const { devices } = (await ann.get('/api/devices')).body;
  const { id } = devices.find(({ current }: { current: boolean }) => !current);
  await ann.post('/api/devices/sign-out', { device: id });
  expect(await socket.closed()).toBe(4001);
  expect((await phone.look(match)).table.seats[0]?.mine).toBe(false);
  await Promise.all([one.stop(), two.stop()]);
  await store.close();
});

test.for([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0.0.0', 'Chrome on Linux'],
  ['Mozilla/5.0 (Linux; Something) Gecko', 'A browser on Linux'],
  ['curl/8.5.0', 'A program'],
  ['', 'A program'],
])('%s is called %s', ([says, name]) => {
  expect(deviceName(says)).toBe(name);
});
