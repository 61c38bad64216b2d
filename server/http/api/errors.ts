import type { Refusal } from '@starboard/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Damaged } from '../../store/damaged.ts';
import { Full, Unavailable } from '../../store/unavailable.ts';
import { shortName } from '../running/short-name.ts';
import {
  DAMAGED,
  FAILED,
  NO_ROOM,
  NOT_JSON,
  NOWHERE,
  statusOf,
  TOO_LONG,
  UNAVAILABLE,
  WRONG_TYPE,
} from './refusals.ts';

const REFUSALS: { readonly [code: string]: Refusal } = {
  FST_ERR_CTP_BODY_TOO_LARGE: TOO_LONG,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: WRONG_TYPE,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: NOT_JSON,
  FST_ERR_BAD_URL: NOWHERE,
  FST_ERR_MAX_PARAM_LENGTH: NOWHERE,
  FST_ERR_ASYNC_CONSTRAINT: NOWHERE,
};

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = statusOf(refusal);
  if (status === 429) reply.header('Retry-After', '1');
  if (status === 503) reply.header('Retry-After', '5');
  return reply.code(status).type('application/json; charset=utf-8').send(refusal);
}

/** The refusal for the client when the store, or our own code, fails. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Damaged) return DAMAGED;
  if (error instanceof Full) return NO_ROOM;
  return error instanceof Unavailable ? UNAVAILABLE : FAILED;
}

/** The client gets a sentence; the actual error goes only to the log. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = 'code' in error ? REFUSALS[error.code] : undefined;
  if (known !== undefined) return sendRefusal(reply, known);
  if (error instanceof SyntaxError) return sendRefusal(reply, NOT_JSON);
  const { guest } = request;
  request.log.error({ err: error, ...(guest && { guest: shortName(guest.id) }) }, 'failed');
  return sendRefusal(reply, refusalOf(error));
}
