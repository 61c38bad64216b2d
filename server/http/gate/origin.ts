import type { IncomingMessage } from 'node:http';
import type { Refusal } from '@starboard/protocol';

export const STRANGE_ORIGIN: Refusal = {
  code: 'origin',
  fact: 'This request comes from another site, which isn’t allowed here.',
};

/**
 * Whether the page behind a request may act here: our own page, or one of an allowed site. A browser always says where
 * a page is from; a program that says nothing doesn't carry anybody's cookie by accident.
 */
export function mayAct({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return allowed.includes(origin) || (URL.canParse(origin) && host !== undefined && new URL(origin).host === host);
}
