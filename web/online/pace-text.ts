import type { Pace } from '@starboard/protocol';
import { timeText } from './clock.ts';

const WHEN_OUT: { readonly [W in Pace['whenOut']]: string } = {
  bot: 'then a bot takes over',
  default: 'then the first option is chosen',
  loss: 'then the match is lost',
};

/** How long one may think, in a sentence. */
export function paceText({ perDecision, reserve, whenOut }: Pace): string {
  if (perDecision === 0 && reserve === 0) return 'No clock: think as long as you like.';
  const parts = [
    ...(perDecision > 0 ? [`${timeText(perDecision)} for each decision`] : []),
    ...(reserve > 0 ? [`${timeText(reserve)} in reserve`] : []),
  ];
  return `${parts.join(' and ')}, ${WHEN_OUT[whenOut]}.`;
}
