import type { Token } from '../../rules/model.ts';

/** What a token on a ship means, in a sentence, and the rule that says more. */
export const TOKEN_MEANS: { readonly [T in Token]: readonly [says: string, rule: string] } = {
  focus: [
    'Focus: spend it to turn all focus results of a roll into hits or evades. It is removed at the end of the round.',
    '6.6',
  ],
  evade: ['Evade: spend it to add an evade when attacked. It is removed at the end of the round.', '6.9'],
  stress: ['Stress: no red manoeuvres and no actions. A green manoeuvre removes one token.', '4.4'],
  ion: ['Ion: the ship doesn’t dial and flies a white straight 1.', '8.5'],
  tractor: ['Tractor beam: 1 less agility for each token until the round ends.', '8.3'],
  jam: ['Jam: removed together with the next focus token, evade token or lock of the ship.', '8.4'],
  fore: ['Reinforced fore: adds an evade against every attacker in its arc.', '5.10'],
  aft: ['Reinforced aft: adds an evade against every attacker outside its arc.', '5.10'],
  disabled: ['Weapons disabled: the ship can’t attack this round.', '8.6'],
  cloak: ['Cloaked: 2 more agility, but no attack. The ship may decloak at the start of Activation.', '5.7'],
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
