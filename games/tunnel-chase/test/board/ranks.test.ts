import { view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { ranked, rankOf } from '../../board/sheets/ranks.ts';
import { rules } from '../../rules/index.ts';
import { inFlight, on, run } from '../support/playing.ts';

const corridor = run('crossing', 9, 0, 11);
const DAMAGES = [3, 0, 1, 3];

function seenBy(seat: number | null, designs: 'stock' | 'own') {
  const pilots = DAMAGES.map((damage, i) => ({ ...on(corridor, 2 * i + 1), damage }));
  return view(rules, inFlight(pilots, { setup: { designs } }).match, seat).board;
}

describe('a pilot’s place', () => {
  test('2.3 follows the protection that each pilot has left, and is joint if it is shared', () => {
    expect(DAMAGES.map((_, seat) => rankOf(seenBy(0, 'stock'), seat))).toEqual([
      'joint 3rd',
      '1st',
      '2nd',
      'joint 3rd',
    ]);
    expect(ranked(seenBy(0, 'stock'))).toEqual([1, 2, 0, 3]);
  });

  test('9.3 is not told while designs are secret, because nobody knows what the others have left', () => {
    expect(DAMAGES.map((_, seat) => rankOf(seenBy(seat, 'own'), seat))).toEqual([null, null, null, null]);
  });

  test('9.3 the list of pilots goes by damage while designs are secret, whoever looks', () => {
    for (const viewer of [null, 0, 1, 2, 3]) expect(ranked(seenBy(viewer, 'own'))).toEqual([1, 2, 0, 3]);
  });
});
