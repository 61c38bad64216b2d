/** A file of the page, by its address relative to the page. */
export interface PageFile {
  readonly url: string;
  /** Its content as browsers check it; null if the name changes with the content. */
  readonly integrity: string | null;
}

/** Everything that one version of the page consists of. */
export interface PageFiles {
  readonly version: string;
  /** Without these the page doesn't work offline. */
  readonly first: readonly PageFile[];
  /** Large files that only a few pages need. They are stored once everything else is. */
  readonly later: readonly PageFile[];
}

/** The page itself, whatever its address says after the #. */
export const SHELL = 'index.html';
const NAMED_BY_CONTENT = 'assets/';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The file that a request is for; null for everything that the network answers, such as the server's API. */
export function fileFor({ method, mode, url }: Asked, scope: string, files: PageFiles): string | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  const [path = ''] = url.slice(scope.length).split(/[?#]/);
  if (mode === 'navigate') return path === '' || path === SHELL ? SHELL : null;
  // A page of the version before still asks for its own files.
  if (path.startsWith(NAMED_BY_CONTENT)) return path;
  return path !== SHELL && [...files.first, ...files.later].some((file) => file.url === path) ? path : null;
}
