import { hasWorking, systemsLeft } from './01-ships.ts';
import type { Weapon } from './data/systems.ts';
import { type Board, type Lost, named, type Ship, type ShipId, type Status, shipAt, type Tell } from './model.ts';

/** 6.1 Each point destroys a system, from the left, passing over those already gone. */
export function hurt(board: Board, id: ShipId, weapon: Weapon, points: number, tell: Tell): void {
  const ship = shipAt(board, id);
  const { design, working } = ship;
  const before = tell && {
    shields: hasWorking(ship, 'S'),
    engines: hasWorking(ship, 'I'),
    streaming: isStreaming(ship),
  };
  const passesShields = weapon === 'L' && hasMoreThanShields(ship);
  const lost: Lost[] = [];
  for (let place = 0, left = points; place < working.length && left > 0; place++) {
    const system = design.systems[place];
    if (system === undefined || !working[place] || (system === 'S' && passesShields)) continue;
    working[place] = false;
    left--;
    if (tell) lost.push({ system, place });
  }
  const left = systemsLeft(ship);
  if (tell && before) {
    tell({ type: 'damage', rule: ruleOf(weapon, points), ship: named(board, id), lost, left });
    for (const [status, rule] of changes(ship, lost, before)) {
      tell({ type: 'announced', rule, ship: named(board, id), status });
    }
  }
  if (left > 0) return;
  ship.fate = 'destroyed';
  tell?.({ type: 'destroyed', rule: '6.4', ship: named(board, id) });
}

/** 6.2 A laser passes over shields. 8.7 Unless there is nothing else left. */
function hasMoreThanShields({ design: { systems }, working }: Ship): boolean {
  return systems.some((system, place) => working[place] && system !== 'S');
}

function ruleOf(weapon: Weapon, points: number): string {
  if (weapon === 'L') return '6.2';
  return weapon === 'R' && points > 1 ? '6.3' : '6.1';
}

interface Before {
  readonly shields: boolean;
  readonly engines: boolean;
  readonly streaming: boolean;
}

/** 6.5 to 6.8 What a hit changed that all must be told. */
function changes(ship: Ship, lost: readonly Lost[], before: Before): readonly (readonly [Status, string])[] {
  const found: (readonly [Status, string])[] = [];
  if (before.shields && !hasWorking(ship, 'S')) found.push(['shields-down', '6.5']);
  if (!before.streaming && isStreaming(ship)) found.push(['streaming-atmosphere', '6.6']);
  if (lost.some(({ system }) => system === 'I') && hasWorking(ship, 'I')) found.push(['drive-field-fluctuates', '6.7']);
  if (before.engines && !hasWorking(ship, 'I')) found.push(['drive-field-down', '6.8']);
  return found;
}

/** 6.6 Something that is neither shield nor armour is gone. */
function isStreaming({ design: { systems }, working }: Ship): boolean {
  return systems.some((system, place) => !working[place] && system !== 'S' && system !== 'A');
}
