import { useSignal } from '@preact/signals';
import { openRecord } from '../../replay/opened.ts';
import { LARGEST_FILE, TOO_LARGE } from '../../storage/files/largest-file.ts';
import { ExportAll } from './export-all.tsx';
import { ImportMatches } from './import-matches.tsx';

export function RecordsCard() {
  const said = useSignal<string | null>(null);
  const watch = async (event: Event): Promise<void> => {
    const input = event.currentTarget;
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) said.value = TOO_LARGE;
    else openRecord(await file.text());
  };
  return (
    <section class="records">
      <h2>Records</h2>
      <p>
        A record is a match saved as a file. The page checks it by playing every move and every die again before you
        watch it or add it to your games.
      </p>
      <p role="status">{said.value}</p>
      <div class="ways-on">
        <label class="button secondary">
          Replay a record
          <input class="hidden-text" type="file" accept=".jsonl,application/jsonl,text/plain" onChange={watch} />
        </label>
        <ImportMatches />
        <ExportAll />
      </div>
    </section>
  );
}
