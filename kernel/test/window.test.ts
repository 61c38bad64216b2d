import { GCProfiler } from 'node:v8';
import { type CardGame, cards } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { windowFor, windows } from '../../testkit/toys/cards/windows.ts';
import { begin } from '../begin.ts';
import { choose } from '../choose.ts';
import { cloneMatch } from '../clone.ts';
import { diceFromKey, diceFromSeed } from '../dice.ts';
import type { Choice, Match } from '../game-types.ts';
import { askOf, options } from '../options.ts';
import type { Rules } from '../rules.ts';
import { standingChoice } from '../standing.ts';
import { view } from '../view.ts';
import { windowDecision } from '../window.ts';

type Card = 'parry' | 'riposte' | 'echo' | 'salve';

/** A match in which these hands are held; faces are the dice to come. */
function dealt(hands: readonly (readonly Card[])[], furies = 0, ...faces: readonly number[]) {
  const key = diceFromSeed('cards').key;
  const seating = hands.map(() => null);
  const events: CardGame['event'][] = [];
  const match = begin(cards, { rounds: 2, hand: 0, furies }, seating, diceFromKey(key, faces), (event) =>
    events.push(event),
  );
  match.board.hands = hands.map((hand) => [...hand]);
  match.board.held = hands.flat().length;
  return { match, events };
}

function answer({ match, events }: ReturnType<typeof dealt>, seat: number, choice: Choice<CardGame>): void {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  expect(options(cards, match, ask)).toContainEqual(choice);
  choose(cards, match, ask, choice, (event) => events.push(event));
}

/** The first seat has struck the second. */
function struck(hands: readonly (readonly Card[])[], ...faces: readonly number[]) {
  const played = dealt(hands, 0, ...faces);
  answer(played, 0, 1);
  return played;
}

const asked = ({ asks }: Match<CardGame>) =>
  asks.map((ask) => (ask.kind === 'window' ? `${ask.seat} ${ask.moment}` : `${ask.seat} ${ask.kind}`));
const told = (events: readonly CardGame['event'][]) =>
  events.map((event) => (event.type === 'used' ? `${event.seat} ${event.effect}` : event.type));

test('a window opened before a hit may change what is about to happen', () => {
  const played = struck([[], ['parry'], []], 6);
  expect(asked(played.match)).toEqual(['1 before-hit']);
  answer(played, 1, 'parry');
  expect(played.match.board.hearts).toEqual([5, 5, 5]);
  expect(told(played.events)).toEqual(expect.arrayContaining(['1 parry', 'hit']));
});

test('what may be used may be passed over, and then happens as it was to', () => {
  const played = struck([[], ['parry'], []], 6);
  answer(played, 1, null);
  expect(played.match.board.hearts).toEqual([5, 3, 5]);
});

test('what is compulsory and alone runs unasked', () => {
  const { match, events } = dealt([[], []], 1, 1);
  expect(told(events).slice(0, 4)).toEqual(['dealt', 'dealt', 'strikes', '0 fury']);
  expect(match.board.hearts[1]).toBeLessThanOrEqual(3);
});

test('owners are served in turn from the one whose turn it is, and asked although they hold nothing for the moment', () => {
  const played = struck([['salve'], ['parry'], ['echo']], 1);
  const served: string[] = [];
  for (let ask = played.match.asks[0]; ask?.kind === 'window'; ask = played.match.asks[0]) {
    served.push(...asked(played.match));
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
  expect(asked(played.match)).toEqual(['2 card-used']);
  expect(played.match.stack.map(({ at }) => at)).toEqual(['game', 'turn', 'strike', 'window', 'effect', 'window']);
  answer(played, 2, 'echo');
  expect(played.match.board.hearts).toEqual([5, 5, 5]);
});

test('a chain: a riposte strikes back in a frame of its own, once a round, and hands nothing to the wrong caller', () => {
  const played = struck([['riposte'], ['riposte', 'riposte'], []], 1, 1, 1);
  for (let i = 0; i < 20 && told(played.events).filter((each) => each === 'strikes').length < 3; i++) {
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
  expect(told(two.events)).toContain('strikes');
  const three = dealt([[], [], []], 0);
  expect(asked(three.match)).toEqual(['0 target']);
});

test('a window that nobody listens to makes no frame', () => {
  const { match } = dealt([[], [], []], 0);
  const frames = new Set<string>();
  choose(cards, match, { kind: 'target', seat: 0 }, 1, () => {
    for (const { at } of match.stack) frames.add(at);
  });
  expect(frames.has('window')).toBe(false);
});

test('an empty window allocates nothing', () => {
  const times = 3_000_000;
  let left = times;
  const again: Rules<CardGame>['procedures']['game'][number] = (match, frame) => {
    if (--left > 0) frame.step = -1;
    else match.result = { places: [1, 1], scores: [], turns: 0, rule: '6' };
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
  // So many objects of the smallest kind would fill the young generation many times over.
  expect(profiler.stop()?.statistics.length).toBeLessThanOrEqual(1);
});

test('what a procedure works on is cloned to its depth', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const copy = cloneMatch(cards, match);
  choose(cards, copy, { kind: 'window', seat: 1, moment: 'before-hit' }, 'parry');
  expect(match.stack).toMatchObject([{}, {}, { at: 'strike', blow: { dice: [3], damage: 1 } }, { used: [] }]);
});

test('standing answers take what is always taken, leave what never is, and else ask', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  expect(standingChoice(cards, seen, { parry: 'always' })).toBe('parry');
  expect(standingChoice(cards, seen, { parry: 'never' })).toBeNull();
  expect(standingChoice(cards, seen, { echo: 'never' })).toBeUndefined();
  expect(standingChoice(cards, view(cards, match, 0), { parry: 'always' })).toBeUndefined();
});
