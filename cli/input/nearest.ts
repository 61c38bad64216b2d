/** The end of a refusal: the known word that was probably meant, or else all of them. */
export function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `; choose one of ${known.join(', ')}.` : `; did you mean "${near}"?`;
}

function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const begun = typed.length < 3 ? undefined : known.find((candidate) => candidate.startsWith(typed));
  const [closest] = known
    .map((candidate) => ({ candidate, slips: slipsBetween(typed, candidate) }))
    .sort((a, b) => a.slips - b.slips);
  const near = closest !== undefined && closest.slips <= Math.max(2, typed.length / 3);
  return near ? closest.candidate : begun;
}

/** The Levenshtein distance. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
