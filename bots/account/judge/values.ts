import { branch, type Dice, diceFromSeed, drawKey, type GameTypes, type Match, type Seat } from '@starboard/kernel';
import { type AccountFigure, addSample, emptyTally, exactly, figureOf } from '../figures.ts';
import type { Judge } from './judge.ts';

/** What a match of the record is worth to a seat, as exactly as it has been sampled. */
export interface SampledValue {
  /** Continuations that a sample takes. */
  readonly cost: number;
  sample(times: number): void;
  figure(): AccountFigure;
}

export function sampledValue<G extends GameTypes>(
  judge: Judge<G>,
  match: Match<G>,
  seat: Seat,
  seed: string,
): SampledValue {
  const known = judge.known(match, seat);
  if (known !== undefined) return { cost: 0, sample() {}, figure: () => exactly(known) };
  const tally = emptyTally(1, 1);
  const dice = diceFromSeed(seed);
  return {
    cost: 1,
    sample(times) {
      for (let i = 0; i < times; i++) addSample(tally, [sampledOnce(judge, match, seat, dice)]);
    },
    figure: () => figureOf(tally, 0),
  };
}

/** Played on with fresh dice; the match stays as it is. */
export function sampledOnce<G extends GameTypes>(judge: Judge<G>, match: Match<G>, seat: Seat, dice: Dice): number {
  return judge.sample(branch(judge.rules, match, drawKey(dice)), seat);
}
