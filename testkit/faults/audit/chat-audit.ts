import { type Deed, isAcknowledged } from '../crowd/deed.ts';
import type { LoggedMatch } from './log.ts';
import { orderCheck } from './order.ts';
import type { Fault, Problem } from './problem.ts';

/**
 * Compares what was said at a match with what people said there. In a rematch the last lines of the matches before it
 * come first.
 */
export function auditChat(
  { id, lines }: LoggedMatch,
  said: readonly Deed[],
  byText: ReadonlyMap<string, Deed>,
  earlier: ReadonlySet<string>,
): readonly Problem[] {
  const problems: Problem[] = [];
  const found = new Set<Deed>();
  const isInOrder = orderCheck();
  const report = (fault: Fault, number: number, what: unknown): void => {
    problems.push({ fault, match: id, what: `line ${number}: ${JSON.stringify(what)}` });
  };
  for (const [i, { number, what: line }] of lines.entries()) {
    if (number !== i + 1) report('unplayable', number, `should be number ${i + 1}`);
    const deed = byText.get(line.text);
    if (deed === undefined || deed.match === null || (deed.match !== id && !earlier.has(deed.match))) {
      report('foreign', number, line);
    } else if (found.has(deed)) report('doubled', number, line);
    else {
      found.add(deed);
      if (deed.match === id && !isInOrder(deed)) report('out of order', number, line);
      if (deed.answer?.ok === false) report('refused', number, line);
    }
  }
  for (const deed of said) {
    if (isAcknowledged(deed) && !found.has(deed))
      problems.push({ fault: 'lost', match: id, what: JSON.stringify(deed) });
  }
  return problems;
}
