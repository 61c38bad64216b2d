import { oneDecimal, percent } from '@starboard/ui';
import type { PrintedArc } from '../../catalogue/index.ts';
import type { Shot } from '../../rules/06-attack/shots.ts';

const ARC_SAYS: { readonly [A in PrintedArc]: string } = {
  front: 'front arc',
  rear: 'rear arc',
  half: 'front half',
  bullseye: 'bullseye',
  all: 'any direction',
};

/** "66% to hit, 12% to destroy, 1.1 damage on average": the verdict. */
export function oddsSay({ odds: { hit, kill, damage } }: Shot): string {
  const dead = kill > 0 ? `, ${percent(kill)} to destroy` : '';
  return `${percent(hit)} to hit${dead}, ${oneDecimal(damage)} damage on average`;
}

/** "range 1 (+1 attack die), front arc, obstructed (+1 defence die): 3 dice against 2". */
export function aimSays({ range, arc, obstructed, dice, bonus: { attack, defence }, shots }: Shot): string {
  const bonus = attack > 0 ? ' (+1 attack die)' : defence > 0 ? ' (+1 defence die)' : '';
  const rock = obstructed ? ', obstructed (+1 defence die)' : '';
  const twice = shots > 1 ? 'two attacks of ' : '';
  return `range ${range}${bonus}, ${ARC_SAYS[arc]}${rock}: ${twice}${dice.attack} dice against ${dice.defence}`;
}
