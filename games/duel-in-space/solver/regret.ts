import { SECTORS } from '../rules/model.ts';
import { adviseAims, adviseHeadings, headingWorths } from '../solution/advice/advice.ts';
import type { Advice } from '../solution/advice/mixture.ts';
import type { DuelSituation } from '../solution/advice/turn.ts';
import type { Worths } from '../solution/advice/worths.ts';
import { HEADINGS } from '../solution/model/landings.ts';

/** How one table plays a turn, against the best answer that another table knows. */
export interface TurnRegret {
  /** What the position is worth by the better table, and what the play is sure of. */
  readonly worth: number;
  readonly sure: number;
  /** The best answer: the enemy's aim, and its heading after each of my aims. */
  readonly theirAim: number | null;
  readonly theirHeadings: ReadonlyMap<number | null, number>;
}

const portsOf = (turret: number): readonly (number | null)[] => (turret > 0 ? SECTORS : [null]);

export function turnRegret(playing: Worths, judging: Worths, situation: DuelSituation): TurnRegret {
  const aims = sharesOf(adviseAims(playing, situation), situation.mine.turret);
  const theirPorts = portsOf(situation.theirs.turret);
  const used = [...aims].filter(([, share]) => share > 0);
  const mixes = new Map<string, readonly number[]>();
  for (const [aim] of used) {
    for (const theirAim of theirPorts) {
      mixes.set(`${aim} ${theirAim}`, headingShares(adviseHeadings(playing, situation, aim, theirAim)));
    }
  }
  const { worth } = adviseAims(judging, situation);
  let best: Omit<TurnRegret, 'worth'> | null = null;
  for (const theirAim of theirPorts) {
    let sure = 0;
    const theirHeadings = new Map<number | null, number>();
    for (const [aim, share] of used) {
      const table = headingWorths(judging, situation, aim, theirAim);
      const [least, heading] = leastColumn(table, mixes.get(`${aim} ${theirAim}`) ?? []);
      sure += share * least;
      theirHeadings.set(aim, HEADINGS[heading] ?? 0);
    }
    if (best === null || sure < best.sure) best = { sure, theirAim, theirHeadings };
  }
  if (best === null) throw new Error('nobody can answer');
  return { worth, ...best };
}

function sharesOf({ mine }: Advice<number>, turret: number): ReadonlyMap<number | null, number> {
  return turret > 0 ? new Map(mine.map(({ option, share }) => [option, share])) : new Map([[null, 1]]);
}

/** In the order of `HEADINGS`, as in the tables. */
function headingShares({ mine }: Advice<number>): readonly number[] {
  return HEADINGS.map((heading) => mine.find(({ option }) => option === heading)?.share ?? 0);
}

function leastColumn(table: Float64Array, mix: readonly number[]): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let column = 0;
  for (let j = 0; j < HEADINGS.length; j++) {
    let sum = 0;
    for (let i = 0; i < HEADINGS.length; i++) sum += (mix[i] ?? 0) * (table[i * HEADINGS.length + j] ?? 0);
    if (sum < least) {
      least = sum;
      column = j;
    }
  }
  return [least, column];
}
