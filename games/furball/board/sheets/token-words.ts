import type { Token } from '../../rules/model.ts';

/** What a token on a ship means, in a sentence, and the rule that says more. */
export const TOKEN_MEANS: { readonly [T in Token]: readonly [says: string, rule: string] } = {
  focus: ['Focus: spent to turn all focus results of a roll into hits or evades. Gone at the end of the round.', '6.6'],
  evade: ['Evade: spent to add an evade when attacked. Gone at the end of the round.', '6.9'],
  stress: ['Stress: no red manoeuvres and no actions. A green manoeuvre takes one away.', '4.4'],
  ion: ['Ion: it dials nothing and flies a white straight 1.', '8.5'],
  tractor: ['Tractor beam: one less agility each until the round ends.', '8.3'],
  jam: ['Jam: goes together with the next focus, evade or lock the ship has.', '8.4'],
  fore: ['Reinforced fore: an evade against every attacker in its arc.', '5.10'],
  aft: ['Reinforced aft: an evade against every attacker outside its arc.', '5.10'],
  disabled: ['Weapons disabled: it does not attack this round.', '8.6'],
  cloak: ['Cloaked: two more agility, and no attack. It may decloak before anybody activates.', '5.7'],
};

/** A letter for each, in its chip. */
export const TOKEN_LETTER: { readonly [T in Token]: string } = {
  focus: 'F',
  evade: 'E',
  stress: 'S',
  ion: 'I',
  tractor: 'T',
  jam: 'J',
  fore: 'R',
  aft: 'R',
  disabled: 'W',
  cloak: 'C',
};
