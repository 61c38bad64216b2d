import type { NewMatchRequest, TimeControl } from '@starboard/protocol';

export interface OnlineChoices {
  readonly listed: boolean;
  readonly helpForAll: boolean;
  readonly clock: 'none' | 'live' | 'slow';
  /** Live: seconds for a decision and in the bank. */
  readonly seconds: number;
  readonly timeBank: number;
  readonly days: number;
  readonly whenOut: TimeControl['whenOut'];
  /** Seconds by which spectators are behind. */
  readonly delay: number;
}

export const USUAL: OnlineChoices = {
  listed: true,
  helpForAll: false,
  clock: 'none',
  seconds: 60,
  timeBank: 600,
  days: 2,
  whenOut: 'bot',
  delay: 0,
};

const DAY = 86_400;
const LONGEST = 14 * DAY;

function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

function timeControlOf({ clock, seconds, timeBank, days, whenOut }: OnlineChoices): TimeControl {
  switch (clock) {
    case 'none':
      return { perDecision: 0, timeBank: 0, whenOut };
    case 'live':
      return { perDecision: within(seconds, 5, LONGEST), timeBank: within(timeBank, 0, LONGEST), whenOut };
    case 'slow':
      return { perDecision: within(days, 1, 14) * DAY, timeBank: 0, whenOut };
  }
}

export function requested(
  choices: OnlineChoices,
): Pick<NewMatchRequest, 'listed' | 'helpForAll' | 'timeControl' | 'spectatorDelay'> {
  return {
    listed: choices.listed,
    helpForAll: choices.helpForAll,
    timeControl: timeControlOf(choices),
    spectatorDelay: within(choices.delay, 0, 3600),
  };
}
