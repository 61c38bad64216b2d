/** Its message is one sentence for the operator. */
export class CannotStart extends Error {}

interface Listening {
  readonly host: string;
  readonly port: number;
  readonly option: '--port' | '--ops-port';
}

const WHY: { readonly [code: string]: (wanted: Listening) => string } = {
  EADDRINUSE: ({ port, option }) =>
    `Port ${port} is used by another program. Choose another port with ${option}, or 0 for any free port.`,
  EACCES: ({ port, option }) =>
    `Port ${port} needs more rights than you have. Choose a port above 1023 with ${option}.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}.`,
};

export function whyNotListening(error: unknown, wanted: Listening): string {
  return WHY[codeOf(error)]?.(wanted) ?? `The server can’t listen at ${wanted.host}: ${whyOf(error)}`;
}

/** An error's own message, as the end of a sentence. */
export function whyOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return `${(message === '' ? codeOf(error) : message).replace(/\.$/, '')}.`;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
