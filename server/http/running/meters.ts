import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Service } from '../../service/service.ts';
import type { Store } from '../../store/store.ts';

export interface Meters {
  readonly registry: Registry;
  readonly requests: Counter<'route' | 'status'>;
  readonly moves: Counter<'outcome'>;
  readonly appends: Histogram;
}

export function createMeters(): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'starboard_requests_total',
      help: 'Requests answered, by route and status.',
      labelNames: ['route', 'status'],
      registers,
    }),
    moves: new Counter({
      name: 'starboard_moves_total',
      help: 'Moves by people: accepted, or refused with a code.',
      labelNames: ['outcome'],
      registers,
    }),
    appends: new Histogram({
      name: 'starboard_append_seconds',
      help: 'From handing an entry to the store until it is durable.',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
  };
}

/** A number that is computed when somebody reads it. */
export function gauge({ registry }: Meters, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

export function timed(store: Store, { appends }: Meters): Store {
  return {
    ...store,
    async append(...entry) {
      const done = appends.startTimer();
      try {
        return await store.append(...entry);
      } finally {
        done();
      }
    },
  };
}

export function counted(service: Service, { moves }: Meters): Service {
  return {
    ...service,
    async play(...move) {
      const done = await service.play(...move);
      moves.inc({ outcome: done.ok ? 'accepted' : done.refusal.code });
      return done;
    },
  };
}
