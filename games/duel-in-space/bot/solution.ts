import type { GameSolution } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import type { Worths } from '../solution/advice/worths.ts';
import { solvedOptions } from './solved.ts';
import { solvedWorth } from './solved-worth.ts';

let worths: Worths | null = null;

/** What the solution plays from: nothing before it is loaded. */
export const loadedWorths = (): Worths | null => worths;

export const solution: GameSolution<Duel> = {
  async load() {
    worths ??= (await import('../solution/table/load-small.ts')).loadSmall();
  },
  async fullTable() {
    const { fullTable } = await import('../solution/table/full-table.ts');
    return fullTable((full) => {
      worths = full;
    });
  },
  worthOf: ({ board, asks }, seat) => (worths === null ? undefined : solvedWorth(worths, board, asks, seat)),
  optionsOf: (board, ask, options) => (worths === null ? undefined : solvedOptions(worths, board, ask, options)),
};
