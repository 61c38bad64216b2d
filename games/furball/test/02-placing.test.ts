import { begin, choose, keyFromSeed } from '@starboard/kernel';
import { rigged } from '@starboard/testkit';
import { expect, test } from 'vitest';
import type { PilotId } from '../catalogue/index.ts';
import { SPOTS } from '../rules/geometry/index.ts';
import { rules } from '../rules/index.ts';
import type { Event } from '../rules/model.ts';
import { answer, asked, attackDice, optionsOf, type Playthrough, SETUP, shipIn } from './support/playing.ts';

/** Skill 2 at 12 points, skill 4 at 14, skill 1 at 12. */
const BANDIT: PilotId = 'rebel.z95headhunter.banditsquadronpilot';
const TALA: PilotId = 'rebel.z95headhunter.talasquadronpilot';
const ACADEMY: PilotId = 'imperial.tiefighter.academypilot';

function begun(
  pilots: readonly PilotId[],
  upgrades: readonly string[] = [],
  faces: readonly number[] = [],
): Playthrough {
  const squads = pilots.map((pilot, seat) => ({ pilot, upgrades: seat === 0 ? upgrades : [] }));
  const events: Event[] = [];
  const setup = { ...SETUP, squads } as typeof SETUP;
  const match = begin(
    rules,
    setup,
    pilots.map(() => null),
    faces.length > 0 ? rigged(...faces) : keyFromSeed('begun'),
    (event) => events.push(event),
  );
  return { match, events };
}

test('2.1 the ranking has the smaller squad first', () => {
  const { match } = begun([TALA, ACADEMY, 'rebel.xwing.wedgeantilles', 'imperial.tieinterceptor.soontirfel']);
  expect(match.board.ranking).toEqual([1, 0, 3, 2]);
});

test('2.2 the smallest squad of equal skill decides the order of all of them', () => {
  const played = begun([BANDIT, BANDIT, BANDIT, 'rebel.xwing.wedgeantilles'], ['modification.hullupgrade']);
  const decider = played.match.asks[0]?.seat ?? -1;
  expect([1, 2]).toContain(decider);
  answer(played, decider, 0);
  answer(played, decider, 2);
  expect(played.match.board.ranking.filter((seat) => seat < 3)).toEqual([0, 2, 1]);
  expect(asked(played)).toEqual(['0 spot']);
});

test('2.3 equal totals roll three dice: the most focus results decides', () => {
  const faces = [
    ...attackDice('focus', 'hit', 'blank'),
    ...attackDice('focus', 'focus', 'hit'),
    ...attackDice('blank', 'blank', 'crit'),
  ];
  const played = begun([TALA, BANDIT, BANDIT, BANDIT], [], faces);
  const [rolled] = played.events;
  expect(rolled).toMatchObject({ type: 'rolled-off', rule: '2.3' });
  const second = rolled?.type === 'rolled-off' ? rolled.rolls[1]?.[0] : -1;
  expect(asked(played)).toEqual([`${second} first`]);
});

test('2.4 in ascending skill everybody chooses one of eight spots', () => {
  const played = begun([TALA, ACADEMY, 'rebel.xwing.wedgeantilles', 'imperial.tieinterceptor.turrphennir']);
  expect(asked(played)).toEqual(['1 spot']);
  expect(optionsOf(played, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  answer(played, 1, 3);
  expect(asked(played)).toEqual(['0 spot']);
  expect(optionsOf(played, 0)).not.toContain(3);
  answer(played, 0, 0);
  expect(asked(played)).toEqual(['3 spot']);
});

test('2.5 a ship faces inwards with its front on the line', () => {
  const played = begun([TALA, ACADEMY, 'rebel.xwing.wedgeantilles', 'imperial.tieinterceptor.turrphennir']);
  answer(played, 1, 2);
  expect(shipIn(played, 1).pose).toEqual(SPOTS[2]);
  expect(SPOTS[2]).toEqual({ x: 834_400, y: 300_000, heading: 524_288 });
});

test('2.2 with no skill twice nobody is asked for an order', () => {
  const played = begun([TALA, ACADEMY, 'rebel.xwing.wedgeantilles', 'imperial.tieinterceptor.turrphennir']);
  const [ask] = played.match.asks;
  expect(ask?.kind).toBe('spot');
  if (ask !== undefined) choose(rules, played.match, ask, 0);
});
