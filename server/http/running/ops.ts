import fastify, { type FastifyInstance } from 'fastify';
import { connectionLimits } from './bad-connections.ts';
import { type Health, mountHealth } from './health.ts';

/** Health and figures on an address of their own: whoever puts a proxy before the page does not let them out by mistake. */
export function createOps(health: Health): FastifyInstance {
  const ops = fastify({ ...connectionLimits, forceCloseConnections: true });
  mountHealth(ops, health);
  return ops;
}
