import { MATCHES_KNOWN, type PushAddress, type PushState } from '../push.ts';
import { type DatabaseRow, jsonIn, textIn } from './rows.ts';

interface KnownMatch {
  readonly match: string;
  readonly muted: boolean;
  /** The last question for which the device was called. */
  readonly called: number;
}

/** What is kept of an address besides its endpoint. */
interface KeptPush {
  readonly p256dh: string;
  readonly auth: string;
  readonly matches: readonly KnownMatch[];
}

export function newPush({ p256dh, auth }: PushAddress): string {
  return JSON.stringify({ p256dh, auth, matches: [] } satisfies KeptPush);
}

/** As text, with a match muted or not. */
export function mutedPush(row: DatabaseRow, match: string, muted: boolean): string {
  const push = pushIn(row);
  return JSON.stringify(withMatch(push, { ...knownIn(push, match), muted }));
}

/** A call that is due, and the row's text once it is made; null if the match is muted or the call was made. */
export function calledPush(
  row: DatabaseRow,
  match: string,
  question: number,
): { readonly address: PushAddress; readonly push: string } | null {
  const push = pushIn(row);
  const known = knownIn(push, match);
  if (known.muted || known.called >= question) return null;
  const { p256dh, auth } = push;
  return {
    address: { endpoint: textIn(row, 'push_endpoint'), p256dh, auth },
    push: JSON.stringify(withMatch(push, { ...known, called: question })),
  };
}

export function pushStateIn(row: DatabaseRow | undefined): PushState {
  if (row === undefined) return { on: false, muted: [] };
  return { on: true, muted: pushIn(row).matches.flatMap(({ match, muted }) => (muted ? [match] : [])) };
}

const pushIn = (row: DatabaseRow): KeptPush => jsonIn(row, 'push');

function knownIn({ matches }: KeptPush, match: string): KnownMatch {
  return matches.find((known) => known.match === match) ?? { match, muted: false, called: 0 };
}

function withMatch(push: KeptPush, changed: KnownMatch): KeptPush {
  const others = push.matches.filter(({ match }) => match !== changed.match);
  return { ...push, matches: [...others, changed].slice(-MATCHES_KNOWN) };
}
