import { createBuckets, type Rate } from '../bucket.ts';

/** Chat rates of spectators: for each of them, and for all of them at one match. */
export interface SpectatorChatRates {
  readonly guest: Rate;
  readonly match: Rate;
}

export const SPECTATOR_CHAT: SpectatorChatRates = {
  guest: { burst: 3, perSecond: 1 / 5 },
  match: { burst: 10, perSecond: 1 / 2 },
};

export function spectatorChat(
  rates: SpectatorChatRates,
  now: () => number = () => performance.now(),
): (match: string, guest: string) => boolean {
  const [byGuest, byMatch] = [createBuckets(rates.guest, now), createBuckets(rates.match, now)];
  return (match, guest) => byGuest.take(guest) && byMatch.take(match);
}
