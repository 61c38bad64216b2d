import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@starboard/protocol';
import { statusOf } from './api/refusals.ts';

/** Refuses a connection that is not (yet) a request, and closes it. */
export function refuseRaw(connection: Duplex, refusal: Refusal): void {
  if (connection.destroyed) return;
  const { code, fact } = refusal;
  const status = statusOf(refusal);
  const body = JSON.stringify({ code, fact });
  connection.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
