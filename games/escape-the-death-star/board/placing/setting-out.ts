import { stationOf } from '../../rules/01-station/station.ts';
import type { AskedFor } from '../props.ts';
import { soldierOn, standingWith } from './drafts.ts';
import { openingFor, swapped } from './opening.ts';
import type { Draft, PlacingState } from './placing.ts';

interface Hand {
  readonly inHand: number | null;
  hold(soldier: number | null): void;
}

/** 6.4 At the start every soldier has a square; the Imperial swaps and moves them until satisfied. */
export function settingOut(asked: AskedFor<'set-out'>, { drafts, draft }: Draft, { inHand, hold }: Hand): PlacingState {
  const { board } = asked.view;
  const mine = new Map(drafts.map(({ soldier, square }) => [soldier, square]));
  const mayStand = (square: number): boolean => asked.isOption(square) || soldierOn(mine, square) !== null;
  const drop = (soldier: number, square: number): void => {
    if (!mayStand(square)) return;
    draft(swapped(drafts, soldier, square));
    hold(null);
  };
  const answers = drafts.map(({ square }) => square);
  return {
    what: 'set-out',
    inHand,
    drafts,
    most: drafts.length,
    standing: standingWith(board, asked.ask.placed, drafts),
    label: asked.picked === null ? `Place ${drafts.length} soldiers` : null,
    answers,
    mayTake: (soldier) => mine.has(soldier),
    mayDrop: (square) => inHand !== null && mayStand(square),
    press(square) {
      const there = soldierOn(mine, square);
      if (inHand === null) hold(there);
      else if (there === inHand) hold(null);
      else drop(inHand, square);
    },
    take: hold,
    drop,
    undo: () => hold(null),
    clear: () => draft(openingFor(stationOf(board.setup), asked.view, asked.ask)),
    send() {
      const [first, ...further] = answers;
      if (first !== undefined) asked.commit(first, ...further);
    },
  };
}
