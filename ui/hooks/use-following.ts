import { useRef } from 'preact/hooks';

/** A state that follows from the previous state and what is visible now, computed once for each new view. */
export function useFollowing<State, Sight extends object>(
  sight: Sight,
  first: (sight: Sight) => State,
  next: (state: State, sight: Sight) => State,
): State {
  const held = useRef<{ readonly sight: Sight; readonly state: State } | null>(null);
  const last = held.current;
  if (last !== null && isSame(last.sight, sight)) return last.state;
  const state = last === null ? first(sight) : next(last.state, sight);
  held.current = { sight, state };
  return state;
}

function isSame(a: object, b: object): boolean {
  const [one, two] = [Object.values(a), Object.values(b)];
  return one.length === two.length && one.every((value, i) => value === two[i]);
}
