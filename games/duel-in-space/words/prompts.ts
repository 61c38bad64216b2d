import type { View } from '@starboard/kernel';
import { BUDGET } from '../rules/09-designs/designs.ts';
import type { Ask, Duel } from '../rules/model.ts';
import { SYSTEM_NAMES, sectorName } from './phrases.ts';

/** Tells the asked seat what to do now. */
export function prompt(ask: Ask, view: View<Duel>): string {
  const enemy = view.board.ports[ask.seat === 0 ? 0 : 1];
  switch (ask.kind) {
    case 'ship':
      return 'Choose your starfighter.';
    case 'design':
      return `Spend points on ${SYSTEM_NAMES[ask.system]}: ${BUDGET - spent(view)} of ${BUDGET} left.`;
    case 'aim':
      return `Aim your turret where the enemy will be after you both move. It is now in port ${sectorName(enemy)}.`;
    case 'heading':
      return 'Choose your heading in secret. Each click turns your ship by 45° and makes your own shots harder.';
    case 'fire':
      return `The enemy is in port ${sectorName(enemy)}. Which lasers do you fire?`;
    case 'fight-on':
      return 'The ships are flying out of range. Do you want to turn back and fight on?';
  }
}

function spent(view: View<Duel>): number {
  return view.sealed.reduce((sum, { choice }) => sum + (typeof choice === 'number' ? choice : 0), 0);
}
