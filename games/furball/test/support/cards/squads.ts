import { expect } from 'vitest';
import type { Action, PilotId, UpgradeId } from '../../../catalogue/index.ts';
import type { Board } from '../../../rules/model.ts';
import { barOf } from '../../../rules/values.ts';
import { isLegal, pointsOf, squadOf } from '../../../squads/index.ts';
import { event } from '../events.ts';
import { activate, optionsOf, table } from '../playing.ts';

export const boardWith = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Board =>
  table([{ pilot, upgrades }]).match.board;

/** The action is on the bar with the card and not without, and is offered in the action step. */
export function gives(card: UpgradeId, action: Action, pilot: PilotId): () => void {
  return () => {
    expect(barOf(boardWith(pilot), 0)).not.toContain(action);
    expect(barOf(boardWith(pilot, card), 0)).toContain(action);
    const played = table([{ pilot, upgrades: [card], at: [300, 300, 90] }, { at: [300, 500, 270] }]);
    activate(played, 0, 'straight 3');
    expect(optionsOf(played, 0)).toContain(action);
  };
}

export function legal(pilot: PilotId, ...upgrades: readonly UpgradeId[]): boolean {
  return isLegal(squadOf(pilot, upgrades), { ...event, limit: 100 });
}

/** That a squad is legal with the card, and not without it. */
export function opens(card: UpgradeId, pilot: PilotId, ...upgrades: readonly UpgradeId[]): void {
  expect(legal(pilot, card, ...upgrades)).toBe(true);
  expect(legal(pilot, ...upgrades)).toBe(false);
}

export function points(pilot: PilotId, ...upgrades: readonly UpgradeId[]): number {
  return pointsOf(squadOf(pilot, upgrades));
}
