import { challengeResults } from '../../challenge/results.ts';
import { hintsLearnt, lessonsDone } from '../../shell/settings.ts';
import { exportAll } from '../../storage/files/export-matches.ts';
import { local } from '../your-games/listed.ts';

export function ExportAll() {
  const { matches, list = [] } = local.value ?? {};
  const reached = { lessons: lessonsDone.value, hints: hintsLearnt.value, challenges: challengeResults.value };
  const isEmpty = list.length === 0 && reached.lessons.length === 0 && Object.keys(reached.challenges).length === 0;
  if (matches === undefined || isEmpty) return null;
  return (
    <button type="button" class="secondary" onClick={() => exportAll(matches, reached)}>
      Export all matches
    </button>
  );
}
