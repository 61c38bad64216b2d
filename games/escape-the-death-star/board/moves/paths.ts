import { stepsFrom } from '../../rules/01-station/plan.ts';
import type { Station } from '../../rules/01-station/station.ts';

/** A shortest path from the first square to the last; empty if there is none. */
export function pathTo(ways: Station['ways'], from: number, to: number, closed: readonly number[]): readonly number[] {
  const steps = stepsFrom(
    ways,
    [from],
    closed.filter((square) => square !== to),
  );
  const path = [to];
  for (let at = to; at !== from; ) {
    const back = (ways[at] ?? []).find((square) => (steps[square] ?? 0) < (steps[at] ?? 0));
    if (back === undefined || path.length > ways.length) return [];
    path.unshift(back);
    at = back;
  }
  return path;
}
