import { openMatches } from '../storage/matches/open-matches.ts';
import { useLoaded } from './loaded.ts';

export function StorageNote() {
  const loaded = useLoaded(openMatches, 'matches');
  if (loaded.state !== 'ready' || loaded.value.lasting) return null;
  return (
    <p class="notice" role="status">
      This browser isn’t saving anything for this page (private browsing, or storage is switched off). You can play, but
      matches are lost when you close the tab. Export a match’s record to keep it.
    </p>
  );
}
