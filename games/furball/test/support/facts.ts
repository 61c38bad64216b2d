import { join } from 'node:path';
import { readTable } from './table.ts';

const FOLDER = join(import.meta.dirname, '../facts');

export const SHIP_FACTS = readTable(FOLDER, 'ships.txt', [
  'ship',
  'name',
  'factions',
  'printed',
  'attack',
  'agility',
  'hull',
  'shields',
  'actions',
  'arcs',
  'dial',
]);

export const PILOT_FACTS = readTable(FOLDER, 'pilots.txt', [
  'pilot',
  'name',
  'printed',
  'skill',
  'points',
  'marks',
  'slots',
  'alone',
]);

export const UPGRADE_FACTS = readTable(FOLDER, 'upgrades.txt', [
  'upgrade',
  'name',
  'points',
  'marks',
  'alone',
  'figures',
]);

export const CONDITION_FACTS = readTable(FOLDER, 'conditions.txt', ['condition', 'name', 'marks', 'given by']);

export const DAMAGE_FACTS = readTable(FOLDER, 'damage.txt', ['card', 'name', 'copies', 'kind', 'repair', 'resolved']);
