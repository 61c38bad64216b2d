import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, SiteFile } from './site.ts';

/** The file for a request; for a folder, its front page. */
export function pageFor(site: ReadonlyMap<string, SiteFile>, { url }: FastifyRequest): SiteFile | undefined {
  const [path = '/'] = url.split(/[?#]/);
  return site.get(path.endsWith('/') ? `${path}index.html` : path);
}

/** Sends a file compressed if the browser supports it, and not at all if the browser has it already. */
export async function sendPage(page: SiteFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({
    'Content-Type': page.type,
    'Cache-Control': page.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: page.tag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), page);
  if (encoding !== undefined) reply.header('Content-Encoding', encoding);
  return reply.send(encoding === undefined ? page.plain : await page.packed(encoding));
}

const WORTH_PACKING = 1024;

function encodingFor(accepted: string, { type, plain }: SiteFile): Encoding | undefined {
  if (plain.length < WORTH_PACKING || !/text|json|svg|wasm/.test(type)) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!;q=0(\\D|$))`).test(accepted));
}
