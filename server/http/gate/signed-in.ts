import { CLOCKS_APART, type DeviceKey, type Devices, SESSION_LASTS } from '../../store/devices.ts';
import type { GuestAtDevice, NamedGuest } from './guest.ts';

/** Which sessions are valid: asks the store, and remembers for a moment. A session is a guest on a device. */
export interface SignedIn {
  /** Whether a guest's device was neither signed out nor unused for too long. */
  has(guest: NamedGuest): Promise<boolean>;
  /** Stores the session when the guest first does something that is stored. */
  begin(guest: GuestAtDevice, deviceName: string): Promise<void>;
  signOut(key: DeviceKey, request: string, evenIfOnly: boolean): ReturnType<Devices['signOut']>;
  noteSignedOut(keys: readonly DeviceKey[]): void;
  /** Reports devices that were signed out, on this node or another. */
  onSignOut(hear: (key: DeviceKey) => void): void;
  stop(): void;
}

/**
 * Milliseconds for which an answer of the store is reused, and between checks for devices signed out on other nodes.
 */
const BELIEVED = 5_000;
/** Precision of the time at which a device was last seen: a session costs at most one write a day. */
const SEEN_STEP = 24 * 3600_000;
const MOST_REMEMBERED = 20_000;

const nameOf = ({ guest, id }: DeviceKey): string => `${guest}.${id}`;

interface Remembered {
  readonly holds: boolean;
  /** Whether the store has it. */
  readonly begun: boolean;
  readonly at: number;
}

export function createSignedIn(devices: Devices, now: () => number): SignedIn {
  const remembered = new Map<string, Remembered>();
  const listeners: ((key: DeviceKey) => void)[] = [];

  function remember(key: DeviceKey, holds: boolean, begun: boolean): void {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(nameOf(key), { holds, begun, at: performance.now() });
  }

  function recent(key: DeviceKey): Remembered | undefined {
    const known = remembered.get(nameOf(key));
    return known !== undefined && performance.now() - known.at < BELIEVED ? known : undefined;
  }

  function heardOf(key: DeviceKey): void {
    remember(key, false, true);
    for (const hear of listeners) hear(key);
  }

  const isRecent = (moment: number): boolean => now() - moment <= SESSION_LASTS;

  const timer = setInterval(async () => {
    const gone = await devices.signedOutSince(now() - BELIEVED - CLOCKS_APART).catch(() => []);
    for (const key of gone) heardOf(key);
  }, BELIEVED);
  timer.unref();

  return {
    async has({ id: guest, device: id, givenAt }) {
      const key = { guest, id };
      const known = recent(key);
      if (known !== undefined) return known.holds;
      const found = await devices.findDevice(key);
      // Without a row, the session consists only of the cookie.
      const holds =
        found === undefined ? givenAt !== null && isRecent(givenAt) : !found.signedOut && isRecent(found.seenAt);
      remember(key, holds, found !== undefined);
      const late = holds && found !== undefined && Math.abs(now() - found.seenAt) > SEEN_STEP;
      if (late) await devices.noteSeen(key, now()).catch(() => undefined);
      return holds;
    },
    async begin({ id: guest, device: id }, deviceName) {
      const key = { guest, id };
      if (recent(key)?.begun === true) return;
      await devices.beginSession(key, deviceName, now());
      if (recent(key)?.holds !== false) remember(key, true, true);
    },
    async signOut(key, request, evenIfOnly) {
      const done = await devices.signOut(key, request, now(), evenIfOnly);
      if (done === 'signed-out') heardOf(key);
      return done;
    },
    noteSignedOut: (keys) => keys.forEach(heardOf),
    onSignOut: (hear) => listeners.push(hear),
    stop: () => clearInterval(timer),
  };
}
