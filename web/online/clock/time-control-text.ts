import type { TimeControl } from '@starboard/protocol';
import { timeText } from './clock.ts';

const WHEN_OUT: { readonly [W in TimeControl['whenOut']]: string } = {
  bot: 'then a bot takes over',
  default: 'then the first option is chosen',
  loss: 'then the match is lost',
};

/** How long one may think, in a sentence. */
export function timeControlText({ perDecision, timeBank, whenOut }: TimeControl): string {
  if (perDecision === 0 && timeBank === 0) return 'No clock: think as long as you like.';
  const parts = [
    ...(perDecision > 0 ? [`${timeText(perDecision)} for each decision`] : []),
    ...(timeBank > 0 ? [`${timeText(timeBank)} in the bank`] : []),
  ];
  return `${parts.join(' and ')}, ${WHEN_OUT[whenOut]}.`;
}
