import type { Socket } from 'node:net';
import type { Refusal } from '@starboard/protocol';
import { HEADERS_TOO_LONG, NOT_HTTP, TOO_SLOW } from '../api/refusals.ts';
import { refuseRaw } from '../raw-answer.ts';

/** Milliseconds: for the headers, for a whole request, and between checks of both. */
const SLOWEST_HEADERS = 4_000;
const SLOWEST_REQUEST = 5_000;
const LOOK_EVERY = 500;
/** A connection over which nothing is sent during a request for this many milliseconds is closed, whoever is silent. */
export const LONGEST_SILENCE = 30_000;
/** The address and all headers together, in bytes. */
const LONGEST_HEADERS = 16 * 1024;

/** Limits on a connection before its request is complete. */
export const connectionLimits = {
  http: {
    headersTimeout: SLOWEST_HEADERS,
    connectionsCheckingInterval: LOOK_EVERY,
    maxHeaderSize: LONGEST_HEADERS,
  },
  requestTimeout: SLOWEST_REQUEST,
};

const REFUSALS: { readonly [code: string]: Refusal } = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LONG,
};

/** Answers a connection that never became a request, and closes it without waiting. */
export function answerBadConnection(error: Error & { readonly code?: string }, connection: Socket): void {
  if (error.code !== 'ECONNRESET' && connection.writable) {
    refuseRaw(connection, REFUSALS[error.code ?? ''] ?? NOT_HTTP);
  }
  connection.destroySoon();
}
