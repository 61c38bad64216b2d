import { asSentence, oneDecimal, plural } from '@starboard/kernel';
import type { Fact } from '../rules/facts.ts';

export function reason(facts: readonly Fact[]): string {
  return asSentence(facts.map(clause));
}

function clause(fact: Fact): string {
  switch (fact.fact) {
    case 'charges':
      return `you have ${plural(fact.own, 'charge')}, the enemy has ${fact.enemy}`;
    case 'hits':
      return `expect ${oneDecimal(fact.expected)} hits unless the enemy dodges`;
    case 'danger':
      return `the enemy can fire ${plural(fact.dice, 'die', 'dice')}`;
  }
}
