import { either, integer, nothing, object, oneOf } from '@starboard/kernel';
import { nothingMore } from './answers.ts';
import { endpoint, well } from './endpoint.ts';

/** Said in words, so that nobody is forgotten by mistake. */
const sure = object({ sure: oneOf(['forget me'], { description: 'There is no way back.' }) });

const keeping = object({
  keepFinishedDays: either(nothing(), integer(1, 36_500, { description: 'Days until a match that ended is deleted.' })),
});

export const privacyEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api/privacy',
    does: 'How long this server keeps what it keeps; null for ever.',
    gives: keeping,
    run: async ({ keepFinished }) => well({ keepFinishedDays: keepFinished }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/forget',
    does: 'Forgets you: signs all your devices out at once, and within minutes takes your name, your words and your id out of every match. Matches in which nobody else took part are deleted.',
    body: sure,
    gives: nothingMore,
    counted: 'opening',
    async run({ guest, deviceName, devices, signedIn, service }) {
      await signedIn.begin(guest, deviceName);
      const known = await devices.devicesOf(guest.id);
      const done = await service.forget(guest);
      if (!done.ok) return done;
      signedIn.noteSignedOut(known.map(({ id }) => ({ guest: guest.id, id })));
      return well({});
    },
  }),
];
