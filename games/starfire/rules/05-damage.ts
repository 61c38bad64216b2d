import { roll } from '@starboard/kernel';
import { isWeapon, WEAPONS, type Weapon } from './data/systems.ts';
import { damageAt, rangeBetween, toHit } from './gunnery.ts';
import {
  type Board,
  type FrameAt,
  type Lost,
  type Match,
  named,
  type Salvo,
  type Ship,
  type ShipId,
  type Status,
  shipAt,
  type Tell,
} from './model.ts';
import { hasWorking, systemsLeft } from './ship.ts';

const TEN = 10;

/** 5.2, 8.6 Weapon by weapon, from left to right on the firing ship's strip, until the target is gone. */
export function fireSalvo(match: Match, { salvo }: FrameAt<'fire'>, tell: Tell): void {
  const { board } = match;
  if (salvo === null) return;
  const ship = shipAt(board, salvo.ship);
  const target = shipAt(board, salvo.at);
  const fired = inOrder(ship, salvo);
  const range = rangeBetween(ship, target);
  tell?.({
    type: 'fires',
    rule: '5.2',
    ship: named(board, salvo.ship),
    at: named(board, salvo.at),
    weapons: fired,
    range,
  });
  for (const weapon of fired) {
    if (target.fate !== 'fighting') return;
    shoot(match, salvo, weapon, range, tell);
  }
}

/** The weapons of a salvo as they stand on the strip. */
function inOrder({ design: { systems }, working }: Ship, { weapons }: Salvo): readonly Weapon[] {
  const left = weapons.slice();
  const order: Weapon[] = [];
  for (let i = 0; i < systems.length; i++) {
    const system = systems[i];
    if (!working[i] || system === undefined || !isWeapon(system)) continue;
    const kind = WEAPONS.indexOf(system);
    const count = left[kind] ?? 0;
    if (count === 0) continue;
    left[kind] = count - 1;
    order.push(system);
  }
  return order;
}

/** 5.9 One die of ten a weapon: at most the number on the chart hits. */
function shoot({ board, dice }: Match, { ship, at }: Salvo, weapon: Weapon, range: number, tell: Tell): void {
  const target = shipAt(board, at);
  const needed = toHit(board, weapon, range, target);
  const die = roll(dice, TEN);
  const hit = die <= needed;
  if (tell) {
    const rule = weapon === 'Pt' ? '5.10' : '5.9';
    tell({ type: 'shot', rule, ship: named(board, ship), at: named(board, at), weapon, range, needed, die, hit });
  }
  if (hit) hurt(board, at, weapon, damageAt(board, weapon, range, target), tell);
}

/** 6.1 Each point destroys a system, from the left, passing over those already gone. */
function hurt(board: Board, id: ShipId, weapon: Weapon, points: number, tell: Tell): void {
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
