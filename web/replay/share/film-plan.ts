/** What a film shows one after the other: scenes, and for how many milliseconds each. */
export type FilmPlan = readonly { readonly scene: number; readonly time: number }[];

/** Milliseconds. */
const SHORTEST_SHOT = 500;
const LONGEST_SHOT = 1800;
const LAST_SHOT = 1500;
/** In milliseconds: a film takes as long to make as to watch. */
export const LONGEST_FILM = 60_000;

/** A film from one scene to another. What nobody stops at in playback is left out, except the last. */
export function filmPlan(dwells: readonly number[], from: number, to: number): FilmPlan {
  const shots: { scene: number; time: number }[] = [];
  for (let scene = Math.max(0, from); scene <= Math.min(to, dwells.length - 1); scene++) {
    const dwell = dwells[scene] ?? 0;
    if (scene === to) shots.push({ scene, time: LAST_SHOT });
    else if (dwell > 0) shots.push({ scene, time: Math.max(SHORTEST_SHOT, Math.min(LONGEST_SHOT, dwell)) });
  }
  return shots;
}

export const filmTime = (plan: FilmPlan): number => plan.reduce((sum, { time }) => sum + time, 0);

/** Why there can be no film of it, in a sentence; null if there can. */
export function filmTrouble(plan: FilmPlan): string | null {
  if (plan.length === 0) return 'The film must end after it begins.';
  if (filmTime(plan) > LONGEST_FILM) return 'A film can last a minute at most. Choose fewer events.';
  return null;
}
