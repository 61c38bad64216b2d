import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../board/playback/fleet-bars.tsx';
import { duel, onlyWorking, ship } from '../support/playing.ts';

describe('what is left of a side', () => {
  const played = duel('[2] S A Q (I) L [2]', '[2] S S Q (I) F [2]', 5);
  const { board } = played.match;

  it('6.1 is its working systems of all it began with', () => {
    expect(strengthOf(board, 0)).toEqual({ left: 5, of: 5 });
    const hurt = { ...ship(played, 0), working: onlyWorking(ship(played, 0), 2, 3, 4) };
    expect(strengthOf({ ...board, ships: [hurt, ship(played, 1)] }, 0)).toEqual({ left: 3, of: 5 });
  });

  it('8.8 is nothing of a ship that has left the map', () => {
    const gone = { ...ship(played, 1), fate: 'gone' as const };
    expect(strengthOf({ ...board, ships: [ship(played, 0), gone] }, 1)).toEqual({ left: 0, of: 5 });
  });
});
