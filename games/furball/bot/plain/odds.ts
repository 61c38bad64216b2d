/** What dice come to on average, looked up: how much of an attack is left, and how likely it is so much or more. */

const MOST = 9;

/** The chance of each number of successes with so many dice. */
function binomial(dice: number, success: number): readonly number[] {
  let chances = [1];
  for (let i = 0; i < dice; i++) {
    const next = Array<number>(chances.length + 1).fill(0);
    for (const [n, chance] of chances.entries()) {
      next[n] = (next[n] ?? 0) + chance * (1 - success);
      next[n + 1] = (next[n + 1] ?? 0) + chance * success;
    }
    chances = next;
  }
  return chances;
}

/** Half of the sides hit, three quarters with focus; three eighths evade, five with focus. */
const ATTACK = [4 / 8, 6 / 8] as const;
const DEFENCE = [3 / 8, 5 / 8] as const;

/** By attack dice, focus, defence dice, focus: the chances that at least 0, 1, 2 … results are left. */
const LEFT: { [key: number]: readonly number[] } = {};

const keyOf = (attack: number, aimed: boolean, defence: number, dodging: boolean): number =>
  ((attack * 2 + (aimed ? 1 : 0)) * (MOST + 1) + defence) * 2 + (dodging ? 1 : 0);

function leftOf(attack: number, aimed: boolean, defence: number, dodging: boolean): readonly number[] {
  const red = Math.min(MOST, Math.max(0, attack));
  const green = Math.min(MOST, Math.max(0, defence));
  const key = keyOf(red, aimed, green, dodging);
  LEFT[key] ??= compute(red, aimed, green, dodging);
  return LEFT[key] ?? [1];
}

function compute(attack: number, aimed: boolean, defence: number, dodging: boolean): readonly number[] {
  const hits = binomial(attack, ATTACK[aimed ? 1 : 0]);
  const evades = binomial(defence, DEFENCE[dodging ? 1 : 0]);
  const exactly = Array<number>(attack + 1).fill(0);
  for (const [hit, one] of hits.entries()) {
    for (const [evade, other] of evades.entries()) {
      const left = Math.max(0, hit - evade);
      exactly[left] = (exactly[left] ?? 0) + one * other;
    }
  }
  let sum = 0;
  return exactly
    .toReversed()
    .map((chance) => (sum += chance))
    .toReversed();
}

/** The chance that at least so much damage gets through. */
export function chanceOf(damage: number, attack: number, aimed: boolean, defence: number, dodging: boolean): number {
  return leftOf(attack, aimed, defence, dodging)[damage] ?? 0;
}

/** How much damage gets through on average. */
export function expected(attack: number, aimed: boolean, defence: number, dodging: boolean): number {
  const red = Math.min(MOST, Math.max(0, attack));
  const green = Math.min(MOST, Math.max(0, defence));
  const key = keyOf(red, aimed, green, dodging);
  return SUMS[key] ?? sumOf(key, leftOf(red, aimed, green, dodging));
}

/** The sums, by the same keys. */
const SUMS: (number | undefined)[] = [];

function sumOf(key: number, left: readonly number[]): number {
  let sum = 0;
  for (let damage = 1; damage < left.length; damage++) sum += left[damage] ?? 0;
  SUMS[key] = sum;
  return sum;
}
