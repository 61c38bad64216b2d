import type { DecisionOn } from '@starboard/kernel';
import { BAYS } from '../01-station/plan.ts';
import { stationIn } from '../01-station/played-on.ts';
import {
  type AskFor,
  type BoardView,
  type DeathStar,
  type FrameAt,
  HEROES,
  type Hero,
  type Match,
  rebelOf,
  type Tell,
} from '../model.ts';

/** 2.7 Both games begin with it. */
export function pickRebels() {
  return { call: { at: 'picking', step: 0 } as FrameAt<'picking'> };
}

/** 2.7 Players pick Rebels in the order of seats; nobody chooses the last of four. */
export function pickNext(match: Match, _frame: FrameAt<'picking'>, tell: Tell) {
  const { board } = match;
  for (let rebel = 0; rebel < board.rebels.length; rebel++) {
    const { hero: picked, seat } = rebelOf(board, rebel);
    if (picked !== null || board.left[seat] !== 0) continue;
    const free = freeHeroes(board);
    if (free.length > 1) return { ask: [{ kind: 'hero', seat, rebel } as AskFor<'hero'>] };
    takeHero(match, rebel, free[0] ?? 'luke', tell);
  }
  return undefined;
}

function freeHeroes({ rebels }: Pick<BoardView, 'rebels'>): readonly Hero[] {
  return HEROES.filter((hero) => !rebels.some((rebel) => rebel.hero === hero));
}

/** 2.1 Every Rebel begins on the START of its bay. 13.6 Each has a bay of its own. */
function takeHero({ board }: Match, rebel: number, picked: Hero, tell: Tell): void {
  const one = rebelOf(board, rebel);
  one.hero = picked;
  one.square = startOf(board, one);
  const bay = BAYS[HEROES.indexOf(picked)] ?? 'green';
  tell?.({ type: 'picked', rule: '2.7', rebel, seat: one.seat, hero: picked, bay, square: one.square });
}

/** 2.1 The START of a Rebel's bay. */
export function startOf(board: Pick<BoardView, 'setup'>, { hero: picked }: { readonly hero: Hero | null }): number {
  const start = picked === null ? undefined : stationIn(board).starts[HEROES.indexOf(picked)];
  if (start === undefined) throw new Error('a Rebel that nobody has picked has no START');
  return start;
}

export const hero: DecisionOn<DeathStar, 'hero', 'picking'> = {
  candidates: () => HEROES,
  forbids(board, _ask, wanted) {
    const taken = board.rebels.some((rebel) => rebel.hero === wanted);
    return taken ? { rule: '2.7', fact: 'Somebody already plays this Rebel.' } : undefined;
  },
  apply(match, { rebel }, picked, _frame, tell) {
    takeHero(match, rebel, picked, tell);
  },
};
