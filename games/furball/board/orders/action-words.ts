import type { Action } from '../../catalogue/index.ts';

/** What an action is good for, in a line, and the rule that says more. */
export const ACTION_MEANS: { readonly [A in Action]: readonly [says: string, rule: string] } = {
  focus: ['turns the focus results of one roll into hits, or into evades', '5.3'],
  evade: ['one evade more, in one attack on you', '5.3'],
  'target-lock': ['reroll attack dice against one ship', '5.4'],
  boost: ['a short move ahead or aslant', '5.5'],
  'barrel-roll': ['a short move sideways, heading the same way', '5.6'],
  cloak: ['two more agility, but no attack until you decloak', '5.7'],
  slam: ['fly once more at the same speed; weapons disabled', '5.8'],
  reload: ['torpedoes and missiles back; weapons disabled', '5.9'],
  reinforce: ['an evade against every attacker ahead, or behind', '5.10'],
  jam: ['takes a focus, evade or lock from a ship in arc', '5.11'],
  coordinate: ['an action for a friend', '5.12'],
};
