/** Why a node cannot start: one sentence for whoever started it. */
export class CannotStart extends Error {}

const WHY: { readonly [code: string]: (host: string, port: number) => string } = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is taken by another program; choose another with --port, or 0 for any that is free.`,
  EACCES: (_, port) => `Port ${port} is not yours to open; choose one above 1023.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}.`,
  ENOTFOUND: (host) => `This machine has no address ${host}.`,
};

export function whyNotListening(error: unknown, host: string, port: number): string {
  return WHY[codeOf(error)]?.(host, port) ?? `The page cannot be served at ${host}: ${whyOf(error)}`;
}

/** What an error says for itself, as the end of a sentence. */
export function whyOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return `${(message === '' ? codeOf(error) : message).replace(/\.$/, '')}.`;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
