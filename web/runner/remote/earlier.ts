import { computed, signal } from '@preact/signals';
import type { GameTypes, Happening } from '@starboard/kernel';
import { type History, type News, type Refusal, readHistory } from '@starboard/protocol';
import type { Earlier, Viewer } from '../match-runner.ts';

export type AskHistory = (before: number, after: number) => Promise<Asked>;
type Asked = { readonly ok: true; readonly value: History } | { readonly ok: false; readonly refusal: Refusal };

/** Tracks how far back a match has been loaded, and requests more. */
export interface EarlierPages extends Earlier {
  /** Notes news that follows a known number; returns whether entries between were left out. */
  note(news: News, known: number | null): boolean;
}

export function earlierPages(ask: AskHistory): EarlierPages {
  const begins = signal(1);
  /** The last number seen; null if there is none. */
  const seen = signal<number | null>(null);
  let fresh = true;
  return {
    begins,
    unseen: computed(() => (seen.value === null ? 0 : Math.max(0, begins.value - 1 - seen.value))),
    note(news, known) {
      const gap = known !== null && news.begins > known + 1;
      if (fresh || gap) {
        begins.value = news.begins;
        seen.value = known;
      }
      fresh = false;
      return gap;
    },
    async page() {
      const asked = await ask(begins.peek(), pageFrom());
      if (!asked.ok) return asked.refusal.fact;
      const { value } = asked;
      begins.value = Math.min(begins.peek(), value.begins);
      return new Map(
        value.updates.map(({ viewer }): [Viewer, readonly Happening<GameTypes>[]] => [
          viewer,
          readHistory(value, viewer),
        ]),
      );
    },
  };

  /** Unseen entries are loaded without being asked for. */
  function pageFrom(): number {
    const known = seen.peek() ?? 0;
    return begins.peek() > known + 1 ? known : 0;
  }
}
