import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Page } from './site.ts';

/** Nothing from elsewhere, no script in the page itself; bots think in a worker. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const ALWAYS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Answers one request from the site. */
export async function answer(
  site: ReadonlyMap<string, Page>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainly(response, 405, 'This page can only be read.', { Allow: 'GET, HEAD' });
  }
  const page = site.get(addressOf(request.url ?? '/'));
  if (page === undefined) return plainly(response, 404, 'There is no such page.');
  const headers = {
    ...ALWAYS,
    'Content-Type': page.type,
    'Cache-Control': page.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: page.tag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === page.tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', page);
  const body = encoding === undefined ? page.plain : await page.packed(encoding);
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The path asked for, with the front page for a folder. */
function addressOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/);
  return path.endsWith('/') ? `${path}index.html` : path;
}

const WORTH_PACKING = 1024;

function encodingFor(accepted: string, { type, plain }: Page): Encoding | undefined {
  if (plain.length < WORTH_PACKING || !/text|json|svg|wasm/.test(type)) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!;q=0(\\D|$))`).test(accepted));
}

function plainly(response: ServerResponse, status: number, sentence: string, more: { Allow?: string } = {}): void {
  response.writeHead(status, { ...ALWAYS, ...more, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}
