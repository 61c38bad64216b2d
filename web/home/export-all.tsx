import { exportAll } from '../storage/files/export-matches.ts';
import { listed } from './listed.ts';

/** Hands out every match of this browser in one file. */
export function ExportAll() {
  const { matches, goingOn, over } = listed.value ?? { goingOn: [], over: [] };
  if (matches === undefined || goingOn.length + over.length === 0) return null;
  return (
    <button type="button" class="secondary" onClick={() => exportAll(matches)}>
      Export all matches
    </button>
  );
}
