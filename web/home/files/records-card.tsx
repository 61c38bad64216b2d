import { openRecord } from '../../replay/opened.ts';
import { ExportAll } from './export-all.tsx';
import { ImportMatches } from './import-matches.tsx';

/** Matches as files: to watch, to bring in, to take away. */
export function RecordsCard() {
  const watch = async (event: Event): Promise<void> => {
    const input = event.currentTarget;
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    if (file !== undefined) openRecord(await file.text());
  };
  return (
    <section class="card records">
      <h2>Records</h2>
      <p>
        A record is a match saved as a file. It is played again move by move to check it, every die included, before you
        watch it or add it to your games.
      </p>
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
