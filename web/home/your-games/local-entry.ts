import { seatsOf } from '../../runner/occupant.ts';
import { address } from '../../shell/router.ts';
import type { StoredMatch } from '../../storage/matches/match-storage.ts';
import type { GameEntry } from './game-entry.ts';
import { outcomeText, progressText } from './match-text.ts';

/** A match in progress waits for a player here, unless only bots play. */
export function localEntry({ id, game, players, occupants, lines, over, result, at }: StoredMatch): GameEntry {
  const people = seatsOf(occupants, 'person');
  const [mine = null] = people.length === 1 ? people : [];
  const waits = people.length === 0 ? 'Bots only' : mine === null ? 'Waiting for you' : 'Your turn';
  return {
    id,
    game,
    players: players.join(' against '),
    state: over ? outcomeText(players, result, mine) : `${waits}, ${progressText(lines)}`,
    yours: !over && people.length > 0,
    deadline: null,
    over,
    online: false,
    href: address({ page: 'match', match: id }),
    verb: over ? 'Result' : 'Continue',
    at,
  };
}
