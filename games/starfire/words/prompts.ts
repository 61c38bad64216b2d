import { plural, type View } from '@starboard/kernel';
import { isFlagship } from '../rules/02-setup/setup.ts';
import { type Ask, type AskFor, type Board, type Starfire, shipAt } from '../rules/model.ts';
import { FACING_NAMES, WEAPON_NAMES } from './phrases.ts';

/** Tells the asked seat what to do now. */
export function prompt(ask: Ask, { board }: View<Starfire>): string {
  switch (ask.kind) {
    case 'design':
      return `Pick a design for ${shipAt(board, ask.ship).name}.`;
    case 'place':
      return `Place ${shipAt(board, ask.ship).name}: ${wherePlaced(board, ask)}.`;
    case 'face':
      return `Which way does ${shipAt(board, ask.ship).name} face?`;
    case 'move':
      return helmPrompt(board, ask);
    case 'fire':
      return firePrompt(board, ask);
    case 'weapons':
      return `How many ${WEAPON_NAMES[ask.weapon][1]} does ${shipAt(board, ask.ship).name} fire at ${shipAt(board, ask.at).name}?`;
  }
}

/** 5.1 A player with one ship left to fire only chooses a target. */
function firePrompt({ ships }: Board, { seat }: AskFor<'fire'>): string {
  const ready = ships.filter((ship) => ship.seat === seat && ship.fate === 'fighting' && !ship.fired);
  return ready.length === 1
    ? `Choose a target for ${ready[0]?.name}, or hold fire.`
    : 'Choose one of your ships and its target.';
}

function wherePlaced(board: Board, { ship: id }: AskFor<'place'>): string {
  const { setup, ships } = board;
  const { side } = shipAt(board, id);
  const flagship = (of: number): string => ships.find((ship) => ship.side === of)?.name ?? '';
  if (!isFlagship(board, id))
    return `within ${plural(setup.spread, 'hex', 'hexes')} of ${flagship(side)}, with the same facing`;
  return side === 0 ? 'in any hex of the map' : `${plural(setup.distance, 'hex', 'hexes')} from ${flagship(0)}`;
}

function helmPrompt(board: Board, { ship: id }: AskFor<'move'>): string {
  const ship = shipAt(board, id);
  const spend =
    ship.points === 1 ? 'Spend its last movement point.' : `Spend one of its ${ship.points} movement points.`;
  return `${ship.name} faces ${FACING_NAMES[ship.facing]}. ${spend}`;
}
