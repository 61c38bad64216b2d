import { view } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { alarmAfter, litFrom } from '../../board/deck/lights/alarm.ts';
import { passedIn } from '../../board/deck/lights/doors.ts';
import { floorsOf } from '../../board/deck/station/floors.ts';
import { STANDARD } from '../../rules/01-station/station.ts';
import { rules } from '../../rules/index.ts';
import { type Event, FETT } from '../../rules/model.ts';
import { sq } from '../support/maps.ts';
import { order, rig, round, sneak } from '../support/playing.ts';

/** Luke is found at G3 by a Stormtrooper at G4, and beats it; nobody finds Han at L4. */
function found() {
  const one = round({ rebels: [{ at: 'G3' }, {}], dice: [2, 2, 2], fett: 'A5', troopers: ['A6'] });
  sneak(one, 'G3', 'L4');
  const { board } = view(rules, one.match, 2);
  rig(one, 3, 4, 6, 1, 1, 1, 1);
  order(one, [FETT, 'A7'], [2, 'G4']);
  const soldiers = board.soldiers.map((soldier, i) => (i === 2 ? { ...soldier, square: sq('G4') } : soldier));
  const rebels = board.rebels.map((rebel, i) => ({ ...rebel, square: sq(i === 0 ? 'G3' : 'L4') }));
  return { events: one.events, revealed: { ...board, soldiers, rebels }, after: view(rules, one.match, 2).board };
}

const only = (events: readonly Event[], ...types: readonly Event['type'][]): readonly Event[] =>
  events.filter(({ type }) => types.includes(type));

describe('the alarm', () => {
  const { events, revealed, after } = found();
  const sound = (last: readonly number[], together: readonly Event[], board = after, goesOn = true) =>
    alarmAfter(last, { station: STANDARD, board, together, goesOn });

  it('begins where soldiers find Rebels at the reveal, and nowhere else', () => {
    expect(sound([], only(events, 'placed'))).toEqual([]);
    expect(sound([], only(events, 'revealed').slice(-1), revealed)).toEqual([sq('G3')]);
  });

  it('follows the battle to its end, although the beaten soldier is off the map by then', () => {
    const battle = sound([], only(events, 'battle'));
    expect(battle).toEqual([sq('G3')]);
    expect(sound(battle, only(events, 'exchange', 'beaten'))).toEqual([sq('G3')]);
    expect(sound(battle, [])).toEqual([sq('G3')]);
    expect(sound(battle, [], after, false)).toEqual([]);
    expect(sound(battle, only(events, 'round').slice(0, 1))).toEqual([]);
  });

  it('fills its room with light, but passes neither walls nor doorways', () => {
    const floors = floorsOf(STANDARD);
    const hangar = [...litFrom(STANDARD, [STANDARD.starts[0] ?? -1])];
    expect(hangar.length).toBeGreaterThan(4);
    expect(new Set(hangar.map((square) => floors[square]))).toEqual(new Set(['green']));
  });
});

describe('doors', () => {
  const walked = (...names: readonly string[]): Event => ({
    type: 'walked',
    rule: '4.4',
    rebel: 0,
    path: names.map((name) => sq(name)),
  });
  const start = STANDARD.starts[0] ?? -1;

  it('1.2 slide where a figure passes a doorway, in the order of its way', () => {
    const { doors } = passedIn(STANDARD, [], [[start, sq('G3')]]);
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.map(({ nth }) => nth)).toEqual(doors.map(({ nth }) => nth).toSorted((a, b) => a - b));
  });

  it('stay as they are where nobody passes', () => {
    expect(passedIn(STANDARD, [walked('F3', 'G3')], [[start, start]])).toEqual({ doors: [], compactors: [] });
  });

  it('1.5 a step through the chute closes the Trash Compactors at both ends', () => {
    const [one = -1, other = -1] = STANDARD.compactors;
    const { compactors } = passedIn(STANDARD, [], [[one, other]]);
    expect(compactors).toHaveLength(2);
  });
});
