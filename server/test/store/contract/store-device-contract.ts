import { newRequestId } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CLOCKS_APART,
  type DeviceLink,
  type Devices,
  LINK_LASTS,
  MOST_DEVICES,
  REQUESTS_KEPT,
  REQUESTS_LAST,
} from '../../../store/devices.ts';
import type { Store } from '../../../store/store.ts';
import { open, type ReopenableStore, summary } from './store-samples.ts';

const NOW = 1_000_000;

export function deviceContract(newPlace: () => Promise<ReopenableStore>): void {
  describe('devices', () => {
    let place: ReopenableStore;
    let store: Store & Devices;
    let guests = 0;
    const newGuest = (): string => `guest-${++guests}`;
    const linkOf = (guest: string, change: Partial<DeviceLink> = {}): DeviceLink => {
      return {
        guest,
        hash: `hash of ${guest}`,
        until: NOW + 1000,
        device: 'first',
        deviceName: 'A browser',
        ...change,
      };
    };
    const phone = { id: 'phone', name: 'Chrome on Android' };

    beforeAll(async () => {
      place = await newPlace();
      store = await place.open();
    });
    afterAll(() => store?.close());

    test('a link is found while it holds, and no longer', async () => {
      const link = linkOf(newGuest());
      await store.keepLink(link, newRequestId(), NOW);
      expect(await store.findLink(link.hash, NOW + 999)).toEqual(link);
      expect(await store.findLink(link.hash, NOW + 1000)).toBeUndefined();
      expect(await store.findLink('another', NOW)).toBeUndefined();
    });

    test('a clock set back does not lengthen a link', async () => {
      const link = linkOf(newGuest(), { until: NOW + LINK_LASTS });
      await store.keepLink(link, newRequestId(), NOW);
      const earlier = NOW - CLOCKS_APART - 1;
      expect(await store.findLink(link.hash, earlier)).toBeUndefined();
      expect(await store.useLink(link.hash, phone, earlier)).toBe('no-link');
    });

    test('a link holds on a node whose clock is behind the one that made it', async () => {
      const guest = newGuest();
      const link = linkOf(guest, { until: NOW + LINK_LASTS });
      await store.keepLink(link, newRequestId(), NOW);
      expect(await store.findLink(link.hash, NOW - CLOCKS_APART)).toEqual(link);
      const used = await store.useLink(link.hash, { ...phone, id: `phone of ${guest}` }, NOW - CLOCKS_APART);
      expect(used).toEqual({ guest });
    });

    test('a link is kept by a node whose clock is ahead when it makes another', async () => {
      const link = linkOf(newGuest(), { until: NOW + 1 });
      await store.keepLink(link, newRequestId(), NOW);
      await store.keepLink(linkOf(newGuest(), { until: NOW + LINK_LASTS }), newRequestId(), NOW + CLOCKS_APART);
      expect(await store.findLink(link.hash, NOW)).toEqual(link);
    });

    test('a link that one node refuses because of its time is gone on all', async () => {
      const link = linkOf(newGuest(), { until: NOW + 1000 });
      await store.keepLink(link, newRequestId(), NOW);
      expect(await store.useLink(link.hash, phone, NOW + 1000)).toBe('no-link');
      expect(await store.useLink(link.hash, phone, NOW)).toBe('no-link');
    });

    test('whoever used a link is known again, whichever clock is ahead and however both come in at once', async () => {
      const other = await place.open();
      const hour = 3600_000;
      for (const apart of [0, 1, 1000, hour, -1, -1000, -hour]) {
        const guest = newGuest();
        const mine = { ...phone, id: `phone of ${guest}` };
        await store.keepLink(linkOf(guest, { until: NOW + LINK_LASTS }), newRequestId(), NOW);
        const use = (handle: Devices, at: number) => handle.useLink(`hash of ${guest}`, mine, at);
        const [first, again] = [await use(store, NOW + 1), await use(other, NOW + 1 + apart)];
        expect([first, again], `${apart} apart`).toEqual([{ guest }, { guest }]);
        expect(await store.devicesOf(guest)).toHaveLength(2);
      }
      for (let i = 0; i < 20; i++) {
        const guest = newGuest();
        const mine = { ...phone, id: `phone of ${guest}` };
        await store.keepLink(linkOf(guest), newRequestId(), NOW);
        const copies = [store, other, store, other].map((handle, ahead) =>
          handle.useLink(`hash of ${guest}`, mine, NOW + 3 - ahead),
        );
        expect(await Promise.all(copies)).toEqual(Array.from(copies, () => ({ guest })));
      }
      await other.close();
    });

    test('a link is good once, whoever tries at the same time and on whichever node', async () => {
      const guest = newGuest();
      const { hash } = linkOf(guest);
      const other = await place.open();
      await store.keepLink(linkOf(guest), newRequestId(), NOW);
      const tries = await Promise.all(
        [store, other, store, other].map((handle, i) => handle.useLink(hash, { ...phone, id: `phone ${i}` }, NOW)),
      );
      expect(tries.filter((used) => used !== 'no-link')).toEqual([{ guest }]);
      expect(await store.findLink(hash, NOW)).toBeUndefined();
      await other.close();
    });

    test('the newest link of a guest is the only one, and can be withdrawn', async () => {
      const guest = newGuest();
      await store.keepLink(linkOf(guest, { hash: 'older' }), newRequestId(), NOW);
      await store.keepLink(linkOf(guest, { hash: 'newer' }), newRequestId(), NOW);
      expect(await store.useLink('older', phone, NOW)).toBe('no-link');
      await store.withdrawLink({ guest, id: newRequestId() }, NOW);
      expect(await store.useLink('newer', phone, NOW)).toBe('no-link');
    });

    test('a used link adds its device, and the one that made it', async () => {
      const guest = newGuest();
      expect(await store.devicesOf(guest)).toEqual([]);
      await store.keepLink(linkOf(guest), newRequestId(), NOW);
      await store.useLink(`hash of ${guest}`, phone, NOW + 1);
      await store.noteSeen({ guest, id: 'first' }, NOW + 50);
      expect(await store.devicesOf(guest)).toEqual([
        { id: 'first', name: 'A browser', addedAt: null, seenAt: NOW + 50 },
        { ...phone, addedAt: NOW + 1, seenAt: NOW + 1 },
      ]);
    });

    test('a device signed out is known as such everywhere, and the last one stays', async () => {
      const guest = newGuest();
      await store.keepLink(linkOf(guest), newRequestId(), NOW);
      await store.useLink(`hash of ${guest}`, phone, NOW);
      const key = { guest, id: 'phone' };
      expect(await store.findDevice(key)).toEqual({ seenAt: NOW, signedOut: false });
      expect(await store.signOut({ guest, id: 'tablet' }, newRequestId(), NOW + 5, false)).toBe('unknown');
      expect(await store.signOut(key, newRequestId(), NOW + 5, false)).toBe('signed-out');
      expect(await store.signOut(key, newRequestId(), NOW + 6, false)).toBe('unknown');
      expect(await store.signOut({ guest, id: 'first' }, newRequestId(), NOW + 6, false)).toBe('only');
      const other = await place.open();
      expect(await other.findDevice(key)).toEqual({ seenAt: NOW, signedOut: true });
      expect(await other.signedOutSince(NOW + 5)).toContainEqual(key);
      expect(await other.signedOutSince(NOW + 6)).not.toContainEqual(key);
      expect((await other.devicesOf(guest)).map(({ id }) => id)).toEqual(['first']);
      expect(await other.findDevice({ guest, id: 'tablet' })).toBeUndefined();
      await other.close();
    });

    test('a request that is sent again gets its answer and changes nothing, on whichever node', async () => {
      const guest = newGuest();
      const other = await place.open();
      const mine = { ...phone, id: `phone of ${guest}` };
      const link = linkOf(guest, { until: NOW + 500 });
      const made = { hash: link.hash, until: NOW + 500 };
      const keep = (handle: Devices) => handle.keepLink(link, 'makes-it', NOW);
      expect(await Promise.all([keep(store), keep(other)])).toEqual([made, made]);
      const used = [await store.useLink(link.hash, mine, NOW), await other.useLink(link.hash, mine, NOW + 1)];
      expect(used).toEqual([{ guest }, { guest }]);
      expect(await store.devicesOf(guest)).toHaveLength(2);
      expect(await other.keepLink({ ...link, hash: 'by another secret', until: NOW + 900 }, 'makes-it', NOW)).toEqual(
        made,
      );
      expect(await store.findLink(link.hash, NOW)).toBeUndefined();
      await store.keepLink(link, 'makes-another', NOW);
      await store.withdrawLink({ guest, id: 'withdraws' }, NOW);
      await store.keepLink(link, 'and-another', NOW);
      await other.withdrawLink({ guest, id: 'withdraws' }, NOW);
      expect(await store.findLink(link.hash, NOW)).toBeDefined();
      const signOut = (handle: Devices) => handle.signOut({ guest, id: mine.id }, 'signs-out', NOW, false);
      expect([await signOut(store), await signOut(other)]).toEqual(['signed-out', 'signed-out']);
      const signOutOnly = (handle: Devices) => handle.signOut({ guest, id: 'first' }, 'signs-out-the-only', NOW, true);
      expect([await signOutOnly(store), await signOutOnly(other)]).toEqual(['signed-out', 'signed-out']);
      const hasSignedOut = ['signs-out', 'signs-out-the-only', 'withdraws', 'another'].map((id) =>
        other.hasSignedOut({ guest, id }),
      );
      expect(await Promise.all(hasSignedOut)).toEqual([true, true, false, false]);
      expect(await other.hasSignedOut({ guest: newGuest(), id: 'signs-out' })).toBe(false);
      await other.close();
    });

    test('whoever used a link is known again for a day, though it no longer holds, and not once signed out', async () => {
      const guest = newGuest();
      await store.keepLink(linkOf(guest, { until: NOW + LINK_LASTS }), newRequestId(), NOW);
      const use = (at: number) => store.useLink(`hash of ${guest}`, { ...phone, id: `phone of ${guest}` }, at);
      expect([await use(NOW), await use(NOW + REQUESTS_LAST - 1)]).toEqual([{ guest }, { guest }]);
      expect(await use(NOW + REQUESTS_LAST)).toBe('no-link');
      await store.signOut({ guest, id: `phone of ${guest}` }, newRequestId(), NOW, false);
      expect(await use(NOW + 1)).toBe('no-link');
    });

    test('so many requests of a guest are remembered, and for a day', async () => {
      const guest = newGuest();
      const link = linkOf(guest);
      const until = async (request: string, at: number) =>
        (await store.keepLink({ ...link, until: at }, request, at)).until;
      await until('first', NOW);
      for (let i = 1; i < REQUESTS_KEPT; i++) await until(`request ${i}`, NOW + i);
      expect(await until('first', NOW + 100)).toBe(NOW);
      await until('one too many', NOW + 101);
      expect(await until('first', NOW + 102)).toBe(NOW + 102);
      expect(await until('first', NOW + REQUESTS_LAST)).toBe(NOW + 102);
      await until('a day later', NOW + 102 + REQUESTS_LAST);
      expect(await until('first', NOW + 103 + REQUESTS_LAST)).toBe(NOW + 103 + REQUESTS_LAST);
    });

    test('the newest request of a guest is remembered by a node whose clock is behind, or stands still', async () => {
      const guest = newGuest();
      for (let i = 0; i < REQUESTS_KEPT; i++) await store.withdrawLink({ guest, id: `request ${i}` }, NOW);
      const keep = (until: number) => store.keepLink(linkOf(guest, { until }), 'aaaa-the-newest', NOW - 1000);
      expect([(await keep(NOW + 1)).until, (await keep(NOW + 2)).until]).toEqual([NOW + 1, NOW + 1]);
      await store.withdrawLink({ guest, id: 'zzzz-newer-still' }, NOW - 1000);
      await store.keepLink(linkOf(guest, { until: NOW + 3 }), newRequestId(), NOW);
      await store.withdrawLink({ guest, id: 'zzzz-newer-still' }, NOW - 1000);
      expect(await store.findLink(`hash of ${guest}`, NOW)).toBeDefined();
    });

    test('there is an end to devices', async () => {
      const guest = newGuest();
      const added: unknown[] = [];
      for (let i = 0; i <= MOST_DEVICES; i++) {
        await store.keepLink(linkOf(guest), newRequestId(), NOW);
        added.push(await store.useLink(`hash of ${guest}`, { ...phone, id: `phone ${i}` }, NOW));
      }
      expect(added.filter((used) => used === 'too-many')).toHaveLength(2);
    });

    test('the seats a guest holds are those in matches that are not over', async () => {
      const guest = newGuest();
      const sat = (seat: number, name: string) => ({ type: 'sat', seat, guest, name, nonce: '00', at: 1 }) as const;
      await open(store, 'with guest', { phase: 'gathering' });
      await store.append('with guest', 1, sat(1, 'Zoë\0'), summary({ phase: 'playing', lastAt: 5 }));
      await open(store, 'left', { phase: 'gathering' });
      await store.append('left', 1, sat(0, 'Zoë'), null);
      await store.append('left', 2, { type: 'left-seat', seat: 0, at: 1 }, null);
      await open(store, 'done', { phase: 'gathering' });
      await store.append('done', 1, sat(0, 'Zoë'), summary({ phase: 'over' }));
      const seat = { match: 'with guest', game: 'duel-in-space', seat: 1, name: 'Zoë\uFFFD' };
      expect(await store.seatsOf(guest, 10)).toEqual([seat]);
      expect(await store.seatsOf(guest, 0)).toEqual([]);
      expect(await store.seatsOf('nobody', 10)).toEqual([]);
    });
  });
}
