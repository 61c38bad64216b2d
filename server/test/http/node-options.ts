import { NO_LIMITS, type NodeOptions } from '../../index.ts';

/** A node on a data folder, with SQLite, without a page and without a word. */
export function nodeOn(data: string): NodeOptions {
  return {
    host: '127.0.0.1',
    port: 0,
    opsHost: '127.0.0.1',
    opsPort: 0,
    data,
    page: null,
    databaseUrl: undefined,
    natsUrl: undefined,
    secret: undefined,
    oldSecrets: undefined,
    keepFinished: null,
    webhook: undefined,
    allowedOrigins: [],
    trustProxy: false,
    limits: NO_LIMITS,
    logger: { level: 'silent', stream: { write: () => {} } },
  };
}
