import type { ChatLine, People, Refusal, SentChange, SentNews } from '@starboard/protocol';
import type { Guest, Service } from '../../service/service.ts';
import type { Outbox } from './outbox.ts';

/** The one match that a socket follows. */
export interface Following {
  readonly match: string;
  /** Tells the present state again, to whoever acted on an older one. */
  remind(): Promise<void>;
  /** Everything has been read: whoever was left behind is told how things stand. */
  read(): Promise<void>;
  stop(): void;
}

interface Ties {
  readonly service: Service;
  readonly guest: Guest;
  readonly outbox: Outbox;
}

/** Follows a match from a number on; news comes from now until it is stopped. Whoever does not read is told nothing meanwhile. */
export async function follow(
  { service, guest, outbox }: Ties,
  match: string,
  after: number | null,
): Promise<Following | Refusal> {
  let told = after;
  let lineTold = 0;
  let going = true;
  /** What was not told because too much was unread. */
  let missed: { number: number; people: People | null } | null = null;

  /** Whether something may be told now; if not, it is remembered that it was not. */
  function mayTell(left: { readonly number?: number; readonly people?: People }): boolean {
    if (!going) return false;
    if (missed === null && !outbox.isFull()) return true;
    const { number, people } = missed ?? { number: 0, people: null };
    missed = { number: Math.max(number, left.number ?? 0), people: left.people ?? people };
    return false;
  }

  function say(latest: SentNews): void {
    told = latest.table.number;
    outbox.send({ type: 'news', ...latest });
  }

  function change(latest: SentChange): void {
    if (!mayTell(latest.table)) return;
    told = latest.table.number;
    outbox.send({ type: 'change', ...latest });
  }

  function chat(lines: readonly ChatLine[]): void {
    lineTold = Math.max(lineTold, lines.at(-1)?.number ?? 0);
    outbox.send({ type: 'chat', lines });
  }

  const done = await service.follow(guest, match, after, {
    news(latest) {
      if (mayTell(latest.table)) say(latest);
    },
    change,
    people(people) {
      if (mayTell({ people })) outbox.send({ type: 'people', ...people });
    },
    chat(lines) {
      if (mayTell({})) chat(lines);
    },
  });
  if (!done.ok) return done.refusal;
  return {
    match,
    async remind() {
      const known = told;
      const looked = await service.look(guest, match, known);
      // What came meanwhile is newer, and would be shown twice.
      if (looked.ok && told === known && mayTell(looked.value.table)) say(looked.value);
    },
    async read() {
      while (missed !== null && going && !outbox.isFull()) {
        const looked = await service.look(guest, match, told);
        const said = await service.chat(guest, match, lineTold);
        if (!looked.ok || !said.ok || !going) return;
        say(looked.value);
        const { number, people } = missed;
        if (number > looked.value.table.number) continue;
        missed = null;
        if (people !== null) outbox.send({ type: 'people', ...people });
        if (said.value.length > 0) chat(said.value);
      }
    },
    stop() {
      going = false;
      done.value();
    },
  };
}
