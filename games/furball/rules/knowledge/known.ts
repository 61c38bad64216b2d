import { fullDeck } from '../../catalogue/index.ts';
import type { Board, BoardView, DamageView, DealtDamage, Ship, ShipView } from '../model.ts';

/**
 * A board made of a viewer's knowledge, so that the rules can evaluate a shot or a move. Unknown parts are fillers:
 * facedown cards have no effect, and no deck is drawn from.
 */
export function knownBoard(view: BoardView): Board {
  return { ...view, ships: view.ships.map(knownShip) };
}

const [FILLER] = fullDeck('tfa');

function knownShip(view: ShipView): Ship {
  const { dialled: _dialled, ...ship } = view;
  return { ...ship, deck: NO_DECK, damage: ship.damage.map(knownCard), pile: ship.pile.map(knownCard) };
}
const NO_DECK: readonly never[] = [];

function knownCard(view: DamageView): DealtDamage {
  const card = view.card ?? FILLER;
  if (card === undefined) throw new Error('the damage deck is empty');
  return { ...view, card };
}
