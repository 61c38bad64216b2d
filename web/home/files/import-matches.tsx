import { useSignal } from '@preact/signals';
import { merged } from '../../challenge/result.ts';
import { challengeResults } from '../../challenge/results.ts';
import { hintsLearnt, lessonsDone } from '../../shell/settings.ts';
import type { Imported, ImportProgress } from '../../storage/files/import-matches.ts';
import { openMatches } from '../../storage/matches/open-matches.ts';
import { refresh } from '../your-games/listed.ts';

export function ImportMatches() {
  const busy = useSignal(false);
  const progress = useSignal<ImportProgress | null>(null);
  const said = useSignal<readonly string[]>([]);
  const bringIn = async (files: readonly File[]): Promise<void> => {
    busy.value = true;
    progress.value = null;
    try {
      const { importInWorker } = await import('../../storage/files/import-in-worker.ts');
      const imported = await importInWorker(await openMatches(), files, (reached) => {
        progress.value = reached;
      });
      const { lessons, hints, challenges } = imported.reached;
      lessonsDone.value = [...new Set([...lessonsDone.peek(), ...lessons])];
      hintsLearnt.value = [...new Set([...hintsLearnt.peek(), ...hints])];
      challengeResults.value = merged(challengeResults.peek(), challenges);
      said.value = sentences(imported);
    } catch {
      said.value = ['The files could not be read. Reload the page and try again.'];
    }
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
        {busy.value && <p>{checking(progress.value)}</p>}
        {said.value.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
}

export function checking(progress: ImportProgress | null): string {
  if (progress === null) return 'Checking…';
  const { file, match, matches, move, moves } = progress;
  const which = matches > 1 ? `, match ${match} of ${matches}` : '';
  const share = moves === 0 ? '' : ` (${Math.floor((100 * move) / moves)} %)`;
  return `Checking ${file}${which}${share}…`;
}

/** One sentence for each fact. */
export function sentences({ counts, reached: { lessons, challenges }, refused }: Imported): readonly string[] {
  const told = (count: number, one: string, more: string): readonly string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? `match ${one}` : `matches ${more}`}.`];
  return [
    ...told(counts.added, 'was imported', 'were imported'),
    ...told(counts.continued, 'was continued from the file', 'were continued from the file'),
    ...told(counts.known, 'was already here', 'were already here'),
    ...(lessons.length === 0 ? [] : ['Lessons done were taken over.']),
    ...(Object.keys(challenges).length === 0 ? [] : ['Results of challenges were taken over.']),
    ...refused.map((fact) => `Not imported: ${fact}`),
  ];
}
