import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlayedMatch } from '../../record/played.ts';
import { lessonsDone } from '../../shell/settings.ts';
import { entries } from '../your-games/listed.ts';
import type { Experience } from './next-steps.ts';

/** Null until they are read. */
const played = signal<readonly PlayedMatch[] | null>(null);

/** What this browser knows of its player; null until it is read. */
export function useExperience(): Experience | null {
  const all = entries.value;
  const finished = all?.filter(({ over, online }) => over && !online).length ?? 0;
  useEffect(() => {
    if (all === null) return;
    if (finished === 0) played.value = [];
    else import('../../record/played-here.ts').then(async ({ playedHere }) => (played.value = await playedHere()));
  }, [all === null, finished]);
  if (all === null || played.value === null) return null;
  return { lessons: lessonsDone.value, played: played.value, tried: all.map(({ game }) => game) };
}
