import { gameById } from '@starboard/games';
import { useId, useState } from 'preact/hooks';
import { timeText } from '../../online/clock/clock.ts';
import { AskOnce } from '../../shell/ask-once.tsx';
import { exportMatch } from '../../storage/files/export-matches.ts';
import { forgetOnlineMatch } from '../../storage/online-matches.ts';
import type { GameEntry } from './game-entry.ts';
import { local, refresh } from './listed.ts';

interface Props {
  readonly entry: GameEntry;
  readonly now: number;
  onGone(): void;
}

export function GameRow({ entry, now, onGone }: Props) {
  const { id, game, players, state, yours, deadline, online, href, verb, at } = entry;
  const tools = useId();
  const [open, setOpen] = useState(false);
  const known = gameById(game);
  const held = local.value?.matches.lasting === true && local.value.matches.isHeld(id);
  return (
    <li class="match-row" style={{ '--accent': known?.accent ?? 'var(--ink)' }}>
      <a class="saved" href={href} data-yours={yours}>
        <span class="who">
          <span class="hidden-text">{verb}: </span>
          <strong>{known?.title ?? game}</strong>
          {online && <span class="player-tag">online</span>} <span class="players">{players}</span>
        </span>
        <em>{state}</em>
        {deadline !== null && (
          <span class="deadline">{`${timeText(Math.max(0, Math.ceil((deadline - now) / 1000)))} left`}</span>
        )}
        {held && <span class="notice">Only in this tab</span>}
        <time dateTime={new Date(at).toISOString()}>{when(at)}</time>
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
        {online ? <OnlineTools entry={entry} onGone={onGone} /> : <LocalTools entry={entry} onGone={onGone} />}
      </div>
    </li>
  );
}

type ToolsProps = Pick<Props, 'entry' | 'onGone'>;

function LocalTools({ entry: { id, players }, onGone }: ToolsProps) {
  const { matches, list } = local.value ?? {};
  const match = list?.find((each) => each.id === id);
  if (matches === undefined || match === undefined) return null;
  const remove = async (): Promise<void> => {
    await matches.remove(id);
    await refresh();
    onGone();
  };
  return (
    <>
      <button type="button" class="secondary" onClick={() => exportMatch(matches, match)}>
        Export record<span class="hidden-text"> {players}</span>
      </button>
      <AskOnce label="Delete" about={players} question="Delete this match permanently?" onSure={remove} />
    </>
  );
}

function OnlineTools({ entry: { id, players }, onGone }: ToolsProps) {
  const remove = async (): Promise<void> => {
    forgetOnlineMatch(id);
    await refresh();
    onGone();
  };
  return (
    <AskOnce
      label="Remove"
      about={players}
      question="Remove this match from your list? It stays on the server, and its link still works."
      onSure={remove}
    />
  );
}

function when(at: number): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
