import { carryOver } from './carry-over.ts';
import { indexedMatches } from './indexed-matches.ts';
import { type LocalMatches, localMatches } from './local-matches.ts';
import type { MatchStorage } from './match-storage.ts';
import { memoryMatches } from './memory-matches.ts';

let opening: Promise<LocalMatches> | undefined;

/** Opened once for the page. */
export function openMatches(): Promise<LocalMatches> {
  opening ??= open();
  return opening;
}

async function open(): Promise<LocalMatches> {
  const matches = localMatches(await storageThatAnswers(), memoryMatches());
  await carryOver(matches);
  return matches;
}

async function storageThatAnswers(): Promise<MatchStorage | null> {
  const storage = indexedMatches();
  try {
    await storage.list();
    return storage;
  } catch {
    return null;
  }
}
