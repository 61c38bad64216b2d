import { areaAround, hexUnder } from '@starboard/geometry';
import { view } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';
import { describe, expect, it } from 'vitest';
import { blindSpot, reachOfFire } from '../../board/combat/field-of-fire.tsx';
import { headingFrom, placeFleets, shipNear } from '../../board/map/fleet-places.ts';
import { homeBoxes } from '../../board/map/home-box.ts';
import { mapBox, mapOutline, spotOf, WIDTH } from '../../board/map/plane.ts';
import { shipLabels } from '../../board/map/ship-labels.ts';
import { conditionsOf } from '../../board/sheets/conditions.ts';
import { allHexNames, hexName, hexNamed, isOnMap } from '../../rules/02-setup/map.ts';
import { isInBlindSpot } from '../../rules/05-combat/gunnery.ts';
import { at, battle, duel, onlyWorking, ship } from '../support/playing.ts';

const namesOf = (each: Parameters<typeof conditionsOf>[0]): readonly string[] =>
  conditionsOf(each).map(({ name }) => name);

const FLEETS = battle({ setup: { scenario: 'fleet-action' } });

describe('the map as drawn', () => {
  it('2.1 has every hex under its own centre, and all of them within its box', () => {
    const size = { width: 60, height: 40 };
    const { left, top, right, bottom } = mapBox(size);
    for (const name of allHexNames(size)) {
      const { x, y } = spotOf(hexNamed(name));
      expect(hexName(hexUnder({ x, y }, WIDTH))).toBe(name);
      expect(x - WIDTH / 2 >= left && x + WIDTH / 2 <= right && y > top && y < bottom).toBe(true);
    }
  });

  it('2.1 has an edge that touches every outer hexside: two corners a hex, all round', () => {
    expect(mapOutline({ width: 5, height: 4 }).split('L')).toHaveLength(2 * 5 + 2 * 4 + 2 * 5 + 2 * 3);
  });

  it('shows all ships at home', () => {
    const { board } = FLEETS.match;
    const [{ left, top, right, bottom }] = homeBoxes(view(rules, FLEETS.match, 0));
    for (const each of board.ships) {
      const { x, y } = spotOf(each);
      expect(x > left && x < right && y > top && y < bottom).toBe(true);
    }
  });
});

describe('ships on the map', () => {
  it('4.7 stand apart in one hex, and each is found where it is drawn', () => {
    const played = battle({ setup: { scenario: 'fleet-action' }, ships: Array.from({ length: 4 }, () => at(9, 9)) });
    const placed = placeFleets(played.match.board);
    expect(placed.slice(0, 4).map(({ company }) => company)).toEqual([4, 4, 4, 4]);
    expect(new Set(placed.map(({ spot }) => `${spot.x} ${spot.y}`)).size).toBe(6);
    for (const { id, spot } of placed) expect(shipNear(placed, spot, WIDTH / 2)).toBe(id);
    expect(shipNear(placed, { x: 0, y: 0 }, WIDTH / 2)).toBeNull();
  });

  it('turn the shorter way round', () => {
    expect(headingFrom(300, 0)).toBe(360);
    expect(headingFrom(0, 5)).toBe(-60);
    expect(headingFrom(-60, 5)).toBe(-60);
  });

  it.each([0.3, 0.6, 1.2, 2.4])('have names that keep clear of each other at scale %d', (scale) => {
    const placed = placeFleets(FLEETS.match.board);
    const places = shipLabels(placed, [0], { box: mapBox(FLEETS.match.board.setup), scale }, 16);
    const at = placed.flatMap(({ id, spot, ship: { name } }) => {
      const by = places.get(id);
      return by === undefined ? [] : [{ x: spot.x * scale + by.x, y: spot.y * scale + by.y, half: name.length * 3 }];
    });
    expect(at.length).toBe(placed.length);
    for (const one of at) {
      for (const other of at) {
        if (one === other) continue;
        expect(Math.abs(one.y - other.y) >= 12 || Math.abs(one.x - other.x) >= one.half + other.half).toBe(true);
      }
    }
  });

  it('5.6 have the blind spot of the rules, border rows and all', () => {
    const played = duel('CA(R)', 'CT-1', 8, { ships: [{ facing: 2 }] });
    const { board } = played.match;
    const reach = reachOfFire(board, ship(played, 0));
    const blind = new Set(blindSpot(board, ship(played, 0), reach).map(hexName));
    for (const hex of areaAround(ship(played, 0), reach)) {
      if (!isOnMap(board.setup, hex)) continue;
      expect(blind.has(hexName(hex))).toBe(isInBlindSpot(ship(played, 0), { ...ship(played, 1), ...hex }));
    }
    expect(blind.size).toBeGreaterThan(20);
  });

  it('5.8 reach no farther than 10 without sensors', () => {
    const played = duel('CA(Pt)', 'CT-1', 8);
    const { board } = played.match;
    const whole = ship(played, 0);
    expect(reachOfFire(board, whole)).toBe(17);
    const working = whole.design.systems.map((system) => system !== 'Y');
    expect(reachOfFire(board, { ...whole, working })).toBe(10);
    expect(reachOfFire(board, { ...whole, working: working.map(() => false) })).toBe(-1);
  });

  it('6.5 to 6.8 say what is wrong with them', () => {
    const sound = ship(duel('CT-2', 'CT-2', 5), 0);
    expect(namesOf(sound)).toEqual([]);
    expect(namesOf({ ...sound, working: onlyWorking(sound, 1, 2, 3, 4, 5, 6, 7, 8) })).toEqual(['Shields down']);
    const shot = namesOf({ ...sound, working: onlyWorking(sound, 5, 7) });
    expect(shot).toEqual(['Shields down', 'Streaming atmosphere', 'Drive field fluctuates', 'No weapons left']);
    expect(namesOf({ ...sound, working: onlyWorking(sound, 6) })).toContain('Drive field down');
    expect(namesOf({ ...sound, fate: 'gone' })).toEqual(['Off the map']);
  });
});
