import { NO_LIMITS, type NodeOptions } from '../../index.ts';

/** With SQLite, without a page, and silent. */
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
    push: true,
    pushKey: undefined,
    pushContact: undefined,
    allowedOrigins: [],
    trustProxy: false,
    limits: NO_LIMITS,
    logger: { level: 'silent', stream: { write: () => {} } },
  };
}
