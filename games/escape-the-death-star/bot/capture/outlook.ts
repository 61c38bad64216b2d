import { logistic } from '@starboard/kernel';
import { CAPTURE_FIGURES, courseOn, type RaceBoard, raceFigures } from './figures.ts';
import { RACE_WEIGHTS } from './weights.ts';

/** Weights are in thousandths. */
const SCALE = 1000;

let weights = RACE_WEIGHTS;

/** Has all bots race by other weights, for those who learn them. */
export function raceBy(table: readonly number[]): void {
  weights = table;
}

/** By Rebel: its figures while `mover` has the next turn. */
export function figuresOfRace(board: RaceBoard, mover: number): readonly (readonly number[])[] {
  const course = courseOn(board);
  const players = board.rebels.length;
  return board.rebels.map((rebel, i) => raceFigures(course, rebel, ((i - mover + players) % players) / players));
}

/** The place share a Rebel can expect, by its lead over each of the others. */
export function raceShare(figures: readonly (readonly number[])[], rebel: number, out: readonly boolean[]): number {
  const counts = figures.map(sum);
  let share = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other === rebel) continue;
    share += out[other] === true ? 1 : logistic(((counts[rebel] ?? 0) - (counts[other] ?? 0)) / SCALE);
  }
  return share / Math.max(1, counts.length - 1);
}

function sum(figures: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < CAPTURE_FIGURES; i++) total += (figures[i] ?? 0) * (weights[i] ?? 0);
  return total;
}
