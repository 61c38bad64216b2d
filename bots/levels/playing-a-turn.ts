import type { GameTypes, Skill, TurnGame } from '@starboard/kernel';
import { equilibrium, type Weakness, weakened } from './equilibrium.ts';
import { blindly, expectations, type Mixtures, withCarelessness } from './expectations.ts';
import { nearBest } from './soft.ts';

/** How a level plays a turn. */
export interface PlayedTurn {
  /** How often it takes each of its plans. */
  readonly shares: readonly number[];
  /** What it thinks each of them is worth. */
  readonly worths: readonly number[];
  /** How it expects all players to choose. */
  readonly expected: readonly (readonly number[])[];
}

export function playTurn<G extends GameTypes>(
  game: TurnGame<G>,
  { rivals, careless, leeway, naive = 0 }: Skill,
): PlayedTurn {
  const weakness = rivals === 'equal' && naive > 0 ? { mixtures: naively(game), share: naive } : null;
  const guessed = guesses(game, rivals, careless, weakness);
  const careful = weakness === null ? guessed : weakened(guessed, weakness);
  const expected = withCarelessness(careful, careless);
  const worths = Array.from(expectations(game, expected)[0] ?? []);
  const shares = rivals === 'equal' && leeway === 0 ? Array.from(guessed[0] ?? []) : nearBest(worths, leeway);
  return { shares, worths, expected: expected.map((mixture) => Array.from(mixture)) };
}

function guesses<G extends GameTypes>(
  game: TurnGame<G>,
  rivals: Skill['rivals'],
  careless: number,
  weakness: Weakness | null,
): Mixtures {
  switch (rivals) {
    case 'blind':
      return blindly(game);
    case 'naive':
      return naively(game);
    case 'equal':
      return equilibrium(game, careless, weakness);
  }
}

/** What is best for each if all others choose anything. */
const naively = <G extends GameTypes>(game: TurnGame<G>): Mixtures =>
  expectations(game, blindly(game)).map((worths) => nearBest(Array.from(worths), 0));
