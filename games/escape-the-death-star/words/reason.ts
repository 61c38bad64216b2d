import { asSentence, type Names, oneDecimal, percent, plural, type View } from '@starboard/kernel';
import type { Fact } from '../rules/facts.ts';
import type { BoardView, DeathStar } from '../rules/model.ts';
import { rebelName } from './figures.ts';
import { squares } from './places.ts';

export function reason(facts: readonly Fact[], { board }: View<DeathStar>, names: Names): string {
  return asSentence(facts.map((fact) => clause(fact, board, names)));
}

function clause(fact: Fact, board: BoardView, names: Names): string {
  switch (fact.fact) {
    case 'any':
      return 'all options are equally good';
    case 'walks':
      return walkClause(fact.to, fact.steps);
    case 'in-falcon':
      return 'the Rebels have to get into the Falcon';
    case 'falcon':
      return fact.steps === 0 ? 'this is in the Falcon' : `the Falcon is ${squares(fact.steps)} away`;
    case 'code':
      return `a try at the code succeeds with ${percent(fact.chance)}`;
    case 'picks-up':
      return fact.thing === 'card' ? 'a code card lies here' : 'a Weapon lies here';
    case 'danger':
      return fact.soldiers < 0.05
        ? 'no soldier is likely to come near'
        : `about ${oneDecimal(fact.soldiers)} soldiers are likely to be near`;
    case 'gain':
      return `a better place for this soldier is worth about ${oneDecimal(fact.cards)} cards`;
    case 'no-gain':
      return 'nothing is gained elsewhere';
    case 'lifts-vader':
      return 'Darth Vader can move again once he is up';
    case 'meets':
      return `${rebelName(board, fact.rebel, names)} can be reached: it comes near with ${percent(fact.chance)}, and the soldier wins with ${percent(fact.wins)}`;
    case 'wins':
      return `the soldier wins with ${percent(fact.chance)}`;
    case 'only-lies-down':
      return 'if he loses, Darth Vader only lies down';
    case 'code-without':
      return `without this card, a try at the code succeeds with ${percent(fact.chance)}`;
    case 'rebel-near':
      return `the nearest Rebel is ${squares(fact.steps)} from this card`;
  }
}

function walkClause(to: 'weapon' | 'soldier', steps: number): string {
  const goal = to === 'weapon' ? 'the nearest Weapon' : 'the nearest soldier you may fight now';
  return steps === 0 ? `this walk ends at ${goal}` : `${goal} is ${plural(steps, 'step')} from there`;
}
