import type { Json } from '@starboard/kernel';

/** Every kind of request that changes something, by the word that the API has for it. */
export type DeedKind =
  | 'open'
  | 'sit'
  | 'bring'
  | 'ready'
  | 'set-up'
  | 'commit'
  | 'reveal'
  | 'leave'
  | 'come-back'
  | 'play'
  | 'take-back'
  | 'standing'
  | 'resign'
  | 'draw'
  | 'remove-idle'
  | 'close'
  | 'rematch'
  | 'say'
  | 'device-link'
  | 'use-link'
  | 'withdraw-link'
  | 'sign-out';

export type Body = { readonly [member: string]: Json };

/** One request that changes something, however often it is sent, and what its sender was told. */
export interface Deed {
  /** What the request carries: made once, sent with every copy. */
  readonly id: string;
  readonly kind: DeedKind;
  /** Who sends it, by the crowd's own numbering. */
  readonly sender: number;
  /** Null for what belongs to no match: opening one, and devices. */
  readonly match: string | null;
  readonly body: Body;
  /** The moment of its first copy, by the clock of the ledger. */
  readonly sent: number;
  answer: Answer | null;
}

type Answer = Acknowledged | Denied;

interface Acknowledged {
  readonly ok: true;
  readonly at: number;
  readonly value: Body;
}

interface Denied {
  readonly ok: false;
  readonly at: number;
  readonly code: string;
  /** How many requests the same sender had sent to the match after this one. */
  readonly newer: number;
}

export function isAcknowledged(deed: Deed): deed is Deed & { readonly answer: Acknowledged } {
  return deed.answer?.ok === true;
}

/** Why it was refused; undefined while it was not. */
export function refusalOf({ answer }: Deed): string | undefined {
  return answer === null || answer.ok ? undefined : answer.code;
}
