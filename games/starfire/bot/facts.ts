import { distance, inWedge, opposite, step } from '@starboard/geometry';
import type { Choice } from '@starboard/kernel';
import { systemsLeft } from '../rules/01-ships/ships.ts';
import { hexNamed, isOnMap } from '../rules/02-setup/map.ts';
import { isFlagship } from '../rules/02-setup/setup.ts';
import type { Position } from '../rules/04-movement.ts';
import { rangeBetween } from '../rules/05-combat/gunnery.ts';
import type { Fact } from '../rules/facts.ts';
import { type Ask, type Board, ORDERS, type Ship, type ShipId, type Starfire, shipAt } from '../rules/model.ts';
import { outlook } from './plain/battle-outlook.ts';
import { enemyOf, FAVOURITES, middleOf } from './plain/deploy.ts';
import { bestEndAfter } from './plain/helm.ts';
import { threat } from './plain/odds.ts';

const ANY: readonly Fact[] = [{ fact: 'any' }];

export function facts(board: Board, ask: Ask, choice: Choice<Starfire>): readonly Fact[] {
  switch (ask.kind) {
    case 'design':
      return FAVOURITES.some((favourite) => favourite === choice) ? [{ fact: 'favourite' }] : [];
    case 'place':
      if (!isFlagship(board, ask.ship) || typeof choice !== 'string') return ANY;
      return [{ fact: 'middle', hexes: distance(hexNamed(choice), middleOf(board)) }];
    case 'face': {
      const enemy = enemyOf(board, ask.ship);
      return [{ fact: 'faces', ship: enemy === undefined ? null : board.ships.indexOf(enemy) }];
    }
    case 'move': {
      const ship = shipAt(board, ask.ship);
      const order = ORDERS.find((each) => each === choice);
      const end = order === undefined ? null : bestEndAfter(board, ship, order);
      return end === null ? [{ fact: 'edge' }] : endFacts(board, ship, end);
    }
    case 'fire':
      return typeof choice === 'object' && 'at' in choice ? fireFacts(board, choice.ship, choice.at) : [];
    case 'weapons':
      return ANY;
  }
}

/** The best shot from the end of a turn, and what may come back. */
function endFacts(board: Board, ship: Ship, { facing, ...hex }: Position): readonly Fact[] {
  const { rivals, lookAhead } = outlook(board, ship);
  let shot: Extract<Fact, { fact: 'shot' }> | null = null;
  let nearest: Extract<Fact, { fact: 'closes' }> | null = null;
  let taken = 0;
  for (const rival of rivals) {
    const id = board.ships.indexOf(rival.enemy);
    const range = distance(hex, rival.hex);
    const share = inWedge(hex, opposite(facing), rival.hex) ? 0 : (threat(board, ship, rival.enemy)[range] ?? 0);
    if (share > (shot?.share ?? 0)) shot = { fact: 'shot', ship: id, range, share };
    if (range < (nearest?.range ?? Number.POSITIVE_INFINITY)) nearest = { fact: 'closes', ship: id, range };
    if (!inWedge(rival.hex, rival.blind, hex)) taken += threat(board, rival.enemy, ship)[range] ?? 0;
  }
  const best = shot ?? nearest;
  return [
    ...(best === null ? [] : [best]),
    { fact: 'threat', share: Math.min(1, taken) },
    ...(isOnMap(board.setup, step(hex, facing, lookAhead)) ? [] : [{ fact: 'edge' } as const]),
  ];
}

function fireFacts(board: Board, id: ShipId, at: ShipId | null): readonly Fact[] {
  if (at === null) return [{ fact: 'holds-fire' }];
  const [ship, target] = [shipAt(board, id), shipAt(board, at)];
  const left = systemsLeft(target);
  const systems = (threat(board, ship, target)[rangeBetween(ship, target)] ?? 0) * left;
  const damage: Fact = { fact: 'damage', ship: at, systems, left };
  return target.fired ? [damage] : [damage, { fact: 'yet-to-fire', ship: at }];
}
