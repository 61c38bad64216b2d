import { gameById } from '@starboard/games';
import { awaitedPeople } from '../service/awaited-people.ts';
import type { Notifier } from '../service/notifier.ts';
import type { Presence } from '../service/presence.ts';
import type { PushAddresses } from '../store/push.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import type { Push } from './sender.ts';

interface TurnCallsOptions {
  readonly push: Push;
  readonly store: Pick<Store, 'numbers'> & Pick<PushAddresses, 'claimCalls'>;
  readonly presence: Pick<Presence, 'guests'>;
  now(): number;
}

export interface TurnCalls extends Notifier {
  /** Calls those whose turn it has been for long enough. */
  tick(): Promise<void>;
}

/**
 * Milliseconds after a question at which the server looks who is away. The second look finds those whose browser was
 * frozen: their sockets take up to a minute to be missed.
 */
const LOOKS = [10_000, 75_000];
/** Matches in which somebody may have to be called; those that have waited longest are forgotten first. */
const MOST_PENDING = 10_000;
/** Names in a call. */
const MOST_NAMES = 8;

interface Pending {
  table: Table;
  readonly question: number;
  readonly since: number;
  looks: number;
}

/** Calls the devices of players who are asked something and aren't there: each device at most once for a question. */
export function createTurnCalls({ push, store, presence, now }: TurnCallsOptions): TurnCalls {
  const pending = new Map<string, Pending>();

  async function call({ table, question }: Pending): Promise<void> {
    const here = presence.guests(table.id);
    const away = awaitedPeople(table).filter(({ guest }) => !here.has(guest));
    if (away.length === 0) return;
    // If another node has gone on with the match, it calls.
    if ((await store.numbers([table.id])).get(table.id) !== table.number) return;
    const told = { match: table.id, game: titleOf(table), players: namesOf(table) };
    for (const guest of new Set(away.map((person) => person.guest))) {
      for (const address of await store.claimCalls(guest, table.id, question)) push.send(address, told);
    }
  }

  function forgetOldest(): void {
    const [oldest] = pending.keys();
    if (oldest !== undefined) pending.delete(oldest);
  }

  return {
    tableChanged(table) {
      const { id, match, phase } = table;
      const question = phase === 'playing' ? match?.question : undefined;
      const known = pending.get(id);
      if (known !== undefined && known.question === question) {
        known.table = table;
        return;
      }
      pending.delete(id);
      if (question === undefined) return;
      pending.set(id, { table, question, since: now(), looks: 0 });
      if (pending.size > MOST_PENDING) forgetOldest();
    },
    async tick() {
      for (const [id, each] of pending) {
        const due = LOOKS[each.looks];
        if (due !== undefined && now() - each.since < due) continue;
        each.looks++;
        if (each.looks >= LOOKS.length) pending.delete(id);
        if (due !== undefined) await call(each).catch(() => undefined);
      }
    },
  };
}

const titleOf = ({ opening }: Table): string => gameById(opening.game)?.title ?? opening.game;

const namesOf = ({ sitters }: Table): readonly string[] =>
  sitters.flatMap((sitter) => (sitter === null ? [] : [sitter.name])).slice(0, MOST_NAMES);
