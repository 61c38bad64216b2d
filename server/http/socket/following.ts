import type { Refusal, SentChange, SentNews } from '@starboard/protocol';
import type { Guest, Service } from '../../service/service.ts';
import type { Send } from './outbox.ts';

/** The one match that a socket follows. */
export interface Following {
  readonly match: string;
  /** Tells the present state again, to whoever acted on an older one. */
  remind(): Promise<void>;
  stop(): void;
}

interface Ties {
  readonly service: Service;
  readonly guest: Guest;
  readonly send: Send;
}

/** Follows a match from a number on; news comes from now until it is stopped. */
export async function follow(
  { service, guest, send }: Ties,
  match: string,
  after: number | null,
): Promise<Following | Refusal> {
  let told = after;
  let going = true;

  function news(latest: SentNews): void {
    if (!going) return;
    told = latest.table.number;
    send({ type: 'news', ...latest });
  }

  function change(latest: SentChange): void {
    if (!going) return;
    told = latest.table.number;
    send({ type: 'change', ...latest });
  }

  const done = await service.follow(guest, match, after, {
    news,
    change,
    people: (people) => (going ? send({ type: 'people', ...people }) : undefined),
    chat: (lines) => (going ? send({ type: 'chat', lines }) : undefined),
  });
  if (!done.ok) return done.refusal;
  return {
    match,
    async remind() {
      const known = told;
      const looked = await service.look(guest, match, known);
      // What came meanwhile is newer, and would be shown twice.
      if (looked.ok && told === known) news(looked.value);
    },
    stop() {
      going = false;
      done.value();
    },
  };
}
