import type { Result, Watcher } from '@starboard/kernel';
import { figuresOfRace } from '../bot/capture/outlook.ts';
import type { DeathStar } from '../rules/model.ts';

/** By how much one Rebel was ahead of another in each figure, and whether it finished ahead. */
export interface RaceLead {
  readonly lead: readonly number[];
  readonly outcome: number;
}

interface RaceWatcher extends Watcher<DeathStar> {
  /** Adds what was seen. */
  over(result: Result): void;
}

/** Looks at all Rebels at the beginning of each turn of Game 1. */
export function watchRace(leads: RaceLead[]): RaceWatcher {
  const seen: { readonly one: number; readonly other: number; readonly lead: readonly number[] }[] = [];
  return {
    asked({ board, asks: [ask] }) {
      if (ask?.kind !== 'walk') return;
      const figures = figuresOfRace(board, ask.rebel);
      for (let one = 0; one < figures.length; one++) {
        for (let other = one + 1; other < figures.length; other++) {
          const lead = (figures[one] ?? []).map((figure, i) => figure - (figures[other]?.[i] ?? 0));
          seen.push({ one: board.rebels[one]?.seat ?? one, other: board.rebels[other]?.seat ?? other, lead });
        }
      }
    },
    over({ places }) {
      for (const { one, other, lead } of seen) {
        const [own = 0, their = 0] = [places[one], places[other]];
        leads.push({ lead, outcome: own === their ? 1 / 2 : Number(own < their) });
      }
    },
  };
}
