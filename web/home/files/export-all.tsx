import { hintsLearnt, lessonsDone } from '../../shell/settings.ts';
import { exportAll } from '../../storage/files/export-matches.ts';
import { local } from '../your-games/listed.ts';

export function ExportAll() {
  const { matches, list = [] } = local.value ?? {};
  const lessons = lessonsDone.value;
  if (matches === undefined || (list.length === 0 && lessons.length === 0)) return null;
  return (
    <button type="button" class="secondary" onClick={() => exportAll(matches, lessons, hintsLearnt.peek())}>
      Export all matches
    </button>
  );
}
