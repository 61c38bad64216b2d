import type { FastifyInstance } from 'fastify';
import type { Meters } from './meters.ts';

export interface Health {
  readonly meters: Meters;
  /** Whether the node can do its work now. */
  ready(): Promise<boolean>;
}

const PATIENCE = 2000;

/** For those who run the node: whether it lives, whether it can work, and its figures. */
export function mountHealth(app: FastifyInstance, { meters, ready }: Health): void {
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_, reply) => {
    const able = await inTime(ready());
    return reply.code(able ? 200 : 503).send({ ready: able });
  });
  app.get('/metrics', async (_, reply) =>
    reply.type(meters.registry.contentType).send(await meters.registry.metrics()),
  );
}

/** A store that does not answer is not ready. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, false);
    answer.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer));
  });
}
