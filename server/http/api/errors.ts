import type { Refusal } from '@starboard/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { FAILED, NOT_JSON, NOWHERE, statusOf, TOO_LONG, WRONG_TYPE } from './refusals.ts';

const REFUSALS: { readonly [code: string]: Refusal } = {
  FST_ERR_CTP_BODY_TOO_LARGE: TOO_LONG,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: WRONG_TYPE,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: NOT_JSON,
  FST_ERR_BAD_URL: NOWHERE,
  FST_ERR_ASYNC_CONSTRAINT: NOWHERE,
};

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = statusOf(refusal);
  if (status === 429) reply.header('Retry-After', '1');
  return reply.code(status).type('application/json; charset=utf-8').send(refusal);
}

/** What was thrown becomes a sentence; what it was in truth goes to the log, never to who asked. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = 'code' in error ? REFUSALS[error.code] : undefined;
  if (known === undefined && !(error instanceof SyntaxError)) request.log.error({ err: error }, 'failed');
  return sendRefusal(reply, known ?? (error instanceof SyntaxError ? NOT_JSON : FAILED));
}
