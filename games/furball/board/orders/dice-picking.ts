import type { DiceChoice, Die, Face } from '../../rules/model.ts';

/** Choosing dice one by one, where the answer is how many of each face. */

/** A die on the table: whether it may be taken, and whether it is. */
export interface PickableDie {
  readonly face: Face;
  readonly open: boolean;
  readonly taken: boolean;
}

/** The dice on the table, those taken first among their like. */
export function pickable(dice: readonly Die[], most: DiceChoice, taken: DiceChoice): readonly PickableDie[] {
  const seen: { [F in Face]?: number } = {};
  return dice.map(({ face }) => {
    const before = seen[face] ?? 0;
    seen[face] = before + 1;
    return { face, open: before < (most[face] ?? 0), taken: before < (taken[face] ?? 0) };
  });
}

/** The most of each face that any option has. */
export function mostOf(options: readonly DiceChoice[]): DiceChoice {
  const most: { [F in Face]?: number } = {};
  for (const option of options) {
    for (const face of Object.keys(option) as Face[]) most[face] = Math.max(most[face] ?? 0, option[face] ?? 0);
  }
  return most;
}

/** With a die more or less of a face; a die too many pushes out another. */
export function toggled(taken: DiceChoice, { face, taken: isTaken }: PickableDie, most: number): DiceChoice {
  const count = (taken[face] ?? 0) + (isTaken ? -1 : 1);
  const next = withCount(taken, face, count);
  const total = Object.values(next).reduce((sum, each) => sum + each, 0);
  if (total <= most) return next;
  const other = (Object.keys(next) as Face[]).find((each) => each !== face);
  return other === undefined ? taken : withCount(next, other, (next[other] ?? 0) - 1);
}

function withCount(choice: DiceChoice, face: Face, count: number): DiceChoice {
  const { [face]: _, ...others } = choice;
  return count <= 0 ? others : { ...others, [face]: count };
}
