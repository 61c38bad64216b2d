import { setTimeout as wait } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { list, object, type Schema, text, validate } from '@starboard/kernel';
import type { Bus, Here, Hint } from './bus.ts';
import { listeners } from './listeners.ts';
import { natsOptions } from './nats-options.ts';

const SUBJECT = 'starboard.match';
const PAUSE = 1_000;

/** A bus over NATS. If the server is away, hints are dropped and we keep trying; that is not an error. */
export async function openNats(url: string): Promise<Bus> {
  const options = natsOptions(url);
  const { listen, hear, clear } = listeners();
  const closing = new AbortController();
  let connection: NatsConnection | undefined;
  let connected = false;

  async function follow(made: NatsConnection): Promise<void> {
    made.subscribe(SUBJECT, {
      callback(error, message) {
        const hint = error === null ? hintIn(message.string()) : undefined;
        if (hint !== undefined) hear(hint);
      },
    });
    await made.flush();
  }

  /** Runs until the connection is closed for good. */
  async function watch(made: NatsConnection): Promise<void> {
    for await (const { type } of made.status()) {
      if (type === 'disconnect') connected = false;
      if (type === 'reconnect') connected = true;
    }
  }

  async function stayConnected(tried: () => void): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        connection = await connect(options);
        await follow(connection);
        connected = true;
        tried();
        await watch(connection);
      } catch {
        tried();
      }
      connected = false;
      await connection?.close();
      await wait(PAUSE, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  let staying: Promise<void> = Promise.resolve();
  await new Promise<void>((tried) => {
    staying = stayConnected(tried);
  });

  return {
    listen,
    tell(hint) {
      try {
        if (connected) connection?.publish(SUBJECT, JSON.stringify(hint));
      } catch {
        // The connection broke at this moment, so we lose one hint.
      }
    },
    ready: () => connected,
    async close() {
      closing.abort();
      clear();
      if (connected) await Promise.race([connection?.drain(), wait(PAUSE)]).catch(() => undefined);
      connected = false;
      await connection?.close();
      await staying;
    },
  };
}

const NAME = { maxLength: 1000 };
const here: Schema<Here> = object({ node: text(NAME), guests: list(text(NAME), { maxItems: 100_000 }) });
const withGuests = object({ match: text(NAME), here });
const plainHint = object({ match: text(NAME) });

function hintIn(said: string): Hint | undefined {
  let value: unknown;
  try {
    value = JSON.parse(said);
  } catch {
    return undefined;
  }
  for (const schema of [plainHint, withGuests]) {
    const fitted = validate(schema, value);
    if (fitted.ok) return fitted.value;
  }
  return undefined;
}
