import { gameById } from '@starboard/games';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { AskOnce } from '../shell/ask-once.tsx';
import { exportMatch } from '../storage/files/export-matches.ts';
import type { LocalMatches } from '../storage/matches/local-matches.ts';
import type { StoredMatch } from '../storage/matches/match-storage.ts';
import { refresh } from './listed.ts';

interface Props {
  readonly matches: LocalMatches;
  readonly match: StoredMatch;
  /** Where a click on it leads, and what one does there. */
  readonly href: string;
  readonly verb: string;
  /** How it stands, or how it ended. */
  readonly children: ComponentChildren;
  /** After it was deleted. */
  onGone(): void;
}

/** A match of this browser: one click goes there; to export or delete it is a second thought. */
export function MatchRow({ matches, match, href, verb, children, onGone }: Props) {
  const tools = useId();
  const [open, setOpen] = useState(false);
  const game = gameById(match.game);
  const players = match.players.join(' against ');
  const remove = async (): Promise<void> => {
    await matches.remove(match.id);
    await refresh();
    onGone();
  };
  return (
    <li class="match-row" style={{ '--accent': game?.accent ?? 'var(--ink)' }}>
      <a class="saved" href={href}>
        <span class="who">
          <span class="hidden-text">{verb}: </span>
          <strong>{game?.title ?? match.game}</strong> <span class="players">{players}</span>
        </span>
        <em>
          <span aria-hidden="true">▸ </span>
          {children}
        </em>
        {matches.lasting && matches.isHeld(match.id) && <span class="notice">Only in this tab</span>}
        <time dateTime={new Date(match.at).toISOString()}>{when(match.at)}</time>
      </a>
      <button
        type="button"
        class="tool round"
        aria-label={`More: ${players}`}
        aria-expanded={open}
        aria-controls={tools}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <div id={tools} class="row-tools" hidden={!open}>
        <button type="button" class="secondary" onClick={() => exportMatch(matches, match)}>
          Export record<span class="hidden-text"> {players}</span>
        </button>
        <AskOnce label="Delete" about={players} question="Delete this match for good?" onSure={remove} />
      </div>
    </li>
  );
}

function when(at: number): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
