import { address } from '../../shell/router.ts';

export function inviteLink(match: string): string {
  return new URL(address({ page: 'online', match }), document.baseURI).href;
}

/** The server's link, extended to lead straight to a match on another device. */
export function linkToMatch(link: string, match: string): string {
  const url = new URL(link, document.baseURI);
  url.hash = address({ page: 'online', match });
  return url.href;
}
