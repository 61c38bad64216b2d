import { forgetNonces } from '../storage/nonces.ts';
import { forgetOnlineMatch, onlineMatches } from '../storage/online-matches.ts';

/** Removes from this browser what it remembers of matches on the server. */
export function forgetOnlinePlay(): void {
  for (const { id } of onlineMatches()) forgetOnlineMatch(id);
  forgetNonces();
}
