import { useSignal } from '@preact/signals';
import { type GameTypes, recordHash } from '@starboard/kernel';
import type { BoardModule } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { CopyField } from '../../shell/copy-field.tsx';
import { type SharedReplay, savePicture, saveRecord, saveWebPage } from './exports.ts';
import { FilmPart } from './film-part.tsx';

interface Props {
  readonly shared: SharedReplay;
  readonly board: Pick<BoardModule<GameTypes>, 'dwell'>;
  /** Null for a record without an address: one from a file. */
  readonly link: { readonly label: string; readonly address: string } | null;
}

/** Ways to pass on a moment or the whole match. */
export function SharePanel({ shared, board, link }: Props) {
  const busy = useSignal<string | null>(null);
  const outcome = useSignal<string | null>(null);
  const hash = useMemo(() => recordHash(shared.record()), [shared]);
  const isOver = shared.record().result !== null;
  const save = (doing: string, work: () => Promise<string> | string) => async (): Promise<void> => {
    if (busy.peek() !== null) return;
    shared.player.pause();
    busy.value = doing;
    outcome.value = null;
    try {
      outcome.value = `Saved ${await work()}.`;
    } catch (error) {
      outcome.value = `This browser could not make the file: ${error instanceof Error ? error.message : error}.`;
    }
    busy.value = null;
  };
  return (
    <section class="share-panel" aria-labelledby="share-title">
      <h2 id="share-title">Keep and share</h2>
      {link !== null && <CopyField label={link.label} text={link.address} />}
      <div class="tool-row">
        <button type="button" class="secondary" onClick={save('Taking the picture…', () => savePicture(shared))}>
          Picture of this moment
        </button>
        {isOver && (
          <button type="button" class="secondary" onClick={save('Writing the page…', () => saveWebPage(shared))}>
            Replay as a web page
          </button>
        )}
        <button type="button" class="secondary" onClick={save('Writing the record…', () => saveRecord(shared))}>
          Record
        </button>
      </div>
      <FilmPart shared={shared} board={board} />
      <p>
        {isOver
          ? 'The web page is one file that plays the match back anywhere, without a network, and checks that nothing was changed. '
          : ''}
        Every file carries the fingerprint of this record, so that you can tell which match it came from:{' '}
        <code>{hash.slice(0, 16)}…</code>
      </p>
      <p role="status">{busy.value ?? outcome.value}</p>
    </section>
  );
}
