import { object, text } from '@starboard/kernel';
import { newLink } from '../gate/device-link.ts';
import { deviceList, linked, nothingMore } from './answers.ts';
import { endpoint, refused, well } from './endpoint.ts';
import { NO_DEVICE, ONLY_DEVICE } from './refusals.ts';

const ofDevice = object({ device: text({ maxLength: 64, description: 'Its id, as the list of devices has it.' }) });

/** A guest's devices, and links that add one. */
export const deviceEndpoints = [
  endpoint({
    method: 'POST',
    path: '/api/device-link',
    does: 'A link that makes one more device play as you: good once, for ten minutes. An earlier one no longer holds.',
    gives: linked,
    counted: 'opening',
    async run({ guest, deviceName, devices, now }) {
      const { token, link } = newLink(guest, deviceName, now());
      await devices.keepLink(link, now());
      return well({ link: `/device/${token}`, until: link.until });
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/device-link/withdraw',
    does: 'Withdraws the link that nobody has used yet.',
    gives: nothingMore,
    async run({ guest, devices }) {
      await devices.withdrawLink(guest.id);
      return well({});
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/devices',
    does: 'The devices that play as you.',
    gives: deviceList,
    async run({ guest, deviceName, devices, now }) {
      const known = await devices.devicesOf(guest.id);
      const only = { id: guest.device, name: deviceName, addedAt: null, seenAt: now() };
      const all = known.length === 0 ? [only] : known;
      return well({ devices: all.map((device) => ({ ...device, current: device.id === guest.device })) });
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/devices/sign-out',
    does: 'Signs a device out: it no longer plays as you. Your only device stays.',
    body: ofDevice,
    gives: nothingMore,
    async run({ guest, signedIn, body: { device } }) {
      const done = await signedIn.signOut({ guest: guest.id, id: device });
      if (done === 'signed-out') return well({});
      return refused(done === 'only' || device === guest.device ? ONLY_DEVICE : NO_DEVICE);
    },
  }),
];
