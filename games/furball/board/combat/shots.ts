import type { View } from '@starboard/kernel';
import type { AttackChoice, AttackFrame, Furball } from '../../rules/model.ts';
import type { FurballChoice } from '../props.ts';

export const isShot = (choice: FurballChoice): choice is AttackChoice =>
  typeof choice === 'object' && choice !== null && 'weapon' in choice;

/** 6.12 The card that granted this attack, if any. */
export function givenBy({ stack }: Pick<View<Furball>, 'stack'>): AttackFrame['given'] {
  const frame = stack.at(-1);
  return frame?.at === 'chance' ? frame.given : null;
}
