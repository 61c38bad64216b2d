import type { GameTypes, Happening } from '@starboard/kernel';
import type { Pace } from '../../../shell/settings.ts';
import { nextBeat, type Staging } from '../beats.ts';
import type { Playback } from '../playback.ts';

/** How a beat is timed, in milliseconds at normal pace. */
export interface BeatTimes {
  /** While dice roll; 0 if there are none. */
  readonly roll: number;
  /** Afterwards. */
  readonly stay: number;
}

const FACTOR: { readonly [P in Pace]: number } = { slow: 1.8, normal: 1, quick: 1 / 3, instant: 0 };

const ROLL_TIME = 400;
/** The outcome of dice stays at least as long. */
const VERDICT_TIME = 550;
/** All that leads to the next decision takes no longer, unless beats would become too short to see. */
const MOST_TIME = 5800;
const LEAST_SHARE = 0.25;
/** More players than this are a crowd: its attacks are brief, after time to see all fly. */
const A_FEW = 4;
const IN_A_CROWD = { flights: 2000, attack: 800 };

/** The most milliseconds for what leads to a decision. */
export function mostTime(players: number, attacks: number): number {
  if (players <= A_FEW) return MOST_TIME;
  return Math.min(MOST_TIME, IN_A_CROWD.flights + IN_A_CROWD.attack * attacks);
}

export function atPace(milliseconds: number, pace: Pace): number {
  return Math.round(milliseconds * FACTOR[pace]);
}

/** What happens together takes as long as the longest part. */
export function timesOf<H extends Happening<GameTypes>>(beat: readonly H[], staging: Staging<H>): BeatTimes {
  const dwell = Math.max(0, ...beat.map((happening) => staging.dwell(happening)));
  const dice = beat.map((happening) => staging.dice(happening));
  if (dice.every((each) => each === 'none')) return { roll: 0, stay: dwell };
  const roll = dice.includes('rolling') ? ROLL_TIME : 0;
  return { roll, stay: Math.max(dwell - ROLL_TIME, VERDICT_TIME) };
}

/** The milliseconds for all that is left of a playback. */
function timeLeft<H extends Happening<GameTypes>>(
  { beat, rolling, waiting }: Playback<H>,
  staging: Staging<H>,
): number {
  const { roll, stay } = timesOf(beat, staging);
  let sum = stay + (rolling ? roll : 0);
  for (let next = nextBeat(waiting, staging); next.beat.length > 0; next = nextBeat(next.rest, staging)) {
    const times = timesOf(next.beat, staging);
    sum += times.roll + times.stay;
  }
  return sum;
}

/** The share of its time that each beat gets, if `most` milliseconds are left for all. */
export function shareOf<H extends Happening<GameTypes>>(
  playback: Playback<H>,
  staging: Staging<H>,
  most: number,
): number {
  return Math.max(LEAST_SHARE, Math.min(1, most / timeLeft(playback, staging)));
}
