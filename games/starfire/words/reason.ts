import { asSentence, oneDecimal, percent, plural, type View } from '@starboard/kernel';
import type { Fact } from '../rules/facts.ts';
import { type ShipId, type Starfire, shipAt } from '../rules/model.ts';

export function reason(facts: readonly Fact[], { board }: View<Starfire>): string {
  return asSentence(facts.map((fact) => clause(fact, (ship) => shipAt(board, ship).name)));
}

function clause(fact: Fact, named: (ship: ShipId) => string): string {
  switch (fact.fact) {
    case 'any':
      return 'all options are equally good';
    case 'favourite':
      return 'this design wins most battles';
    case 'middle':
      return fact.hexes === 0
        ? 'this is the middle of the map'
        : `${plural(fact.hexes, 'hex', 'hexes')} from the middle of the map`;
    case 'faces':
      return fact.ship === null ? 'it faces the middle of the map' : `it faces ${named(fact.ship)}`;
    case 'shot':
      return `at the end of the turn, a salvo at ${named(fact.ship)}, ${away(fact.range)}, should destroy ${percent(fact.share)} of its systems`;
    case 'closes':
      return `no shot this turn; the nearest enemy, ${named(fact.ship)}, will be ${away(fact.range)}`;
    case 'threat':
      return fact.share < 0.005
        ? 'out of reach of all enemy weapons'
        : `enemy fire should destroy ${percent(fact.share)} of its own systems`;
    case 'edge':
      return 'the edge of the map is near';
    case 'damage':
      return `the salvo should destroy ${oneDecimal(fact.systems)} of the ${plural(fact.left, 'system')} that ${named(fact.ship)} has left`;
    case 'yet-to-fire':
      return `${named(fact.ship)} has not fired yet this turn`;
    case 'holds-fire':
      return 'no shot is worth it';
  }
}

const away = (range: number): string =>
  range === 0 ? 'in the same hex' : `about ${plural(range, 'hex', 'hexes')} away`;
