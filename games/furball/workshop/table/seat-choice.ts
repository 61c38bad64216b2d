import { same } from '@starboard/kernel';
import type { ShipTypeId } from '../../catalogue/index.ts';
import type { EventRules, Squad } from '../../squads/index.ts';
import type { KeptSquad } from '../kept.ts';
import { drawSquad, readySquads } from '../squads/event.ts';

/** The choice for a seat: a random squad, a kept one by name, or the ready one of a ship. */
export type SeatChoice = string;

export const RANDOM: SeatChoice = 'random';
const KEPT = 'kept ';
const READY = 'ready ';

export const keptChoice = (name: string): SeatChoice => `${KEPT}${name}`;
export const readyChoice = (ship: ShipTypeId): SeatChoice => `${READY}${ship}`;

/** The squad of a choice; undefined for a random one, and for one that no longer exists. */
export function squadChosen(choice: SeatChoice, squads: readonly KeptSquad[], event: EventRules): Squad | undefined {
  if (choice.startsWith(KEPT)) return squads.find(({ name }) => keptChoice(name) === choice)?.squad;
  return readySquads(event).find(({ ship }) => readyChoice(ship) === choice)?.squad;
}

/** Which choice a squad came from: one that is neither kept nor ready was drawn. */
export function choiceOf(squad: Squad | undefined, squads: readonly KeptSquad[], event: EventRules): SeatChoice {
  if (squad === undefined) return RANDOM;
  const kept = squads.find((each) => same(each.squad, squad));
  if (kept !== undefined) return keptChoice(kept.name);
  const ready = readySquads(event).find((each) => same(each.squad, squad));
  return ready === undefined ? RANDOM : readyChoice(ready.ship);
}

/** A squad for every seat: a random one wherever none is chosen; none at all where nobody has chosen. */
export function squadsFor(
  seats: readonly SeatChoice[],
  squads: readonly KeptSquad[],
  event: EventRules,
): readonly Squad[] {
  const chosen = seats.map((choice) => squadChosen(choice, squads, event));
  return chosen.every((squad) => squad === undefined) ? [] : chosen.map((squad) => squad ?? drawSquad(event));
}
