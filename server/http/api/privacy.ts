import { either, integer, nothing, object, oneOf } from '@starboard/kernel';
import { nothingMore } from './answers.ts';
import { endpoint, well } from './endpoint.ts';

/** Required as words, so that no guest is forgotten by mistake. */
const sure = object({ sure: oneOf(['forget me'], { description: 'This can’t be undone.' }) });

const keeping = object({
  keepFinishedDays: either(
    nothing(),
    integer(1, 36_500, { description: 'The number of days after which a finished match is deleted.' }),
  ),
});

export const privacyEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api/privacy',
    does: 'How long this server keeps finished matches; null means for ever.',
    gives: keeping,
    run: async ({ keepFinished }) => well({ keepFinishedDays: keepFinished }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/forget',
    does: 'Forgets you: signs all your devices out at once, and within minutes removes your name, your messages and your id from every match. Matches in which nobody else took part are deleted.',
    body: sure,
    gives: nothingMore,
    counted: 'opening',
    endsSession: true,
    async run({ guest, asking, deviceName, devices, signedIn, service }) {
      await signedIn.begin(guest, deviceName);
      const known = await devices.devicesOf(guest.id);
      const done = await service.forget(asking);
      if (!done.ok) return done;
      signedIn.noteSignedOut(known.map(({ id }) => ({ guest: guest.id, id })));
      return well({});
    },
  }),
];
