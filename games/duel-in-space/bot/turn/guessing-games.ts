import { SECTORS } from '../../rules/model.ts';
import { adviseAims, adviseHeadings, aimGame, headingWorths } from '../../solution/advice/advice.ts';
import type { DuelSituation } from '../../solution/advice/turn.ts';
import type { Worths } from '../../solution/advice/worths.ts';
import { HEADINGS } from '../../solution/model/landings.ts';

/** A guessing game of the two pilots: what each pair of options is worth to me, from -1 lost to 1 won, and its solution. */
export interface GuessingGame {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** A row for each of my options. */
  readonly table: ArrayLike<number>;
  readonly myShares: readonly number[];
  readonly theirShares: readonly number[];
}

/** The two guessing games of a turn. */
export interface SolvedTurn {
  aims(): GuessingGame;
  headings(aim: number | null, theirAim: number | null): GuessingGame;
}

/** Options of somebody who has none. */
const NO_CHOICE: readonly number[] = [0];

/** The turn between stock ships, from the table of the solution. */
export function fromSolution(worths: Worths, situation: DuelSituation): SolvedTurn {
  const shared = (options: readonly number[], list: readonly { option: number; share: number }[]): readonly number[] =>
    list.length === 0 ? [1] : options.map((each) => list.find(({ option }) => option === each)?.share ?? 0);
  return {
    aims() {
      const advice = adviseAims(worths, situation);
      const mine = situation.mine.turret > 0 ? SECTORS : NO_CHOICE;
      const theirs = situation.theirs.turret > 0 ? SECTORS : NO_CHOICE;
      return {
        mine,
        theirs,
        table: aimGame(worths, situation),
        myShares: shared(mine, advice.mine),
        theirShares: shared(theirs, advice.theirs),
      };
    },
    headings(aim, theirAim) {
      const advice = adviseHeadings(worths, situation, aim, theirAim);
      return {
        mine: HEADINGS,
        theirs: HEADINGS,
        table: headingWorths(worths, situation, aim, theirAim),
        myShares: shared(HEADINGS, advice.mine),
        theirShares: shared(HEADINGS, advice.theirs),
      };
    },
  };
}
