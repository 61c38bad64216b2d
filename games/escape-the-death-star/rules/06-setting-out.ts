import { type DecisionOn, type MatchDice, shuffleFor } from '@starboard/kernel';
import { stationIn } from './01-station/played-on.ts';
import { CARD_NUMBERS } from './02-pieces/pieces.ts';
import {
  type AskFor,
  type DeathStar,
  type FrameAt,
  type Match,
  type Placing,
  soldierOf,
  type Tell,
  VADER,
} from './model.ts';

/** 6.2 Two Rebels meet two Stormtroopers, three meet four, four meet six: Rebels count, not players. */
export function troopersFor(rebels: number): number {
  return 2 * (rebels - 1);
}

/** 6.3 The cards are shuffled and laid out face down, so nobody knows which is where. */
export function shuffledCards(dice: MatchDice<DeathStar['purpose']>): number[] {
  const faces = [...CARD_NUMBERS];
  shuffleFor(dice, 'cards', null, faces);
  return faces;
}

/** 6.1 One player runs the Imperials, all others the Rebels. */
export function beginEscape({ board }: Match, _frame: FrameAt<'escape'>, tell: Tell): void {
  const { rebels, soldiers } = board;
  tell?.({ type: 'began', rule: '6.1', game: 'escape', rebels: rebels.length, soldiers: soldiers.length });
}

const NOBODY: readonly Placing[] = [];

/** 6.4 The Imperial sets out first, soldier by soldier. 6.5 The Rebels are picked after that. */
export function setOutSoldiers({ board }: Match) {
  return { ask: [{ kind: 'set-out', seat: board.imperial ?? 0, soldier: VADER, placed: NOBODY } as AskFor<'set-out'>] };
}

/** 6.4 In the Falcon or on the 12 squares around it, one soldier a square. */
export const setOut: DecisionOn<DeathStar, 'set-out', 'escape'> = {
  candidates: (board) => stationIn(board).hangar,
  forbids(_board, { placed }, square) {
    const taken = placed.some((one) => one.square === square);
    return taken ? { rule: '6.4', fact: 'Another soldier is there.' } : undefined;
  },
  options(board, { placed }) {
    const { hangar } = stationIn(board);
    return placed.length === 0 ? hangar : hangar.filter((square) => !placed.some((one) => one.square === square));
  },
  followUp(board, { seat, soldier, placed }, square) {
    if (soldier + 1 === board.soldiers.length) return undefined;
    return { kind: 'set-out', seat, soldier: soldier + 1, placed: [...placed, { soldier, square }] };
  },
  apply({ board }, { soldier, placed }, square, _frame, tell) {
    soldierOf(board, soldier).square = square;
    if (soldier + 1 < board.soldiers.length) return;
    tell?.({ type: 'set-out', rule: '6.4', placed: [...placed, { soldier, square }] });
  },
};
