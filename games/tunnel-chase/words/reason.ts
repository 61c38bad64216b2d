import { asSentence, type Names, nameOf, oneDecimal, percent, type View } from '@starboard/kernel';
import type { Fact } from '../rules/facts.ts';
import type { Chase } from '../rules/model.ts';

export function reason(facts: readonly Fact[], _view: View<Chase>, names: Names): string {
  return asSentence(facts.map((fact) => clause(fact, names)));
}

function clause(fact: Fact, names: Names): string {
  switch (fact.fact) {
    case 'any':
      return 'all options are equally good';
    case 'tested-design':
      return 'this design won most test chases';
    case 'behind':
      return 'the pilot behind can shoot at the one in front';
    case 'scrapes':
      return `${scrapes(fact.expected)} on the way${fact.when === 'start' ? ' off from here' : ''}`;
    case 'shots':
      return shotsClause(fact.given, fact.taken);
    case 'sees-first':
      return `if ${nameOf(names, fact.seat)} flies first, you see where before you fly`;
    case 'hit-chance':
      return `a shot at ${nameOf(names, fact.seat)}, range ${fact.range}, hits with ${percent(fact.chance)}`;
    case 'holds-fire':
      return 'no shot is worth it';
  }
}

const scrapes = (expected: number): string =>
  expected < 0.05 ? 'no scrapes' : `about ${oneDecimal(expected)} scrapes`;

function shotsClause(given: number, taken: number): string {
  if (given < 0.005 && taken < 0.005) return 'nobody should be in anybody’s sights when the turn ends';
  const own = given < 0.005 ? 'no shot for you' : `a ${percent(given)} chance to hit somebody`;
  return `${own} when the turn ends, and ${taken < 0.005 ? 'none at you' : `${percent(taken)} to be hit`}`;
}
