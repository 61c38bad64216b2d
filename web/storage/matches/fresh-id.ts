import type { MatchStorage } from './match-storage.ts';

export async function freshId(storage: Pick<MatchStorage, 'find'>): Promise<string> {
  for (;;) {
    const id = crypto.getRandomValues(new Uint32Array(2)).reduce((text, word) => text + word.toString(36), '');
    if ((await storage.find(id)) === undefined) return id;
  }
}
