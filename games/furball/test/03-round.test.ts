import { begin, choose, keyFromSeed, mayKnow, options, view } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { comesBefore, nextToAct, nextToFight } from '../rules/03-round/order.ts';
import { rules } from '../rules/index.ts';
import type { Event } from '../rules/model.ts';
import { skillOf } from '../rules/values.ts';
import {
  answer,
  asked,
  dialPlace,
  mayAttack,
  only,
  optionsOf,
  type Playthrough,
  run,
  SETUP,
  shipIn,
  table,
} from './support/playing.ts';

/** A whole game, always taking the first option. */
function wholeGame(rounds: number): Playthrough {
  const events: Event[] = [];
  const match = begin(rules, { ...SETUP, limit: 35, rounds }, [null, null, null, null], keyFromSeed('whole'), (event) =>
    events.push(event),
  );
  while (match.result === null) {
    const [ask] = match.asks;
    if (ask === undefined) break;
    const [first] = options(rules, match, ask);
    choose(rules, match, ask, first ?? null, (event) => events.push(event));
  }
  return { match, events };
}

test('3.1 a round has four phases', () => {
  const { events } = wholeGame(2);
  const phases = ['planning', 'activation', 'combat', 'end'];
  expect(only(events, 'phase').map(({ phase }) => phase)).toEqual([...phases, ...phases]);
});

test('3.2 all dial at the same time, and nothing moves before the last has', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [500, 300, 90] }]);
  run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
  expect(asked(played)).toEqual(['0 dial', '1 dial', '2 dial', '3 dial']);
  for (const seat of [0, 1, 2]) answer(played, seat, dialPlace(played, seat, 'straight 1'));
  expect(shipIn(played, 0).dial).toBeNull();
  expect(asked(played)).toEqual(['3 dial']);
});

test('3.3 a dial is known to its owner alone', () => {
  const played = table([{ at: [300, 300, 90], ship: { dial: 4 } }]);
  expect(view(rules, played.match, 0).board.ships[0]?.dial).toBe(4);
  expect(view(rules, played.match, 1).board.ships[0]).toMatchObject({ dial: null, dialled: true });
  expect(view(rules, played.match, null).board.ships[0]?.dial).toBeNull();
  const told: Event = { type: 'dialled', rule: '3.2', ship: 0 };
  expect(mayKnow(told, 1)).toBe(true);
});

test('3.4 activation ascends in skill, combat descends; the ranking settles ties', () => {
  const { match } = table([
    { pilot: 'rebel.xwing.wedgeantilles' },
    { pilot: 'imperial.tiefighter.academypilot' },
    { pilot: 'rebel.z95headhunter.talasquadronpilot' },
    { pilot: 'rebel.z95headhunter.talasquadronpilot' },
  ]);
  const { board } = match;
  expect(nextToAct(board)).toBe(1);
  expect(nextToFight(board, 1000)).toEqual({ ship: 0, skill: 9 });
  board.ranking = [3, 2, 1, 0];
  expect(nextToFight(board, 8)).toEqual({ ship: 3, skill: 4 });
  expect(comesBefore(board, 3, 2)).toBe(true);
});

test('3.4 of several changes of skill the latest counts, and a tie that arises goes to the smaller squad', () => {
  const { match } = table([
    { pilot: 'rebel.xwing.wedgeantilles', up: ['damage.tfa.damagedcockpit'] },
    { pilot: 'imperial.tiefighter.academypilot' },
  ]);
  expect(skillOf(match.board, 0, 'combat')).toBe(0);
  expect(comesBefore(match.board, 1, 0)).toBe(true);
});

test('3.5 in the first round nobody attacks, and nobody locks by an action', () => {
  const facing = [{ at: [300, 300, 90] as const }, { at: [300, 380, 270] as const }];
  expect(mayAttack(table(facing, { round: 1 }), 0, 1)).toBe(false);
  expect(mayAttack(table(facing, { round: 2 }), 0, 1)).toBe(true);
  const quiet = table(facing, { round: 1, phase: 'activation' });
  run(quiet, { at: 'actions', step: 0, ship: 0, left: 1 });
  expect(optionsOf(quiet, 0)).toEqual(['focus', null]);
  const loud = table(facing, { round: 2, phase: 'activation' });
  run(loud, { at: 'actions', step: 0, ship: 0, left: 1 });
  expect(optionsOf(loud, 0)).toEqual(['focus', 'target-lock', null]);
});
