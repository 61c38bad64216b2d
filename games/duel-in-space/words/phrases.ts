import { baseOf, clicksOf, protectionOf } from '../rules/09-designs/designs.ts';
import { LASERS, type Laser, type Model, type SpecialName, type System } from '../rules/data/ships.ts';
import type { Special } from '../rules/model.ts';

export const MODEL_NAMES: { readonly [M in Model]: string } = {
  'gun-star': 'Gun Star',
  'deck-fighter': 'Deck Fighter',
};

const SECTOR_NAMES: readonly string[] = [
  'dead ahead',
  'ahead to the right',
  'to the right',
  'behind to the right',
  'dead astern',
  'behind to the left',
  'to the left',
  'ahead to the left',
];

const SPECIAL_NAMES: { readonly [S in SpecialName]: string } = {
  stabilizer: 'stabilizer damaged',
  computer: 'targeting computer damaged',
  laser: 'laser destroyed',
  'computer-and-laser': 'targeting computer damaged and a laser destroyed',
  'life-support': 'life support damaged',
  explosion: 'the ship blows up',
};

export const SYSTEM_NAMES: { readonly [S in System]: string } = {
  manoeuvre: 'manoeuvre',
  accuracy: 'accuracy',
  protection: 'protection',
};

export const sectorName = (sector: number): string => `${sector}, ${SECTOR_NAMES[sector - 1]}`;
/** "forward laser 2", "aft laser". */
export function laserName(laser: Laser): string {
  const [mount, number] = laser.split('-');
  return number === undefined ? `${mount} laser` : `${mount} laser ${number}`;
}
export const clickWord = (clicks: number): string => `${clicks} ${clicks === 1 ? 'click' : 'clicks'}`;

export function headingName(clicks: number): string {
  return clicks === 0 ? 'straight on' : `${clickWord(Math.abs(clicks))} ${clicks > 0 ? 'right' : 'left'}`;
}

export function designGives(system: System, points: number): string {
  const design = { manoeuvre: points, accuracy: points, protection: points };
  switch (system) {
    case 'manoeuvre':
      return `up to ${clickWord(clicksOf(design))} a turn`;
    case 'accuracy':
      return `base number ${baseOf(design)}`;
    case 'protection':
      return `${protectionOf(design)} protection`;
  }
}

/** A short name such as "three forward lasers and turret laser 2". */
export function salvo(lasers: readonly Laser[]): string {
  const groups = ['forward', 'turret', 'aft'].map((mount) => lasers.filter((laser) => laser.startsWith(mount)));
  const parts = groups.filter((group) => group.length > 0).map(groupName);
  return parts.join(' and ');
}

function groupName(group: readonly Laser[]): string {
  const [first = 'aft'] = group;
  const [mount = ''] = first.split('-');
  if (mount === 'aft') return 'the aft laser';
  const whole = LASERS.filter((laser) => laser.startsWith(mount)).length === group.length;
  if (whole) return mount === 'forward' ? 'all three forward lasers' : 'both turret lasers';
  return `${mount} laser${group.length > 1 ? 's' : ''} ${group.map((laser) => laser.split('-')[1]).join(' and ')}`;
}

export function specialName({ name, laser }: Special): string {
  const which = laser === null ? undefined : LASERS[laser];
  if (name === 'laser') return which === undefined ? 'no laser left to destroy' : `${laserName(which)} destroyed`;
  if (name === 'computer-and-laser' && which !== undefined)
    return `targeting computer damaged, ${laserName(which)} destroyed`;
  return SPECIAL_NAMES[name];
}

export const turnWord = (turns: number): string => `${turns} ${turns === 1 ? 'turn' : 'turns'}`;
