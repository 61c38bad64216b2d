import type { PrintedArc } from '../../catalogue/index.ts';
import type { Shot } from '../../rules/06-attack/shots.ts';

const ARC_SAYS: { readonly [A in PrintedArc]: string } = {
  front: 'front arc',
  rear: 'rear arc',
  half: 'front half',
  bullseye: 'bullseye',
  all: 'any direction',
};

/** "range 1 (+1 attack die), front arc, obstructed (+1 defence die): 3 dice against 2". */
export function aimSays({ range, arc, obstructed, dice, bonus: { attack, defence }, shots }: Shot): string {
  const bonus = attack > 0 ? ' (+1 attack die)' : defence > 0 ? ' (+1 defence die)' : '';
  const rock = obstructed ? ', obstructed (+1 defence die)' : '';
  const twice = shots > 1 ? 'two attacks of ' : '';
  return `range ${range}${bonus}, ${ARC_SAYS[arc]}${rock}: ${twice}${dice.attack} dice against ${dice.defence}`;
}
