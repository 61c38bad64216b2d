import fastify, { type FastifyInstance } from 'fastify';
import { connectionLimits } from './bad-connections.ts';
import { type Health, mountHealth } from './health.ts';

/** Health and metrics on their own address, so that a proxy in front of the page doesn't expose them by mistake. */
export function createOps(health: Health): FastifyInstance {
  const ops = fastify({ ...connectionLimits, forceCloseConnections: true });
  mountHealth(ops, health);
  return ops;
}
