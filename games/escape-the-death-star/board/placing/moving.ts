import { stationOf } from '../../rules/01-station/station.ts';
import { soldierOf } from '../../rules/model.ts';
import { soldierName } from '../../words/figures.ts';
import type { AskedFor } from '../props.ts';
import { answersFor, draftsLabel, isLaidDown, soldierOn, standingWith, withDraft, withoutDraft } from './drafts.ts';
import type { Draft, PlacingState } from './placing.ts';

/** 8 The player plans moves for up to the rolled number of soldiers, then sends all at once. */
export function movingSoldiers(asked: AskedFor<'soldier'>, { drafts, draft }: Draft): PlacingState {
  const { board } = asked.view;
  const { left, placed } = asked.ask;
  const inHand = asked.picked;
  const standing = standingWith(board, placed, drafts);
  const isPlanned = (soldier: number): boolean => drafts.some((each) => each.soldier === soldier);
  const mayTake = (soldier: number): boolean => asked.isOption(soldier) && (drafts.length < left || isPlanned(soldier));
  const isFree = (square: number): boolean =>
    square !== stationOf(board.setup).detention && soldierOn(standing, square) === null;
  const undo = (soldier: number): void => {
    draft(withoutDraft(board, drafts, soldier));
    asked.pick(undefined);
  };
  const drop = (soldier: number, square: number): void => {
    if (!mayTake(soldier) || isLaidDown(board, soldier)) return;
    if (square === soldierOf(board, soldier).square) undo(soldier);
    else if (isFree(square)) {
      draft(withDraft(drafts, { soldier, square }));
      asked.pick(undefined);
    }
  };
  const take = (soldier: number): void => {
    if (!mayTake(soldier)) return;
    if (!isLaidDown(board, soldier)) asked.pick(soldier);
    else if (isPlanned(soldier)) undo(soldier);
    else draft(withDraft(drafts, { soldier, square: soldierOf(board, soldier).square }));
  };
  const answers = drafts.length === 0 && inHand !== null ? ([inHand] as const) : answersFor(board, drafts);
  return {
    what: 'move',
    inHand,
    drafts,
    most: left,
    standing,
    label:
      drafts.length === 0 && inHand !== null ? `Find a square for ${soldierName(inHand)}` : draftsLabel(board, drafts),
    answers,
    mayTake,
    mayDrop: (square) => inHand !== null && isFree(square),
    press(square) {
      const there = soldierOn(standing, square);
      if (there === null && inHand !== null) drop(inHand, square);
      else if (there !== null && there !== inHand) take(there);
      else if (there !== null && isPlanned(there)) undo(there);
      else asked.pick(undefined);
    },
    take,
    drop,
    undo,
    clear() {
      draft([]);
      asked.pick(undefined);
    },
    send() {
      const [first, ...further] = answers;
      asked.commit(first, ...further);
    },
  };
}
