import { hasDriveField, hasWorking, systemsLeft } from './01-ships/ships.ts';
import type { System, Weapon } from './data/systems.ts';
import { type Board, type Lost, named, type Ship, type ShipId, type Status, shipAt, type Tell } from './model.ts';

/** 6.1 Each point destroys a system, from the left, skipping those already destroyed. */
export function hurt(board: Board, id: ShipId, weapon: Weapon, points: number, tell: Tell): void {
  const ship = shipAt(board, id);
  const lost: Lost[] = [];
  const announcements: Announcement[] = [];
  for (let point = 0; point < points; point++) {
    const place = nextHit(ship, weapon);
    const system = ship.design.systems[place];
    if (system === undefined) break;
    ship.working[place] = false;
    if (!tell) continue;
    lost.push({ system, place });
    announcements.push(...changes(ship, system));
  }
  const left = systemsLeft(ship);
  if (tell) {
    tell({ type: 'damage', rule: ruleOf(weapon, points), ship: named(board, id), lost, left });
    for (const [status, rule] of announcements) tell({ type: 'announced', rule, ship: named(board, id), status });
  }
  if (left > 0) return;
  ship.fate = 'destroyed';
  tell?.({ type: 'destroyed', rule: '6.4', ship: named(board, id) });
}

/** The system that the next point of damage hits. 6.2 A laser skips shields, 8.7 unless nothing else is left. */
function nextHit({ design: { systems }, working }: Ship, weapon: Weapon): number {
  let shield = -1;
  for (let place = 0; place < working.length; place++) {
    if (!working[place]) continue;
    if (weapon !== 'L' || systems[place] !== 'S') return place;
    if (shield < 0) shield = place;
  }
  return shield;
}

function ruleOf(weapon: Weapon, points: number): string {
  if (weapon === 'L') return '6.2';
  return weapon === 'R' && points > 1 ? '6.3' : '6.1';
}

type Announcement = readonly [Status, rule: string];

/** 6.5 to 6.8 The announcements that follow from the loss of a system. 8.11 They come point by point. */
function changes(ship: Ship, lost: System): readonly Announcement[] {
  if (lost === 'S') return hasWorking(ship, 'S') ? [] : [['shields-down', '6.5']];
  if (lost === 'A') return [];
  const found: Announcement[] = [];
  if (lostInside(ship) === 1) found.push(['streaming-atmosphere', '6.6']);
  if (lost === 'I') found.push(hasDriveField(ship) ? ['drive-field-fluctuates', '6.7'] : ['drive-field-down', '6.8']);
  return found;
}

/** 6.6 The number of destroyed systems that are neither shield nor armour. */
function lostInside({ design: { systems }, working }: Ship): number {
  let count = 0;
  for (let i = 0; i < systems.length; i++) if (!working[i] && systems[i] !== 'S' && systems[i] !== 'A') count++;
  return count;
}
