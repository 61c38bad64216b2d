import { foldLog } from '@starboard/ui';
import { describe, expect, it } from 'vitest';
import { folding } from '../../board/playback/folding.ts';
import type { Event } from '../../rules/model.ts';

const [LEE, RUIN] = [
  { id: 4, name: 'Lee' },
  { id: 1, name: 'Ruin' },
];
const NAMES = ['Ann', 'Bob'];
const moved = (ship: typeof LEE, hex: string): Event => ({
  type: 'moved',
  rule: '4.2',
  ship,
  order: 'ahead',
  hex,
  facing: 3,
});
const shot = (hit: boolean): Event => ({
  type: 'shot',
  rule: '5.9',
  ship: RUIN,
  at: LEE,
  weapon: 'L',
  range: 4,
  needed: 7,
  die: hit ? 2 : 9,
  hit,
});
const fires: Event = { type: 'fires', rule: '5.2', ship: RUIN, at: LEE, weapons: ['L', 'L'], range: 4 };
const lines = (...events: readonly Event[]): readonly string[] =>
  foldLog(events, folding, NAMES.length).map((entry) => folding.line(entry, NAMES));

describe('the log', () => {
  it('4.1 has one line for all moves of a ship in a turn', () => {
    expect(lines(moved(LEE, '2020'), moved(RUIN, '1820'), moved(LEE, '1920'), moved(RUIN, '1720'))).toEqual([
      'Lee moves to 1920 with 2 points, facing west.',
      'Ruin moves to 1720 with 2 points, facing west.',
    ]);
  });

  it('4.2 says where a ship has stayed', () => {
    const stay: Event = { type: 'moved', rule: '4.2', ship: LEE, order: 'stay', hex: '2020', facing: 3 };
    expect(lines(stay, stay)).toEqual(['Lee stays in 2020 with 2 points, facing west.']);
    expect(lines(stay)).toEqual(['Lee stays in 2020.']);
  });

  it('4.2 says that a ship has moved, also where it only flew its first point', () => {
    const stay: Event = { type: 'moved', rule: '4.2', ship: LEE, order: 'stay', hex: '1920', facing: 3 };
    expect(lines(moved(LEE, '1920'), stay)).toEqual(['Lee moves to 1920 with 2 points, facing west.']);
  });

  it('4.1 begins afresh with each turn', () => {
    const turn: Event = { type: 'turn', rule: '2.9', turn: 2 };
    expect(lines(moved(LEE, '2020'), turn, moved(LEE, '1920'))).toHaveLength(3);
  });

  it('5.2 has one line for a salvo, what hit and what it did', () => {
    const hurt: Event = { type: 'damage', rule: '6.1', ship: LEE, lost: [{ system: 'A', place: 1 }], left: 5 };
    expect(lines(fires, shot(true), hurt, shot(false))).toEqual([
      'Ruin fires 2 lasers at Lee at range 4: 1 hit. Lee loses 1 armour; 5 systems left.',
    ]);
    expect(lines(fires, shot(false), shot(false))).toEqual(['Ruin fires 2 lasers at Lee at range 4: no hit.']);
    expect(lines(fires, shot(false), fires, shot(false))).toHaveLength(2);
    expect(lines(fires, shot(false))).toEqual(['Ruin fires 2 lasers at Lee at range 4.']);
    expect(lines(fires, shot(true))).toEqual(['Ruin fires 2 lasers at Lee at range 4: 1 hit.']);
  });

  it('6.5 lets what is announced stand out', () => {
    const announced: Event = { type: 'announced', rule: '6.5', ship: LEE, status: 'shields-down' };
    expect(lines(fires, shot(true), announced, shot(false))).toEqual([
      expect.stringMatching(/^Ruin fires/),
      'Lee: Shields down (the last shield is destroyed).',
    ]);
  });
});
