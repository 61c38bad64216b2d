/**
 * Where a position is free to slide, the candidates are the stops and both ends of every run that fits, in whole
 * millimetres: so whatever fits at all can be done, and the list stays short.
 *
 * What a base covers between two stops, it covers at one or the other of them, since it is longer than they are apart;
 * so where two neighbouring stops fit, everything between does, and need not be tried.
 */
export function candidates(fits: (slide: number) => boolean, most: number, apart: number): readonly number[] {
  const found: number[] = [];
  let here = fits(-most);
  if (here) found.push(-most);
  for (let stop = -most + apart; stop <= most; stop += apart) {
    const there = fits(stop);
    if (!here || !there) addEnds(found, fits, stop - apart, stop, here, there);
    if (there) found.push(stop);
    here = there;
  }
  return found;
}

/** Adds the ends of runs strictly between two stops. */
function addEnds(
  found: number[],
  fits: (slide: number) => boolean,
  from: number,
  to: number,
  atFrom: boolean,
  atTo: boolean,
): void {
  let before = atFrom;
  let here = fits(from + 1);
  for (let slide = from + 1; slide < to; slide++) {
    const next = slide + 1 === to ? atTo : fits(slide + 1);
    if (here && (!before || !next)) found.push(slide);
    before = here;
    here = next;
  }
}
