import { printCore } from '../rules/13-cards/core.ts';
import { ANY, add, attackDice, change, defenceDice, reroll, spend } from '../rules/ops/index.ts';
import { attacking, defending } from './clauses/moments.ts';

const FOCUS = [spend('focus')];
const TO_HITS = [change('all', attackDice('focus'), 'hit')];
const TO_EVADES = [change('all', defenceDice('focus'), 'evade')];

/**
 * 6.6 What focus, lock and evade do by the core rules, written as cards are: choices in the same windows. Where a card
 * makes a ship spend its focus, what is due takes the place of the choice.
 */
printCore({
  'token.focus-attack': attacking({ cost: FOCUS, may: TO_HITS }),
  'token.focus-attack-due': attacking({ cost: FOCUS, does: TO_HITS }),
  'token.lock': attacking({ cost: [spend('lock')], may: [reroll(ANY, attackDice())] }),
  'token.focus-defence': defending({ cost: FOCUS, may: TO_EVADES }),
  'token.focus-defence-due': defending({ cost: FOCUS, does: TO_EVADES }),
  'token.evade': defending({ cost: [spend('evade')], may: [add(1, 'defence', 'evade')] }),
});
