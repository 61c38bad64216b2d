import type { TimeControl } from '@starboard/protocol';
import { timeText } from './clock.ts';

const WHEN_OUT: { readonly [W in TimeControl['whenOut']]: string } = {
  bot: 'then a bot takes over',
  default: 'then the first option is chosen',
  loss: 'then you lose the match',
};

/** In a sentence. */
export function timeControlText(control: TimeControl): string {
  if (isUntimed(control)) return 'No clock: take as long as you like.';
  return `${shortTimeControl(control)}, ${WHEN_OUT[control.whenOut]}.`;
}

export function shortTimeControl({ perDecision, timeBank }: TimeControl): string {
  if (isUntimed({ perDecision, timeBank })) return 'No clock';
  const parts = [
    ...(perDecision > 0 ? [`${timeText(perDecision)} per decision`] : []),
    ...(timeBank > 0 ? [`${timeText(timeBank)} in the time bank`] : []),
  ];
  return parts.join(' plus ');
}

const isUntimed = ({ perDecision, timeBank }: Pick<TimeControl, 'perDecision' | 'timeBank'>): boolean =>
  perDecision === 0 && timeBank === 0;
