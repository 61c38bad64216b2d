import { type FromServer, newRequestId, type Refusal } from '@starboard/protocol';
import { refuse } from '../refuse.ts';

/** A guest of a server at one match. */
export interface OnlineGuest {
  readonly match: string;
  get(): Promise<{ readonly [key: string]: unknown }>;
  /** Sends a request until the server answers; with its id it counts once. */
  post(what: string, body: object): Promise<void>;
  socket(): WebSocket;
}

const AGAIN_MS = 500;
/** How often a server that does not answer is asked again. */
const TRIES = 20;

/** Comes to the match of an invite link, such as http://127.0.0.1:8080/#/online/Xy3… */
export async function guestAt(link: string): Promise<OnlineGuest> {
  const { origin, hash } = URL.canParse(link) ? new URL(link) : { origin: '', hash: '' };
  const match = hash.split('/').at(-1) ?? '';
  if (!/^https?:/.test(origin) || match === '')
    refuse(`"${link}" is not an invite link, such as http://127.0.0.1:8080/#/online/….`);
  const path = `${origin}/api/matches/${match}`;
  const first = await fetch(path).catch(() => refuse(`Nobody answers at ${origin}.`));
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  async function post(what: string, body: object, id: string, tries: number): Promise<void> {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': id };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${path}/${what}`, sent).catch(() => null);
    if (answer?.ok) return;
    if (answer !== null && answer.status < 500 && answer.status !== 429) refuse((await refusalIn(answer)).fact);
    if (tries === 0) refuse(`Nobody answers at ${origin}.`);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    await post(what, body, id, tries - 1);
  }

  return {
    match,
    async get() {
      const answer = await fetch(path, { headers: { cookie } });
      return answer.ok ? answer.json() : refuse((await refusalIn(answer)).fact);
    },
    post: (what, body) => post(what, body, newRequestId(), TRIES),
    socket: () => openSocket(`${origin.replace('http', 'ws')}/api/socket`, cookie),
  };
}

const refusalIn = async (answer: Response): Promise<Refusal> => answer.json();

/** Node's own sockets take headers; the types, which are a browser's, don't say so. */
function openSocket(address: string, cookie: string): WebSocket {
  return Reflect.construct(WebSocket, [address, { headers: { cookie } }]);
}

export const heard = (data: unknown): FromServer => JSON.parse(String(data));
