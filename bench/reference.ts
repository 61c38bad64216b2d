/** A bare loop of two-dice rolls from the sfc32 generator: a yardstick for the machine, not a part of Starboard. */
export function referenceRolls(times: number): number {
  let [a, b, c, counter] = [1, 2, 3, 4];
  let sum = 0;
  for (let i = 0; i < times; i++) {
    const value = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + value) | 0;
    const pair = (value >>> 0) % 36;
    sum += ((pair / 6) | 0) + (pair % 6) + 2;
  }
  return sum > 0 ? times : 0;
}
