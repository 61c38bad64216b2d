/**
 * The guest that this page belongs to, by the name that the server has for them. Its requests say whom they are from: if
 * the browser becomes another guest meanwhile, a request that is sent again must not count for them too.
 */
let own: string | null = null;

const HEADER = 'Starboard-Guest';

/** The first answer says it. */
export function learnOwnName({ headers }: Response): void {
  own ??= headers.get(HEADER);
}

/** After a change that may make the page somebody else's. */
export function forgetOwnName(): void {
  own = null;
}

export function ownNameHeader(): { readonly [HEADER]?: string } {
  return own === null ? {} : { [HEADER]: own };
}
