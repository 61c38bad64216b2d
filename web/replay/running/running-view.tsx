import { useEffect } from 'preact/hooks';
import { CopyField } from '../../shell/copy-field.tsx';
import { Missing } from '../../shell/missing.tsx';
import { address } from '../../shell/router.ts';
import { updateOnlineMatch } from '../../storage/online-matches.ts';
import { momentOf, momentText } from '../moments.ts';
import { ReplayRoom } from '../replay-room.tsx';
import { linkTo, useReplayAt } from '../use-replay-at.ts';
import { ViewAs } from '../view-as.tsx';
import { askedViewer } from '../viewers-of.ts';
import type { RunningMatch } from './open-running.ts';

interface Props {
  readonly running: RunningMatch;
  /** What the address says of moment and point of view. */
  readonly at: string;
  readonly as: string;
}

/** A match that goes on, as far as this browser was told it. */
export function RunningView({ running, at, as }: Props) {
  const { table, game, words, board, names, viewers } = running;
  const viewer = askedViewer(viewers, as) ?? viewers[0] ?? null;
  const since = running.since(viewer);
  const from = at !== '' || since === null ? null : momentOf(running.scenes(viewer), since);
  const player = useReplayAt({
    replay: running,
    board,
    viewers,
    viewer,
    match: table.id,
    at: from === null ? at : momentText(from),
  });
  const isAtEnd = player.here.value === player.last.value;
  useEffect(() => {
    if (isAtEnd) updateOnlineMatch(table.id, { seen: running.ends });
  }, [isAtEnd, running]);
  const scene = player.scene.value;
  if (scene === undefined) return <Missing fact="Nothing has happened in this match yet." />;
  const isOver = table.phase === 'over' || table.phase === 'closed';
  return (
    <ReplayRoom
      game={game}
      names={names}
      stopped={null}
      words={words}
      board={board}
      player={player}
      scene={scene}
      noted={[]}
      takesNotes={false}
      way={
        <a class="button tool" href={address({ page: 'online', match: table.id })}>
          {isOver ? 'Result' : 'Back to the match'}
        </a>
      }
    >
      <section class="verified">
        <h2>{since === null ? 'So far' : 'Since you last looked'}</h2>
        <p>
          {isOver
            ? 'These are the moments as you were told them. '
            : `This match goes on. You see ${viewer === null ? 'what spectators see' : 'what your seat knows'}, up to when you opened this page. `}
          {isOver && (
            <a href={address({ page: 'replay', match: table.id })}>Show the whole replay, with all secrets.</a>
          )}
        </p>
        {viewers.length > 1 && <ViewAs player={player} names={names} />}
        <CopyField label="Link to this moment" text={linkTo(table.id, player)} />
      </section>
    </ReplayRoom>
  );
}
