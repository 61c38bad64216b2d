import { matches } from '../02-pieces/pieces.ts';
import type { Setup, SoldierKind } from '../model.ts';

/** A chance as a fraction in lowest terms. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** How many of the throws of one or two dice show 0, 1 or 2 sixes. */
const SIXES = { 1: [5, 1, 0], 2: [25, 10, 1] } as const;

/**
 * 3.6 A Rebel's chance in a battle. An undecided exchange starts over, so this is the chance to win among decided
 * exchanges.
 */
function rebelChance(kind: SoldierKind, armed: boolean): Fraction {
  const rebel = SIXES[armed ? 2 : 1];
  const imperial = SIXES[kind === 'vader' ? 2 : 1];
  let won = 0;
  let lost = 0;
  for (let mine = 0; mine <= 2; mine++) {
    for (let theirs = 0; theirs <= 2; theirs++) {
      const ways = (rebel[mine] ?? 0) * (imperial[theirs] ?? 0);
      if (mine > theirs) won += ways;
      else if (theirs > mine || (mine > 0 && kind === 'fett')) lost += ways;
    }
  }
  return lowest(won, won + lost);
}

function lowest(over: number, under: number): Fraction {
  let [a, b] = [over, under];
  while (b > 0) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}

const table = (armed: boolean): { readonly [K in SoldierKind]: Fraction } => ({
  vader: rebelChance('vader', armed),
  fett: rebelChance('fett', armed),
  trooper: rebelChance('trooper', armed),
});
const UNARMED = table(false);
const ARMED = table(true);

/** 3.6 The chance of a Rebel to beat a soldier. */
export function battleOdds(kind: SoldierKind, armed: boolean): Fraction {
  return (armed ? ARMED : UNARMED)[kind];
}

/** The chance of a try at the code (11.2) to match one of these cards. */
export function codeOdds(cards: readonly number[], dice: Setup['dice']): Fraction {
  let ways = 0;
  for (let one = 1; one <= 6; one++) {
    for (let other = 1; other <= 6; other++) {
      if (cards.some((card) => matches(card, one, other, dice))) ways++;
    }
  }
  return lowest(ways, 36);
}

export const asNumber = ({ over, under }: Fraction): number => over / under;
