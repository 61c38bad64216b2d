import { view } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { describe, expect, it } from 'vitest';
import { dice } from '../../board/playback/dice.ts';
import { dwell } from '../../board/playback/dwell.ts';
import { phaseOf } from '../../board/playback/phase.ts';
import { salvoIn } from '../../board/playback/salvo.ts';
import { NO_TRAILS, nextTrails } from '../../board/playback/trails.ts';
import type { Event } from '../../rules/model.ts';
import { allMove, answer, battle, duel, ship } from '../support/playing.ts';

const NAMES = ['Ada', 'Grace'];
const ANN = { id: 0, name: 'Ann' };
const BOB = { id: 1, name: 'Bob' };
const SHOT = { type: 'shot', rule: '5.9', ship: ANN, at: BOB, weapon: 'F', range: 3, needed: 7 } as const;
const FIRES = { type: 'fires', rule: '5.2', ship: ANN, at: BOB, weapons: ['F', 'F'], range: 3 } as const;

const EVENTS: { readonly [T in Event['type']]: Extract<Event, { type: T }> } = {
  designed: { type: 'designed', rule: '2.2', ship: ANN, seat: 0, design: 'CT-1' },
  placed: { type: 'placed', rule: '2.3', ship: ANN, hex: '0101', facing: 0 },
  turn: { type: 'turn', rule: '2.9', turn: 1 },
  initiative: { type: 'initiative', rule: '3.1', dice: [3, 8], winner: 1 },
  moved: { type: 'moved', rule: '4.2', ship: ANN, order: 'ahead', hex: '0101', facing: 0 },
  'left-map': { type: 'left-map', rule: '4.6', ship: ANN },
  'no-target': { type: 'no-target', rule: '5.4', why: ['range', null] },
  passed: { type: 'passed', rule: '5.3', ship: ANN },
  fires: FIRES,
  shot: { ...SHOT, die: 7, hit: true },
  damage: { type: 'damage', rule: '6.1', ship: BOB, lost: [{ system: 'S', place: 0 }], left: 8 },
  announced: { type: 'announced', rule: '6.5', ship: BOB, status: 'shields-down' },
  destroyed: { type: 'destroyed', rule: '6.4', ship: BOB },
  'gave-up': { type: 'gave-up', rule: '7.4', seat: 0, how: 'resigned' },
  command: { type: 'command', rule: '7.4', ship: ANN, seat: 2 },
  'called-off': { type: 'called-off', rule: '7.5', how: 'draw-agreed' },
  over: { type: 'over', rule: '7.1', winner: 0, turns: 4 },
};
const BOARD = duel('CT-1', 'CT-2', 10).match.board;
const ROLLED: readonly string[] = ['initiative', 'shot'];

describe('dice in the tray', () => {
  it.each(Object.values(EVENTS))('$type shows a die if one was rolled', (event) => {
    expect(dice(event, NAMES, BOARD) !== null).toBe(ROLLED.includes(event.type));
  });

  it('5.9 say what was needed, what came, and whether it hit', () => {
    expect(dice(EVENTS.shot, NAMES, BOARD)).toMatchObject({
      faces: [7],
      sides: 10,
      needed: 'needs 7 or less',
      good: true,
      goodFor: [0],
    });
    const miss = dice({ ...SHOT, die: 8, hit: false }, NAMES, BOARD);
    expect(miss).toMatchObject({ verdict: 'Miss: needed 7 or less, rolled 8', good: false });
  });

  it('3.1, 3.2, 3.3 say who has won initiative, and what a tie means', () => {
    expect(dice(EVENTS.initiative, NAMES, BOARD)).toMatchObject({
      faces: [3, 8],
      verdict: 'Grace moves last and fires first',
      goodFor: [1],
    });
    const tie = { type: 'initiative', rule: '3.2', dice: [5, 5] } as const;
    expect(dice({ ...tie, winner: 0 }, NAMES, BOARD)?.verdict).toMatch(/^A tie goes to last turn’s loser\. Ada/);
    expect(dice({ ...tie, winner: null }, NAMES, BOARD)).toMatchObject({
      verdict: 'A tie: both roll again',
      good: false,
    });
  });
});

describe('dwelling on an event', () => {
  it.each(Object.values(EVENTS))('$type is dwelt on for a sensible time', (event) => {
    expect(dwell(event)).toBeGreaterThanOrEqual(0);
    expect(dwell(event)).toBeLessThanOrEqual(2000);
  });

  it('a move is short, the end of a ship is not', () => {
    expect(dwell(EVENTS.moved)).toBeLessThanOrEqual(250);
    expect(dwell(EVENTS.moved)).toBeGreaterThanOrEqual(150);
    expect(dwell(EVENTS.destroyed)).toBeGreaterThan(1000);
  });
});

describe('the banner', () => {
  it('4.1 counts the movement points as they are spent, by the ship with the most', () => {
    const played = duel('[3] A Q (I I) (I I) R [2]', '[2] A Q (I) (I) F [4]', 12, { winner: 1 });
    const now = () => phaseOf(view(rules, played.match, null), { now: null, told: [] });
    expect(now()).toEqual({ step: 'movement', name: 'Movement, point 1 of 4', side: 0 });
    answer(played, 0, 'stay');
    expect(now()).toEqual({ step: 'movement', name: 'Movement, point 1 of 4', side: 1 });
    answer(played, 1, 'stay');
    answer(played, 0, 'stay');
    answer(played, 1, 'stay');
    expect(now()).toEqual({ step: 'movement', name: 'Movement, point 3 of 4', side: 1 });
  });

  it('2.9 says while initiative is rolled that it is', () => {
    const { match } = duel('CT-1', 'CT-2', 10);
    const rolling = { ...view(rules, match, 0), asked: [], mine: null };
    expect(phaseOf(rolling, { now: null, told: [EVENTS.placed, EVENTS.turn] }).name).toBe('Initiative');
  });

  it.each(Object.values(EVENTS))('has a name for $type', (event) => {
    const { match } = duel('CT-1', 'CT-2', 10);
    expect(phaseOf(view(rules, match, 0), { now: event, told: [event] }).name).toMatch(/^[A-Z]/);
  });
});

describe('a salvo as it is shown', () => {
  const { match } = duel('CT-1', 'CT-2', 10);
  const asking = view(rules, match, 0);
  const rolling = { ...asking, asked: [], mine: null };

  it('gathers its shots, also while dice roll, and ends with what follows', () => {
    const { shot, damage, passed } = EVENTS;
    const told = [FIRES, shot, FIRES, shot, damage];
    expect(salvoIn(told, rolling, null)).toEqual({ fires: FIRES, shots: [shot] });
    expect(salvoIn([FIRES], rolling, FIRES)?.shots).toEqual([]);
    expect(salvoIn(told, asking, null)).toBeNull();
    expect(salvoIn([...told, passed], rolling, passed)).toBeNull();
    expect(salvoIn([passed], rolling, passed)).toBeNull();
  });

  it('is the one that was told, wherever a replay was before', () => {
    const earlier = { ...FIRES, range: 9 };
    expect(salvoIn([earlier, EVENTS.shot, FIRES], rolling, FIRES)).toEqual({ fires: FIRES, shots: [] });
  });
});

describe('trails', () => {
  it('follow every ship through a turn, and begin anew with the next', () => {
    const played = battle({ setup: { scenario: 'contact' }, winner: 1 });
    const first = nextTrails(NO_TRAILS, played.match.board);
    expect(nextTrails(first, played.match.board)).toBe(first);
    answer(played, 0, 'ahead');
    answer(played, 1, 'stay');
    const moved = nextTrails(first, played.match.board);
    expect(moved.byShip.get(0)).toHaveLength(2);
    expect(moved.byShip.get(1)).toHaveLength(1);
    allMove(played, 'stay');
    expect(played.match.board.turn).toBe(2);
    const { q, r } = ship(played, 0);
    expect(nextTrails(moved, played.match.board).byShip.get(0)).toEqual([{ q, r }]);
  });
});
