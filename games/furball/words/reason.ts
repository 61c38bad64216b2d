import { asSentence, type Names, nameOf, oneDecimal, percent, plural, type View } from '@starboard/kernel';
import type { Fact } from '../rules/facts.ts';
import type { Furball } from '../rules/model.ts';
import { cardName } from './phrases.ts';

export function reason(facts: readonly Fact[], _view: View<Furball>, names: Names): string {
  return asSentence(facts.map((fact) => clause(fact, names)));
}

const STRESS_SAYS = {
  more: 'it is red and brings stress',
  stays: 'the stress stays',
  less: 'it is green and removes stress',
} as const;

function clause(fact: Fact, names: Names): string {
  switch (fact.fact) {
    case 'any':
      return 'all options are equally good';
    case 'shot':
      return `a shot at ${nameOf(names, fact.seat)} for ${oneDecimal(fact.damage)} damage on average`;
    case 'no-shot':
      return 'nobody to shoot at';
    case 'threat':
      return fact.damage < 0.05
        ? 'no enemy should have a shot'
        : `enemies may do ${oneDecimal(fact.damage)} damage on average`;
    case 'off-mat':
      return 'it leads off the mat';
    case 'rocks':
      return `it meets ${plural(fact.count, 'asteroid')}`;
    case 'bumps':
      return 'it bumps into another ship';
    case 'stress':
      return STRESS_SAYS[fact.change];
    case 'drags':
      return `this is the worst place for ${nameOf(names, fact.seat)}`;
    case 'attack':
      return `damages ${nameOf(names, fact.seat)} with ${percent(fact.hit)} and destroys it with ${percent(fact.destroy)}`;
    case 'no-attack':
      return 'no attack is worth it';
    case 'uncancelled':
      return `${plural(fact.results, 'hit is', 'hits are')} not cancelled yet`;
    case 'dice':
      return fact.does === 'reroll'
        ? `${plural(fact.count, 'blank')} can be rerolled`
        : `${plural(fact.count, 'focus result')} can become hits`;
    case 'gains':
      return `this changes the roll by about ${oneDecimal(fact.results)} results`;
    case 'card':
      return `${cardName(fact.card)} helps now`;
    case 'saves':
      return 'nothing here is worth using';
    case 'better-place':
      return 'it leads to a better place';
    case 'harm':
      return fact.damage < 0.05
        ? `${nameOf(names, fact.seat)} is the weakest ship`
        : `your shots do ${oneDecimal(fact.damage)} damage to ${nameOf(names, fact.seat)} on average`;
    case 'crits-first':
      return 'criticals do more harm than hits';
  }
}
