/** More than any lesson has. */
const PILOTS = 3;

/** What a lesson can highlight besides options: elements of the board carry these names as `data-part`. */
export const parts: readonly string[] = [
  'own-line',
  'speeds',
  ...Array.from({ length: PILOTS }, (_, seat) => `pilot-${seat}`),
];
