import type { CardId } from '../../catalogue/index.ts';
import { type EventRules, faultInWords, faultsOf, type Squad, type SquadFault } from '../../squads/index.ts';

/** What is wrong with a squad, where it is: at a card, or with the whole. */
export interface SquadFaults {
  readonly count: number;
  readonly whole: readonly string[];
  at(card: CardId): readonly string[];
}

export function faultsIn(squad: Squad, event: EventRules): SquadFaults {
  const faults = faultsOf(squad, event);
  const saying = (card: CardId | null): readonly string[] => [
    ...new Set(faults.filter((fault) => cardIn(fault) === card).map(faultInWords)),
  ];
  return { count: faults.length, whole: saying(null), at: saying };
}

function cardIn(fault: SquadFault): CardId | null {
  if ('upgrade' in fault) return fault.upgrade;
  if ('card' in fault) return fault.card;
  return 'pilot' in fault ? fault.pilot : null;
}
