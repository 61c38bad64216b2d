import type { Store } from '../../store/store.ts';
import { RECORD_BEGIN } from '../../table/history/record.ts';
import { reasonsAgainst, reasonsFor } from '../../table/reasons.ts';
import { seatsOf } from '../../table/table.ts';
import { refused } from '../refused.ts';
import type { Service } from '../service.ts';
import { isRevealed, summaryAt } from '../tables/lobby-summary.ts';
import type { Tables } from '../tables/tables.ts';
import { createTurn } from '../turns/turn.ts';

interface LookingOptions {
  readonly store: Store;
  readonly tables: Tables;
  now(): number;
}

type Looking = Pick<Service, 'reasons' | 'look' | 'history' | 'chat' | 'record' | 'lobby' | 'follow'>;

const NO_ANSWER = refused('unknown', 'That isn’t an answer to the question this seat is asked.');

export function createLooking({ store, tables, now }: LookingOptions): Looking {
  return {
    async reasons(guest, match, seat, only, turn = createTurn()) {
      const read = await tables.read(match);
      if (!read.ok) return read;
      if (!seatsOf(read.value, guest.id).includes(seat)) return refused('not-yours', 'This seat is not yours.');
      const reasons = turn.work(() =>
        only ? reasonsAgainst(read.value, seat, only.choice) : reasonsFor(read.value, seat),
      );
      return reasons ? { ok: true, value: reasons } : NO_ANSWER;
    },
    look: (guest, match, after, turn) => tables.look(match, guest.id, after, turn),
    history: (guest, match, where, turn) => tables.history(match, guest.id, where, turn),
    chat: (guest, match, after, before) => tables.lines(match, guest.id, after, before),
    async record(guest, match, place = RECORD_BEGIN, turn = createTurn()) {
      const read = await tables.read(match);
      if (!read.ok) return read;
      const { phase, match: played } = read.value;
      if (played === null || (phase !== 'over' && phase !== 'closed')) {
        return refused('not-over', 'You can get the record when the match is over.');
      }
      if (seatsOf(read.value, guest.id).length === 0 && !isRevealed(read.value, now())) {
        return refused('not-over', 'Spectators see this match with a delay, and its record too.');
      }
      return tables.record(match, place, turn);
    },
    lobby: async (query) => (await store.list(query)).map((summary) => summaryAt(summary, now())),
    follow: (guest, match, after, follower, turn) => tables.follow(match, guest, after, follower, turn),
  };
}
