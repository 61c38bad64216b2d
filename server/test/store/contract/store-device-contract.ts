import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeviceLink, type Devices, LINK_LASTS, MOST_DEVICES } from '../../../store/devices.ts';
import type { Store } from '../../../store/store.ts';
import { open, type StorePlace, summary } from './store-samples.ts';

const NOW = 1_000_000;

/** What every store knows of devices. */
export function deviceContract(newPlace: () => Promise<StorePlace>): void {
  describe('devices', () => {
    let place: StorePlace;
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
      await store.keepLink(link, NOW);
      expect(await store.findLink(link.hash, NOW + 999)).toEqual(link);
      expect(await store.findLink(link.hash, NOW + 1000)).toBeUndefined();
      expect(await store.findLink('another', NOW)).toBeUndefined();
    });

    test('a clock set back does not lengthen a link', async () => {
      const link = linkOf(newGuest(), { until: NOW + LINK_LASTS });
      await store.keepLink(link, NOW);
      expect(await store.findLink(link.hash, NOW - 1)).toBeUndefined();
      expect(await store.useLink(link.hash, phone, NOW - 1)).toBe('no-link');
    });

    test('a link is good once, whoever tries at the same time and on whichever node', async () => {
      const guest = newGuest();
      const { hash } = linkOf(guest);
      const other = await place.open();
      await store.keepLink(linkOf(guest), NOW);
      const tries = await Promise.all(
        [store, other, store, other].map((handle, i) => handle.useLink(hash, { ...phone, id: `phone ${i}` }, NOW)),
      );
      expect(tries.filter((used) => used !== 'no-link')).toEqual([{ guest }]);
      expect(await store.findLink(hash, NOW)).toBeUndefined();
      await other.close();
    });

    test('the newest link of a guest is the only one, and can be withdrawn', async () => {
      const guest = newGuest();
      await store.keepLink(linkOf(guest, { hash: 'older' }), NOW);
      await store.keepLink(linkOf(guest, { hash: 'newer' }), NOW);
      expect(await store.useLink('older', phone, NOW)).toBe('no-link');
      await store.withdrawLink(guest);
      expect(await store.useLink('newer', phone, NOW)).toBe('no-link');
    });

    test('a used link adds its device, and the one that made it', async () => {
      const guest = newGuest();
      expect(await store.devicesOf(guest)).toEqual([]);
      await store.keepLink(linkOf(guest), NOW);
      await store.useLink(`hash of ${guest}`, phone, NOW + 1);
      await store.noteSeen({ guest, id: 'first' }, NOW + 50);
      expect(await store.devicesOf(guest)).toEqual([
        { id: 'first', name: 'A browser', addedAt: null, seenAt: NOW + 50 },
        { ...phone, addedAt: NOW + 1, seenAt: NOW + 1 },
      ]);
    });

    test('a device signed out is known as such everywhere, and the last one stays', async () => {
      const guest = newGuest();
      await store.keepLink(linkOf(guest), NOW);
      await store.useLink(`hash of ${guest}`, phone, NOW);
      const key = { guest, id: 'phone' };
      expect(await store.findDevice(key)).toEqual({ seenAt: NOW, signedOut: false });
      expect(await store.signOut({ guest, id: 'tablet' }, NOW + 5)).toBe('unknown');
      expect(await store.signOut(key, NOW + 5)).toBe('signed-out');
      expect(await store.signOut(key, NOW + 6)).toBe('unknown');
      expect(await store.signOut({ guest, id: 'first' }, NOW + 6)).toBe('only');
      const other = await place.open();
      expect(await other.findDevice(key)).toEqual({ seenAt: NOW, signedOut: true });
      expect(await other.signedOutSince(NOW + 5)).toContainEqual(key);
      expect(await other.signedOutSince(NOW + 6)).not.toContainEqual(key);
      expect((await other.devicesOf(guest)).map(({ id }) => id)).toEqual(['first']);
      expect(await other.findDevice({ guest, id: 'tablet' })).toBeUndefined();
      await other.close();
    });

    test('there is an end to devices', async () => {
      const guest = newGuest();
      const added: unknown[] = [];
      for (let i = 0; i <= MOST_DEVICES; i++) {
        await store.keepLink(linkOf(guest), NOW);
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
