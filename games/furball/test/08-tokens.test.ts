import { expect, test } from 'vitest';
import { give, take, unlock } from '../rules/08-tokens.ts';
import { placedRock } from '../rules/geometry/index.ts';
import type { Next, Token } from '../rules/model.ts';
import { agilityOf } from '../rules/values.ts';
import { follow } from './support/cards/tokens.ts';
import {
  answer,
  asked,
  attackDice,
  mayAttack,
  only,
  optionsOf,
  type Playthrough,
  rig,
  run,
  scores,
  shipIn,
  table,
} from './support/playing.ts';

const given = (played: Playthrough, seat: number, token: Token, n = 1, by: number | null = null): Playthrough =>
  follow(
    played,
    give(played.match, seat, token, n, by, (event) => played.events.push(event)),
  );

test('8.1 tokens are told of one at a time', () => {
  expect(only(given(table([{}]), 0, 'focus', 2).events, 'token').map(({ left }) => left)).toEqual([1, 2]);
});

test('8.2 what is not there does not go', () => {
  const played = table([{ tokens: { focus: 1 } }]);
  follow(played, take(played.match, 0, 'focus', 3, undefined));
  expect(shipIn(played, 0).tokens.focus).toBe(0);
});

test('8.2 a lock that is removed is not spent, whoever else is listening', () => {
  const answers = (next: (played: Playthrough) => Next): boolean => {
    const drea = { pilot: 'scum.ywing.drearenthal', at: [300, 300, 90], ship: { locks: [1] } } as const;
    const played = table([drea, { at: [300, 400, 90], upgrades: ['crew.kylekatarn'] }]);
    return asked(follow(played, next(played))).includes('0 effects');
  };
  expect(answers(({ match }) => unlock(match, 0, 1, undefined, 'spent'))).toBe(true);
  expect(answers(({ match }) => unlock(match, 0, 1, undefined, 'removed'))).toBe(false);
});

test('8.3 the first tractor beam of a round lets its giver move the ship, and takes agility', () => {
  const played = given(table([{ at: [300, 300, 90] }, { at: [300, 400, 90] }]), 0, 'tractor', 1, 1);
  expect(asked(played)).toEqual(['1 shift']);
  expect(optionsOf(played, 1)).toContain(null);
  answer(played, 1, 'roll straight-1 right 0');
  expect(shipIn(played, 0).pose.x).toBe(380_000);
  expect(agilityOf(played.match.board, 0, null)).toBe(1);
  given(played, 0, 'tractor', 1, 1);
  expect(asked(played)).not.toContain('1 shift');
});

test('8.3 a pull may end on an asteroid, and what that costs is the puller’s', () => {
  const rock = placedRock(0, { x: 380_000, y: 300_000, heading: 0 });
  const played = given(
    table([{ at: [300, 300, 90] }, { at: [300, 400, 90] }], { asteroids: [rock] }),
    0,
    'tractor',
    1,
    1,
  );
  rig(played, attackDice('hit'));
  answer(played, 1, 'roll straight-1 right 0');
  expect(shipIn(played, 0).shields).toBe(1);
  expect(scores(played)).toEqual([0, 1, 0, 0]);
});

test('8.4 a jam token goes with a token that its owner chooses', () => {
  const played = given(table([{ tokens: { focus: 1, evade: 1 }, ship: { locks: [1] } }]), 0, 'jam');
  expect(optionsOf(played, 0)).toEqual(['focus', 'evade', 'lock']);
  answer(played, 0, 'evade');
  expect(shipIn(played, 0).tokens).toMatchObject({ jam: 0, focus: 1, evade: 0 });
});

test('8.4 it waits for one', () => {
  const played = given(table([{}]), 0, 'jam');
  expect(shipIn(played, 0).tokens.jam).toBe(1);
  given(played, 0, 'focus');
  expect(shipIn(played, 0).tokens).toMatchObject({ jam: 0, focus: 0 });
});

test('8.5 an ionised ship dials nothing, flies a white straight 1 and sheds its ions', () => {
  const played = table([{ at: [300, 300, 90], tokens: { ion: 2 } }]);
  run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
  expect(asked(played)).not.toContain('0 dial');
  run(played, { at: 'activation', step: 0, ship: 0, dialled: false, shown: null, late: null });
  expect(only(played.events, 'revealed')).toEqual([]);
  expect(shipIn(played, 0)).toMatchObject({ pose: { y: 380_000 }, tokens: { ion: 0 } });
});

test('8.6 disabled weapons do not fire, whatever cards say of attacks elsewhere', () => {
  const facing = { at: [300, 380, 270] as const };
  const disabled = { at: [300, 300, 90] as const, tokens: { disabled: 1 } };
  expect(mayAttack(table([disabled, facing]), 0, 1)).toBe(false);
  expect(mayAttack(table([disabled, facing, { pilot: 'rebel.awing.arvelcrynyd' }]), 0, 1)).toBe(false);
});
