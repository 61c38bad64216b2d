import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../../shell/sheet.tsx';
import { download } from '../../storage/files/download.ts';
import type { Room } from '../room.ts';
import { type Included, LONGEST_REPORT, type ReportParts, reportFile } from './report-file.ts';
import { momentIn } from './reported-moment.ts';
import { takePicture } from './take-picture.ts';
import '../../style/room/report.css';

interface Props {
  readonly open: Signal<boolean>;
  readonly room: Pick<Room, 'picture' | 'asking' | 'screen'>;
  readonly game: string;
  /** The record, unless it would tell what others keep secret. */
  record(): Promise<Included>;
}

type Seen = Omit<ReportParts, 'said'>;

/** Packs what the player sees and says into a file. What it shows is the moment at which it was opened. */
export function ReportSheet({ open, room, game, record }: Props) {
  const said = useSignal('');
  const seen = useSignal<Seen | null>(null);
  const isOpen = open.value;
  useEffect(() => {
    if (!isOpen) return;
    seen.value = null;
    lookAround(game, room, record).then((now) => {
      seen.value = now;
    });
  }, [isOpen]);
  const close = (): void => {
    open.value = false;
  };
  const pack = (): void => {
    if (seen.value === null) return;
    const day = new Date(seen.value.at).toISOString().slice(0, 16).replace(':', '-');
    download(`starboard-report-${game}-${day}.json`, reportFile({ ...seen.value, said: said.value }));
    close();
  };
  return (
    <Sheet open={isOpen} title="Report a problem" onClose={close}>
      <label class="report-said">
        What went wrong, and what did you expect?
        <textarea
          rows={4}
          maxLength={LONGEST_REPORT}
          value={said.value}
          onInput={({ currentTarget }) => (said.value = currentTarget.value)}
        />
      </label>
      <p>
        The file has your sentence, the position and the log as you see them, the record of the match and a picture of
        the page. It stays on this device until you send it to somebody.
      </p>
      {seen.value !== null && <Missing {...seen.value} />}
      <button type="button" class="primary" aria-disabled={seen.value === null} onClick={pack}>
        {seen.value === null ? 'Taking a picture…' : 'Download the report'}
      </button>
      {seen.value !== null && 'text' in seen.value.picture && (
        <img class="report-picture" src={seen.value.picture.text} alt="The page, as the report shows it" />
      )}
    </Sheet>
  );
}

async function lookAround(game: string, room: Props['room'], record: Props['record']): Promise<Seen> {
  const at = Date.now();
  const moment = momentIn(game, room);
  const browser = `${navigator.userAgent}, ${innerWidth} × ${innerHeight} at ${devicePixelRatio}`;
  const [picture, whole] = await Promise.all([takePicture(), record()]);
  return { at, moment, browser, picture, record: whole };
}

/** Says what the file lacks. */
function Missing({ record, picture }: Pick<Seen, 'record' | 'picture'>) {
  const lacks = [record, picture].flatMap((part) => ('missing' in part ? [part.missing] : []));
  return lacks.length === 0 ? null : <p class="notice">{lacks.join(' ')}</p>;
}

export function ReportButton({ open }: { readonly open: Signal<boolean> }) {
  return (
    <button type="button" class="secondary" onClick={() => (open.value = true)}>
      Report a problem
    </button>
  );
}
