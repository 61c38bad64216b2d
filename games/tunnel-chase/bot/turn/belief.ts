import type { View } from '@starboard/kernel';
import { type Design, READY } from '../../rules/data/designs.ts';
import { shownOf } from '../../rules/knowledge/memory.ts';
import type { Board, Bounds, Chase, PilotView } from '../../rules/model.ts';

/** The board with a guess for every secret design: 9.4 the mean of the ready ones that play has not ruled out. */
export function believed({ board, memory }: View<Chase>): Board {
  const whole = (pilot: PilotView, seat: number) => {
    if (pilot.design !== null) return { ...pilot, design: pilot.design };
    const { handling, accuracy } = shownOf(memory, seat);
    return { ...pilot, design: guess(handling, accuracy, pilot.damage) };
  };
  return { ...board, pilots: board.pilots.map(whole) };
}

const USUAL: readonly Design[] = Object.values(READY);

function guess(handling: Bounds, accuracy: Bounds, damage: number): Design {
  const fitting = USUAL.filter(
    (design) => isIn(handling, design.handling) && isIn(accuracy, design.accuracy) && design.protection > damage,
  );
  const from = fitting.length > 0 ? fitting : USUAL;
  return {
    handling: within(handling, mean(from.map((design) => design.handling))),
    accuracy: within(accuracy, mean(from.map((design) => design.accuracy))),
    protection: Math.max(damage + 1, mean(from.map((design) => design.protection))),
  };
}

const isIn = ([least, most]: Bounds, figure: number): boolean => figure >= least && figure <= most;
const within = ([least, most]: Bounds, figure: number): number => Math.min(most, Math.max(least, figure));
const mean = (figures: readonly number[]): number =>
  Math.round(figures.reduce((sum, figure) => sum + figure, 0) / figures.length);
