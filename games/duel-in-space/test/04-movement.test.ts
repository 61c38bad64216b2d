import { rules } from '@starboard/duel-in-space/rules';
import { options, play, refusedChoices } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { answer, duel, only, turn } from './support/playing.ts';

test('4.1 headings are sealed until both are set, then shown together', () => {
  const played = duel({ ports: [1, 1] });
  answer(played, 0, 1);
  answer(played, 1, 1);
  expect(answer(played, 0, -4)).toEqual([]);
  expect(played.match.board.ships[0].heading).toBe(0);
  expect(only(answer(played, 1, 3), 'headed').map(({ seat, clicks }) => [seat, clicks])).toEqual([
    [0, -4],
    [1, 3],
  ]);
});

test.each([
  [0, 13],
  [1, 11],
  [4, 5],
  [6, 1],
  [9, 1],
])('4.2 after %i stabilizer hits there are %i headings', (stabilizerHits, count) => {
  const played = duel({ ships: [{ stabilizerHits }, {}] });
  answer(played, 0, 1);
  answer(played, 1, 1);
  const [ask] = played.match.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  expect(options(rules, played.match, ask)).toHaveLength(count);
  expect(refusedChoices(rules, played.match, ask).flatMap(({ choices }) => choices)).toHaveLength(13 - count);
});

test('4.2 too many clicks are refused with the rule and the fact', () => {
  const played = duel({ ships: [{ stabilizerHits: 4 }, {}] });
  answer(played, 0, 1);
  answer(played, 1, 1);
  const refused = play(rules, played.match, { seat: 0, question: played.match.question, choice: 3 });
  expect(refused).toEqual({ ok: false, code: 'forbidden', rule: '4.2', fact: 'Your stabilizer allows 2 at most.' });
});

test('4.3 turning moves the enemy the other way round: 2 right from nose to nose shows it in port 7', () => {
  const played = duel({ ports: [1, 1] });
  const [flew] = only(turn(played, { heading: [2, 0] }), 'flew');
  expect(flew?.turned).toEqual([7, 1]);
});

test('4.4 the first example of the source: both turn 2 right from nose to nose, and end 6 and 6', () => {
  const played = duel({ ports: [1, 1] });
  const [flew] = only(turn(played, { heading: [2, 2] }), 'flew');
  expect(flew).toMatchObject({ turned: [7, 7], ports: [6, 6] });
});

test('4.4 its second example: 2 left against 1 right from 6 and 6 ends 8 and 5', () => {
  const played = duel({ ports: [6, 6] });
  const [flew] = only(turn(played, { heading: [-2, 1] }), 'flew');
  expect(flew).toMatchObject({ turned: [8, 5], ports: [8, 5] });
});

test('4.5 nose to nose once is no fly-by; twice running is: no fire, and tail to tail', () => {
  const played = duel({ ports: [1, 1] });
  turn(played);
  expect(only(played.events, 'fly-by')).toEqual([]);
  expect(only(played.events, 'declared')).toHaveLength(2);
  const second = turn(played, { fire: [0, 1] });
  expect(only(second, 'fly-by')).toHaveLength(1);
  expect(only(second, 'declared')).toEqual([]);
  expect(played.match.board.ports).toEqual([5, 5]);
});

test('4.5 nose to nose, away, and nose to nose again is no fly-by', () => {
  const played = duel({ ports: [1, 1] });
  turn(played);
  turn(played, { heading: [1, -1] });
  played.match.board.ports = [1, 1];
  turn(played);
  expect(only(played.events, 'fly-by')).toEqual([]);
});

test('4.5 a fly-by starts the count afresh: two who turn about do not rush past each other at once', () => {
  const played = duel({ ports: [1, 1] });
  turn(played);
  turn(played);
  expect(only(turn(played, { heading: [4, 4] }), 'fly-by')).toEqual([]);
  expect(played.match.board.ports).toEqual([1, 1]);
  expect(only(turn(played), 'fly-by')).toHaveLength(1);
});
