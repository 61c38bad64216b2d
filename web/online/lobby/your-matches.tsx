import { gameById } from '@starboard/games';
import { address } from '../../shell/router.ts';
import { onlineMatches } from '../../storage/online-matches.ts';

/** Matches in which this browser holds a seat. */
export function YourMatches() {
  const matches = onlineMatches().filter(({ over }) => !over);
  if (matches.length === 0) return null;
  return (
    <section class="match-list" aria-labelledby="yours-title">
      <h2 id="yours-title">Your matches</h2>
      <ul>
        {matches.map(({ id, game, players, at }) => (
          <li key={id} style={{ '--accent': gameById(game)?.accent ?? 'var(--ink)' }}>
            <a class="saved" href={address({ page: 'online', match: id })}>
              <strong>{gameById(game)?.title ?? game}</strong>
              <span>{players}</span>
              <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString()}</time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
