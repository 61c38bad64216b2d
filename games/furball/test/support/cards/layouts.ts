import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import type { ShipLayout } from '../playing.ts';

/** Two ships nose to nose at range 1. */
export const FACING = [{ at: [300, 300, 90] as const }, { at: [300, 380, 270] as const }];

export const BOMBER = { pilot: 'imperial.tiebomber.scimitarsquadronpilot', at: [300, 300, 90] } as const;

export const AT = [300, 300, 90] as const;

export const shooter = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): ShipLayout => ({ pilot, upgrades, at: AT });

export const LAST_HULL = { shields: 0 } as const;

export const DAMAGED = ['damage.tfa.structuraldamage'] as const;

export const weak = (at: ShipLayout['at'] & object): ShipLayout => ({ at, ship: LAST_HULL, down: DAMAGED });

/** Range 1 ahead of a ship at `AT`, and facing it. */
export const NEAR: ShipLayout = { at: [300, 380, 270] };

export const against = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): ShipLayout => ({
  ...NEAR,
  pilot,
  upgrades,
});

export const pilot = (id: PilotId, more: ShipLayout = {}): ShipLayout => ({ pilot: id, ...more });

export const withCard = (id: UpgradeId, more: ShipLayout = {}): ShipLayout => ({ upgrades: [id], ...more });

export const TIE: PilotId = 'imperial.tiefighter.blacksquadronpilot';

export const withTurret = (card: UpgradeId): ShipLayout => ({ upgrades: ['turret.dorsalturret', card] });

/** Three hull points under five shields, so that whatever is suffered shows. */
export const STURDY: ShipLayout = { pilot: 'rebel.bwing.bluesquadronpilot' };
