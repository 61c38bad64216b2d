import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NEWS } from '../../offline/news.ts';
import { lookForNews, markRead, unreadNews } from '../../offline/page/page-news.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  unreadNews.value = null;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('after an update', () => {
  test('the page says what is new, until it is read', () => {
    kept.set('starboard.news-read', '"of last year"');
    lookForNews();
    expect(unreadNews.value).toEqual(NEWS.lines);
    markRead();
    expect(unreadNews.value).toBeNull();
    lookForNews();
    expect(unreadNews.value).toBeNull();
  });

  test('nobody who is here for the first time is told', () => {
    lookForNews();
    expect(unreadNews.value).toBeNull();
    kept.set('starboard.news-read', '"of last year"');
    lookForNews();
    expect(unreadNews.value).not.toBeNull();
  });

  test('each of the three lines is a short sentence', () => {
    for (const line of NEWS.lines) expect(line).toMatch(/^[“A-Z].{10,90}\.$/);
  });
});
