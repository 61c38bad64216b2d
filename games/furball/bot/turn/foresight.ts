import type { Guess } from './ends.ts';

/** What a level of foresight means in Furball, and how much work it may be. */
export interface Foresight {
  /** How it foresees those who are still to fly; null if it takes them to stay where they are. */
  readonly guess: Guess | null;
  /** In how many guesses of where others end it values a dial, and any other option. */
  readonly dialWorlds: number;
  readonly worlds: number;
  /** How often it rolls for an option, in attacks and elsewhere, and for all options together. */
  readonly attackRolls: number;
  readonly rolls: number;
  readonly altogether: number;
  /** How many of its own later choices it looks at, over all options. */
  readonly further: number;
}

const LEAST: Foresight = {
  guess: null,
  dialWorlds: 1,
  worlds: 1,
  attackRolls: 6,
  rolls: 3,
  altogether: 20,
  further: 0,
};

const FORESIGHT: readonly Foresight[] = [
  LEAST,
  { guess: 'alike', dialWorlds: 6, worlds: 2, attackRolls: 8, rolls: 4, altogether: 30, further: 20 },
  { guess: 'likely', dialWorlds: 12, worlds: 4, attackRolls: 12, rolls: 6, altogether: 50, further: 40 },
  { guess: 'likely', dialWorlds: 16, worlds: 5, attackRolls: 20, rolls: 12, altogether: 80, further: 60 },
];

export const foresightOf = (level: number): Foresight => FORESIGHT[level] ?? LEAST;

/** At least this often, so that one roll alone decides nothing. */
const SOME = 4;

/** How often each of several options is rolled for. */
export function rollsFor({ attackRolls, rolls, altogether }: Foresight, isAttack: boolean, options: number): number {
  const most = isAttack ? attackRolls : rolls;
  return Math.min(most, Math.max(SOME, Math.floor(altogether / options)));
}
