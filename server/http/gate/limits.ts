import type { Refusal } from '@starboard/protocol';
import { BOT_MATCHES, type BotMatchLimits } from '../../service/bots/bot-matches.ts';
import { createBuckets, type Rate } from '../../service/bucket.ts';
import { SPECTATOR_CHAT, type SpectatorChatRates } from '../../service/guests/spectator-chat.ts';

export type Counted = 'message' | 'opening' | 'chat';

/** Sending this many bytes costs as much as a millisecond of work. */
const BYTES_A_MILLISECOND = 32 * 1024;

interface Each {
  readonly guest: Rate;
  /** Many people may share an address. */
  readonly address: Rate;
}

export interface Limits {
  readonly rates: { readonly [C in Counted]: Each };
  /** Milliseconds of the main thread, and bytes, that costly requests may use. */
  readonly work: Each;
  readonly sockets: { readonly guest: number; readonly address: number };
  /** Matches between bots, and of one person with bots, that run at the same time. */
  readonly botMatches: BotMatchLimits;
  /** The chat of spectators: for each of them, and for each match. */
  readonly spectatorChat: SpectatorChatRates;
}

export const LIMITS: Limits = {
  rates: {
    message: { guest: { burst: 80, perSecond: 20 }, address: { burst: 800, perSecond: 200 } },
    opening: { guest: { burst: 10, perSecond: 1 / 10 }, address: { burst: 60, perSecond: 1 } },
    chat: { guest: { burst: 6, perSecond: 1 / 2 }, address: { burst: 60, perSecond: 5 } },
  },
  work: { guest: { burst: 1000, perSecond: 100 }, address: { burst: 4000, perSecond: 300 } },
  sockets: { guest: 20, address: 400 },
  botMatches: BOT_MATCHES,
  spectatorChat: SPECTATOR_CHAT,
};

const PLENTY: Each = { guest: { burst: 1e9, perSecond: 1e9 }, address: { burst: 1e9, perSecond: 1e9 } };

/** For load tests, and for servers where everybody is known. */
export const NO_LIMITS: Limits = {
  rates: { message: PLENTY, opening: PLENTY, chat: PLENTY },
  work: PLENTY,
  sockets: { guest: 1e9, address: 1e9 },
  botMatches: {
    alone: { guest: 1e9, address: 1e9, node: 1e9 },
    solo: { guest: 1e9, address: 1e9, node: 1e9 },
  },
  spectatorChat: { guest: { burst: 1e9, perSecond: 1e9 }, match: { burst: 1e9, perSecond: 1e9 } },
};

export const TOO_FAST: Refusal = {
  code: 'too-fast',
  fact: 'You are sending requests too fast. Wait a moment and try again.',
};

/** Guests who have used more milliseconds than these, and not waited them off, are served more slowly. */
const FRUGAL = { guest: 50, address: 100 };

export interface Throttle {
  allows(what: Counted, guest: string, address: string, weight?: number): boolean;
  charge(guest: string, address: string, cost: Cost): void;
  /** Whether a guest, and all guests at the address together, have used little lately. */
  isFrugal(guest: string, address: string): boolean;
  /** Seconds until a guest may make a costly request again. */
  debt(guest: string, address: string): number;
}

export interface Cost {
  readonly milliseconds?: number;
  readonly bytes?: number;
}

/** Uses a clock that nobody can set. */
export function createThrottle({ rates, work }: Limits, now: () => number = () => performance.now()): Throttle {
  const counters = ({ guest, address }: Each) => ({
    guest: createBuckets(guest, now),
    address: createBuckets(address, now),
  });
  const counted = {
    message: counters(rates.message),
    opening: counters(rates.opening),
    chat: counters(rates.chat),
  };
  const worked = counters(work);
  return {
    allows(what, guest, address, weight = 1) {
      const { guest: byGuest, address: byAddress } = counted[what];
      return byGuest.take(guest, weight) && byAddress.take(address, weight);
    },
    charge(guest, address, { milliseconds = 0, bytes = 0 }) {
      const cost = milliseconds + bytes / BYTES_A_MILLISECOND;
      worked.guest.charge(guest, cost);
      worked.address.charge(address, cost);
    },
    isFrugal: (guest, address) =>
      worked.guest.used(guest) < FRUGAL.guest && worked.address.used(address) < FRUGAL.address,
    debt: (guest, address) => Math.max(worked.guest.debt(guest), worked.address.debt(address)),
  };
}
