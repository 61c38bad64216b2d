import { commitTo } from '@starboard/kernel';
import { type News, newRequestId, readNews } from '@starboard/protocol';
import { inProcessBus } from '../../bus/in-process.ts';
import { type AppOptions, createApp } from '../../http/app.ts';
import { createMeters, timed } from '../../http/running/meters.ts';
import { createService } from '../../service/create-service.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import type { WholeStore } from '../../store/whole-store.ts';
import { type SocketTalk, talk } from '../socket/socket-talk.ts';

export interface Border {
  readonly address: string;
  /** For health and metrics. */
  readonly ops: string;
  connections(): Promise<number>;
  readonly log: readonly string[];
  stop(): Promise<void>;
}

interface BorderOptions extends Partial<AppOptions> {
  /** By default, a temporary store. */
  readonly store?: WholeStore;
}

export const SECRET = 'a secret that only tests know of';

export async function openBorder({ store: given, ...options }: BorderOptions = {}): Promise<Border> {
  const log: string[] = [];
  const meters = createMeters();
  const store = given ?? (await openSqlite(':memory:'));
  const service = createService({
    store: timed(store, meters),
    secret: options.secret ?? SECRET,
    oldSecrets: options.oldSecrets ?? [],
    bus: inProcessBus(),
    house: { store, keepFinished: null },
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  const { app, ops, stop } = await createApp({
    service,
    devices: store,
    meters,
    page: null,
    secret: SECRET,
    logger: { level: 'debug', stream: { write: (line) => log.push(line) } },
    ...options,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    ops: await ops.listen({ host: '127.0.0.1', port: 0 }),
    connections: () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))),
    log,
    async stop() {
      await stop();
      if (given === undefined) await store.close();
    },
  };
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  readonly body: any;
}

type Headed = { readonly [name: string]: string };

export interface HttpVisitor {
  cookie: string;
  get(path: string, headers?: Headed): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Headed): Promise<Answered>;
  look(match: string): Promise<News>;
  talk(headers?: Headed, query?: string): Promise<SocketTalk>;
}

export function visitor(address: string): HttpVisitor {
  const self: HttpVisitor = {
    cookie: '',
    get: (path, headers) => ask('GET', path, undefined, headers),
    async post(path, body, headers) {
      // Nobody may change anything before they have a cookie.
      if (self.cookie === '') await ask('GET', '/api/privacy', undefined, headers);
      return ask('POST', path, body, headers);
    },
    async look(match) {
      return readNews((await self.get(`/api/matches/${match}`)).body);
    },
    talk: (headers = {}, query = '') =>
      talk(address, { headers: { ...(self.cookie === '' ? {} : { cookie: self.cookie }), ...headers } }, query),
  };

  async function ask(method: string, path: string, body: unknown, headers: Headed = {}): Promise<Answered> {
    const answer = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(self.cookie === '' ? {} : { cookie: self.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': newRequestId() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) self.cookie = given.split(';')[0] ?? '';
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  }

  return self;
}

export const NONCE = '0123456789abcdef0123456789abcdef';
export const COMMITMENT = commitTo(NONCE);
export const DUEL = { game: 'duel-in-space', seats: [{ kind: 'open' }, { kind: 'open' }] };

export async function begunDuel(address: string): Promise<{ match: string; ann: HttpVisitor; ben: HttpVisitor }> {
  const [ann, ben] = [visitor(address), visitor(address)];
  const { match } = (await ann.post('/api/matches', DUEL)).body;
  await ann.post(`/api/matches/${match}/sit`, { seat: 0, name: 'Ann', commitment: COMMITMENT });
  await ben.post(`/api/matches/${match}/sit`, { seat: null, name: 'Ben', commitment: COMMITMENT });
  for (const [seat, who] of [ann, ben].entries())
    await who.post(`/api/matches/${match}/reveal`, { seat, nonce: NONCE });
  return { match, ann, ben };
}
