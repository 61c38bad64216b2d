/** The one that is worth most; of equals the first. */
export function bestOf<T>(items: readonly T[], worth: (item: T) => number): T {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < items.length; i++) {
    const each = worth(found(items, i));
    if (each > most) [best, most] = [i, each];
  }
  return found(items, best);
}

function found<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** How likely each option is taken by somebody who prefers what is worth most, and hardly looks at what is worth `margin` less. */
export function preferences(worths: readonly number[], margin: number): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worths.length; i++) most = Math.max(most, worths[i] ?? most);
  const weights: number[] = [];
  let total = 0;
  for (let i = 0; i < worths.length; i++) {
    const above = Math.max(0, (worths[i] ?? 0) - most + margin) / margin;
    weights.push(above * above * above);
    total += above * above * above;
  }
  for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) / total;
  return weights;
}
