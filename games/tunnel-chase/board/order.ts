import { type Ask, HEIGHTS, ROLES } from '../rules/model.ts';
import type { ChaseChoice } from './props.ts';

const NAMED: readonly ChaseChoice[] = [...ROLES, ...HEIGHTS];

/** Sorts options the way a player looks for them: low to high; holding fire comes last. */
export function inOrder(_ask: Ask, options: readonly ChaseChoice[]): readonly ChaseChoice[] {
  const place = (choice: ChaseChoice): number => {
    if (choice === null) return Number.POSITIVE_INFINITY;
    return typeof choice === 'number' ? choice : NAMED.indexOf(choice);
  };
  return options.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
