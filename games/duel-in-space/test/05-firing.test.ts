import { rules } from '@starboard/duel-in-space/rules';
import { options, play, refusedChoices } from '@starboard/kernel';
import { forbidDraws } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { answer, asked, duel, only, turn } from './support/playing.ts';

test.each([
  [1, 3, ['forward-1', 'forward-2', 'forward-3']],
  [1, 1, ['forward-1', 'forward-2', 'forward-3', 'turret-1', 'turret-2']],
  [5, 3, ['aft']],
  [5, 5, ['turret-1', 'turret-2', 'aft']],
  [7, 7, ['turret-1', 'turret-2']],
] as const)('5.1 in port %i with the turret at %i, %j bear', (port, turret, lasers) => {
  const played = duel({ ports: [port, 5], ships: [{}, { lasers: [] }] });
  played.match.board.ports = [port, 5];
  answer(played, 0, turret);
  answer(played, 1, 3);
  answer(played, 0, 0);
  answer(played, 1, 0);
  expect(played.match.board.ports[0]).toBe(port);
  const [ask] = played.match.asks;
  expect(ask && options(rules, played.match, ask)[0]).toEqual(lasers);
});

test('5.1 with nothing to bear nobody is asked to fire', () => {
  const played = duel({ ports: [8, 4] });
  turn(played);
  expect(only(played.events, 'declared')).toEqual([]);
  expect(only(played.events, 'no-shot')).toMatchObject([{ rule: '5.1', ports: played.match.board.ports }]);
  expect(played.match.board.turn).toBe(2);
});

test('5.1 whoever has nothing to fire is told so, while the other fires', () => {
  const played = duel({ ports: [1, 5], ships: [{}, { lasers: [] }] });
  turn(played);
  expect(only(played.events, 'no-shot')).toMatchObject([{ ports: [null, played.match.board.ports[1]] }]);
  expect(only(played.events, 'declared').map(({ seat }) => seat)).toEqual([0]);
});

test('5.1 where both have something to fire, nobody is told of nothing', () => {
  const played = duel({ ports: [1, 1] });
  turn(played);
  expect(only(played.events, 'declared')).toHaveLength(2);
  expect(only(played.events, 'no-shot')).toEqual([]);
});

test('5.1 a laser that does not bear is refused, and says where it points', () => {
  const played = duel({ ports: [1, 5] });
  answer(played, 0, 3);
  answer(played, 1, 3);
  answer(played, 0, 0);
  answer(played, 1, 0);
  expect(play(rules, played.match, { seat: 0, question: played.match.question, choice: ['aft'] })).toMatchObject({
    code: 'forbidden',
    rule: '5.1',
    fact: 'It points at port 5; the enemy is in port 1.',
  });
});

test('5.2 everything is offered first, nothing last, and every part between', () => {
  const played = duel({ ports: [1, 4] });
  answer(played, 0, 1);
  answer(played, 1, 1);
  answer(played, 0, 0);
  answer(played, 1, 0);
  const [ask] = played.match.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const salvos = options(rules, played.match, ask);
  expect(salvos).toHaveLength(32);
  expect(salvos[0]).toHaveLength(5);
  expect(salvos.at(-1)).toEqual([]);
  expect(refusedChoices(rules, played.match, ask).flatMap(({ choices }) => choices)).toHaveLength(32);
});

test('5.2 both declare at once: the first declaration is sealed', () => {
  const played = duel({ ports: [1, 1] });
  for (const seat of [0, 1]) answer(played, seat, 3);
  for (const seat of [0, 1]) answer(played, seat, 0);
  expect(asked(played)).toEqual(['0 fire', '1 fire']);
  expect(answer(played, 0, [])).toEqual([]);
  expect(only(answer(played, 1, []), 'declared')).toHaveLength(2);
});

test('5.2 held fire rolls no dice', () => {
  const played = duel({ ports: [1, 1] });
  forbidDraws(played.match, 'to-hit');
  expect(only(turn(played), 'shot')).toEqual([]);
});

test.each([
  [0, 0, 4, [1, 3], true],
  [0, 0, 4, [1, 2], false],
  [2, 0, 6, [3, 3], true],
  [-3, 0, 7, [3, 3], false],
  [0, 3, 7, [3, 4], true],
  [6, 2, 12, [6, 6], true],
] as const)('5.3 %i clicks and %i computer hits need %i: dice %j', (clicks, computerHits, needed, dice, hit) => {
  const played = duel({
    ports: [3, 4],
    ships: [{ computerHits, lasers: [false, false, false, true, false, false] }, {}],
  });
  answer(played, 0, 3);
  answer(played, 1, 1);
  answer(played, 0, clicks);
  answer(played, 1, 0);
  played.match.board.ports = [3, 4];
  played.match.asks = [{ kind: 'fire', seat: 0 }];
  played.match.stack = [
    { at: 'duel', step: 4 },
    { at: 'turn', step: 7, brokenOff: false },
    { at: 'firing', step: 2, salvos: [[], []], fired: [0, 0] },
  ];
  played.match.dice.rigged = [...dice, 3, 4];
  const [shot] = only(answer(played, 0, ['turret-1']), 'shot');
  expect(shot).toMatchObject({ needed, hit, dice });
});

test('5.4 with a base number of 13 a ship may not fire', () => {
  const lost = duel({ ports: [1, 4], ships: [{ computerHits: 9 }, {}] });
  turn(lost, { fire: [0] });
  expect(only(lost.events, 'declared')).toEqual([]);
  const just = duel({ ports: [1, 4], ships: [{ computerHits: 8 }, {}] });
  turn(just, { fire: [0], faces: [6, 5, 6, 5, 6, 5] });
  expect(only(just.events, 'shot').map(({ needed, hit }) => [needed, hit])).toEqual([
    [12, false],
    [12, false],
    [12, false],
  ]);
});

test('5.5 a ship that is shot to pieces still fires its salvo', () => {
  const played = duel({ ports: [1, 1], ships: [{}, { protectionLost: 9 }] });
  const hits = [6, 6, 3, 4];
  turn(played, { fire: [0, 1], faces: [...hits, ...hits, ...hits, ...hits, ...hits, ...hits] });
  expect(only(played.events, 'shot').map(({ by }) => by)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(played.match.board.ships[0].protectionLost).toBe(3);
  expect(played.match.result).toMatchObject({ places: [1, 2], rule: '7.1' });
});
