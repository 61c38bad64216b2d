import type { GameTypes, Happening, Viewer } from '@starboard/kernel';
import { type History, readHistory } from '@starboard/protocol';
import type { Answered } from '../../online/server/request.ts';

/** A stretch of the log as its viewers were told it. */
export interface ToldPage {
  /** The number of its last entry. */
  readonly ends: number;
  readonly happenings: ReadonlyMap<Viewer, readonly Happening<GameTypes>[]>;
}

type AskHistory = (before: number, after: number) => Promise<Answered<History>>;

/** More of a match is not loaded; the longest that can be played have a third of it. */
const MOST_PAGES = 300;
/** Milliseconds to wait when the server asks for a pause. */
const PAUSE = 1000;

/**
 * Everything that the server tells this browser about a match: what its seats know, or a spectator. If it is known how
 * far the player has seen, a page ends there. Returns why not, if the server refuses.
 */
export async function toldPages(ask: AskHistory, seen: number | null): Promise<readonly ToldPage[] | string> {
  const before = seen === null ? [] : await pagesBefore(ask, seen + 1);
  if (typeof before === 'string') return before;
  const after = await pagesAfter(ask, seen ?? 0, MOST_PAGES - before.length);
  return typeof after === 'string' ? after : [...before, ...after];
}

async function pagesBefore(ask: AskHistory, before: number): Promise<readonly ToldPage[] | string> {
  const pages: ToldPage[] = [];
  for (let begins = before; begins > 1 && pages.length < MOST_PAGES; ) {
    const answered = await patiently(() => ask(begins, 0));
    if (!answered.ok) return answered.refusal.fact;
    if (answered.value.begins >= begins) break;
    pages.unshift(pageOf(answered.value));
    begins = answered.value.begins;
  }
  return pages;
}

async function pagesAfter(ask: AskHistory, after: number, most: number): Promise<readonly ToldPage[] | string> {
  const pages: ToldPage[] = [];
  for (let ends = after; pages.length < most; ) {
    const answered = await patiently(() => ask(0, ends));
    if (!answered.ok) return answered.refusal.fact;
    if (answered.value.ends <= ends) break;
    pages.push(pageOf(answered.value));
    ends = answered.value.ends;
  }
  return pages;
}

async function patiently<T>(ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
  for (;;) {
    const answered = await ask();
    if (answered.ok || answered.refusal.code !== 'too-fast') return answered;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

const pageOf = (history: History): ToldPage => ({
  ends: history.ends,
  happenings: new Map(history.updates.map(({ viewer }) => [viewer, readHistory(history, viewer)])),
});
