import { botFor, type Table } from '../../table/table.ts';
import type { Presence } from '../presence.ts';
import type { Claimant } from '../turns/fair-queue.ts';

/** In whose turn the bots of a match think: a present player's, else the host's. */
export function whoWaits(table: Table, presence: Pick<Presence, 'guests' | 'addressOf'>): Claimant {
  const { id, sitters, opening } = table;
  const here = presence.guests(id);
  const present = sitters.find((sitter, seat) => sitter && botFor(table, seat) === null && here.has(sitter.guest));
  const guest = present?.guest ?? opening.host;
  return { guest, address: presence.addressOf(id, guest) ?? '' };
}
