import { type Schema, validate } from '@starboard/kernel';
import { fromClient, PROTOCOL, type Refusal } from '@starboard/protocol';
import { misfitting, NOT_JSON } from '../api/refusals.ts';

type Messages = { [T in keyof typeof fromClient]: (typeof fromClient)[T] extends Schema<infer M> ? M : never };

/** Anything that can be said over the socket. */
export type Message = Messages[keyof Messages];

export type Read =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly tag: number | null; readonly refusal: Refusal };

/** What somebody said over the socket, checked; or why it says nothing. */
export function readMessage(text: string): Read {
  const said = parsed(text);
  if (said === undefined) return { ok: false, tag: null, refusal: NOT_JSON };
  const tag = tagOf(said);
  const type = typeof said === 'object' && said !== null && 'type' in said ? said.type : undefined;
  if (!isKnown(type)) {
    const fact = `A message has a type, one of ${Object.keys(fromClient).join(', ')}.`;
    return { ok: false, tag, refusal: { code: 'malformed', fact } };
  }
  if (type === 'follow' && speaksOtherwise(said)) {
    const fact = `This server speaks protocol ${PROTOCOL}; reload the page, or get a newer program.`;
    return { ok: false, tag, refusal: { code: 'protocol', fact } };
  }
  const fitted = validate<Message>(fromClient[type], said);
  return fitted.ok ? { ok: true, message: fitted.value } : { ok: false, tag, refusal: misfitting(fitted.invalid) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Even what is refused for something else is answered by its tag. */
function tagOf(said: unknown): number | null {
  const tag = typeof said === 'object' && said !== null && 'tag' in said ? said.tag : null;
  return typeof tag === 'number' && Number.isSafeInteger(tag) ? tag : null;
}

function isKnown(type: unknown): type is keyof typeof fromClient {
  return typeof type === 'string' && Object.hasOwn(fromClient, type);
}

function speaksOtherwise(said: unknown): boolean {
  const protocol = typeof said === 'object' && said !== null && 'protocol' in said ? said.protocol : undefined;
  return typeof protocol === 'number' && protocol !== PROTOCOL;
}
