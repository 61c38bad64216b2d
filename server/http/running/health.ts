import type { FastifyInstance } from 'fastify';
import type { Meters } from './meters.ts';

export interface Health {
  readonly meters: Meters;
  stopping(): boolean;
  ready(): Promise<boolean>;
}

const PATIENCE = 2000;
/** Milliseconds for which a result is reused, because checking costs a write. */
const HOLDS = 1000;

/** For operators: whether the node is alive, whether it can work, and its metrics. */
export function mountHealth(app: FastifyInstance, { meters, stopping, ready }: Health): void {
  const lately = heldFor(HOLDS, () => inTime(ready()));
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_, reply) => {
    const able = !stopping() && (await lately());
    return reply.code(able ? 200 : 503).send({ ready: able });
  });
  app.get('/metrics', async (_, reply) =>
    reply.type(meters.registry.contentType).send(await meters.registry.metrics()),
  );
}

/** A store that doesn't answer in time is not ready. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, false);
    answer.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer));
  });
}

/** Callers within this time share one check. */
function heldFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (answer === undefined || performance.now() > until) {
      until = performance.now() + milliseconds;
      answer = ask();
    }
    return answer;
  };
}
