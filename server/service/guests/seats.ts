import { NO_NAME, playerName } from '@starboard/protocol';
import { bring, changeSetup, sayReady } from '../../table/bringing/bringing-commands.ts';
import * as commands from '../../table/commands.ts';
import * as dice from '../../table/dice/dice-commands.ts';
import { answerOf } from '../../table/requests/requests.ts';
import { setStanding } from '../../table/standing-answers.ts';
import type { Table } from '../../table/table.ts';
import { refused } from '../refused.ts';
import type { Done, RequestingGuest, Service } from '../service.ts';
import type { Decide } from '../tables/acting.ts';
import type { Tables } from '../tables/tables.ts';

type Seats = Pick<
  Service,
  | 'sit'
  | 'bring'
  | 'sayReady'
  | 'setUp'
  | 'commit'
  | 'reveal'
  | 'leave'
  | 'comeBack'
  | 'play'
  | 'takeBack'
  | 'standing'
  | 'resign'
  | 'offerDraw'
  | 'removeIdle'
  | 'close'
>;

const DONE: Done = { ok: true, value: undefined };
const withoutTable = (acted: Done<Table>): Done => (acted.ok ? DONE : acted);

const ID_USED = refused('id-used', 'You already used this id for another request. Give every request its own id.');

export function createSeats({ act }: Pick<Tables, 'act'>): Seats {
  const change = (asking: RequestingGuest, match: string, decide: Decide): Promise<Done> =>
    act(match, decide, asking).then(withoutTable);

  const move = (asking: RequestingGuest, match: string, meant: commands.MeantMove): Promise<Done> =>
    change(asking, match, (table, at) => commands.makeMove(table, asking.id, meant, at));

  return {
    async sit(asking, match, seat, written, share) {
      const name = playerName(written);
      if (name === '') return { ok: false, refusal: NO_NAME };
      const acted = await act(match, (table, at) => commands.sit(table, asking.id, seat, name, share, at), asking);
      if (!acted.ok) return acted;
      const taken = answerOf(acted.value, asking);
      return typeof taken === 'number' ? { ok: true, value: taken } : ID_USED;
    },
    bring: (asking, match, seat, brought) =>
      change(asking, match, (table, at) => bring(table, asking.id, seat, brought, at)),
    sayReady: (asking, match, seat, said) =>
      change(asking, match, (table, at) => sayReady(table, asking.id, seat, said, at)),
    setUp: (asking, match, setup) => change(asking, match, (table, at) => changeSetup(table, asking.id, setup, at)),
    commit: (asking, match, seat, commitment) =>
      change(asking, match, (table, at) => dice.commit(table, asking.id, seat, commitment, at)),
    reveal: (asking, match, seat, nonce) =>
      change(asking, match, (table, at) => dice.reveal(table, asking.id, seat, nonce, at)),
    leave: (asking, match, seat) => change(asking, match, (table, at) => commands.leave(table, asking.id, seat, at)),
    comeBack: (asking, match, seat) =>
      change(asking, match, (table, at) => commands.comeBack(table, asking.id, seat, at)),
    play: (asking, match, seat, { question, nth }, choice) => move(asking, match, { seat, question, nth, choice }),
    takeBack: (asking, match, seat, { question, nth }) => move(asking, match, { seat, question, nth, takeBack: true }),
    standing: (asking, match, seat, standing) =>
      change(asking, match, (table, at) => setStanding(table, asking.id, seat, standing, at)),
    resign: (asking, match, seat) => change(asking, match, (table, at) => commands.resign(table, asking.id, seat, at)),
    offerDraw: (asking, match, seat, offers) =>
      change(asking, match, (table, at) => commands.offerDraw(table, asking.id, seat, offers, at)),
    removeIdle: (asking, match, seat) =>
      change(asking, match, (table, at) => commands.removeIdle(table, asking.id, seat, at)),
    close: (asking, match) => change(asking, match, (table, at) => commands.close(table, asking.id, at)),
  };
}
