import { rules } from '@starboard/duel-in-space/rules';
import { type Call, play, view } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { isLost } from '../../board/wheel/reading.ts';
import { duel, PLAIN_DAMAGE, type Played, shootAt } from '../support/playing.ts';

const lostAt = ({ match }: Pick<Played, 'match'>) =>
  [0, 1].map((seat) => isLost({ view: view(rules, match, 0), now: null }, seat));

function called(call: Call) {
  const done = play(rules, duel().match, call);
  if (!done.ok || done.match.result === null) throw new Error('the duel goes on');
  return done;
}

describe('a wreck is drawn', () => {
  it('6.2 where a ship was shot to pieces', () => {
    const { played } = shootAt({ protectionLost: 9 }, ...PLAIN_DAMAGE);
    expect(played.match.result).toMatchObject({ rule: '7.1' });
    expect(lostAt(played)).toEqual([false, true]);
  });

  it.each(['resigned', 'out-of-time', 'away'] as const)('7.6 but not where a pilot %s', (call) => {
    expect(lostAt(called({ call, seats: [1] }))).toEqual([false, false]);
  });

  it.each(['draw-agreed', 'time-is-up', 'closed'] as const)('7.7 nor where it was called off: %s', (call) => {
    expect(lostAt(called({ call }))).toEqual([false, false]);
  });
});
