import { gameById } from '@starboard/games';
import { useState } from 'preact/hooks';
import { address } from '../shell/router.ts';
import { forgetMatch, unfinishedMatches } from '../storage/matches.ts';

/** Matches that wait to be played on. */
export function ContinueList() {
  const [matches, setMatches] = useState(unfinishedMatches);
  const [doomed, setDoomed] = useState<string | null>(null);
  if (matches.length === 0) return null;
  /** What cannot be had back is asked once. */
  const drop = (id: string): void => {
    if (doomed !== id) {
      setDoomed(id);
      return;
    }
    forgetMatch(id);
    setMatches(unfinishedMatches());
  };
  return (
    <section class="continue" aria-labelledby="continue-title">
      <h2 id="continue-title">Continue</h2>
      <ul>
        {matches.map(({ id, header, at }) => {
          const game = gameById(header.game);
          const players = header.players.join(' against ');
          return (
            <li key={id} style={{ '--accent': game?.accent ?? 'var(--ink)' }}>
              <a class="saved" href={address({ page: 'match', match: id })}>
                <strong>{game?.title ?? header.game}</strong>
                <span>{players}</span>
                <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString()}</time>
              </a>
              <button type="button" class="tool" onClick={() => drop(id)}>
                {doomed === id ? 'For good?' : 'Discard'}
                <span class="hidden-text"> {players}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
