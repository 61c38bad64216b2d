import { inARow } from '@starboard/kernel';
import { readShip } from '../rules/02-setup/ship-lines.ts';
import { SCENARIOS, type Setup, type Side } from '../rules/model.ts';
import { setup as schema } from '../rules/settings.ts';

/** "Contact", or the name that its author gave to an own scenario. */
export function scenarioName({ scenario = 'contact', name = '' }: Partial<Setup>): string {
  if (scenario === 'own' && name.trim() !== '') return name;
  return schema.properties?.['scenario']?.labels?.[SCENARIOS.indexOf(scenario)] ?? scenario;
}

/** "Ardent and Bulwark": the ships of a side in an own scenario. */
export function shipsOf({ fleetA = [], fleetB = [] }: Partial<Setup>, side: Side): string {
  const lines = side === 0 ? fleetA : fleetB;
  return inARow(
    lines.map((line) => {
      const read = readShip(line);
      return read.ok ? read.name : line;
    }),
  );
}
