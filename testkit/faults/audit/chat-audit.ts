import { same } from '@starboard/kernel';
import { type Deed, isAcknowledged } from '../crowd/deed.ts';
import type { Line, LoggedMatch, Numbered } from './log.ts';
import { orderCheck } from './order.ts';
import type { Fault, Problem } from './problem.ts';

/** What people said at all matches, as far as it was looked at. */
export interface Talk {
  readonly byText: ReadonlyMap<string, Deed>;
  /** The line that came of a request, where it was said. */
  readonly lineOf: Map<Deed, Numbered<Line>>;
  find(request: string): Deed | undefined;
}

/**
 * Compares what was said at a match with what people said there. In a rematch the last lines of the matches before it
 * come first.
 */
export function auditChat(
  logged: LoggedMatch,
  said: readonly Deed[],
  { byText, lineOf, find }: Talk,
  earlier: ReadonlySet<string>,
): readonly Problem[] {
  const { id, lines } = logged;
  const problems: Problem[] = [];
  const found = new Map<Deed, Numbered<Line>>();
  const isInOrder = orderCheck();
  /** The last line copied from each match before this one. Numbers of different matches can't be compared. */
  const copied = new Map<string, number>();
  const report = (fault: Fault, number: number, what: unknown): void => {
    problems.push({ fault, match: id, what: `line ${number}: ${JSON.stringify(what)}` });
  };

  /** A line that was said at a match before this one is there as it was there, and in that order. */
  function checkCopy(number: number, line: Line, from: string, original: Numbered<Line> | undefined): void {
    const last = copied.get(from) ?? 0;
    if (original === undefined || !same({ ...line }, { ...original.what })) report('altered', number, line);
    else if (original.number < last) report('out of order', number, line);
    copied.set(from, Math.max(last, original?.number ?? 0));
  }

  for (const [i, { number, what }] of lines.entries()) {
    const line = { text: what.text, name: what.name, seat: what.seat };
    if (number !== i + 1) report('unplayable', number, `should be number ${i + 1}`);
    const deed = byText.get(line.text);
    if (deed === undefined || deed.match === null || (deed.match !== id && !earlier.has(deed.match))) {
      report('foreign', number, line);
    } else if (found.has(deed)) report('doubled', number, [line, found.get(deed)]);
    else {
      found.set(deed, { number, what: line });
      if (deed.match !== id) checkCopy(number, line, deed.match, lineOf.get(deed));
      else {
        lineOf.set(deed, { number, what: line });
        if (!isSaidAs(deed, line, logged, find)) report('altered', number, line);
        if (!isInOrder(deed)) report('out of order', number, line);
      }
      if (deed.answer?.ok === false) report('refused', number, line);
    }
  }
  for (const deed of said) {
    if (isAcknowledged(deed) && !found.has(deed))
      problems.push({ fault: 'lost', match: id, what: JSON.stringify(deed) });
  }
  return problems;
}

/** Whether a line carries the seat and the name of whoever said it. Somebody who never got up cannot be a spectator. */
function isSaidAs(deed: Deed, { name, seat }: Line, { entries }: LoggedMatch, find: Talk['find']): boolean {
  const sittings = entries.flatMap(({ what }) => {
    const by = what.type === 'sat' ? find(what.request ?? '') : undefined;
    return what.type === 'sat' && by?.sender === deed.sender ? [{ sat: what, by }] : [];
  });
  if (seat !== null) return sittings.some(({ sat }) => sat.seat === seat && sat.name === name);
  const wasLeft = (left: number): boolean =>
    entries.some(
      ({ what }) =>
        (what.type === 'left-seat' && what.seat === left) || (what.type === 'freed' && what.seats.includes(left)),
    );
  return !sittings.some(({ sat, by }) => by.answer?.ok && by.answer.at < deed.sent && !wasLeft(sat.seat));
}
