import { GCProfiler } from 'node:v8';
import { type CardGame, cards } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { windowFor, windows } from '../../../testkit/toys/cards/windows.ts';
import { diceFromSeed } from '../../dice/dice.ts';
import type { Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { options } from '../../match/options.ts';
import { enclosing, isOfUse, serve, windowAt, windowDecision } from '../../match/window.ts';
import { answer, asked, dealt, offered, passUntil, struck, told } from './dealing.ts';

test('a window opened before a hit may change what is about to happen', () => {
  const played = struck([[], ['parry'], []], 6);
  expect(asked(played)).toEqual(['1 before-hit']);
  answer(played, 1, 'parry');
  expect(played.match.board.hearts).toEqual([5, 5, 5]);
  expect(told(played)).toEqual(expect.arrayContaining(['1 parry', 'hit']));
});

test('what may be used may be passed over, and then happens as it was to', () => {
  const played = struck([[], ['parry'], []], 6);
  answer(played, 1, null);
  expect(played.match.board.hearts).toEqual([5, 3, 5]);
});

test('what is compulsory and alone runs unasked', () => {
  const played = dealt([[], []], 1, 1);
  expect(told(played).slice(0, 4)).toEqual(['dealt', 'dealt', 'strikes', '0 fury']);
  expect(played.match.board.hearts[1]).toBeLessThanOrEqual(3);
});

test('owners are served in turn from the one whose turn it is, and asked although they hold nothing for the moment', () => {
  const played = struck([['salve'], ['parry'], ['echo']], 1);
  const served: string[] = [];
  for (let ask = played.match.asks[0]; ask?.kind === 'window'; ask = played.match.asks[0]) {
    served.push(...asked(played));
    answer(played, ask.seat, null);
  }
  expect(served).toEqual(
    [0, 1, 2].map((seat) => `${seat} before-hit`).concat([0, 1, 2].map((seat) => `${seat} after-hit`)),
  );
});

test('with several to use the seat is asked, and may pass only once nothing compulsory is left', () => {
  const { candidates } = windowDecision({ ...windows, usable: () => ['fury', 'parry'], limitedIn: () => undefined });
  const frame = { at: 'window', step: 0, moment: 'before-hit', seats: [0], served: 0 } as const;
  const { match } = dealt([[], [], []]);
  const ask = { kind: 'window', seat: 0, moment: 'before-hit' } as const;
  expect(candidates(match.board, ask, { ...frame, used: [] }, [], [])).toEqual(['fury', 'parry']);
  expect(candidates(match.board, ask, { ...frame, used: ['fury'] }, [], [])).toEqual(['parry', null]);
});

test('windows nest: a card is answered by another before it takes effect', () => {
  const played = dealt([[], ['parry'], ['echo']], 0, 6);
  played.match.board.hearts = [5, 5, 4];
  answer(played, 0, 1);
  answer(played, 1, 'parry');
  expect(asked(played)).toEqual(['2 card-used']);
  expect(played.match.stack.map(({ at }) => at)).toEqual(['game', 'turn', 'strike', 'window', 'effect', 'window']);
  answer(played, 2, 'echo');
  expect(played.match.board.hearts).toEqual([5, 5, 5]);
});

test('a chain: a riposte strikes back in a frame of its own, once a round, and hands nothing to the wrong caller', () => {
  const played = struck([['riposte'], ['riposte', 'riposte'], []], 1, 1, 1);
  for (let i = 0; i < 20 && told(played).filter((each) => each === 'strikes').length < 3; i++) {
    const [ask] = played.match.asks;
    if (ask === undefined) break;
    const riposte = options(cards, played.match, ask).includes('riposte');
    answer(played, ask.seat, riposte ? 'riposte' : (options(cards, played.match, ask)[0] ?? null));
  }
  expect(played.match.board.spent).toEqual(['1 riposte', '0 riposte']);
  expect(played.events.flatMap((event) => (event.type === 'strikes' ? [event.by] : []))).toEqual([0, 1, 0]);
});

test('a value is handed back to the procedure that called', () => {
  const { events } = dealt([[], []], 0, 6);
  expect(events.find(({ type }) => type === 'cost')).toMatchObject({ by: 0, hearts: 2 });
});

test('an ask with a single option answers itself, and is told', () => {
  const two = dealt([[], []], 0);
  expect(told(two)).toContain('strikes');
  const three = dealt([[], [], []], 0);
  expect(asked(three)).toEqual(['0 target']);
});

test('a window that nobody listens to makes no frame', () => {
  const { match } = dealt([[], [], []]);
  let opened = 0;
  const open = () => {
    opened++;
    return { at: 'game', step: 0 } as const;
  };
  const step = (listens: boolean) => windowAt<CardGame, string, unknown>('before-hit', () => listens, open);
  expect(step(false)(match, null, undefined)).toBeUndefined();
  expect(opened).toBe(0);
  expect(step(true)(match, null, undefined)).toEqual({ call: { at: 'game', step: 0 } });
});

test('whoever has nothing to use is passed over, and a single answer is still asked for', () => {
  const played = struck([[], ['salve'], []], 1);
  expect(asked(played)).toEqual(['1 before-hit']);
  expect(offered(played)).toEqual([null]);
});

test('an effect is used once for each happening, and each owner begins afresh', () => {
  const played = dealt([['salve', 'salve'], ['salve'], []], 0, 1, 1, 1);
  played.match.board.hearts = [4, 4, 5];
  passUntil(played, '0 round-end');
  expect(offered(played)).toEqual(['salve', null]);
  answer(played, 0, 'salve');
  passUntil(played, '0 round-end');
  expect(offered(played)).toEqual([null]);
  passUntil(played, '1 round-end');
  expect(offered(played)).toEqual(['salve', null]);
});

test('what may be used once a round is not offered again in it', () => {
  const played = struck([['riposte'], ['riposte', 'riposte'], []], 1, 1, 1);
  const chances: boolean[] = [];
  for (let tries = 0; tries < 30 && chances.length < 2; tries++) {
    const [ask] = played.match.asks;
    if (ask?.kind !== 'window') break;
    const may = offered(played).includes('riposte');
    const isStruck = enclosing<CardGame, 'strike'>(played.match.stack, 'strike').target === ask.seat;
    if (ask.seat === 1 && ask.moment === 'after-hit' && isStruck) chances.push(may);
    answer(played, ask.seat, may ? 'riposte' : null);
  }
  expect(chances).toEqual([true, false]);
});

test('what a window is about is the innermost frame of its kind', () => {
  const turn = (by: number) => ({ at: 'turn', step: 0, by, returned: null }) as const;
  const stack = [{ at: 'game', step: 0 } as const, turn(0), turn(1)];
  expect(enclosing<CardGame, 'turn'>(stack, 'turn')).toBe(stack[2]);
  expect(() => enclosing<CardGame, 'strike'>(stack, 'strike')).toThrow('there is no strike on the stack');
});

test('an empty window allocates nothing', () => {
  const times = 3_000_000;
  const FROM_THE_START = { goTo: 0 };
  let left = times;
  const again: Rules<CardGame>['procedures']['game'][number] = (match) => {
    if (--left > 0) return FROM_THE_START;
    match.result = { places: [1, 1], scores: [], turns: 0, rule: '6' };
    return undefined;
  };
  const empty: Rules<CardGame> = {
    ...cards,
    procedures: { ...cards.procedures, game: [windowFor('before-hit'), again] },
  };
  const run = (): void => {
    left = times;
    begin(empty, { rounds: 1, hand: 0, furies: 0 }, [null, null], diceFromSeed('empty'));
  };
  run();
  const profiler = new GCProfiler();
  profiler.start();
  run();
  // If every look allocated even the smallest object, it would fill the young generation many times over.
  expect(profiler.stop()?.statistics.length).toBeLessThanOrEqual(1);
});

test('what was found before a window opened is served without another look, once and in this window alone', () => {
  const { match } = dealt([[], [], []]);
  const looked: number[] = [];
  const counted = {
    ...windows,
    isAskedAnyway: () => false,
    limitedIn: () => undefined,
    usable(_board: unknown, _frame: unknown, seat: number) {
      looked.push(seat);
      return seat === 1 ? (['parry'] as const) : [];
    },
  };
  const frame = () => ({ at: 'window', step: 0, moment: 'before-hit', seats: [0, 1], served: 0, used: [] }) as const;
  const [opened, other] = [
    { ...frame(), used: [] },
    { ...frame(), used: [] },
  ];
  expect(isOfUse(counted, match, opened)).toBe(true);
  expect(looked).toEqual([0, 1]);
  const asked = { ask: [{ kind: 'window', seat: 1, moment: 'before-hit' }] };
  expect(serve(counted)(match, opened)).toEqual(asked);
  expect([opened.served, looked.length]).toEqual([1, 2]);
  expect(serve(counted)(match, other)).toEqual(asked);
  expect(serve(counted)(match, opened)).toEqual(asked);
  expect(looked).toEqual([0, 1, 0, 1, 1]);
  expect(isOfUse({ ...counted, usable: () => [] }, match, { ...frame(), used: [] })).toBe(false);
});
