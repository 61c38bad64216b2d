import type { DialManoeuvre, PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { difficultyOf } from '../../../rules/values.ts';
import { fly, only, optionsOf, type Playthrough, run, type ShipLayout, table } from '../playing.ts';
import { AT, NEAR } from './layouts.ts';

/** The step of a round with which ships return. */
export const returning = (played: Playthrough): Playthrough =>
  run(played, { at: 'round', step: 2, order: [], done: 0, skill: 1000 });

export const alone = (pilot: PilotId, upgrades: readonly UpgradeId[] = [], more: ShipLayout = {}): Playthrough =>
  table([{ pilot, upgrades, at: AT, ...more }]);

export const actionsOf = (played: Playthrough): readonly unknown[] => {
  run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
  return optionsOf(played, 0);
};

export const dialled = (played: Playthrough) => only(played.events, 'flew')[0]?.manoeuvre;

export const colour = (played: Playthrough, manoeuvre: Partial<DialManoeuvre>): string =>
  difficultyOf(played.match.board, 0, { bearing: 'straight', speed: 1, difficulty: 'white', ...manoeuvre });

export const flewGreen = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Playthrough =>
  fly(table([{ pilot, upgrades, at: AT, ship: { shields: 1 } }, { at: [300, 500, 270] }]), 0, 'straight', 1, 'green');

export const flewRed = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Playthrough =>
  fly(table([{ pilot, upgrades, at: AT }, { at: [300, 600, 270] }]), 0, 'straight', 1, 'red');

export const meeting = (
  pilot: PilotId,
  upgrades: readonly UpgradeId[] = [],
  more: ShipLayout = {},
  other: ShipLayout = {},
): Playthrough =>
  table([
    { pilot, upgrades, at: AT, ...more },
    { ...NEAR, ...other },
  ]);
