import type { ChatLine, People, Refusal, SentChange, SentNews } from '@starboard/protocol';
import type { Follower, Guest, Service } from '../../service/service.ts';
import { TOO_FAST } from '../gate/limits.ts';
import type { Outbox } from './outbox.ts';

export interface Ties {
  readonly service: Service;
  readonly guest: Guest;
  /** The public name of the guest; null for somebody whose cookie doesn't hold. */
  readonly publicName: string | null;
  readonly outbox: Outbox;
  /** Milliseconds until a client that has asked for too much may get more. */
  patience(): number;
  /** Called with the reason if nothing more can be sent. */
  lose(error: unknown): void;
}

/** Follows a match from a number; news arrives until it is stopped. */
export async function follow(ties: Ties, match: string, after: number | null): Promise<SocketFollowing | Refusal> {
  const following = new SocketFollowing(ties, match, after);
  const done = await ties.service.follow(ties.guest, match, after, following);
  if (!done.ok) return done.refusal;
  following.leave = done.value;
  return following;
}

/** The one match that a socket follows. A client that doesn't read gets nothing meanwhile. */
export class SocketFollowing implements Follower {
  readonly match: string;
  leave: () => void = () => undefined;
  readonly #ties: Ties;
  #told: number | null;
  #lineTold = 0;
  #going = true;
  /** Runs until the client may get what was refused. */
  #rest: NodeJS.Timeout | undefined = undefined;
  #missed: { readonly number: number; readonly people: People | null } | null = null;

  constructor(ties: Ties, match: string, after: number | null) {
    this.#ties = ties;
    this.match = match;
    this.#told = after;
  }

  news(latest: SentNews): void {
    if (this.#mayTell(latest.table)) this.#say(latest);
  }

  change(latest: SentChange): void {
    if (!this.#mayTell(latest.table)) return;
    this.#told = latest.table.number;
    this.#ties.outbox.tell(latest);
  }

  people(people: People): void {
    if (this.#mayTell({ people })) this.#ties.outbox.tellPeople(people);
  }

  chat(lines: readonly ChatLine[]): void {
    if (this.#mayTell({})) this.#sayLines(lines);
  }

  /** Sends the current state again, to a client that acted on an older one. */
  async remind(): Promise<void> {
    const { service, guest } = this.#ties;
    const known = this.#told;
    const looked = await service.look(guest, this.match, known);
    if (!looked.ok) this.#later(looked.refusal, () => this.remind());
    // News that arrived meanwhile is newer, and would be shown twice.
    if (looked.ok && this.#told === known && this.#mayTell(looked.value.table)) this.#say(looked.value);
  }

  /** The client has read everything: if it was left behind, it gets the current state. */
  async read(): Promise<void> {
    const { service, guest, outbox } = this.#ties;
    while (this.#missed !== null && this.#going && !outbox.isFull()) {
      const looked = await service.look(guest, this.match, this.#told);
      const said = await service.chat(guest, this.match, this.#lineTold);
      if (!looked.ok) return this.#later(looked.refusal, () => this.read());
      if (!said.ok || !this.#going) return;
      this.#say(looked.value);
      const { number, people } = this.#missed;
      if (number > looked.value.table.number) continue;
      this.#missed = null;
      if (people !== null) outbox.send({ type: 'people', ...people });
      if (said.value.length > 0) this.#sayLines(said.value);
    }
  }

  stop(): void {
    this.#going = false;
    clearTimeout(this.#rest);
    this.leave();
  }

  /** Sends again once the client may get more, because no event at the table might do so. */
  #later({ code }: Refusal, tell: () => Promise<void>): void {
    if (!this.#going || code !== TOO_FAST.code) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => tell().catch((error: unknown) => this.#ties.lose(error)), this.#ties.patience());
  }

  /** Whether something may be sent now; if not, remembers that it was not. */
  #mayTell(left: { readonly number?: number; readonly people?: People }): boolean {
    if (!this.#going) return false;
    if (this.#missed === null && !this.#ties.outbox.isFull()) return true;
    const { number, people } = this.#missed ?? { number: 0, people: null };
    this.#missed = { number: Math.max(number, left.number ?? 0), people: left.people ?? people };
    return false;
  }

  #say(latest: SentNews): void {
    this.#told = latest.table.number;
    const { outbox, publicName } = this.#ties;
    outbox.send({ type: 'news', guest: publicName, ...latest });
  }

  #sayLines(lines: readonly ChatLine[]): void {
    this.#lineTold = Math.max(this.#lineTold, lines.at(-1)?.number ?? 0);
    this.#ties.outbox.send({ type: 'chat', lines });
  }
}
