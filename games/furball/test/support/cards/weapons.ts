import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import type { Face, Tokens } from '../../../rules/model.ts';
import { beside, facing, fire, locked, shown, state, usable } from '../duel.ts';
import { answer, only, type Playthrough, passAll, type ShipLayout, shipIn, stackDeck } from '../playing.ts';
import { STURDY } from './layouts.ts';
import { blanks } from './shots.ts';

/** What the dice show after the weapon's own change; with no such result it is not offered. */
export function changes(weapon: UpgradeId, range: 1 | 2, attack: readonly Face[], after: readonly Face[]): () => void {
  return () => {
    const played = fire(facing(range, locked(weapon), STURDY), { attack, defence: ['blank'] });
    answer(played, 0, `${weapon} 0`);
    expect(shown(played, 'attack')).toEqual(after);
    const idle = fire(facing(range, locked(weapon), STURDY), { attack: after.map(() => 'crit'), defence: ['blank'] });
    expect(usable(idle, 0)).not.toContain(`${weapon} 0`);
  };
}

/** Evades do not touch the hits; they go to the criticals, and nobody is asked. */
export function sure(weapon: UpgradeId, attack: readonly Face[]): () => void {
  return () => {
    const played = facing(1, { upgrades: [weapon] }, { pilot: 'rebel.awing.prototypepilot' });
    fire(played, { attack, defence: ['evade', 'evade', 'blank'] });
    expect(only(played.events, 'compared')).toMatchObject([{ hits: 1, crits: 0, hit: true }]);
    expect(state(passAll(played), 1)).toEqual({ shields: 1, cards: 0, up: 0 });
  };
}

export const FOUR_HITS: readonly Face[] = ['hit', 'hit', 'crit', 'hit'];

/** Fires a weapon at a ship, by default a sturdy one, and passes on everything else. */
export function fired(weapon: UpgradeId, attack: readonly Face[], at: ShipLayout = STURDY): Playthrough {
  const played = facing(2, { ...locked(weapon), tokens: { focus: 1 } }, at, beside(2));
  stackDeck(played, 1, 'damage.tfa.consolefire');
  fire(played, { attack, defence: blanks(2) });
  return passAll(played);
}

export interface Expected {
  readonly shields: number;
  readonly tokens?: Partial<Tokens>;
  /** Of the ship at range 1 of the defender. */
  readonly beside?: Partial<Tokens>;
}

/** A hit does this and no more, and a miss nothing. */
export function onHit(weapon: UpgradeId, { shields, tokens = {}, beside: near = {} }: Expected): () => void {
  return () => {
    const hit = fired(weapon, FOUR_HITS);
    expect(state(hit, 1)).toEqual({ shields, cards: 0, up: 0 });
    expect(shipIn(hit, 1).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0, ...tokens });
    expect(shipIn(hit, 2).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0, ...near });
    const missed = fired(weapon, ['blank', 'blank', 'blank', 'blank']);
    expect(state(missed, 1)).toEqual({ shields: 5, cards: 0, up: 0 });
    expect(shipIn(missed, 1).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0 });
    expect(shipIn(missed, 2).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0 });
  };
}
