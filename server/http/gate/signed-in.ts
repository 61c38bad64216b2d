import type { DeviceKey, Devices } from '../../store/devices.ts';
import type { GuestAtDevice } from './guest.ts';

/** Which devices are signed in, asked of the store and remembered for a moment. */
export interface SignedIn {
  /** Whether a guest's device has not been signed out. */
  has(guest: GuestAtDevice): Promise<boolean>;
  signOut(key: DeviceKey): ReturnType<Devices['signOut']>;
  /** Hears of devices that were signed out, on this node or another. */
  onSignOut(hear: (key: DeviceKey) => void): void;
  stop(): void;
}

/** How long an answer of the store is believed, and how often it is asked who was signed out elsewhere, in milliseconds. */
const BELIEVED = 5_000;
/** Nodes' clocks may be so far apart. */
const APART = 60_000;
/** Last seen is known to within this. */
const SEEN_STEP = 5 * 60_000;
const MOST_REMEMBERED = 20_000;

const nameOf = ({ guest, id }: DeviceKey): string => `${guest}.${id}`;

export function createSignedIn(devices: Devices, now: () => number): SignedIn {
  const remembered = new Map<string, { readonly signedOut: boolean; readonly at: number }>();
  const listeners: ((key: DeviceKey) => void)[] = [];

  function remember(key: DeviceKey, signedOut: boolean): void {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(nameOf(key), { signedOut, at: performance.now() });
  }

  function heardOf(key: DeviceKey): void {
    remember(key, true);
    for (const hear of listeners) hear(key);
  }

  const timer = setInterval(async () => {
    const gone = await devices.signedOutSince(now() - BELIEVED - APART).catch(() => []);
    for (const key of gone) heardOf(key);
  }, BELIEVED);
  timer.unref();

  return {
    async has({ id: guest, device: id }) {
      const key = { guest, id };
      const known = remembered.get(nameOf(key));
      if (known !== undefined && performance.now() - known.at < BELIEVED) return !known.signedOut;
      const found = await devices.findDevice(key);
      remember(key, found?.signedOut ?? false);
      const late = found !== undefined && !found.signedOut && Math.abs(now() - found.seenAt) > SEEN_STEP;
      if (late) await devices.noteSeen(key, now()).catch(() => undefined);
      return !found?.signedOut;
    },
    async signOut(key) {
      const done = await devices.signOut(key, now());
      if (done === 'signed-out') heardOf(key);
      return done;
    },
    onSignOut: (hear) => listeners.push(hear),
    stop: () => clearInterval(timer),
  };
}
