import { gameById } from '@starboard/games';
import type { MatchSummary } from '@starboard/protocol';
import { address } from '../../shell/router.ts';
import { shortTimeControl } from '../clock/time-control-text.ts';
import type { LobbyFilter } from '../server/api.ts';

interface Props {
  /** Null until they arrive. */
  readonly matches: readonly MatchSummary[] | null;
  readonly filter: LobbyFilter;
}

export function LobbyList({ matches, filter: { phase, game, search } }: Props) {
  if (matches === null) return <p class="lobby-none">Looking for tables…</p>;
  if (matches.length === 0) {
    const narrowed = game !== '' || search.trim() !== '';
    return <p class="lobby-none">{narrowed ? 'No table matches your search.' : NONE[phase]}</p>;
  }
  return (
    <ul class="lobby-list" aria-label="Tables">
      {matches.map((match) => (
        <Row key={match.id} match={match} />
      ))}
    </ul>
  );
}

const NONE: { readonly [P in LobbyFilter['phase']]: string } = {
  gathering: 'There are no open tables at the moment. If you open one, others will find it here.',
  playing: 'Nobody is playing at the moment.',
};

function Row({ match }: { readonly match: MatchSummary }) {
  const { id, game, seats, openSeats, heldUntil, timeControl, terms, lastAt } = match;
  const known = gameById(game);
  const names = seats.map(({ name }) => name).filter((name) => name !== '');
  const free = openSeats > 0;
  return (
    <li style={{ '--accent': known?.accent ?? 'var(--ink)' }}>
      <a class="saved" href={address({ page: 'online', match: id })}>
        <strong>{known?.title ?? game}</strong>
        <span>{names.length === 0 ? 'No players yet' : names.join(' against ')}</span>
        {free && <span class="free">{openSeats === 1 ? '1 open seat' : `${openSeats} open seats`}</span>}
        {heldUntil !== null && <span class="held">Rematch: seats reserved</span>}
        <span class="terms">{[shortTimeControl(timeControl), ...terms].join(' · ')}</span>
        <time dateTime={new Date(lastAt).toISOString()}>
          {new Date(lastAt).toLocaleTimeString(undefined, { timeStyle: 'short' })}
        </time>
        <span class="way-in">{free ? 'Join' : 'Watch'}</span>
      </a>
    </li>
  );
}
