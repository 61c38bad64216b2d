import type { Says } from '../says.ts';

export const titles: Says<'title'> = {
  'title.adaptiveailerons':
    'Unless stressed, you must fly a white bank or straight of speed 1 just before you reveal your dial.',
  'title.advancedailerons':
    'Your banks of speed 3 are white. Unless stressed, you must fly a white bank or straight of speed 1 just before you reveal your dial.',
  'title.allianceoverhaul':
    'You may roll one more die with your primary weapon in your front arc. In your auxiliary arc, you may turn a focus result into a critical.',
  'title.blackone': 'If ships are friendly to themselves, you may remove a lock on you after you boost or barrel roll.',
  'title.btla4ywing':
    'Attack only ships in your firing arc. After your primary weapon, you may also attack with your turret.',
  'title.concorddawnprotector':
    'When you defend at range 1 and the ships are in each other’s firing arcs, add an evade.',
  'title.enforcer': 'After you defend, the attacker gets a stress token if it is in your bullseye arc.',
  'title.firstordervanguard':
    'When you attack the only ship in your firing arc, you may reroll a die. When you defend, you may discard this card to reroll all your defence dice.',
  'title.lightscykinterceptor': 'All your damage cards are dealt faceup. Your banks are green.',
  'title.moldycrow': 'You keep your focus tokens at the end of the round.',
  'title.os1arsenalloadout':
    'While your weapons are disabled, you may fire torpedoes and missiles at a ship you have locked.',
  'title.specialopstraining':
    'When you attack with your primary weapon in your front arc, you may roll one more die. If you don’t, you may also attack in your auxiliary arc.',
  'title.starvipermkii': 'You barrel roll with the bank of speed 1.',
  'title.tied':
    'Once a round, after you attack with a cannon that costs 3 points or less, you may also attack with your primary weapon.',
  'title.tiev1': 'When you lock a ship, you may perform a free evade action.',
  'title.tiex7':
    'After you fly a manoeuvre of speed 3 or more without overlapping anything, you may perform a free evade action.',
  'title.xg1assaultconfiguration': 'While your weapons are disabled, you may fire cannons that cost 2 points or less.',
};
