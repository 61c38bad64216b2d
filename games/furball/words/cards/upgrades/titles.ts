import type { Says } from '../says.ts';

export const titles: Says<'title'> = {
  'title.adaptiveailerons':
    'Unless stressed, you must fly a white bank or straight of speed 1 just before you reveal your dial.',
  'title.advancedailerons':
    'Your banks of speed 3 are white. Unless stressed, you must fly a white bank or straight of speed 1 just before you reveal your dial.',
  'title.btla4ywing':
    'Attack only ships in your firing arc. After your primary weapon, you may also attack with your turret.',
  'title.lightscykinterceptor': 'All your damage cards are dealt faceup. Your banks are green.',
  'title.moldycrow': 'You keep your focus tokens at the end of the round.',
  'title.os1arsenalloadout':
    'While your weapons are disabled, you may fire torpedoes and missiles at a ship you have locked.',
  'title.starvipermkii': 'You barrel roll with the bank of speed 1.',
  'title.tied':
    'Once a round, after you attack with a cannon that costs 3 points or less, you may also attack with your primary weapon.',
  'title.tiev1': 'When you lock a ship, you may perform a free evade action.',
  'title.tiex7':
    'After you fly a manoeuvre of speed 3 or more without overlapping anything, you may perform a free evade action.',
  'title.xg1assaultconfiguration': 'While your weapons are disabled, you may fire cannons that cost 2 points or less.',
};
