import { CALLED_OFF, GAVE_UP, inARow, type Names, nameOf, plural } from '@starboard/kernel';
import type { System, Weapon } from '../rules/data/systems.ts';
import { type Event, type Lost, type Named, type Order, SIDES, type Side, type WhyIdle } from '../rules/model.ts';
import { FACING_NAMES, manyOf, STATUS_MEANS, STATUS_NAMES, sideInWords, WEAPON_NAMES, weaponList } from './phrases.ts';

export const SYSTEM_NAMES: { readonly [S in System]: readonly [one: string, many: string] } = {
  S: ['shield', 'shields'],
  A: ['armour', 'armour'],
  Q: ['crew quarters', 'crew quarters'],
  I: ['engine', 'engines'],
  Y: ['combat sensors', 'combat sensors'],
  R: ['missile launcher', 'missile launchers'],
  Pt: ['torpedo launcher', 'torpedo launchers'],
  F: ['force beam', 'force beams'],
  L: ['laser', 'lasers'],
};

export function line(event: Event, names: Names): string {
  switch (event.type) {
    case 'designed':
      return `${nameOf(names, event.seat)} picks ${event.design} for ${event.ship.name}.`;
    case 'placed':
      return `${event.ship.name} starts in hex ${event.hex}, facing ${FACING_NAMES[event.facing]}.`;
    case 'turn':
      return `Turn ${event.turn}`;
    case 'initiative':
      return initiative(event.dice, event.winner, names);
    case 'moved':
      return moved(event.ship, event.order, event.hex, FACING_NAMES[event.facing]);
    case 'left-map':
      return `${event.ship.name} leaves the map and is out of the battle.`;
    case 'no-target':
      return noTarget(event.why, names);
    case 'passed':
      return `${event.ship.name} holds its fire.`;
    case 'fires':
      return `${event.ship.name} fires ${weaponList(event.weapons)} at ${event.at.name} at range ${event.range}.`;
    case 'shot':
      return shot(event.weapon, event.needed, event.die, event.hit);
    case 'damage':
      return damage(event.ship, event.lost, event.left);
    case 'announced':
      return `${event.ship.name}: ${STATUS_NAMES[event.status]} (${STATUS_MEANS[event.status]}).`;
    case 'destroyed':
      return `${event.ship.name} is destroyed.`;
    case 'gave-up':
      return `${nameOf(names, event.seat)} ${GAVE_UP[event.how]}.`;
    case 'command':
      return `${nameOf(names, event.seat)} takes command of ${event.ship.name}.`;
    case 'called-off':
      return CALLED_OFF[event.how];
    case 'over':
      return over(event.winner, event.turns, names);
  }
}

function initiative([a, b]: readonly [number, number], winner: Side | null, names: Names): string {
  const rolls = `Initiative rolls: ${sideInWords(0, names)} ${a}, ${sideInWords(1, names)} ${b}.`;
  if (winner === null) return `${rolls} It is a tie, so both roll again.`;
  const verb = manyOf(winner, names) ? 'move last and fire' : 'moves last and fires';
  const tie = a === b ? ' The tie goes to the side that lost initiative last turn.' : '';
  return `${rolls}${tie} ${sideInWords(winner, names)} ${verb} first.`;
}

const WHY_IDLE: { readonly [W in WhyIdle]: string } = {
  weapons: 'no weapon works',
  range: 'every enemy is out of range',
  'blind-spot': 'every enemy is in the blind spot',
  'range-or-blind-spot': 'every enemy is out of range or in the blind spot',
};

function noTarget(why: readonly [WhyIdle | null, WhyIdle | null], names: Names): string {
  if (why[0] === 'range' && why[1] === 'range') return 'Nobody can fire, because both sides are out of range.';
  return SIDES.flatMap((side) => {
    const reason = why[side];
    return reason === null ? [] : [`${sideInWords(side, names)} can’t fire: ${WHY_IDLE[reason]}.`];
  }).join(' ');
}

function moved({ name }: Named, order: Order, hex: string, facing: string): string {
  switch (order) {
    case 'ahead':
      return `${name} moves to ${hex}.`;
    case 'ahead-left':
    case 'ahead-right':
      return `${name} moves to ${hex} and turns ${facing}.`;
    case 'stay':
      return `${name} stays in ${hex}.`;
    case 'stay-left':
    case 'stay-right':
      return `${name} stays in ${hex} and turns ${facing}.`;
  }
}

function shot(weapon: Weapon, needed: number, die: number, hit: boolean): string {
  const [one] = WEAPON_NAMES[weapon];
  return `The ${one} needs ${needed} or less and rolls ${die}: ${hit ? 'hit' : 'miss'}.`;
}

export function damage({ name }: Named, lost: readonly Lost[], left: number): string {
  const kinds = [...new Set(lost.map(({ system }) => system))];
  const parts = kinds.map((kind) => plural(lost.filter(({ system }) => system === kind).length, ...SYSTEM_NAMES[kind]));
  if (parts.length === 0) return `${name} loses no systems.`;
  return `${name} loses ${inARow(parts)}; ${plural(left, 'system')} left.`;
}

function over(winner: Side | null, turns: number, names: Names): string {
  const after = `after ${plural(turns, 'turn')}`;
  if (winner === null) return `The battle is a draw ${after}.`;
  return `${sideInWords(winner, names)} ${manyOf(winner, names) ? 'win' : 'wins'} ${after}.`;
}
