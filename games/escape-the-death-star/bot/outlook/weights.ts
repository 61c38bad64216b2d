/** By the number of Rebels, two to four: what each figure counts, in thousandths. `docs/bots` says how they were found. */
const WEIGHTS: readonly (readonly number[])[] = [
  [-1284, -1452, 629, 1251, -610, -637, 147, 984, -66, -804, 790, -179, -295, 1065, 463, -59, 406, 590, 49, 3],
  [-1090, -1811, 961, 1794, -1502, -686, 211, 223, 232, -619, 380, 51, 51, 1062, 451, -382, 331, 688, 657, 178],
  [-1203, -1484, 485, 1723, -1422, -847, 358, 487, -132, -289, 301, -296, -160, 843, 385, -45, 274, 609, 416, 78],
];
const FEWEST_REBELS = 2;

export function weightsFor(rebels: number): readonly number[] {
  const weights = WEIGHTS[Math.max(FEWEST_REBELS, rebels) - FEWEST_REBELS];
  if (weights === undefined) throw new Error(`there are no weights for ${rebels} Rebels`);
  return weights;
}
