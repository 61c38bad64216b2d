/** Work in pieces, so that others can get their turn in between. */
export type Piecemeal<T> = Generator<undefined, T, undefined>;

export function atOnce<T>(work: Piecemeal<T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
