import { useId, useRef, useState } from 'preact/hooks';
import type { LocalMatches } from '../storage/matches/local-matches.ts';
import type { StoredMatch } from '../storage/matches/match-storage.ts';
import { MatchRow } from './match-row.tsx';

interface Props {
  readonly title: string;
  readonly matches: LocalMatches;
  /** The latest first. */
  readonly list: readonly StoredMatch[];
  /** Where a match leads, and what one does there. */
  hrefOf(match: StoredMatch): string;
  readonly verb: string;
  /** How a match stands, or how it ended. */
  say(match: StoredMatch): string;
}

/** How many are shown before one asks for more: the games should not be far below. */
const LATEST = 3;

/** Some matches of this browser. */
export function MatchList({ title, matches, list, hrefOf, verb, say }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  if (list.length === 0) return null;
  return (
    <section class="match-list" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <ul>
        {(all ? list : list.slice(0, LATEST)).map((match) => (
          <MatchRow
            key={match.id}
            matches={matches}
            match={match}
            href={hrefOf(match)}
            verb={verb}
            onGone={() => heading.current?.focus()}
          >
            {say(match)}
          </MatchRow>
        ))}
      </ul>
      {list.length > LATEST && (
        <button type="button" class="tool" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show only the latest' : `Show all ${list.length}`}
        </button>
      )}
    </section>
  );
}
