import { expect, test } from 'vitest';
import { describeWith } from '../../../run/needs.ts';

const probes = {
  'nats-server': async () => false,
  PostgreSQL: async () => true,
  openssl: async () => true,
  python3: async () => true,
  'root with the right to mount': async () => false,
};

const describeWithServers = await describeWith(['PostgreSQL', 'nats-server'], probes);
const describeWithPostgres = await describeWith(['PostgreSQL'], probes);
const describeAsRoot = await describeWith(['root with the right to mount'], probes);

describeWithServers('with a server that is missing', () => {
  test('is never run', () => expect.unreachable());
});
describeWithPostgres('with a server that is there', () => {
  test('is run', () => expect(1).toBe(1));
});
describeAsRoot('as root', () => {
  test('is never run', () => expect.unreachable());
});
