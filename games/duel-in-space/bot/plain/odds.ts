import { isSpecial, pointsFor, specialModifier } from '../../rules/06-damage.ts';
import { protectionOf } from '../../rules/09-designs/designs.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TOTALS = FACES.flatMap((a) => FACES.map((b) => a + b));
const MOST_PROTECTION = protectionOf({ manoeuvre: 0, accuracy: 0, protection: 20 });
const MOST_NEEDED = 13 + 6;

const share = (test: (total: number) => boolean): number => TOTALS.filter(test).length / TOTALS.length;

const HITS: readonly number[] = Array.from({ length: MOST_NEEDED + 1 }, (_, needed) =>
  share((total) => total >= needed),
);

/** The chance of at least so much with two dice. */
export function chanceToHit(needed: number): number {
  return needed <= 2 ? 1 : (HITS[needed] ?? 0);
}

/** The chance that special damage blows up a ship with so much protection left (6.3, 6.9). */
function chanceToExplode(left: number): number {
  return FACES.filter((die) => die + specialModifier(left) >= 6).length / FACES.length;
}

/** How many hits a ship takes on average until it is gone, by the protection it has left. */
const HITS_TO_BEAR: readonly number[] = countedUp();

function countedUp(): number[] {
  const hits = [0];
  for (let protection = 1; protection <= MOST_PROTECTION; protection++) {
    const further = TOTALS.map((total) => {
      const left = Math.max(0, protection - pointsFor(total));
      return (isSpecial(total) ? 1 - chanceToExplode(left) : 1) * (hits[left] ?? 0);
    });
    hits.push(1 + further.reduce((sum, each) => sum + each, 0) / TOTALS.length);
  }
  return hits;
}

export function hitsToBear(protection: number): number {
  return HITS_TO_BEAR[protection] ?? 0;
}
