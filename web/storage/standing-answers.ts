import type { Seat, StandingAnswers } from '@starboard/kernel';
import { readKept, tryKeep } from './values.ts';

export type StandingBySeat = ReadonlyMap<Seat, StandingAnswers>;

const KEY = 'standing';

/** Older matches' answers make room for newer ones. */
const MOST_MATCHES = 50;

type Kept = readonly (readonly [match: string, seats: readonly (readonly [Seat, StandingAnswers])[]])[];

export function keptStanding(match: string): StandingBySeat {
  return new Map(kept().find(([id]) => id === match)?.[1]);
}

export function keepStanding(match: string, standing: StandingBySeat): void {
  const others = kept().filter(([id]) => id !== match);
  const said = [...standing].filter(([, answers]) => Object.keys(answers).length > 0);
  tryKeep(KEY, (said.length === 0 ? others : [...others, [match, said] as const]).slice(-MOST_MATCHES));
}

function kept(): Kept {
  const value = readKept(KEY);
  return Array.isArray(value) ? value.filter(isOfAMatch) : [];
}

function isOfAMatch(value: unknown): value is Kept[number] {
  if (!Array.isArray(value)) return false;
  const [match, seats] = value;
  return typeof match === 'string' && Array.isArray(seats) && seats.every(isOfASeat);
}

function isOfASeat(value: unknown): value is readonly [Seat, StandingAnswers] {
  if (!Array.isArray(value)) return false;
  const [seat, answers] = value;
  return (
    typeof seat === 'number' &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => answer === 'always' || answer === 'never' || answer === 'ask')
  );
}
