import type { FastifyInstance } from 'fastify';
import type { Meters } from './meters.ts';

export interface Health {
  readonly meters: Meters;
  stopping(): boolean;
  /** Whether the node can do its work now. */
  ready(): Promise<boolean>;
}

const PATIENCE = 2000;
/** Trying costs a write: whoever asks more often is told the same, in milliseconds. */
const HOLDS = 1000;

/** For those who run the node: whether it lives, whether it can work, and its figures. */
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

/** A store that does not answer is not ready. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, false);
    answer.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer));
  });
}

/** Asks once for all who want to know at about the same time. */
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
