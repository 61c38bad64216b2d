import { useSignal } from '@preact/signals';
import type { Imported } from '../../storage/files/import-matches.ts';
import { openMatches } from '../../storage/matches/open-matches.ts';
import { refresh } from '../your-games/listed.ts';

/** Brings matches in from files that the visitor chooses, and says what became of them. */
export function ImportMatches() {
  const busy = useSignal(false);
  const said = useSignal<readonly string[]>([]);
  const bringIn = async (files: readonly File[]): Promise<void> => {
    busy.value = true;
    const { importFiles } = await import('../../storage/files/import-matches.ts');
    said.value = sentences(await importFiles(await openMatches(), files));
    busy.value = false;
    await refresh();
  };
  const choose = (): void => {
    if (busy.peek()) return;
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = '.jsonl,application/jsonl,text/plain';
    input.addEventListener('change', () => bringIn([...(input.files ?? [])]));
    input.click();
  };
  return (
    <>
      <button type="button" class="secondary" aria-disabled={busy.value} onClick={choose}>
        Import matches
      </button>
      <div class="said" role="status">
        {busy.value && <p>Checking…</p>}
        {said.value.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
}

/** What became of the files, a sentence a fact. */
export function sentences({ counts, refused }: Imported): readonly string[] {
  const told = (count: number, one: string, more: string): readonly string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? `match ${one}` : `matches ${more}`}.`];
  return [
    ...told(counts.added, 'was imported', 'were imported'),
    ...told(counts.continued, 'was continued from the file', 'were continued from the file'),
    ...told(counts.known, 'was here already', 'were here already'),
    ...refused.map((fact) => `Not imported: ${fact}`),
  ];
}
