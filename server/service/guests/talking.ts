import type { Bus } from '../../bus/bus.ts';
import type { Store } from '../../store/store.ts';
import { seatsOf } from '../../table/table.ts';
import { refused } from '../refused.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../tables/tables.ts';
import { type SpectatorChatRates, spectatorChat } from './spectator-chat.ts';

interface TalkingOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Pick<Tables, 'read' | 'hear'>;
  readonly spectators: SpectatorChatRates;
  now(): number;
}

const TOO_MUCH_TALK = refused('too-fast', 'Spectators are writing a lot right now. Wait a moment and try again.');

/** Each line counts once, however often it is sent. */
export function createTalking({ store, bus, tables, spectators, now }: TalkingOptions): Service['say'] {
  const maySpectate = spectatorChat(spectators);
  return async ({ id: guest, request }, match, text) => {
    const read = await tables.read(match);
    if (!read.ok) return read;
    const once = `guest ${guest} ${request}`;
    const seat = seatsOf(read.value, guest)[0] ?? null;
    // A line that is stored already doesn't count again.
    if (seat === null && !(await store.hasLine(match, once)) && !maySpectate(match, guest)) return TOO_MUCH_TALK;
    const name = seat === null ? 'Spectator' : (read.value.sitters[seat]?.name ?? '');
    await store.say(match, { at: now(), name, seat, text: text.trim() }, once);
    tables.hear(match);
    bus.tell({ match });
    return { ok: true, value: undefined };
  };
}
