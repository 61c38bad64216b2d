import type { Refusal } from '@starboard/protocol';
import { BOT_MATCHES, type BotMatchLimits } from '../../service/bots/bot-matches.ts';
import { createBuckets, type Rate } from '../../service/bucket.ts';
import { SPECTATOR_CHAT, type SpectatorChatRates } from '../../service/spectator-chat.ts';

/** What is counted: everything said, matches opened, words in chat. */
export type Counted = 'message' | 'opening' | 'chat';

interface Each {
  readonly guest: Rate;
  /** Many may live at one address. */
  readonly address: Rate;
}

export interface Limits {
  readonly rates: { readonly [C in Counted]: Each };
  /** Sockets open at the same time. */
  readonly sockets: { readonly guest: number; readonly address: number };
  /** Matches among bots under way at the same time. */
  readonly botMatches: BotMatchLimits;
  /** What spectators say, by each and at each match. */
  readonly spectatorChat: SpectatorChatRates;
}

export const LIMITS: Limits = {
  rates: {
    message: { guest: { burst: 80, perSecond: 20 }, address: { burst: 800, perSecond: 200 } },
    opening: { guest: { burst: 10, perSecond: 1 / 10 }, address: { burst: 60, perSecond: 1 } },
    chat: { guest: { burst: 6, perSecond: 1 / 2 }, address: { burst: 60, perSecond: 5 } },
  },
  sockets: { guest: 20, address: 400 },
  botMatches: BOT_MATCHES,
  spectatorChat: SPECTATOR_CHAT,
};

const PLENTY: Each = { guest: { burst: 1e9, perSecond: 1e9 }, address: { burst: 1e9, perSecond: 1e9 } };

/** For load tests, and where everybody is known. */
export const NO_LIMITS: Limits = {
  rates: { message: PLENTY, opening: PLENTY, chat: PLENTY },
  sockets: { guest: 1e9, address: 1e9 },
  botMatches: { guest: 1e9, address: 1e9, node: 1e9 },
  spectatorChat: { guest: { burst: 1e9, perSecond: 1e9 }, match: { burst: 1e9, perSecond: 1e9 } },
};

export const TOO_FAST: Refusal = { code: 'too-fast', fact: 'That was too fast; wait a moment and try again.' };

export interface Throttle {
  /** Whether a guest at an address may do one more of something now. */
  allows(what: Counted, guest: string, address: string, weight?: number): boolean;
}

/** Counts by a clock that nobody can set. */
export function createThrottle({ rates }: Limits, now: () => number = () => performance.now()): Throttle {
  const counters = (what: Counted) => ({
    guest: createBuckets(rates[what].guest, now),
    address: createBuckets(rates[what].address, now),
  });
  const counted = { message: counters('message'), opening: counters('opening'), chat: counters('chat') };
  return {
    allows(what, guest, address, weight = 1) {
      const { guest: byGuest, address: byAddress } = counted[what];
      return byGuest.take(guest, weight) && byAddress.take(address, weight);
    },
  };
}
