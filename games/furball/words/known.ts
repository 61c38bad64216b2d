import { fullDeck } from '../catalogue/index.ts';
import type { Board, BoardView, DamageView, DealtDamage, Ship, ShipView } from '../rules/model.ts';

/**
 * A board made of what a viewer knows, so that the rules themselves say what a shot or a move would be. What nobody
 * knows is a filler: facedown cards say nothing, and no deck is drawn from here.
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
