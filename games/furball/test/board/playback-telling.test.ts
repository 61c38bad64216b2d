import { view } from '@starboard/kernel';
import { foldLog } from '@starboard/ui';
import { expect, test } from 'vitest';
import { dice } from '../../board/playback/dice.ts';
import { dwell } from '../../board/playback/dwell.ts';
import { folding } from '../../board/playback/folding.ts';
import { isDone, turnOrder } from '../../board/playback/turn.ts';
import { rules } from '../../rules/index.ts';
import type { Event } from '../../rules/model.ts';
import { type ShipLayout, table } from '../support/playing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const { match } = table([]);
const { board } = view(rules, match, 0);

const attack = (ship: number, target: number): readonly Event[] => [
  { type: 'attacks', rule: '6.3', ship, target, weapon: null, range: 2, obstructed: false },
  { type: 'rolled', rule: '6.4', ship, pool: 'attack', why: 'attack', faces: ['hit', 'blank'] },
  { type: 'rolled', rule: '6.7', ship: target, pool: 'defence', why: 'defence', faces: ['blank', 'focus'] },
  { type: 'compared', rule: '6.9', ship, target, hits: 1, crits: 0, hit: true },
  { type: 'lost-shield', rule: '7.2', ship: target, left: 1 },
];
const timeOf = (events: readonly Event[], seat: number | null): number =>
  events.reduce((sum, event) => sum + dwell(event, { seat, board }), 0);

test('an attack on oneself is shown step by step, one among others in half a second', () => {
  expect(timeOf(attack(1, 0), 0)).toBeGreaterThan(3000);
  expect(timeOf(attack(0, 1), 0)).toBeGreaterThan(3000);
  expect(timeOf(attack(1, 2), 0)).toBeLessThanOrEqual(500);
  expect(timeOf(attack(1, 2), null)).toBeGreaterThan(0);
});

test('what nobody sees takes no time', () => {
  expect(timeOf([{ type: 'dialled', rule: '3.2', ship: 0 }], 0)).toBe(0);
  expect(timeOf([{ type: 'token', rule: '8.1', ship: 1, token: 'focus', change: 1, left: 1 }], 0)).toBe(0);
});

test('an attack is one line of the log, what it scored another', () => {
  const scored: Event = {
    type: 'scored',
    rule: '11.1',
    seat: 1,
    worth: 1,
    points: 1,
    total: 1,
    for: 'damage',
    victim: 2,
    as: 'attack',
    limit: 'none',
  };
  const entries = foldLog([...attack(1, 2), scored, ...attack(2, 1)], folding, 4);
  expect(entries.map((entry) => entry.length)).toEqual([5, 1, 5]);
  const [first] = entries;
  if (first === undefined) throw new Error('nothing was told');
  expect(folding.line(first, NAMES)).toBe('Ben attacks Cleo with its primary weapon: 1 damage.');
});

test('6.5 the tray shows what the dice show', () => {
  const [, rolled] = attack(0, 1);
  const shown = rolled === undefined ? null : dice(rolled, NAMES);
  expect(shown?.faces.map((face) => shown.symbols?.[face - 1]?.name)).toEqual(['hit', 'blank']);
  expect(shown).toMatchObject({ sides: 8, verdict: '1 hit and 1 blank' });
});

test('3.4 the lowest skill flies first and the highest shoots first', () => {
  const skills: readonly ShipLayout[] = [5, 2, 9, 7].map((skill) => ({ ship: { skill } }));
  const inPhase = (phase: 'activation' | 'combat') => table(skills, { phase }).match.board;
  expect(turnOrder(inPhase('activation'))).toEqual([1, 0, 3, 2]);
  expect(turnOrder(inPhase('combat'))).toEqual([2, 3, 0, 1]);
  const flown = table([{ ship: { activated: true } }], { phase: 'activation' }).match.board;
  expect([0, 1].map((seat) => isDone(flown, seat))).toEqual([true, false]);
});
