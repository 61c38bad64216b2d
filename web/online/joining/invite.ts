import { address } from '../../shell/router.ts';

/** The address under which anybody finds a match. */
export function inviteLink(match: string): string {
  return new URL(address({ page: 'online', match }), document.baseURI).href;
}

/** What the server gave, as an address that leads straight to a match on another device. */
export function linkToMatch(link: string, match: string): string {
  const url = new URL(link, document.baseURI);
  url.hash = address({ page: 'online', match });
  return url.href;
}
