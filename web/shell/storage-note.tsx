import { openMatches } from '../storage/matches/open-matches.ts';
import { useLoaded } from './loaded.ts';

/** Says so where this browser stores no matches. */
export function StorageNote() {
  const loaded = useLoaded(openMatches, 'matches');
  if (loaded.state !== 'ready' || loaded.value.lasting) return null;
  return (
    <p class="notice" role="status">
      This browser stores nothing for this page (private browsing, or storage is switched off). You can play, but a
      match lasts only as long as this tab; export its record to keep it.
    </p>
  );
}
