import type { Json, Seat } from '@starboard/kernel';
import type { ChatLine, History, MatchSummary, NewMatchRequest, SittingShare, TableView } from '@starboard/protocol';
import { type Answered, post, postAndRenew, request } from './request.ts';

/** A browser or a program that acts as the same player. */
export interface OwnDevice {
  readonly id: string;
  readonly name: string;
  /** Null for the player's first device. */
  readonly addedAt: number | null;
  readonly seenAt: number;
  readonly current: boolean;
}

export interface Keeping {
  /** Null for ever. */
  readonly keepFinishedDays: number | null;
}

/** Whether the server calls this device, and the key by which the browser knows the server. */
interface PushState {
  /** Null if the server calls nobody. */
  readonly key: string | null;
  readonly on: boolean;
  readonly muted: readonly string[];
}

interface PushSubscriptionSent {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The state of a match without its board. */
export interface MatchStatus {
  readonly table: TableView;
  readonly awaited: readonly Seat[];
}

/** Whether a seat is ready, for which state of the set-up, and its nonce in a slow match. */
interface SaidReady {
  readonly ready: boolean;
  readonly setupChanges: number;
  readonly nonce?: string;
}

export interface LobbyFilter {
  /** Empty for any. */
  readonly game: string;
  readonly phase: 'gathering' | 'playing';
  readonly search: string;
}

function nextPart({ headers }: Response): string | undefined {
  return /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
}

/** Milliseconds to wait when the server asks for a pause. */
const PAUSE = 1000;

const at = (match: string, what: string): string => `matches/${encodeURIComponent(match)}/${what}`;

/** Requests over HTTP; moves go over the socket. */
export const api = {
  open: (wanted: NewMatchRequest) => post<{ readonly match: string }>('matches', wanted),
  sit: (match: string, seat: Seat | null, name: string, share: SittingShare) =>
    post<{ readonly seat: Seat }>(at(match, 'sit'), { seat, name, ...share }),
  bring: (match: string, seat: Seat, brought: Json) => post(at(match, 'bring'), { seat, brought }),
  ready: (match: string, seat: Seat, said: SaidReady) => post(at(match, 'ready'), { seat, ...said }),
  setUp: (match: string, setup: Json) => post(at(match, 'set-up'), { setup }),
  commit: (match: string, seat: Seat, commitment: string) => post(at(match, 'commit'), { seat, commitment }),
  reveal: (match: string, seat: Seat, nonce: string) => post(at(match, 'reveal'), { seat, nonce }),
  leave: (match: string, seat: Seat) => post(at(match, 'leave'), { seat }),
  comeBack: (match: string, seat: Seat) => post(at(match, 'come-back'), { seat }),
  resign: (match: string, seat: Seat) => post(at(match, 'resign'), { seat }),
  offerDraw: (match: string, seat: Seat, offers: boolean) => post(at(match, 'draw'), { seat, offers }),
  rematch: (match: string) => post<{ readonly match: string }>(at(match, 'rematch')),
  removeIdle: (match: string, seat: Seat) => post(at(match, 'remove-idle'), { seat }),
  close: (match: string) => post(at(match, 'close')),
  deviceLink: () => post<{ readonly link: string }>('device-link'),
  withdrawDeviceLink: () => post('device-link/withdraw'),
  signOut: (device: string, evenIfOnly: boolean) => postAndRenew('devices/sign-out', { device, evenIfOnly }),
  forget: () => postAndRenew('forget', { sure: 'forget me' }),

  push: {
    async state(): Promise<Answered<PushState>> {
      const answered = await request('push', {});
      return answered.ok ? { ok: true, value: await answered.value.json() } : answered;
    },
    on: (subscription: PushSubscriptionSent) => post('push', subscription),
    off: () => post('push/off'),
    mute: (match: string, muted: boolean) => post('push/mute', { match, muted }),
  },

  async keeping(): Promise<Answered<Keeping>> {
    const answered = await request('privacy', {});
    return answered.ok ? { ok: true, value: await answered.value.json() } : answered;
  },

  async devices(): Promise<Answered<readonly OwnDevice[]>> {
    const answered = await request('devices', {});
    if (!answered.ok) return answered;
    const { devices }: { devices: readonly OwnDevice[] } = await answered.value.json();
    return { ok: true, value: devices };
  },

  async lobby({ game, phase, search }: LobbyFilter): Promise<Answered<readonly MatchSummary[]>> {
    const query = new URLSearchParams({ phase });
    if (game !== '') query.set('game', game);
    if (search.trim() !== '') query.set('search', search.trim());
    const answered = await request(`matches?${query}`, {});
    if (!answered.ok) return answered;
    const { matches }: { matches: readonly MatchSummary[] } = await answered.value.json();
    return { ok: true, value: matches };
  },

  async table(match: string): Promise<Answered<MatchStatus>> {
    const answered = await request(at(match, 'table'), {});
    return answered.ok ? { ok: true, value: await answered.value.json() } : answered;
  },

  /** The last lines before a number. */
  async chat(match: string, before: number): Promise<Answered<readonly ChatLine[]>> {
    const answered = await request(at(match, `chat?before=${before}`), {});
    if (!answered.ok) return answered;
    const { lines }: { lines: readonly ChatLine[] } = await answered.value.json();
    return { ok: true, value: lines };
  },

  /** The last entries before one number and after another. */
  async history(match: string, before: number, after: number): Promise<Answered<History>> {
    const answered = await request(at(match, `history?before=${before}&after=${after}`), {});
    return answered.ok ? { ok: true, value: await answered.value.json() } : answered;
  },

  /** The record of a finished match, part by part. */
  async record(match: string): Promise<Answered<string>> {
    let record = '';
    for (let part: string | undefined = 'record'; part !== undefined; ) {
      const answered: Answered<Response> = await request(at(match, part), {});
      if (!answered.ok && answered.refusal.code === 'too-fast') {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        continue;
      }
      if (!answered.ok) return answered;
      record += await answered.value.text();
      part = nextPart(answered.value);
    }
    return { ok: true, value: record };
  },
} as const;
