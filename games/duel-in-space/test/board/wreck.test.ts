import { rules } from '@starboard/duel-in-space/rules';
import { type Call, play } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { isLost } from '../../board/wheel/reading.ts';
import type { Event } from '../../rules/model.ts';
import { duel, PLAIN_DAMAGE, shootAt } from '../support/playing.ts';

const lostAfter = (told: readonly Event[]) => [0, 1].map((seat) => isLost({ told }, seat));

function called(call: Call) {
  const done = play(rules, duel().match, call);
  if (!done.ok || done.match.result === null) throw new Error('the duel goes on');
  return done.events;
}

describe('a wreck is drawn', () => {
  it('6.2 where a ship was shot to pieces', () => {
    const { played } = shootAt({ protectionLost: 9 }, ...PLAIN_DAMAGE);
    expect(played.match.result).toMatchObject({ rule: '7.1' });
    expect(played.events.at(-1)?.type).toBe('over');
    expect(lostAfter(played.events)).toEqual([false, true]);
  });

  it.each(['resigned', 'out-of-time', 'away'] as const)('7.6 but not where a pilot %s', (call) => {
    expect(lostAfter(called({ call, seats: [1] }))).toEqual([false, false]);
  });

  it.each(['draw-agreed', 'time-is-up', 'closed'] as const)('7.7 nor where it was called off: %s', (call) => {
    expect(lostAfter(called({ call }))).toEqual([false, false]);
  });
});
