import type { Seat } from '@starboard/kernel';
import { attackIn, rollApartIn } from '../../rules/13-cards/now.ts';
import {
  type AskFor,
  type Board,
  type DiceChoice,
  type DicePool,
  FACES,
  type Face,
  type Stack,
  shipOf,
} from '../../rules/model.ts';

/** What a face is worth to whoever rolled it; focus results only with something to change them. */
function worthOfFace(pool: DicePool, face: Face, focus: boolean): number {
  if (face === 'crit') return 1.2;
  if (face === 'hit' || face === 'evade') return 1;
  if (face === 'focus') return focus ? 0.9 : 0.1;
  return pool === 'attack' ? 0 : 0;
}

/** What a die that is rolled again comes to. */
const rerolled = (pool: DicePool, focus: boolean): number =>
  (pool === 'attack' ? 0.525 : 0.375) + (focus ? 0.225 : 0.025);

/** The face that one of its dice should show: harm in an attack or for its own action, none where a hazard rolls. */
export function bestFace(options: readonly (string | null)[], stack: Stack): Face {
  if (options.includes('evade')) return 'evade';
  const acts = stack.some((frame) => frame.at === 'effect' && frame.kind === 'action');
  if (rollApartIn(stack) !== null) return acts ? 'hit' : 'blank';
  return 'crit';
}

/** What a change of dice is worth to a seat: its own get better, another's worse. */
export function worthOfDice(
  board: Board,
  { seat, pool, to }: AskFor<'dice'>,
  stack: Stack,
): (choice: DiceChoice) => number {
  const roller = rollerOf(stack, pool, seat);
  const focus = shipOf(board, roller).tokens.focus > 0;
  const after = to === 'reroll' ? rerolled(pool, focus) : to === 'cancel' ? 0 : worthOfFace(pool, to, focus);
  const sign = roller === seat ? 1 : -1;
  return (choice) => {
    let sum = 0;
    for (const face of FACES) sum += (choice[face] ?? 0) * (after - worthOfFace(pool, face, focus));
    return sign * sum;
  };
}

/** The dice whose change helps a seat most. */
export function bestDice(board: Board, ask: AskFor<'dice'>, options: readonly DiceChoice[], stack: Stack): DiceChoice {
  const worthOf = worthOfDice(board, ask, stack);
  let [found, best]: [DiceChoice, number] = [{}, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const worth = worthOf(option);
    if (worth > best) [found, best] = [option, worth];
  }
  return found;
}

function rollerOf(stack: Stack, pool: DicePool, seat: Seat): Seat {
  const attack = attackIn(stack);
  if (attack === null) return seat;
  return pool === 'attack' ? attack.attacker : attack.defender;
}
