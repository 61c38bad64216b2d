import type { AttackChoice } from '../../rules/model.ts';
import type { FurballChoice } from '../props.ts';

export const isShot = (choice: FurballChoice): choice is AttackChoice =>
  typeof choice === 'object' && choice !== null && 'weapon' in choice;
