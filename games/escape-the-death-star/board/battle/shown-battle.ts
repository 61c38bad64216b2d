import type { Event } from '../../rules/model.ts';
import type { StationView } from '../props.ts';

type EventOf<T> = Extract<Event, { readonly type: T }>;

/** The battle being shown, exchange by exchange; it stays while the next dice roll. */
export interface ShownBattle {
  readonly rebel: number;
  readonly soldier: number;
  readonly rebelDice: 1 | 2;
  readonly imperialDice: 1 | 2;
  readonly last: EventOf<'exchange'> | null;
}

/** Updates the battle with the event shown now; null once another kind of event follows. */
function nextDuel(duel: ShownBattle | null, { asked, result }: StationView, now: Event | null): ShownBattle | null {
  switch (now?.type) {
    case 'battle': {
      const { rebel, soldier, rebelDice, imperialDice } = now;
      return { rebel, soldier, rebelDice, imperialDice, last: null };
    }
    case 'exchange':
      return duel === null ? null : { ...duel, last: now };
    case 'captured':
    case 'sent-back':
    case 'beaten':
    case 'laid-down':
    case 'jailed':
    case 'card-lost':
      return duel;
    case undefined:
      return asked.length > 0 || result !== null ? null : duel;
    default:
      return null;
  }
}

/** Updates the battle with all events that are shown together. */
export function duelAfter(last: ShownBattle | null, view: StationView, together: readonly Event[]): ShownBattle | null {
  if (together.length === 0) return nextDuel(last, view, null);
  return together.reduce<ShownBattle | null>((duel, event) => nextDuel(duel, view, event), last);
}

export const isDecided = ({ last }: ShownBattle): boolean => last?.outcome === 'rebel' || last?.outcome === 'imperial';
