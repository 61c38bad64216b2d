import { flag, object, text } from '@starboard/kernel';
import { LINK_LASTS } from '../../store/devices.ts';
import { hashOf, linkTokens } from '../gate/device-link.ts';
import { deviceList, linked, nothingMore } from './answers.ts';
import { endpoint, refused, well } from './endpoint.ts';
import { NO_DEVICE, ONLY_DEVICE } from './refusals.ts';

const signingOut = object({
  device: text({ maxLength: 64, description: 'Its id, as the list of devices has it.' }),
  evenIfOnly: flag({
    default: false,
    description: 'Whether to sign out your only device too: nobody can play your seats any more.',
  }),
});

/** A guest's devices, and links that add one. */
export const deviceEndpoints = [
  endpoint({
    method: 'POST',
    path: '/api/device-link',
    does: 'A link that makes one more device play as you: good once, for ten minutes. An earlier one no longer holds.',
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
    does: 'Withdraws the link that nobody has used yet.',
    gives: nothingMore,
    async run({ guest, request, devices, now }) {
      await devices.withdrawLink({ guest: guest.id, id: request }, now());
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
    does: 'Signs a device out: it no longer plays as you. Your only device stays, unless you say that it should not.',
    body: signingOut,
    gives: nothingMore,
    async run({ guest, named, request, deviceName, devices, signedIn, body: { device, evenIfOnly } }) {
      // Whoever signs out the device that they ask from is nobody when they ask again.
      const isStranger = named !== undefined && named.id !== guest.id;
      if (isStranger && (await devices.hasSignedOut({ guest: named.id, id: request }))) return well({});
      if (device === guest.device) await signedIn.begin(guest, deviceName);
      const done = await signedIn.signOut({ guest: guest.id, id: device }, request, evenIfOnly);
      if (done === 'signed-out') return well({});
      return refused(done === 'only' ? ONLY_DEVICE : NO_DEVICE);
    },
  }),
];
