import { hasWorking, workingWeapons } from '../../rules/01-ships/ships.ts';
import { anyOf } from '../../rules/05-combat/gunnery.ts';
import type { Ship, Status } from '../../rules/model.ts';
import { STATUS_NAMES } from '../../words/phrases.ts';
import { STATUS_SAYS } from './system-words.ts';

/** An event in a ship's life, in a few words and in a sentence. */
export interface ShipCondition {
  readonly name: string;
  readonly says: string;
  readonly rule: string;
}

const announced = (status: Status): ShipCondition => ({ name: STATUS_NAMES[status], ...STATUS_SAYS[status] });

/** The damage and events of a ship; empty for an intact one. */
export function conditionsOf(ship: Ship): readonly ShipCondition[] {
  if (ship.fate === 'destroyed') {
    return [{ name: 'Destroyed', says: 'Its last system is destroyed, so it is out of the battle.', rule: '6.4' }];
  }
  if (ship.fate === 'gone') {
    return [{ name: 'Off the map', says: 'It left the map and is out of the battle.', rule: '4.6' }];
  }
  const { systems } = ship.design;
  const lost = (letter: string): boolean => systems.some((system, i) => system === letter && !ship.working[i]);
  const streaming = systems.some((system, i) => system !== 'S' && system !== 'A' && !ship.working[i]);
  const driveDown = !hasWorking(ship, 'I');
  return [
    ...(lost('S') && !hasWorking(ship, 'S') ? [announced('shields-down')] : []),
    ...(streaming ? [announced('streaming-atmosphere')] : []),
    ...(driveDown ? [announced('drive-field-down')] : []),
    ...(lost('I') && !driveDown ? [announced('drive-field-fluctuates')] : []),
    ...(lost('Y') && !hasWorking(ship, 'Y') ? [SENSORS_GONE] : []),
    ...(anyOf(workingWeapons(ship)) ? [] : [NO_WEAPONS]),
  ];
}

const SENSORS_GONE: ShipCondition = {
  name: 'Sensors gone',
  says: 'Without combat sensors it can’t fire farther than 10 hexes.',
  rule: '5.8',
};
const NO_WEAPONS: ShipCondition = { name: 'No weapons left', says: 'It can no longer damage an enemy.', rule: '5.4' };
