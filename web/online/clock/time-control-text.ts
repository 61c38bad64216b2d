import type { TimeControl } from '@starboard/protocol';
import { timeText } from './clock.ts';

const WHEN_OUT: { readonly [W in TimeControl['whenOut']]: string } = {
  bot: 'then a bot takes over',
  default: 'then the first option is chosen',
  loss: 'then you lose the match',
};

/** How long one may think, in a sentence. */
export function timeControlText({ perDecision, timeBank, whenOut }: TimeControl): string {
  if (perDecision === 0 && timeBank === 0) return 'No clock: take as long as you like.';
  const parts = [
    ...(perDecision > 0 ? [`${timeText(perDecision)} per decision`] : []),
    ...(timeBank > 0 ? [`${timeText(timeBank)} in the time bank`] : []),
  ];
  return `${parts.join(' plus ')}, ${WHEN_OUT[whenOut]}.`;
}
