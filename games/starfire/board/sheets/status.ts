import { anyOf } from '../../rules/gunnery.ts';
import type { Ship } from '../../rules/model.ts';
import { hasWorking, workingWeapons } from '../../rules/ship.ts';
import { STATUS_NAMES } from '../../words/phrases.ts';

/** What has happened to a ship, in words; empty for a sound one. */
export function statusesOf(ship: Ship): readonly string[] {
  if (ship.fate === 'destroyed') return ['Destroyed'];
  if (ship.fate === 'gone') return ['Off the map'];
  const { systems } = ship.design;
  const lost = (letter: string): boolean => systems.some((system, i) => system === letter && !ship.working[i]);
  const streaming = systems.some((system, i) => system !== 'S' && system !== 'A' && !ship.working[i]);
  const driveDown = !hasWorking(ship, 'I');
  return [
    ...(lost('S') && !hasWorking(ship, 'S') ? [STATUS_NAMES['shields-down']] : []),
    ...(streaming ? [STATUS_NAMES['streaming-atmosphere']] : []),
    ...(driveDown ? [STATUS_NAMES['drive-field-down']] : []),
    ...(lost('I') && !driveDown ? [STATUS_NAMES['drive-field-fluctuates']] : []),
    ...(lost('Y') && !hasWorking(ship, 'Y') ? ['Sensors gone'] : []),
    ...(anyOf(workingWeapons(ship)) ? [] : ['No weapons left']),
  ];
}
