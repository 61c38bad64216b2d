import { type Schema, validate } from '@starboard/kernel';
import { fromClient, PROTOCOL, type Refusal } from '@starboard/protocol';
import { misfitting, NOT_JSON, OLDER_PROTOCOL } from '../api/refusals.ts';

type Messages = { [T in keyof typeof fromClient]: (typeof fromClient)[T] extends Schema<infer M> ? M : never };

export type Message = Messages[keyof Messages];

export type ReadMessage = { readonly ok: true; readonly message: Message } | Misread;

interface Misread {
  readonly ok: false;
  readonly id: string | null;
  /** By which programs of an older protocol recognise their request. */
  readonly tag?: number | null;
  readonly refusal: Refusal;
}

/** A message from the socket, checked; or why it is invalid. */
export function readMessage(text: string): ReadMessage {
  const said = parsed(text);
  if (said === undefined) return { ok: false, id: null, refusal: NOT_JSON };
  const id = memberOf(said, 'id', isText);
  const type = memberOf(said, 'type', isText);
  if (!isKnown(type)) {
    const fact = `A message must have one of these types: ${Object.keys(fromClient).join(', ')}.`;
    return { ok: false, id, refusal: { code: 'malformed', fact } };
  }
  const tag = memberOf(said, 'tag', isNumber);
  const isOlder = type === 'follow' ? speaksOtherwise(said) : id === null && tag !== null;
  if (isOlder) return { ok: false, id, tag, refusal: OLDER_PROTOCOL };
  const fitted = validate<Message>(fromClient[type], said);
  return fitted.ok ? { ok: true, message: fitted.value } : { ok: false, id, refusal: misfitting(fitted.invalid) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refused message is still answered by its id, if that is short enough to be one. */
function memberOf<T>(said: unknown, name: string, isMeant: (value: unknown) => value is T): T | null {
  const value = typeof said === 'object' && said !== null ? Reflect.get(said, name) : null;
  return isMeant(value) ? value : null;
}

const LONGEST_ID = 64;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_ID;
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

function isKnown(type: string | null): type is keyof typeof fromClient {
  return type !== null && Object.hasOwn(fromClient, type);
}

function speaksOtherwise(said: unknown): boolean {
  const protocol = memberOf(said, 'protocol', isNumber);
  return protocol !== null && protocol !== PROTOCOL;
}
