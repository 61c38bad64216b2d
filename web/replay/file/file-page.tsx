import type { Game } from '@starboard/games';
import type { GameTypes, Rules, Words } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { CopyField } from '../../shell/copy-field.tsx';
import { route } from '../../shell/router.ts';
import { download } from '../../storage/files/download.ts';
import { RevealedChoices } from '../choices/revealed-choices.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { ReplayRoom } from '../replay-room.tsx';
import { useReplayAt } from '../use-replay-at.ts';
import { nothingToShow } from '../verdict.tsx';
import { ViewAs } from '../view-as.tsx';
import { firstViewer, viewersOf } from '../viewers-of.ts';
import { openFile } from './open-file.ts';

export interface FilePageProps {
  readonly game: Pick<Game, 'id' | 'title' | 'accent'>;
  readonly rules: Rules<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  /** What the file holds. */
  readonly data: string;
}

/** A replay in a file of its own, which needs no network and no other file. */
export function FilePage({ data, ...props }: FilePageProps) {
  const { at, as } = useMemo(() => {
    const asked = route.peek();
    return asked.page === 'replay' ? { at: asked.at ?? '', as: asked.as ?? '' } : { at: '', as: '' };
  }, []);
  const opened = useMemo(() => openFile(props.rules, data, as), [props.rules, data, as]);
  if (!opened.ok) return <NotShown fact={opened.fact} />;
  return <ShownFile {...props} opened={opened} at={at} as={as} />;
}

interface ShownProps extends Omit<FilePageProps, 'data'> {
  readonly opened: Extract<ReturnType<typeof openFile>, { ok: true }>;
  readonly at: string;
  readonly as: string;
}

function ShownFile({ game, rules, words, board, opened, at, as }: ShownProps) {
  const { replay, record, text, hash } = opened;
  const names = record.header.players;
  const viewers = useMemo(() => viewersOf(record, null), [record]);
  const player = useReplayAt({ replay, board, viewers, viewer: firstViewer(record, null, as), match: null, at });
  const scene = player.scene.value;
  const notes = record.notes ?? [];
  if (scene === undefined) return <NotShown fact={nothingToShow(replay)} />;
  return (
    <ReplayRoom
      game={game}
      names={names}
      stopped={replay.stopped}
      words={words}
      board={board}
      player={player}
      scene={scene}
      noted={notes.map(({ place }) => place)}
      takesNotes={false}
      isAlone
    >
      <section class="verified">
        {replay.stopped === null && (
          <>
            <h2>Record intact</h2>
            <p>Nothing in it was changed, and every move follows the rules. This page checked it when you opened it.</p>
          </>
        )}
        <ViewAs player={player} names={names} />
        <CopyField label="Hash of the record" text={hash} />
        <button type="button" class="secondary" onClick={() => download(`${game.id}-${hash.slice(0, 8)}.jsonl`, text)}>
          Save the record
        </button>
      </section>
      <RevealedChoices rules={rules} record={record} number={scene.question} words={words} />
      {notes.length > 0 && (
        <section class="notes-panel" aria-labelledby="notes-title">
          <h2 id="notes-title">Notes</h2>
          <NoteList notes={notes} player={player} />
        </section>
      )}
    </ReplayRoom>
  );
}

function NotShown({ fact }: { readonly fact: string }) {
  return (
    <main class="missing">
      <h1>This replay can’t be shown</h1>
      <p>{fact}</p>
    </main>
  );
}
