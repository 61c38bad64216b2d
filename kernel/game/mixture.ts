import { type Dice, draw, pick } from '../dice/dice.ts';

/** How likely each of several choices is: one is certain, all are equally likely, or each has a weight. */
export type Mixture<C> = Certain<C> | Mixed<C>;

interface Certain<C> {
  readonly only: C;
  readonly among: null;
}

interface Mixed<C> {
  readonly among: readonly C[];
  /** Null if all are equally likely. */
  readonly weights: readonly number[] | null;
  /** A draw picks one of this many equal parts of the total weight. */
  readonly parts: number;
}

export interface ChoiceShare<C> {
  readonly choice: C;
  readonly share: number;
}

/** The parts of a draw by weights that are no whole numbers. */
export const FINE = 1 << 24;

export function certain<C>(only: C): Mixture<C> {
  return { only, among: null };
}

export function alike<C>(among: readonly C[]): Mixture<C> {
  return { among, weights: null, parts: among.length };
}

/** Whole weights are drawn exactly with as many `parts` as they add up to. */
export function weighted<C>(among: readonly C[], weights: readonly number[], parts = FINE): Mixture<C> {
  return { among, weights, parts };
}

export function drawFrom<C>(mixture: Mixture<C>, dice: Dice): C {
  if (mixture.among === null) return mixture.only;
  const { among, weights, parts } = mixture;
  if (weights === null) return pick(dice, among);
  // From the middle of a part, so that rounding can't move a whole weight's edge past it.
  let mark = (draw(dice, parts) + 0.5) * (totalOf(weights) / parts);
  let last = 0;
  for (let i = 0; i < among.length; i++) {
    const weight = weights[i] ?? 0;
    if (weight <= 0) continue;
    mark -= weight;
    last = i;
    if (mark < 0) break;
  }
  return found(among, last);
}

/** How many equal parts a draw has to choose from; 0 if nothing is drawn. */
export const partsOf = <C>(mixture: Mixture<C>): number => (mixture.among === null ? 0 : mixture.parts);

/** Without the choices that are never taken. `made` builds what is listed. */
export function listShares<C, T>(mixture: Mixture<C>, made: (choice: C, share: number) => T): readonly T[] {
  if (mixture.among === null) return [made(mixture.only, 1)];
  const { among, weights } = mixture;
  const total = weights === null ? among.length : totalOf(weights);
  const listed: T[] = [];
  for (let i = 0; i < among.length; i++) {
    const share = (weights === null ? 1 : (weights[i] ?? 0)) / total;
    if (share > 0) listed.push(made(found(among, i), share));
  }
  return listed;
}

export function sharesOf<C>(mixture: Mixture<C>): readonly ChoiceShare<C>[] {
  return listShares(mixture, (choice, share) => ({ choice, share }));
}

function totalOf(weights: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0;
  return total;
}

function found<C>(among: readonly C[], i: number): C {
  const choice = among[i];
  if (choice === undefined) throw new Error('there is nothing to choose from');
  return choice;
}
