import type { Socket } from 'node:net';
import type { Refusal } from '@starboard/protocol';
import { HEADERS_TOO_LONG, NOT_HTTP, TOO_SLOW } from '../api/refusals.ts';
import { refuseRaw } from '../raw-answer.ts';

/** In milliseconds: for the headers, for a whole request, and how often both are looked at. */
const SLOWEST_HEADERS = 4_000;
const SLOWEST_REQUEST = 5_000;
const LOOK_EVERY = 500;
/** A connection over which nothing at all goes for so long is closed, whoever keeps silent, in milliseconds. */
const LONGEST_SILENCE = 30_000;
/** The address and all headers together, in bytes. */
const LONGEST_HEADERS = 16 * 1024;

/** What a connection may cost before a request is whole. */
export const connectionLimits = {
  http: {
    headersTimeout: SLOWEST_HEADERS,
    connectionsCheckingInterval: LOOK_EVERY,
    maxHeaderSize: LONGEST_HEADERS,
  },
  requestTimeout: SLOWEST_REQUEST,
  connectionTimeout: LONGEST_SILENCE,
};

const REFUSALS: { readonly [code: string]: Refusal } = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LONG,
};

/** Answers what never became a request, and lets go of it: nobody is waited for. */
export function answerBadConnection(error: Error & { readonly code?: string }, connection: Socket): void {
  if (error.code !== 'ECONNRESET' && connection.writable) {
    refuseRaw(connection, REFUSALS[error.code ?? ''] ?? NOT_HTTP);
  }
  connection.destroySoon();
}
