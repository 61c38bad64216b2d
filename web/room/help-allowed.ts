interface Company {
  /** How many people play; bots need no fairness. */
  readonly people: number;
  readonly isOver: boolean;
  /** Whether the table was opened with help allowed for all. */
  readonly helpForAll: boolean;
}

/** The one rule for coach and advice: they help whoever plays alone, after a match, and where help is for all. */
export function isHelpAllowed({ people, isOver, helpForAll }: Company): boolean {
  return people <= 1 || isOver || helpForAll;
}
