import { nameOf } from '@starboard/kernel';
import { namesOf, type TableView } from '@starboard/protocol';
import type { MatchStatus } from '../../online/server/api.ts';
import { address } from '../../shell/router.ts';
import type { OnlineMatch } from '../../storage/online-matches.ts';
import type { GameEntry } from './game-entry.ts';
import { outcomeText } from './match-text.ts';

/** A match on a server, from what this browser and, if it has answered, the server know. */
export function onlineEntry({ id, game, players, over, outcome, at }: OnlineMatch, known?: MatchStatus): GameEntry {
  const entry = {
    id,
    game,
    players,
    state: over ? (outcome ?? 'Finished') : 'Online',
    yours: false,
    deadline: null,
    over,
    online: true,
    href: address({ page: 'online', match: id }),
    verb: over ? 'View' : 'Continue',
    at,
  };
  return over || known === undefined ? entry : { ...entry, ...standing(known) };
}

type Stands = Pick<GameEntry, 'players' | 'state' | 'yours' | 'deadline' | 'over' | 'at'>;

function standing({ table, awaited }: MatchStatus): Stands {
  const names = namesOf(table);
  const yours = awaited.some((seat) => table.seats[seat]?.mine);
  const times = awaited.flatMap((seat) => table.seats[seat]?.deadline ?? []);
  return {
    players: names.join(' against '),
    state: stateOf(table, yours, awaited.map((seat) => nameOf(names, seat)).join(' and ')),
    yours,
    deadline: times.length === 0 ? null : Math.min(...times),
    over: isDone(table),
    at: table.lastAt,
  };
}

export const isDone = ({ phase }: TableView): boolean => phase === 'over' || phase === 'closed';

function stateOf(table: TableView, yours: boolean, awaited: string): string {
  switch (table.phase) {
    case 'gathering':
      return 'Waiting for players';
    case 'playing':
      return yours ? 'Your turn' : awaited === '' ? 'Being played' : `Waiting for ${awaited}`;
    case 'over':
      return endOf(table);
    case 'closed':
      return 'Closed by the host';
  }
}

/** Addressed to the player who holds one seat of it here. */
export function endOf(table: TableView): string {
  const mine = table.seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  return outcomeText(namesOf(table), table.result, mine.length === 1 ? (mine[0] ?? null) : null);
}
