import { newRequestId } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceKey, Devices } from '../../../store/devices.ts';
import { MATCHES_KNOWN, type PushAddresses } from '../../../store/push.ts';
import type { ReopenableStore } from './store-samples.ts';

const NOW = 1_000_000;
const MATCH = 'match-1';

export function pushContract(newPlace: () => Promise<ReopenableStore>): void {
  describe('push addresses', () => {
    let place: ReopenableStore;
    let store: Devices & PushAddresses;
    let close: () => Promise<void>;
    let guests = 0;

    beforeAll(async () => {
      place = await newPlace();
      const opened = await place.open();
      store = opened;
      close = opened.close;
    });
    afterAll(() => close?.());

    async function newDevice(guest = `caller-${++guests}`, id = 'first'): Promise<DeviceKey> {
      await store.beginSession({ guest, id }, 'A browser', NOW);
      return { guest, id };
    }
    const addressOf = ({ guest, id }: DeviceKey) => {
      return { endpoint: `https://push.example/${guest}/${id}`, p256dh: `key of ${id}`, auth: 'secret' };
    };
    const keep = (key: DeviceKey, address = addressOf(key), request = newRequestId()) =>
      store.keepAddress(key, address, request, NOW);
    const mute = (key: DeviceKey, match: string, muted: boolean) => store.mute(key, match, muted, newRequestId(), NOW);

    test('each device of a guest has one, and is called once for a question, on whichever node', async () => {
      const first = await newDevice();
      const second = await newDevice(first.guest, 'second');
      await keep(first, { ...addressOf(first), endpoint: 'https://push.example/older' });
      await keep(first);
      await keep(second);
      const other = await place.open();
      const claims = await Promise.all([store, other, store].map((handle) => handle.claimCalls(first.guest, MATCH, 3)));
      expect(claims.flat()).toHaveLength(2);
      expect(claims.flat()).toEqual(expect.arrayContaining([addressOf(first), addressOf(second)]));
      expect(await store.claimCalls(first.guest, MATCH, 2)).toEqual([]);
      expect(await other.claimCalls(first.guest, MATCH, 4)).toHaveLength(2);
      expect(await store.claimCalls(first.guest, 'match-2', 1)).toHaveLength(2);
      await other.close();
    });

    test('a device is not called for a match that it muted, until it wants to be', async () => {
      const key = await newDevice();
      await mute(key, MATCH, true);
      expect(await store.pushState(key)).toEqual({ on: false, muted: [] });
      await keep(key);
      await mute(key, MATCH, true);
      expect(await store.pushState(key)).toEqual({ on: true, muted: [MATCH] });
      expect(await store.claimCalls(key.guest, MATCH, 1)).toEqual([]);
      await mute(key, MATCH, false);
      expect(await store.claimCalls(key.guest, MATCH, 1)).toEqual([addressOf(key)]);
    });

    test('a browser that was known as another device is called as this one only', async () => {
      const [before, now] = [await newDevice(), await newDevice()];
      await keep(before);
      await keep(now, addressOf(before));
      expect(await store.pushState(before)).toEqual({ on: false, muted: [] });
      expect(await store.claimCalls(now.guest, MATCH, 1)).toEqual([addressOf(before)]);
    });

    test('a request that is sent again changes nothing', async () => {
      const key = await newDevice();
      await keep(key, addressOf(key), 'switches-on');
      await store.dropAddress(key, 'switches-off', NOW);
      await keep(key, addressOf(key), 'switches-on');
      expect(await store.pushState(key)).toEqual({ on: false, muted: [] });
      await keep(key);
      await store.dropAddress(key, 'switches-off', NOW);
      expect(await store.pushState(key)).toEqual({ on: true, muted: [] });
    });

    test('an address goes with its device: signed out, unused for too long or forgotten, or gone at its service', async () => {
      const guest = `caller-${++guests}`;
      const signedOut = await newDevice(guest, 'signed-out');
      const gone = await newDevice(guest, 'gone');
      const stays = await newDevice(guest, 'stays');
      for (const key of [signedOut, gone, stays]) await keep(key);
      await store.signOut(signedOut, newRequestId(), NOW, true);
      await keep(signedOut);
      await store.dropEndpoint(addressOf(gone).endpoint);
      expect(await store.claimCalls(guest, MATCH, 1)).toEqual([addressOf(stays)]);
      await store.dropSessions(NOW + 1, 1000);
      expect(await store.claimCalls(guest, MATCH, 2)).toEqual([]);
    });

    test(`of a device, ${MATCHES_KNOWN} matches are remembered`, async () => {
      const key = await newDevice();
      await keep(key);
      for (let i = 0; i <= MATCHES_KNOWN; i++) await mute(key, `match-number-${i}`, true);
      const { muted } = await store.pushState(key);
      expect(muted).toHaveLength(MATCHES_KNOWN);
      expect(muted).not.toContain('match-number-0');
    });
  });
}
