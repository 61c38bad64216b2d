import { roll2d6For, rollFor } from '@starboard/kernel';
import {
  type BattleOutcome,
  type FrameAt,
  type Match,
  rebelOf,
  type SoldierKind,
  soldierOf,
  type Tell,
} from '../model.ts';

const NO_DICE: readonly number[] = [];

/** 3 A battle before the first roll. */
export function battleOf(rebel: number, soldier: number): { readonly call: FrameAt<'battle'> } {
  return {
    call: {
      at: 'battle',
      step: 0,
      rebel,
      soldier,
      exchanges: 0,
      rebelDice: NO_DICE,
      imperialDice: NO_DICE,
      winner: null,
    },
  };
}

/** By face: a list of one die with that face. */
const ONE_DIE: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map((face) => [face]);

function throwDice(
  { dice }: Match,
  count: 1 | 2,
  purpose: 'rebel-battle' | 'imperial-battle',
  who: number,
): readonly number[] {
  return count === 2 ? roll2d6For(dice, purpose, who) : (ONE_DIE[rollFor(dice, purpose, who)] ?? NO_DICE);
}

function sixesIn(dice: readonly number[]): number {
  return (dice[0] === 6 ? 1 : 0) + (dice[1] === 6 ? 1 : 0);
}

/** 3.1 Each fighter rolls one die; Vader and a Rebel with a Weapon roll two. */
function rebelDiceFor(armed: boolean): 1 | 2 {
  return armed ? 2 : 1;
}

function imperialDiceFor(kind: SoldierKind): 1 | 2 {
  return kind === 'vader' ? 2 : 1;
}

/** 3.2 More sixes win; 3.3 no six decides nothing; 3.4 equal sixes are a tie, 3.5 which Boba Fett wins. */
export function outcomeOf(
  kind: SoldierKind,
  rebelDice: readonly number[],
  imperialDice: readonly number[],
): BattleOutcome {
  const mine = sixesIn(rebelDice);
  const theirs = sixesIn(imperialDice);
  if (mine > theirs) return 'rebel';
  if (theirs > mine) return 'imperial';
  if (mine === 0) return 'no-six';
  return kind === 'fett' ? 'imperial' : 'tie';
}

/** 3.1 Both roll at once until one has won. 13.4 No player has to trigger the dice. */
export function rollBattle(match: Match, frame: FrameAt<'battle'>, tell: Tell): void {
  const { rebel, soldier } = frame;
  const { armed } = rebelOf(match.board, rebel);
  const { kind } = soldierOf(match.board, soldier);
  const mine = rebelDiceFor(armed);
  const theirs = imperialDiceFor(kind);
  tell?.({ type: 'battle', rule: '3.1', rebel, soldier, rebelDice: mine, imperialDice: theirs });
  while (frame.winner === null) {
    const rebelDice = throwDice(match, mine, 'rebel-battle', rebel);
    const imperialDice = throwDice(match, theirs, 'imperial-battle', soldier);
    const outcome = outcomeOf(kind, rebelDice, imperialDice);
    frame.exchanges++;
    frame.rebelDice = rebelDice;
    frame.imperialDice = imperialDice;
    if (outcome === 'rebel' || outcome === 'imperial') frame.winner = outcome;
    if (tell === undefined) continue;
    const rule = ruleOf(outcome, rebelDice, imperialDice);
    tell({ type: 'exchange', rule, rebel, soldier, exchange: frame.exchanges, rebelDice, imperialDice, outcome });
  }
}

function ruleOf(outcome: BattleOutcome, rebelDice: readonly number[], imperialDice: readonly number[]): string {
  if (outcome === 'no-six') return '3.3';
  if (outcome === 'tie') return '3.4';
  return sixesIn(rebelDice) === sixesIn(imperialDice) ? '3.5' : '3.2';
}
