import type { AttackFrame, Board } from '../model.ts';
import { weaponAt } from './targets.ts';

/** What is settled when an attack is declared. */
type Declared = Pick<
  AttackFrame,
  'number' | 'attacker' | 'defender' | 'weapon' | 'range' | 'arc' | 'obstructed' | 'given' | 'discards'
>;

/** 6.3 An attack as it begins: nothing is rolled, and nothing has hit. */
export function attackFrame(
  board: Board,
  { number, attacker, defender, weapon, range, arc, obstructed, given, discards }: Declared,
): AttackFrame {
  return {
    at: 'attack',
    step: 0,
    number,
    attacker,
    defender,
    weapon,
    range,
    arc,
    obstructed,
    given,
    shot: 1,
    shots: weaponAt(board, attacker, weapon).shots,
    extra: { attack: 0, defence: 0 },
    dice: { attack: [], defence: [] },
    rolled: 0,
    used: [],
    hit: false,
    answer: null,
    everHit: false,
    dealt: 0,
    dealtUp: 0,
    discards,
  };
}
