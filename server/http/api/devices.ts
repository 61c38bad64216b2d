import { flag, object, text } from '@starboard/kernel';
import { LINK_LASTS } from '../../store/devices.ts';
import { hashOf, linkTokens } from '../gate/device-link.ts';
import { deviceList, linked, nothingMore } from './answers.ts';
import { endpoint, refused, well } from './endpoint.ts';
import { NO_DEVICE, ONLY_DEVICE } from './refusals.ts';

const signingOut = object({
  device: text({ maxLength: 64, description: 'Its id in the list of devices.' }),
  evenIfOnly: flag({
    default: false,
    description: 'Whether to sign out even your only device. Nobody can play your seats after that.',
  }),
});

export const deviceEndpoints = [
  endpoint({
    method: 'POST',
    path: '/api/device-link',
    does: 'Makes a link that adds a device. It works once, within ten minutes, and replaces any earlier link.',
    gives: linked,
    counted: 'opening',
    async run({ seal, guest, request, deviceName, devices, now }) {
      const tokens = linkTokens(seal, guest.id, request);
      const [present] = tokens;
      const made = { hash: hashOf(present), until: now() + LINK_LASTS };
      const by = { guest: guest.id, device: guest.device, deviceName };
      const { hash, until } = await devices.keepLink({ ...made, ...by }, request, now());
      const token = tokens.find((each) => hashOf(each) === hash) ?? present;
      return well({ link: `/device/${token}`, until });
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/device-link/withdraw',
    does: 'Withdraws a link that hasn’t been used yet.',
    gives: nothingMore,
    async run({ guest, request, devices, now }) {
      await devices.withdrawLink({ guest: guest.id, id: request }, now());
      return well({});
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/devices',
    does: 'Lists your devices.',
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
    does: 'Signs a device out, so that it no longer plays as you. Your only device stays unless you set evenIfOnly.',
    body: signingOut,
    gives: nothingMore,
    endsSession: true,
    async run({ guest, request, deviceName, signedIn, body: { device, evenIfOnly } }) {
      if (device === guest.device) await signedIn.begin(guest, deviceName);
      const done = await signedIn.signOut({ guest: guest.id, id: device }, request, evenIfOnly);
      if (done === 'signed-out') return well({});
      return refused(done === 'only' ? ONLY_DEVICE : NO_DEVICE);
    },
  }),
];
