import { type Choice, capital } from '@starboard/kernel';
import { shorterWay } from '../rules/04-movement/wheel.ts';
import type { Laser } from '../rules/data/ships.ts';
import type { Ask, Duel, Sector } from '../rules/model.ts';
import { designGives, headingName, MODEL_NAMES, SYSTEM_NAMES, salvo, sectorName } from './phrases.ts';

export function label(ask: Ask, choice: Choice<Duel>): string {
  switch (ask.kind) {
    case 'ship':
      return choice === 'gun-star' ? MODEL_NAMES['gun-star'] : MODEL_NAMES['deck-fighter'];
    case 'design':
      return `${choice} on ${SYSTEM_NAMES[ask.system]}: ${designGives(ask.system, Number(choice))}`;
    case 'aim':
      return `Aim at ${sectorName(Number(choice) as Sector)}`;
    case 'heading':
      return `${capital(headingName(Number(choice)))}${shorterWay(Number(choice)) === undefined ? '' : ', the long way round'}`;
    case 'fire':
      return Array.isArray(choice) ? salvoName(choice) : '';
    case 'fight-on':
      return choice === true ? 'Fight on' : 'Break off';
  }
}

function salvoName(lasers: readonly Laser[]): string {
  return lasers.length === 0 ? 'Hold fire' : `Fire ${salvo(lasers)}`;
}
