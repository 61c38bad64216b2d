/** Figures of `npm run solve:measure`. The handicap is measured in the duel without special damage. */
export const AIMS_AT_ENEMY = 0.324;

/** What it costs to lose a system when both ships have 8 protection left, in points of the score. */
export const LOSSES = [
  { what: 'A turret laser', points: 17.1 },
  { what: 'A hit on the computer', points: 9.3 },
  { what: 'The aft laser', points: 8.5 },
  { what: 'A forward laser', points: 5.1 },
  { what: 'Life support', points: 3.6 },
] as const;

/** The small table of this page, against the full one. */
export const SMALL = { kilobytes: 298, pointsLost: 0.5, mostGained: 0.8 } as const;
