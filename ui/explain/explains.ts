/** What makes anything on a board explain itself: text or mark, HTML or drawing. `Explained` does the rest. */
export interface Explains {
  readonly 'data-says': string;
  /** The rule that says more. */
  readonly 'data-rule'?: string;
}

/** For what can be focused already, such as a button, or stands in a row of which one member can. */
export function explains(says: string, rule?: string): Explains {
  return { 'data-says': says, ...(rule === undefined ? {} : { 'data-rule': rule }) };
}

/** For words and figures that stand alone. */
export function term(says: string, rule?: string) {
  return { ...explains(says, rule), tabindex: 0 };
}

/** For a mark without words: what it is called aloud, and what it means. */
export function mark(name: string, says: string, rule?: string) {
  return { ...markInRow(name, says, rule), tabindex: 0 };
}

/** The same for one of many in a row, of which one at a time can be focused. */
export function markInRow(name: string, says: string, rule?: string) {
  return { ...explains(says, rule), role: 'img' as const, 'aria-label': name };
}

/** A control is pressed for what it does; it explains itself to whoever lingers on it. One that refuses says why. */
export function isControl(element: Element): boolean {
  return element.matches('button, a, input, select, [role="button"]') && element.ariaDisabled !== 'true';
}

/** For drawings that are not read aloud: what they show is said elsewhere. */
export const SILENT = { 'aria-hidden': 'true' } as const;
