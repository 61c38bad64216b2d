import { printCore } from '../rules/13-cards/core.ts';
import { ANY, add, attackDice, change, defenceDice, reroll, spend } from '../rules/ops/index.ts';
import { attacking, defending } from './clauses/moments.ts';

/** 6.6 What focus, lock and evade do by the core rules, written as cards are: choices in the same windows. */
printCore({
  'token.focus-attack': attacking({ cost: [spend('focus')], may: [change('all', attackDice('focus'), 'hit')] }),
  'token.lock': attacking({ cost: [spend('lock')], may: [reroll(ANY, attackDice())] }),
  'token.focus-defence': defending({ cost: [spend('focus')], may: [change('all', defenceDice('focus'), 'evade')] }),
  'token.evade': defending({ cost: [spend('evade')], may: [add(1, 'defence', 'evade')] }),
});
