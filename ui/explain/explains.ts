/** Makes anything on a board explain itself: text or mark, HTML or drawing. `Explained` does the rest. */
export interface Explains {
  readonly 'data-says': string;
  readonly 'data-rule'?: string;
}

/** For elements that are focusable, such as a button, or stand in a row with one focusable member. */
export function explains(says: string, rule?: string): Explains {
  return { 'data-says': says, ...(rule === undefined ? {} : { 'data-rule': rule }) };
}

/** For words and figures that stand alone. */
export function term(says: string, rule?: string) {
  return { ...explains(says, rule), tabindex: 0 };
}

/** For a mark without words: its name for screen readers, and its meaning. */
export function mark(name: string, says: string, rule?: string) {
  return { ...markInRow(name, says, rule), tabindex: 0 };
}

/** The same for one of many in a row, of which one at a time is focusable. */
export function markInRow(name: string, says: string, rule?: string) {
  return { ...explains(says, rule), role: 'img' as const, 'aria-label': name };
}

/** Pressing a control does something, so it explains itself only on hover. A refused control says why. */
export function isControl(element: Element): boolean {
  return element.matches('button, a, input, select, [role="button"]') && element.ariaDisabled !== 'true';
}

/** For drawings that screen readers skip, because text elsewhere says the same. */
export const SILENT = { 'aria-hidden': 'true' } as const;
