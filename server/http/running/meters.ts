import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Done, Service } from '../../service/service.ts';
import type { Store } from '../../store/store.ts';

export interface Meters {
  readonly registry: Registry;
  readonly requests: Counter<'route' | 'status'>;
  readonly appends: Histogram;
  readonly pushes: Counter<'outcome'>;
  /** Counts a move by a person: 'accepted', or the code of its refusal. */
  countMove(outcome: string): void;
}

export function createMeters(): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  // Counted here and written down when somebody reads it, because there are many more moves than readers.
  const moves = new Map<string, number>();
  new Counter({
    name: 'starboard_moves_total',
    help: 'Moves by people: accepted, or refused with a code.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of moves) this.inc({ outcome }, count);
    },
  });
  return {
    registry,
    requests: new Counter({
      name: 'starboard_requests_total',
      help: 'Requests answered, by route and status.',
      labelNames: ['route', 'status'],
      registers,
    }),
    pushes: new Counter({
      name: 'starboard_pushes_total',
      help: 'Calls to devices of players who are away: sent, gone, failed or dropped.',
      labelNames: ['outcome'],
      registers,
    }),
    appends: new Histogram({
      name: 'starboard_append_seconds',
      help: 'From handing an entry to the store until it is durable.',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    countMove: (outcome) => void moves.set(outcome, (moves.get(outcome) ?? 0) + 1),
  };
}

/** Whoever made the request hears of the error. */
const ignore = (): void => undefined;

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
    append(id, expected, entry, summary, upon) {
      const start = performance.now();
      const done = (): void => appends.observe((performance.now() - start) / 1000);
      const kept = store.append(id, expected, entry, summary, upon);
      kept.then(done, done);
      return kept;
    },
  };
}

export function counted(service: Service, { countMove }: Meters): Service {
  const count = (done: Done): void => countMove(done.ok ? 'accepted' : done.refusal.code);
  return {
    ...service,
    play(asking, match, seat, ask, choice) {
      const played = service.play(asking, match, seat, ask, choice);
      played.then(count, ignore);
      return played;
    },
  };
}
