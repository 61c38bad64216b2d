import { either, flag, nothing, object, text } from '@starboard/kernel';
import type { DeviceKey } from '../../store/devices.ts';
import { listOf, nothingMore } from '../api/answers.ts';
import { endpoint, refused, well } from '../api/endpoint.ts';
import { NO_PUSH, STRANGE_PUSH_ADDRESS } from '../api/refusals.ts';
import type { GuestAtDevice } from '../gate/guest.ts';

/** Real ones have about 200 characters; those of some services, 600. */
const LONGEST = 1024;

const subscription = object({
  endpoint: text({ maxLength: LONGEST, description: 'Where the browser’s push service takes messages; https.' }),
  p256dh: text({ pattern: '^[A-Za-z0-9_-]{87}$', maxLength: 87, description: 'The browser’s public key.' }),
  auth: text({ pattern: '^[A-Za-z0-9_-]{22}$', maxLength: 22, description: 'The browser’s secret.' }),
});

const muting = object({
  match: text({ pattern: '^[A-Za-z0-9_-]{6,64}$', maxLength: 64 }),
  muted: flag(),
});

const pushState = object({
  key: either(nothing(), text({ description: 'The key of this server, for the browser; null if it calls nobody.' })),
  on: flag({ description: 'Whether the server calls this device.' }),
  muted: listOf(text({ description: 'A match for which it doesn’t.' })),
});

const keyOf = ({ id, device }: GuestAtDevice): DeviceKey => ({ guest: id, id: device });

export const pushEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api/push',
    does: 'Whether this device is called when it is your turn and you are away.',
    gives: pushState,
    async run({ guest, devices, push }) {
      if (push === null) return well({ key: null, on: false, muted: [] });
      return well({ key: push.publicKey, ...(await devices.pushState(keyOf(guest))) });
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/push',
    does: 'Has this device called by Web Push when it is your turn and you are away. Replaces its earlier address.',
    body: subscription,
    gives: nothingMore,
    counted: 'opening',
    async run({ guest, request, deviceName, signedIn, devices, push, body, now }) {
      if (push === null) return refused(NO_PUSH);
      if (!(await push.accepts(body))) return refused(STRANGE_PUSH_ADDRESS);
      await signedIn.begin(guest, deviceName);
      await devices.keepAddress(keyOf(guest), body, request, now());
      return well({});
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/push/off',
    does: 'Forgets where this device is called.',
    gives: nothingMore,
    async run({ guest, request, devices, now }) {
      await devices.dropAddress(keyOf(guest), request, now());
      return well({});
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/push/mute',
    does: 'Whether this device stays silent about a match.',
    body: muting,
    gives: nothingMore,
    async run({ guest, request, devices, body: { match, muted }, now }) {
      await devices.mute(keyOf(guest), match, muted, request, now());
      return well({});
    },
  }),
];
