import { type Coverage, type PilotCard, pilotOf, standingOf, type Upgrade, upgradeOf } from '../catalogue/index.ts';
import { addBearerFaults } from './bearer.ts';
import type { SquadFault } from './fault.ts';
import { addNeighbourFaults, addUniqueFaults } from './neighbours.ts';
import { pointsOf, type Squad } from './squad.ts';
import { type Fit, fit } from './upgrade-slots.ts';

/** The default squad limit. Only Rexler Brath cannot fly within it. */
export const SQUAD_LIMIT = 35;

/** What an event says about squads. */
export interface EventRules {
  readonly limit: number;
  readonly coverage: Coverage;
}

/** Everything that is wrong with a squad; nothing, if it is legal. Unique names bind within this squad alone. */
export function faultsOf(squad: Squad, { limit, coverage }: EventRules): readonly SquadFault[] {
  const points = pointsOf(squad);
  const faults: SquadFault[] = [...buildFaults(squad), ...coverageFaults(squad, coverage)];
  if (points > limit) faults.push({ is: 'too-many-points', points, limit });
  return faults;
}

export function isLegal(squad: Squad, event: EventRules): boolean {
  return faultsOf(squad, event).length === 0;
}

/** What the cards themselves say against a squad, whatever the event. */
export function buildFaults(squad: Squad): readonly SquadFault[] {
  return faultsWith(pilotOf(squad.pilot), squad.upgrades.map(upgradeOf));
}

/** The same for cards that are looked up already, and whose places are known. */
export function faultsWith(
  pilot: PilotCard,
  upgrades: readonly Upgrade[],
  { homeless }: Fit = fit(pilot, upgrades),
): readonly SquadFault[] {
  const faults: SquadFault[] = [];
  if (!pilot.selectable) faults.push({ is: 'not-selectable', pilot: pilot.id });
  for (const { upgrade, slot } of homeless) faults.push({ is: 'no-slot', upgrade: upgrade.id, slot });
  for (let i = 0; i < upgrades.length; i++) addBearerFaults(faults, upgrades[i] as Upgrade, pilot, upgrades);
  for (let i = 0; i < upgrades.length; i++) addNeighbourFaults(faults, upgrades[i] as Upgrade, upgrades, i);
  addUniqueFaults(faults, pilot, upgrades);
  return faults;
}

function coverageFaults({ pilot, upgrades }: Squad, coverage: Coverage): readonly SquadFault[] {
  return [pilot, ...upgrades].flatMap((card): readonly SquadFault[] => {
    const standing = standingOf(card, coverage);
    if (standing.is === 'banned') return [{ is: 'banned', card, reason: standing.reason }];
    return standing.is === 'missing' ? [{ is: 'not-yet', card, reason: standing.reason }] : [];
  });
}
