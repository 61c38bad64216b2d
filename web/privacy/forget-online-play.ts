import { forgetSubscription } from '../online/push/device-push.ts';
import { notify } from '../shell/settings.ts';
import { forgetNonces } from '../storage/nonces.ts';
import { forgetOnlineMatch, onlineMatches } from '../storage/online-matches.ts';

export function forgetOnlinePlay(): void {
  for (const { id } of onlineMatches()) forgetOnlineMatch(id);
  forgetNonces();
  notify.value = false;
  forgetSubscription().catch(() => undefined);
}
