import { STRIDE } from '../../solution/matrix/solution.ts';
import { NO_AIM } from '../../solution/model/landings.ts';
import { CLASSES } from '../../solution/model/positions.ts';
import { SHOTS } from '../../solution/turn/chances.ts';
import { CELLS, judgeCells, now, type QuietTurn } from '../../solution/turn/fire.ts';
import { AIMS } from '../../solution/turn/guesses.ts';
import { gatherPayoffs, headingGame } from '../../solution/turn/headings.ts';
import type { Salvos } from '../../solution/turn/salvos.ts';
import type { TurnPolicy } from './policy.ts';

const cells = new Float64Array(CELLS);
const game = new Float64Array(STRIDE * STRIDE);

/** Which player keeps to the policy; the other one knows it and answers best. */
export type Fixed = 'first' | 'second';

/** What every class of positions is worth to the first player if one of the two keeps to the policy. */
export function answerTurn(
  fixed: Fixed,
  policy: TurnPolicy,
  salvos: Salvos,
  quiet: QuietTurn | null,
  into: Float64Array,
): void {
  judgeCells(salvos, quiet, fixed === 'first' ? leastSalvo(policy) : mostSalvo(policy), cells);
  const height = salvos.turret > 0 ? AIMS : 1;
  const width = salvos.theirTurret > 0 ? AIMS : 1;
  for (let c = 0; c < CLASSES.length; c++) {
    gatherPayoffs(c, cells);
    into[c] = fixed === 'first' ? leastOf(c, policy, height, width) : mostOf(c, policy, height, width);
  }
}

/** 5.2 The other player's best number of shots against the declared fire of the fixed one. */
function leastSalvo({ held }: TurnPolicy) {
  return (cell: number, most: number, theirMost: number): number => {
    const mix = held.size === 0 ? undefined : held.get(cell)?.mine;
    let least = Number.POSITIVE_INFINITY;
    for (let shots = 0; shots <= theirMost; shots++) {
      let sum = 0;
      if (mix === undefined) sum = now[most * SHOTS + shots] ?? 0;
      else for (let fired = 0; fired <= most; fired++) sum += (mix[fired] ?? 0) * (now[fired * SHOTS + shots] ?? 0);
      if (sum < least) least = sum;
    }
    return least;
  };
}

function mostSalvo({ held }: TurnPolicy) {
  return (cell: number, most: number, theirMost: number): number => {
    const mix = held.size === 0 ? undefined : held.get(cell)?.theirs;
    let best = Number.NEGATIVE_INFINITY;
    for (let fired = 0; fired <= most; fired++) {
      let sum = 0;
      if (mix === undefined) sum = now[fired * SHOTS + theirMost] ?? 0;
      else
        for (let shots = 0; shots <= theirMost; shots++) sum += (mix[shots] ?? 0) * (now[fired * SHOTS + shots] ?? 0);
      if (sum > best) best = sum;
    }
    return best;
  };
}

/** 3.1, 4.1 The second player's best aim, and its best heading after each aim of the first. */
function leastOf(c: number, policy: TurnPolicy, height: number, width: number): number {
  const aims = policy.aims[c] ?? NONE;
  const mixes = policy.headings[c]?.mine ?? NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let theirAim = 0; theirAim < width; theirAim++) {
    let sum = 0;
    for (let aim = 0; aim < height; aim++) {
      const share = aims[aim] ?? 0;
      if (share === 0) continue;
      headingGame(c, height === 1 ? NO_AIM : aim, width === 1 ? NO_AIM : theirAim, game);
      const mix = (aim * AIMS + theirAim) * STRIDE;
      let low = Number.POSITIVE_INFINITY;
      for (let column = 0; column < STRIDE; column++) {
        let worth = 0;
        for (let row = 0; row < STRIDE; row++) worth += (mixes[mix + row] ?? 0) * (game[row * STRIDE + column] ?? 0);
        if (worth < low) low = worth;
      }
      sum += share * low;
    }
    if (sum < least) least = sum;
  }
  return least;
}

function mostOf(c: number, policy: TurnPolicy, height: number, width: number): number {
  const aims = policy.theirAims[c] ?? NONE;
  const mixes = policy.headings[c]?.theirs ?? NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let aim = 0; aim < height; aim++) {
    let sum = 0;
    for (let theirAim = 0; theirAim < width; theirAim++) {
      const share = aims[theirAim] ?? 0;
      if (share === 0) continue;
      headingGame(c, height === 1 ? NO_AIM : aim, width === 1 ? NO_AIM : theirAim, game);
      const mix = (aim * AIMS + theirAim) * STRIDE;
      let high = Number.NEGATIVE_INFINITY;
      for (let row = 0; row < STRIDE; row++) {
        let worth = 0;
        for (let column = 0; column < STRIDE; column++)
          worth += (mixes[mix + column] ?? 0) * (game[row * STRIDE + column] ?? 0);
        if (worth > high) high = worth;
      }
      sum += share * high;
    }
    if (sum > most) most = sum;
  }
  return most;
}

const NONE = new Float64Array(0);
