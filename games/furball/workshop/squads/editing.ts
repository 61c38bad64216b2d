import { findUpgrade, type PilotId, pilotOf, type UpgradeId, upgradeOf } from '../../catalogue/index.ts';
import {
  type EventRules,
  faultsOf,
  fit,
  type Squad,
  type SquadFault,
  squadOf,
  type UpgradeSlot,
} from '../../squads/index.ts';

/** A squad changed card by card. */

/** The slots of an equipped ship, in the order in which they are printed and added. */
export function placesOf({ pilot, upgrades }: Squad): readonly UpgradeSlot[] {
  return fit(pilotOf(pilot), upgrades.map(upgradeOf)).places;
}

/** The upgrades that found no place for all the slots they need. */
export function homelessIn({ pilot, upgrades }: Squad): readonly UpgradeId[] {
  return fit(pilotOf(pilot), upgrades.map(upgradeOf)).homeless.map(({ upgrade }) => upgrade.id);
}

/** Without one copy of an upgrade, and without what only it brought along. */
export function without(squad: Squad, upgrade: UpgradeId): Squad {
  const brought = findUpgrade(upgradeOf(upgrade).grants.brings ?? '');
  const left = squadOf(squad.pilot, removed(squad.upgrades, upgrade));
  if (brought === undefined || !homelessIn(left).includes(brought.id)) return left;
  return squadOf(left.pilot, removed(left.upgrades, brought.id));
}

/** With an upgrade in place of what was there, and with what must come along. */
export function withUpgrade(squad: Squad, held: UpgradeId | null, upgrade: UpgradeId): Squad {
  const base = held === null ? squad : without(squad, held);
  const brought = findUpgrade(upgradeOf(upgrade).grants.brings ?? '');
  const more = brought === undefined || base.upgrades.includes(brought.id) ? [upgrade] : [upgrade, brought.id];
  return squadOf(base.pilot, [...base.upgrades, ...more]);
}

/** Another pilot with those of the upgrades that it may carry. */
export function withPilot({ upgrades }: Squad, pilot: PilotId, event: EventRules): Squad {
  let squad = squadOf(pilot);
  // What makes room for others may stand behind them.
  for (let before = -1; before < squad.upgrades.length; ) {
    before = squad.upgrades.length;
    for (const upgrade of upgrades) {
      if (count(squad.upgrades, upgrade) >= count(upgrades, upgrade)) continue;
      const more = withUpgrade(squad, null, upgrade);
      if (newFaults(squad, more, event).length === 0) squad = more;
    }
  }
  return squad;
}

/** The objections to a change: faults of the result that were not there before. */
export function newFaults(before: Squad, after: Squad, event: EventRules): readonly SquadFault[] {
  const known = faultsOf(before, event).map(fingerprint);
  return faultsOf(after, event).filter(
    (fault) => fault.is === 'too-many-points' || !known.includes(fingerprint(fault)),
  );
}

const fingerprint = (fault: SquadFault): string => JSON.stringify(fault);

function removed(upgrades: readonly UpgradeId[], upgrade: UpgradeId): readonly UpgradeId[] {
  const at = upgrades.indexOf(upgrade);
  return at < 0 ? upgrades : upgrades.toSpliced(at, 1);
}

const count = (upgrades: readonly UpgradeId[], upgrade: UpgradeId): number =>
  upgrades.filter((each) => each === upgrade).length;
