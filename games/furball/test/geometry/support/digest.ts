import { draw, pick, sha256 } from '@starboard/kernel';
import {
  ARCS,
  BEARINGS,
  bankRoll,
  drawLayout,
  dropPlace,
  fly,
  isFlyable,
  isTallonRoll,
  MAT,
  type Manoeuvre,
  measure,
  type Pose,
  placedRocks,
  rangeInArc,
  rocksMet,
  rollPlaces,
  SPOTS,
  sight,
  sweptBy,
  sweptOutline,
  TURN,
  tallonSlides,
} from '../../../rules/geometry/index.ts';
import { chance, heading, whole } from './chance.ts';

const MANOEUVRES: readonly Manoeuvre[] = BEARINGS.flatMap((bearing) =>
  [0, 1, 2, 3, 4, 5].filter((speed) => isFlyable(bearing, speed)).map((speed) => ({ bearing, speed })),
);

export const TABLES = 40;

/** What these say on any engine: it changes only together with the geometry, and with it every kept match. */
export const KNOWN = '34838409133ceed932ee19ea42bd518b53cfa0b578fa0edc5ca7f209524e0675';

/** Everything that the geometry computes for a number of crowded tables, as one hash. */
export function digest(tables: number): string {
  const dice = chance('digest');
  const said: unknown[] = [];
  for (let table = 0; table < tables; table++) {
    const rocks = placedRocks(drawLayout(dice));
    const bases = SPOTS.map(
      (): Pose => ({
        x: whole(dice, MAT / 4, (3 * MAT) / 4),
        y: whole(dice, MAT / 4, (3 * MAT) / 4),
        heading: draw(dice, 4) === 0 ? draw(dice, TURN) : heading(dice),
      }),
    );
    said.push(rocks);
    for (const [self, start] of bases.entries()) {
      const manoeuvre = pick(dice, MANOEUVRES);
      const slides = isTallonRoll(manoeuvre) ? tallonSlides(start, manoeuvre, bases, self) : [];
      const flight = fly(start, manoeuvre, bases, self, slides[0] ?? 0);
      const swept = sweptBy(start, flight.way, flight.step);
      said.push(flight, slides, swept === null ? null : sweptOutline(swept));
      said.push(rocksMet(start, flight.pose, swept, rocks));
      said.push(rollPlaces(start, 1, 'straight-1', { bases, self, rocks }));
      said.push(bankRoll(start, -1, 1, 'bank-1', 10, -10), dropPlace(start, 'turn-1', 1, 'rear'));
      for (const target of bases) {
        if (target === start) continue;
        const arc = pick(dice, ARCS);
        const measured = measure(start, target, arc);
        said.push(rangeInArc(start, target, arc), measured, measured === null ? null : sight(measured, rocks));
      }
    }
  }
  return sha256(JSON.stringify(said));
}
