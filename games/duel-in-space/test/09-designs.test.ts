import { rules } from '@starboard/duel-in-space/rules';
import { askOf, checkSetup, options, play, type Seat, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { baseOf, clicksOf, protectionOf } from '../rules/09-designs/designs.ts';
import { STOCK } from '../rules/data/ships.ts';
import { answer, asked, build, duel, known, only, secretDuel, turn } from './support/playing.ts';

test('9.1 both build at once, system by system, each at their own pace', () => {
  const played = duel({ setup: { designs: 'open' } });
  expect(played.match.asks.map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'design'],
    [1, 'design'],
  ]);
  build(played, 1, 5, 8, 7);
  expect(asked(played)).toEqual(['0 design']);
  build(played, 0, 0, 12, 8);
  expect(played.match.board.ships.map(({ design }) => design)).toEqual([
    { manoeuvre: 0, accuracy: 12, protection: 8 },
    { manoeuvre: 5, accuracy: 8, protection: 7 },
  ]);
});

test('9.1 no more than 20 points: what is left limits the next system', () => {
  const played = duel({ setup: { designs: 'open' } });
  build(played, 0, 5, 12);
  const ask = askOf(played.match, 0);
  expect(ask && options(rules, played.match, ask)).toEqual([0, 1, 2, 3]);
  expect(play(rules, played.match, { seat: 0, question: played.match.question, choice: 4 })).toMatchObject({
    code: 'forbidden',
    rule: '9.1',
    fact: 'You have only 3 of 20 points left.',
  });
});

test('9.1 points may be left unspent', () => {
  const played = duel({ setup: { designs: 'open' } });
  build(played, 0, 0, 0, 0);
  build(played, 1, 0, 0, 0);
  expect(asked(played)).toEqual(['0 aim', '1 aim']);
});

test('9.1 a ready-made design of more than 20 points is refused', () => {
  const given = [{ manoeuvre: 5, accuracy: 12, protection: 4 }];
  expect(checkSetup(rules, { designs: 'open', given }, [null, null])).toEqual({
    ok: false,
    fact: 'A design may cost at most 20 points; this one costs 21.',
  });
});

test('9.1 a ready-made design of 20 points is flown', () => {
  const given = [{ manoeuvre: 5, accuracy: 12, protection: 3 }];
  expect(checkSetup(rules, { designs: 'open', given }, [null, null])).toMatchObject({ ok: true });
});

test.each([
  ['9.2 manoeuvre takes 0 to 5 points', 'manoeuvre', [], 5],
  ['9.3 accuracy takes 0 to 12 points', 'accuracy', [0], 12],
  ['9.4 protection takes 0 to 20 points', 'protection', [0, 0], 20],
] as const)('%s', (_, system, before, most) => {
  const played = duel({ setup: { designs: 'open' } });
  build(played, 0, ...before);
  const ask = askOf(played.match, 0);
  expect(ask && options(rules, played.match, ask)).toEqual(Array.from({ length: most + 1 }, (_, points) => points));
  const readyMade = (points: number) => ({ manoeuvre: 0, accuracy: 0, protection: 0, [system]: points });
  const taken = [most, most + 1].map(
    (points) => checkSetup(rules, { designs: 'open', given: [readyMade(points)] }, [null, null]).ok,
  );
  expect(taken).toEqual([true, false]);
});

test.each([
  [
    '9.2 manoeuvre gives 1 click and one a point',
    [0, 1, 5].map((manoeuvre) => clicksOf({ manoeuvre, accuracy: 0, protection: 0 })),
    [1, 2, 6],
  ],
  [
    '9.3 accuracy lowers the base number from 12',
    [0, 8, 12].map((accuracy) => baseOf({ manoeuvre: 0, accuracy, protection: 0 })),
    [12, 4, 0],
  ],
  [
    '9.4 protection starts at 3',
    [0, 7, 20].map((protection) => protectionOf({ manoeuvre: 0, accuracy: 0, protection })),
    [3, 10, 23],
  ],
])('%s', (_, figures, expected) => {
  expect(figures).toEqual(expected);
});

test('9.3 with all twelve points two clicks and any dice hit', () => {
  const sharp = {
    design: { manoeuvre: 5, accuracy: 12, protection: 3 },
    lasers: [true, false, false, false, false, false],
  };
  const played = duel({ ports: [3, 4], ships: [sharp, {}] });
  const [shot] = only(turn(played, { heading: [2, 0], fire: [0], faces: [1, 1, 3, 4] }), 'shot');
  expect(shot).toMatchObject({ needed: 2, hit: true });
});

test('9.5 an open design is told and shown to all', () => {
  const played = duel({ setup: { designs: 'open' } });
  build(played, 0, 5, 8, 7);
  build(played, 1, 2, 10, 8);
  const designs = [
    { manoeuvre: 5, accuracy: 8, protection: 7 },
    { manoeuvre: 2, accuracy: 10, protection: 8 },
  ];
  expect(only(known(played.events, null), 'designed').map(({ design }) => design)).toEqual(designs);
  expect(view(rules, played.match, null).board.ships.map(({ design }) => design)).toEqual(designs);
});

test('9.5 a drone has no secrets', () => {
  const played = duel({ seating: [null, 'drone'], setup: { designs: 'secret' } });
  build(played, 0, 2, 10, 8);
  expect(only(known(played.events, null), 'designed').map(({ design }) => design)).toEqual([null, STOCK]);
  expect(view(rules, played.match, null).board.ships.map(({ design }) => design)).toEqual([null, STOCK]);
});

test('9.5 a secret design is told to its owner', () => {
  const { events } = secretDuel();
  const designs = (seat: Seat | null) => only(known(events, seat), 'designed').map(({ design }) => design !== null);
  expect(designs(0)).toEqual([true, false]);
  expect(designs(1)).toEqual([false, true]);
  expect(designs(null)).toEqual([false, false]);
});

test('9.5 a secret design is in no other view', () => {
  const { match } = secretDuel();
  expect(view(rules, match, 0).board.ships.map(({ design }) => design)).toEqual([
    { manoeuvre: 5, accuracy: 8, protection: 7 },
    null,
  ]);
  expect(view(rules, match, null).board.ships.map(({ design }) => design)).toEqual([null, null]);
});

test('9.5 a ready-made design can be secret too: it shows neither on the card nor in the set-up', () => {
  const own = { manoeuvre: 1, accuracy: 12, protection: 7 };
  const { match } = duel({ setup: { designs: 'secret', given: [own, own] } });
  expect(view(rules, match, 1).board.ships[1].design).toEqual(own);
  expect(JSON.stringify(view(rules, match, null))).not.toContain('"accuracy":12');
});

test('9.5 needed numbers, protection left and special dice are told to the owner alone', () => {
  const played = secretDuel();
  played.match.board.ports = [1, 4];
  played.match.board.ships[0].lasers = [true, false, false, false, false, false];
  const events = turn(played, { fire: [0], faces: [6, 6, 6, 5, 1] });
  const figures = (seat: Seat) => [
    ...only(known(events, seat), 'shot').map(({ needed }) => needed),
    ...only(known(events, seat), 'damage').map(({ left }) => left),
    ...only(known(events, seat), 'special').map(({ roll }) => roll),
  ];
  expect(figures(0)).toEqual([4, null, null]);
  expect(figures(1)).toEqual([null, 9, { die: 1, plus: 0 }]);
});

test('9.5 when the duel is over nothing is secret', () => {
  const played = secretDuel();
  played.match.board.ports = [5, 5];
  played.match.board.movingApart = 2;
  turn(played);
  answer(played, 0, false);
  const events = answer(played, 1, false);
  const designs = [
    { manoeuvre: 5, accuracy: 8, protection: 7 },
    { manoeuvre: 2, accuracy: 10, protection: 8 },
  ];
  expect(only(known(events, null), 'designed').map(({ design }) => design)).toEqual(designs);
  expect(view(rules, played.match, null).board.ships.map(({ design }) => design)).toEqual(designs);
});
