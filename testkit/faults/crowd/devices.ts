import { draw } from '@starboard/kernel';
import type { GuestClient } from '../guest.ts';
import { insist } from '../seating.ts';
import { type Body, type DeedKind, isAcknowledged, refusalOf } from './deed.ts';
import type { Exercised } from './exercised.ts';
import type { Person } from './person.ts';

export const SIGNED_OUT = 'old request again, from a device that was signed out';

/** Whoever is changing devices: a second link would put an end to the first. */
const changing = new WeakSet<Person>();

/** Adds a device by a link, goes on playing on it, and signs another out; or thinks better of it. */
export async function changeDevice(person: Person, match: string, exercised: Exercised): Promise<void> {
  if (changing.has(person)) return;
  changing.add(person);
  try {
    await change(person, match, exercised);
  } finally {
    changing.delete(person);
  }
}

async function change(person: Person, match: string, exercised: Exercised): Promise<void> {
  async function done(kind: DeedKind, body: Body, device?: GuestClient): Promise<Body> {
    const deed = await person.act(kind, null, body, device);
    if (!isAcknowledged(deed)) throw new Error(`${kind} was refused: ${refusalOf(deed)}`);
    exercised.count(`devices: ${kind}`);
    return deed.answer.value;
  }

  const made = await done('device-link', {});
  if (exercised.times('devices: withdraw-link') === 0 || draw(person.dice, 4) === 0) {
    await done('withdraw-link', {});
    return;
  }
  const [before, device] = [person.guest(), person.newDevice()];
  await done('use-link', { link: String(made['link']) }, device);
  await person.goOnWith(device);
  const listed = await insist(device, () => device.get('/api/devices'));
  const { devices }: { readonly devices: readonly { readonly id: string; readonly current: boolean }[] } = JSON.parse(
    listed.text,
  );
  const other = devices.find(({ current }) => !current);
  if (other === undefined) return;
  await done('sign-out', { device: other.id });
  // It doesn't know that it was signed out: none of this may count for a stranger.
  for (const deed of person.oldDeeds(match)) {
    exercised.count(SIGNED_OUT);
    await person.repeat(deed, before);
  }
}
