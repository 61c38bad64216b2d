import { type Ask, CODE_CHOICES, HEROES } from '../rules/model.ts';
import type { StationChoice } from './props.ts';

const NAMED: readonly StationChoice[] = [...HEROES, ...CODE_CHOICES];

/** Sorts options the way a player looks for them: squares by row, soldiers and cards by number, "no more" last. */
export function inOrder(_ask: Ask, options: readonly StationChoice[]): readonly StationChoice[] {
  const place = (choice: StationChoice): number => {
    if (choice === null) return Number.POSITIVE_INFINITY;
    return typeof choice === 'number' ? choice : NAMED.indexOf(choice);
  };
  return options.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
