import { plural } from '@starboard/kernel';
import type { PilotRelation } from '../ahead/pilot-relations.ts';

/** A pilot's relation to the viewer, in a word or two and in a sentence. */
export function relationOf({ range, ahead, threat, tailsMe, tailed }: PilotRelation): {
  readonly text: string;
  readonly says: string;
  readonly rule: string;
} {
  const far = range > 0 ? `, ${range} away` : '';
  if (ahead && threat)
    return {
      text: `comes at you${far}`,
      says: `You are flying at each other, ${plural(range, 'space')} apart. Both may fire.`,
      rule: '7.2',
    };
  if (tailsMe)
    return {
      text: `on your tail${far}`,
      says: threat
        ? 'It tails you and may fire at you. You move before it.'
        : 'It tails you, but is too far away to fire. You move before it.',
      rule: '4.3',
    };
  if (tailed)
    return {
      text: `ahead of you${far}`,
      says: ahead
        ? 'You tail it and may fire at it. It moves before you.'
        : 'You tail it, but it is too far away to fire at. It moves before you.',
      rule: '4.3',
    };
  return threat
    ? { text: `has you ahead${far}`, says: 'You are ahead of it, so it may fire at you.', rule: '7.1' }
    : { text: `ahead of you${far}`, says: 'It is ahead of you, so you may fire at it.', rule: '7.1' };
}
