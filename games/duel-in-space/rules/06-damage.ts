import { roll2d6For, rollFor } from '@starboard/kernel';
import { protectionLeft } from './01-starfighters.ts';
import { tellGuarded } from './09-designs/secrecy.ts';
import { LASERS, SPECIALS, type SpecialName } from './data/ships.ts';
import { type Board, type FrameAt, type Match, other, type Ship, type Special, shipOf, type Tell } from './model.ts';

/** 6.1 A total of 5 to 9 takes one point of protection; any other takes two. */
export function pointsFor(total: number): 1 | 2 {
  return total >= 5 && total <= 9 ? 1 : 2;
}

/** 6.1 A total of 2, 3, 11 or 12 does special damage as well. */
export function isSpecial(total: number): boolean {
  return total <= 3 || total >= 11;
}

/** 6.3 Weaker protection makes damage worse: add 1 at 7 or less, 2 at 5 or less, 3 at 3 or less. */
export function specialModifier(protection: number): 0 | 1 | 2 | 3 {
  return protection <= 3 ? 3 : protection <= 5 ? 2 : protection <= 7 ? 1 : 0;
}

/** 6.1 A hit takes points from the target's protection. */
export function rollDamage({ board, dice: generator }: Match, { by }: FrameAt<'shot'>, tell: Tell) {
  const seat = other(by);
  const ship = shipOf(board.ships, seat);
  const dice = roll2d6For(generator, 'damage', by);
  const total = dice[0] + dice[1];
  const points = pointsFor(total);
  const special = isSpecial(total);
  board.lastHit = board.turn;
  ship.protectionLost += points;
  if (tell) {
    const damage = { type: 'damage', rule: '6.1', seat, dice, points, special } as const;
    tellGuarded(tell, board, seat, { ...damage, left: protectionLeft(ship) }, { ...damage, left: null });
  }
  return special ? undefined : 'done';
}

/** 6.3 Roll a die plus a modifier. 10.14 It depends on the protection left after the hit; 6 is the highest total. */
export function rollSpecial({ board, dice }: Match, { by }: FrameAt<'shot'>, tell: Tell): void {
  const seat = other(by);
  const ship = shipOf(board.ships, seat);
  const die = rollFor(dice, 'special', by);
  const plus = specialModifier(protectionLeft(ship));
  const row = Math.min(6, die + plus);
  const name = SPECIALS[row - 1] ?? 'explosion';
  const weapon: number[] = [];
  const hitsLaser = name === 'laser' || name === 'computer-and-laser';
  const special: Special = {
    name,
    laser: hitsLaser ? rollWeapon(ship, () => rollFor(dice, 'weapon', by), weapon) : null,
  };
  ship.pending = [...ship.pending, special];
  if (tell) {
    const told = { type: 'special', rule: '6.3', seat, special, weapon } as const;
    tellGuarded(tell, board, seat, { ...told, roll: { die, plus } }, { ...told, roll: null });
  }
}

/**
 * 6.6 A die picks the laser; reroll one already out. 10.3 That includes a laser hit this turn; null if none is left.
 */
function rollWeapon(ship: Ship, die: () => number, rolled: number[]): number | null {
  const out = (i: number): boolean => !ship.lasers[i] || ship.pending.some((special) => special.laser === i);
  if (LASERS.every((_, i) => out(i))) return null;
  for (;;) {
    const face = die();
    rolled.push(face);
    if (!out(face - 1)) return face - 1;
  }
}

/** 6.2 A ship without protection breaks apart. */
export function isBrokenUp(ship: Ship): boolean {
  return protectionLeft(ship) === 0;
}

/** 6.9 Whether a ship will blow up at the beginning of the next turn. */
export function isToBlowUp({ pending }: Pick<Ship, 'pending'>): boolean {
  for (let i = 0; i < pending.length; i++) if (pending[i]?.name === 'explosion') return true;
  return false;
}

/** 6.10 Special damage takes effect at the beginning of the next turn. A ship that blows up is lost. */
export function takeSpecialDamage({ board }: Pick<Match, 'board'>, _frame?: FrameAt<'turn'>, tell?: Tell): void {
  for (let seat = 0; seat < 2; seat++) {
    const ship = shipOf(board.ships, seat);
    if (ship.pending.length === 0) continue;
    for (const special of ship.pending) {
      suffer(ship, special);
      if (special.name !== 'explosion') tell?.({ type: 'effect', rule: RULE_OF[special.name], seat, special });
    }
    ship.pending = [];
  }
}

const RULE_OF: { readonly [S in Exclude<SpecialName, 'explosion'>]: string } = {
  stabilizer: '6.4',
  computer: '6.5',
  laser: '6.6',
  'computer-and-laser': '6.7',
  'life-support': '6.8',
};

function suffer(ship: Ship, { name, laser }: Special): void {
  if (laser !== null) ship.lasers = ship.lasers.map((works, i) => works && i !== laser);
  switch (name) {
    case 'stabilizer':
      ship.stabilizerHits++;
      return;
    case 'computer':
    case 'computer-and-laser':
      ship.computerHits++;
      return;
    case 'life-support':
      // 10.15 A further hit takes one more turn away.
      ship.lifeSupport = ship.lifeSupport === null ? 6 : Math.max(0, ship.lifeSupport - 1);
      return;
    case 'laser':
      return;
    case 'explosion':
      ship.blownUp = true;
  }
}

/** 6.8 Failing life support loses a box at the end of every turn. 10.15 That includes the first turn of damage. */
export function countLifeSupport({ board }: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  for (let seat = 0; seat < 2; seat++) {
    const ship = shipOf(board.ships, seat);
    if (ship.lifeSupport === null) continue;
    ship.lifeSupport = Math.max(0, ship.lifeSupport - 1);
    tell?.({ type: 'life-support', rule: '6.8', seat, left: ship.lifeSupport });
  }
}

export function isPilotDead(ship: Board['ships'][number]): boolean {
  return ship.lifeSupport === 0;
}
