import { view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { historyOf } from '../../board/sheets/score-history.ts';
import { turnStatus } from '../../board/sheets/turn-status.ts';
import { rules } from '../../rules/index.ts';
import type { Event } from '../../rules/model.ts';
import { facing, shoot } from '../support/duel.ts';
import { passAll, shipIn, table } from '../support/playing.ts';

test('11.1 each point is told with its round; what came before is a sum', () => {
  const played = passAll(shoot(facing(1), { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank'] }));
  const told: readonly Event[] = [{ type: 'round', rule: '3.1', round: 2 }, ...played.events];
  const { points, earlier } = historyOf(told, 0, 4);
  expect(points.map(({ event, round }) => [event.points, event.for, event.victim, round])).toEqual([
    [1, 'damage', 1, 2],
  ]);
  expect(earlier).toBe(3);
  expect(historyOf(told, 2, 0)).toEqual({ points: [], earlier: 0 });
});

test('the latest point comes first, and losses count', () => {
  const scored = (points: number, total: number): Event => ({
    type: 'scored',
    rule: '11.2',
    seat: 0,
    worth: points,
    points,
    total,
    for: points < 0 ? 'loss' : 'kill',
    victim: 0,
    as: 'none',
    limit: 'none',
  });
  const { points, earlier } = historyOf([scored(5, 5), scored(-2, 3)], 0, 3);
  expect(points.map(({ event }) => event.points)).toEqual([-2, 5]);
  expect(earlier).toBe(0);
});

test('3.4 who is next, who has had a turn, who is gone', () => {
  const played = table(
    [
      { pilot: 'rebel.xwing.wedgeantilles', at: [100, 100, 90] },
      { pilot: 'imperial.tiefighter.academypilot', at: [300, 100, 90], ship: { activated: true } },
      { pilot: 'rebel.xwing.redsquadronpilot', at: [500, 100, 90] },
      { at: [700, 100, 90] },
    ],
    { phase: 'activation' },
  );
  shipIn(played, 3).status = 'gone';
  const { board } = played.match;
  const status = (seat: number) => turnStatus(view(rules, played.match, 0), board, seat);
  expect(status(0)).toMatchObject({ kind: 'to-come', word: '2nd' });
  expect(status(1)).toMatchObject({ kind: 'done', word: 'flown' });
  expect(status(2)).toMatchObject({ kind: 'to-come', word: 'next' });
  expect(status(3)).toMatchObject({ kind: 'lost', word: 'destroyed' });
});
