import { rules } from '@starboard/duel-in-space/rules';
import { cloneMatch } from '@starboard/kernel';
import { rollDamage, rollSpecial } from '../../rules/06-damage.ts';
import type { Match, Ship } from '../../rules/model.ts';
import { afterHit, type Battered } from '../../solution/model/hits.ts';
import { conditionOf } from '../../solution/model/ships.ts';
import type { Expect } from './compare-ends.ts';

/** 6.1 to 6.7: what the next hit could do to a ship that is being shot at, with every face of the dice. */
export function compareHits(match: Match, seen: Set<string>, expect: Expect): void {
  for (const seat of [0, 1] as const) {
    const ship = match.board.ships[seat];
    if (conditionOf(ship).protection === 0) continue;
    const battered = batteredOf(ship);
    const key = JSON.stringify([battered, ship.lasers, ship.pending]);
    if (seen.has(key)) continue;
    seen.add(key);
    const model = new Map<string, number>();
    for (const { chance, state } of afterHit(battered, true)) model.set(wordOf(state), chance);
    const game = hitByEveryFace(match, seat);
    expect('number of things a hit can do', model.size, game.size);
    for (const [word, chance] of game) {
      expect(`chance of ${word}`, Math.round((model.get(word) ?? 0) * 1e12), Math.round(chance * 1e12));
    }
  }
}

const wordOf = (battered: Battered | null): string =>
  battered === null || battered.protection <= 0
    ? 'wreck'
    : `${battered.protection} ${battered.computerHits} ${battered.forward} ${battered.turret} ${battered.aft} ${battered.airHits} ${battered.exploding}`;

/** A ship with special damage that has not taken effect. */
function batteredOf(ship: Ship): Battered {
  const { air: _, ...condition } = conditionOf(ship);
  const names = ship.pending.map(({ name }) => name);
  const gone = (from: number, to: number): number =>
    ship.pending.filter(({ laser }) => laser !== null && laser >= from && laser <= to).length;
  return {
    ...condition,
    computerHits: condition.computerHits + names.filter((name) => name.startsWith('computer')).length,
    forward: condition.forward - gone(0, 2),
    turret: condition.turret - gone(3, 4),
    aft: condition.aft - gone(5, 5),
    airHits: names.filter((name) => name === 'life-support').length,
    exploding: names.includes('explosion'),
  };
}

function hitByEveryFace(match: Match, seat: 0 | 1): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, chance: number) => found.set(word, (found.get(word) ?? 0) + chance);
  const faces = [1, 2, 3, 4, 5, 6];
  for (const a of faces) {
    for (const b of faces) {
      const [plain, done] = hit(match, seat, [a, b]);
      if (done || conditionOf(plain).protection === 0) add(wordOf(batteredOf(plain)), 1 / 36);
      else for (const die of faces) specials(match, seat, [a, b, die], (word, chance) => add(word, chance / 216));
    }
  }
  return found;
}

/** With a laser to be hit, every face of the weapon die; dice that are thrown again leave the others as likely. */
function specials(
  match: Match,
  seat: 0 | 1,
  faces: readonly number[],
  add: (word: string, chance: number) => void,
): void {
  const ends: string[] = [];
  for (const weapon of [1, 2, 3, 4, 5, 6]) {
    const [ship, , rigged] = hit(match, seat, [...faces, weapon]);
    if (rigged === 1) {
      add(wordOf(batteredOf(ship)), 1);
      return;
    }
    const last = ship.pending.at(-1)?.laser;
    if (last === weapon - 1) ends.push(wordOf(batteredOf(ship)));
  }
  for (const end of ends) add(end, 1 / ends.length);
}

/** The ship after one hit with these dice, whether it was plain, and how many dice nobody rolled. */
function hit(match: Match, seat: 0 | 1, faces: readonly number[]): readonly [Ship, boolean, number] {
  const copy = cloneMatch(rules, match);
  copy.dice.rigged = [...faces];
  const frame = { at: 'shot', step: 0, by: 1 - seat, laser: 'aft' } as const;
  const done = rollDamage(copy, frame, undefined) === 'done';
  if (!done && faces.length > 2) rollSpecial(copy, frame, undefined);
  return [copy.board.ships[seat], done, copy.dice.rigged.length];
}
