/** What a worth from -1 to 1 comes to as a score. */
export function score(worth: number, places = 1): string {
  return `${(((1 + worth) / 2) * 100).toFixed(places)} %`;
}

/** What an option costs against the best, in points of the score. */
export function cost(best: number, worth: number): string {
  const points = ((best - worth) / 2) * 100;
  return points < 0.05 ? '0' : points.toFixed(1);
}

export function share(part: number): string {
  return part < 0.0005 ? '–' : `${(part * 100).toFixed(1)} %`;
}
