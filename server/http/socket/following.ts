import { type Refusal, sentNews } from '@starboard/protocol';
import type { Guest, Service, TableChange, TableNews } from '../../service/service.ts';
import type { Crowd } from './crowd.ts';
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
  readonly crowd: Crowd;
  readonly guest: Guest;
  readonly send: Send;
}

/** Follows a match from a number on; news comes from now until it is stopped. */
export async function follow(
  { service, crowd, guest, send }: Ties,
  match: string,
  after: number | null,
): Promise<Following | Refusal> {
  const attendance = crowd.join(match);
  let told = after;
  let going = true;

  function news({ table, updates }: TableNews): void {
    if (!going) return;
    told = table.number;
    attendance.looksOn(!table.seats.some(({ mine }) => mine));
    send({ type: 'news', ...sentNews({ table, updates, watching: crowd.onlookers(match) }) });
  }

  function change({ table, updates }: TableChange): void {
    if (!going) return;
    told = table.number;
    send({ type: 'change', table, updates, watching: crowd.onlookers(match) });
  }

  const done = await service.follow(guest, match, after, {
    news,
    change,
    chat: (lines) => (going ? send({ type: 'chat', lines }) : undefined),
  });
  if (!done.ok) {
    attendance.leave();
    return done.refusal;
  }
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
      attendance.leave();
      done.value();
    },
  };
}
