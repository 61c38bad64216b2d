import type { CardId } from '../../catalogue/index.ts';
import { type EventRules, type Fault, faultInWords, faultsOf, type Squad } from '../../squads/index.ts';

/** What is wrong with a squad, where it is: at a card, or with the whole. */
export interface Faults {
  readonly count: number;
  readonly whole: readonly string[];
  at(card: CardId): readonly string[];
}

export function faultsIn(squad: Squad, event: EventRules): Faults {
  const faults = faultsOf(squad, event);
  const saying = (card: CardId | null): readonly string[] => [
    ...new Set(faults.filter((fault) => cardIn(fault) === card).map(faultInWords)),
  ];
  return { count: faults.length, whole: saying(null), at: saying };
}

function cardIn(fault: Fault): CardId | null {
  if ('upgrade' in fault) return fault.upgrade;
  if ('card' in fault) return fault.card;
  return 'pilot' in fault ? fault.pilot : null;
}
