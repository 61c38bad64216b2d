import { type Schema, validate } from '@starboard/kernel';
import { type Refusal, requestId } from '@starboard/protocol';
import type { Done, RequestingGuest, Service } from '../../service/service.ts';
import type { Devices } from '../../store/devices.ts';
import type { GuestAtDevice } from '../gate/guest.ts';
import type { Counted } from '../gate/limits.ts';
import type { Seal } from '../gate/seal.ts';
import type { SignedIn } from '../gate/signed-in.ts';
import { fromQuery } from './query.ts';
import { misfitting, NO_MATCH, NO_REQUEST_ID, statusOf, WRONG_REQUEST_ID } from './refusals.ts';

/** What an endpoint works with. */
export interface ApiDesk {
  readonly service: Service;
  readonly devices: Devices;
  readonly signedIn: SignedIn;
  readonly seal: Seal;
  /** After how many days matches that ended are removed; null for never. */
  readonly keepFinished: number | null;
  now(): number;
}

/** Who asks for what. */
interface Call<Body, Query> extends ApiDesk {
  readonly guest: GuestAtDevice;
  /** Whom the cookie names: somebody else than the guest where it no longer holds. */
  readonly named: GuestAtDevice | undefined;
  /** The id of the request; empty where it changes nothing. */
  readonly request: string;
  /** The guest with that request. */
  readonly asking: RequestingGuest;
  /** What people would call the device that asks. */
  readonly deviceName: string;
  readonly match: string;
  readonly body: Body;
  readonly query: Query;
}

/** The same before anything has been checked. */
interface RawCall extends ApiDesk {
  readonly guest: GuestAtDevice;
  /** Whom the cookie names: somebody else than the guest where it no longer holds. */
  readonly named: GuestAtDevice | undefined;
  /** What the header says that names a request. */
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

/** One thing that can be asked for over HTTP: both the server and its description are made from it. */
interface EndpointDescription<Body, Query> {
  readonly method: 'GET' | 'POST';
  /** With `{id}` where a match is named. */
  readonly path: string;
  readonly does: string;
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  /** What a good answer holds. */
  readonly gives: Schema;
  /** The status of a good answer, and its content type where it is not JSON. */
  readonly status?: number;
  readonly type?: string;
  /** Counted apart, beside being a message. */
  readonly counted?: Counted;
  /** For how many messages it counts; for one where nothing is said. */
  readonly weight?: number;
  run(call: Call<Body, Query>): Promise<Done<unknown>>;
}

/** A part of something long, and the address of the next part, if there is one. */
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

/** Checks what comes in, runs, and puts what comes out into an answer. */
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

/** The header that names a request which changes something. */
export const REQUEST_HEADER = 'Idempotency-Key';

/** The id of a request as its header has it, or what is wrong with that. */
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
