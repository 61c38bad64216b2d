import { type Schema, validate } from '@starboard/kernel';
import { type Refusal, requestId } from '@starboard/protocol';
import type { Push } from '../../push/sender.ts';
import type { Done, RequestingGuest, Service } from '../../service/service.ts';
import type { Devices } from '../../store/devices.ts';
import type { PushAddresses } from '../../store/push.ts';
import type { GuestAtDevice } from '../gate/guest.ts';
import type { Counted } from '../gate/limits.ts';
import type { Seal } from '../gate/seal.ts';
import type { SignedIn } from '../gate/signed-in.ts';
import { fromQuery } from './query.ts';
import { misfitting, NO_MATCH, NO_REQUEST_ID, statusOf, WRONG_REQUEST_ID } from './refusals.ts';

export interface ApiDesk {
  readonly service: Service;
  readonly devices: Devices & PushAddresses;
  /** Null for a server that calls nobody. */
  readonly push: Push | null;
  readonly signedIn: SignedIn;
  readonly seal: Seal;
  /** In days; null for never. */
  readonly keepFinished: number | null;
  now(): number;
}

interface Call<Body, Query> extends ApiDesk {
  readonly guest: GuestAtDevice;
  /** Empty for a request that changes nothing. */
  readonly request: string;
  readonly asking: RequestingGuest;
  readonly deviceName: string;
  readonly match: string;
  readonly body: Body;
  readonly query: Query;
}

interface RawCall extends ApiDesk {
  readonly guest: GuestAtDevice;
  readonly key: unknown;
  readonly deviceName: string;
  readonly match: string | undefined;
  readonly body: unknown;
  readonly query: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: { readonly [name: string]: string };
}

/** One endpoint of the HTTP API; both the server and its description are made from it. */
interface EndpointDescription<Body, Query> {
  readonly method: 'GET' | 'POST';
  /** With `{id}` for the match. */
  readonly path: string;
  readonly does: string;
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  readonly gives: Schema;
  /** The status of a good answer, and its content type if it is not JSON. */
  readonly status?: number;
  readonly type?: string;
  /** A limit that it counts against besides the one for messages. */
  readonly counted?: Counted;
  /** How many messages it counts as; one by default. */
  readonly weight?: number;
  /** Whether it may end the session that it comes from. Sent again after that, it gets its answer again. */
  readonly endsSession?: boolean;
  run(call: Call<Body, Query>): Promise<Done<unknown>>;
}

export class PartialAnswer {
  readonly body: string;
  readonly next: string | null;

  constructor(body: string, next: string | null) {
    this.body = body;
    this.next = next;
  }
}

export interface Endpoint extends Omit<EndpointDescription<unknown, unknown>, 'run'> {
  answer(call: RawCall): Promise<Answer>;
}

const MATCH_ID = /^[A-Za-z0-9_-]{6,64}$/;

export function endpoint<Body = undefined, Query = undefined>(told: EndpointDescription<Body, Query>): Endpoint {
  const { run, ...described } = told;
  const anything: Schema<never> = {};
  return {
    ...described,
    async answer(raw) {
      if (told.path.includes('{id}') && !MATCH_ID.test(raw.match ?? '')) return refusing(NO_MATCH);
      const request = told.method === 'GET' ? '' : requestIn(raw.key);
      if (typeof request !== 'string') return refusing(request);
      const body = validate(told.body ?? anything, raw.body);
      if (!body.ok) return refusing(misfitting(body.invalid));
      const query = validate(told.query ?? anything, fromQuery(told.query ?? anything, raw.query));
      if (!query.ok) return refusing(misfitting(query.invalid));
      const who = { guest: raw.guest, request, asking: { ...raw.guest, request } };
      const done = await run({ ...raw, ...who, match: raw.match ?? '', body: body.value, query: query.value });
      if (!done.ok) return refusing(done.refusal);
      const { body: given, next } =
        done.value instanceof PartialAnswer ? done.value : { body: done.value ?? {}, next: null };
      const link = next === null ? {} : { Link: `<${next}>; rel="next"` };
      const type = { 'Content-Type': told.type ?? 'application/json; charset=utf-8' };
      return { status: told.status ?? 200, body: given, headers: { ...type, ...link } };
    },
  };
}

/** The header with the id of a request that changes something. */
export const REQUEST_HEADER = 'Idempotency-Key';

export function requestIn(key: unknown): string | Refusal {
  if (key === undefined) return NO_REQUEST_ID;
  const read = validate(requestId, key);
  return read.ok ? read.value : WRONG_REQUEST_ID;
}

function refusing({ code, fact, rule }: Refusal): Answer {
  return { status: statusOf({ code, fact }), body: rule === undefined ? { code, fact } : { code, fact, rule } };
}

export function well<T>(value: T): Done<T> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): Done<never> {
  return { ok: false, refusal };
}
