import type { CoachHint } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { bestFirst, tryTheCode, weakFight, weaponOnTheWay } from './battles.ts';
import { standThere, whereToStand } from './imperial.ts';
import { aCard, aWeapon, soldiersNear, theCompactor, toTheFalcon } from './sneaking.ts';

/** The most urgent first. */
export const hints: readonly CoachHint<DeathStar>[] = [
  soldiersNear,
  toTheFalcon,
  aWeapon,
  aCard,
  theCompactor,
  tryTheCode,
  whereToStand,
  standThere,
  bestFirst,
  weakFight,
  weaponOnTheWay,
];
