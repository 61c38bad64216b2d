import { expect, test } from 'vitest';
import { newSource } from '../rules/11-scoring.ts';
import { SPOTS } from '../rules/geometry/index.ts';
import { returning } from './support/cards/flying.ts';
import { answer, asked, attackDice, optionsOf, rig, run, type ShipLayout, shipIn, table } from './support/playing.ts';

/** The step of a round with which it is cleared up. */
const CLEARING = 28;
const GONE = { status: 'gone', shields: 0 } as const;

test('10.1 what lasted for the round is over', () => {
  const played = table([{}]);
  played.match.board.lasting = [
    { card: 'elite.expose', by: 0, on: 0, modifier: 1, until: 'round', round: 2, value: 0 },
  ];
  run(played, { at: 'round', step: CLEARING, order: [], done: 0, skill: 1000 });
  expect(played.match.board.lasting).toEqual([]);
});

test('10.2 focus, evade, tractor, reinforce and disabled go; stress, ion, jam, cloak and locks stay', () => {
  const tokens = { focus: 2, evade: 1, stress: 1, ion: 1, tractor: 1, jam: 1, fore: 1, aft: 1, disabled: 1, cloak: 1 };
  const played = table([{ tokens, ship: { locks: [1] } }]);
  run(played, { at: 'round', step: CLEARING, order: [], done: 0, skill: 1000 });
  expect(shipIn(played, 0).tokens).toEqual({
    focus: 0,
    evade: 0,
    stress: 1,
    ion: 1,
    tractor: 0,
    jam: 1,
    fore: 0,
    aft: 0,
    disabled: 0,
    cloak: 1,
  });
  expect(shipIn(played, 0).locks).toEqual([1]);
});

test('10.3 the order of return counts what a ship’s own cards make of its skill', () => {
  const first = (ace: ShipLayout): string | undefined =>
    asked(
      returning(
        table([
          { ...ace, ship: GONE },
          { pilot: 'rebel.xwing.lukeskywalker', ship: GONE },
        ]),
      ),
    )[0];
  expect(first({ pilot: 'imperial.tiefofighter.epsilonace' })).toBe('1 spot');
  expect(first({ pilot: 'imperial.tiefofighter.omegasquadronpilot' })).toBe('0 spot');
  const sided = (side: 0 | 1): string | undefined => {
    const adaptable = { upgrades: ['elite.adaptability'] } as const;
    const played = table([{ ...adaptable, ship: GONE }, { ship: GONE }], {
      ranking: side === 0 ? [0, 1, 2, 3] : [1, 0, 2, 3],
    });
    shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, tokens: 1, side }));
    return asked(returning(played))[0];
  };
  expect([sided(0), sided(1)]).toEqual(['1 spot', '0 spot']);
});

test('10.3 those destroyed come back before dials, in ascending skill', () => {
  const played = table([{ pilot: 'rebel.xwing.wedgeantilles', ship: GONE }, { ship: GONE }]);
  returning(played);
  expect(asked(played)).toEqual(['1 spot']);
  answer(played, 1, 0);
  expect(asked(played)).toEqual(['0 spot']);
  answer(played, 0, 1);
  expect(asked(played)).toEqual(['0 dial', '1 dial', '2 dial', '3 dial']);
});

test('10.4 a ship that returns is as new', () => {
  const played = table([{ upgrades: ['modification.stealthdevice'], ship: { ...GONE, acted: ['focus'] } }]);
  const ship = shipIn(played, 0);
  ship.cards = ship.cards.map((held) => ({ ...held, up: false }));
  returning(played);
  answer(played, 0, 0);
  expect(shipIn(played, 0)).toMatchObject({ shields: 2, damage: [], tokens: { stress: 0 }, locks: [] });
  expect(shipIn(played, 0).cards.every(({ up }) => up)).toBe(true);
});

test('10.5 a covered spot cannot be chosen, nor one that another returns to; with none free a ship waits', () => {
  const on = (spot: number): readonly [number, number, number] => {
    const { x = 0, y = 0 } = SPOTS[spot] ?? {};
    return [x / 1000, y / 1000, 0];
  };
  const played = table([{ ship: GONE }, { at: on(0) }, { at: on(1) }, { ship: GONE }]);
  returning(played);
  expect(optionsOf(played, 0)).toEqual([2, 3, 4, 5, 6, 7]);
  answer(played, 0, 2);
  expect(optionsOf(played, 3)).toEqual([3, 4, 5, 6, 7]);
  const full = table([{ ship: GONE }, ...SPOTS.slice(0, 7).map((_, spot) => ({ at: on(spot) }))]);
  returning(full);
  expect(optionsOf(full, 0)).toEqual([7]);
});

test('10.6 a mine under the spot goes off', () => {
  const played = table([{ ship: GONE }]);
  const { board } = played.match;
  const { x = 0, y = 0 } = SPOTS[0] ?? {};
  board.bombs = [
    {
      id: 900,
      card: 'bomb.proximitymines',
      by: 1,
      spot: { x, y },
      source: newSource(board, 1, 'other', 'bomb.proximitymines'),
    },
  ];
  returning(played);
  rig(played, attackDice('hit', 'blank', 'blank'));
  answer(played, 0, 0);
  expect(shipIn(played, 0).shields).toBe(1);
  expect(board.ships[1]?.score).toBe(1);
});

test('10.6 and so do all the others there', () => {
  const played = table([{ ship: GONE }]);
  const { board } = played.match;
  const { x = 0, y = 0 } = SPOTS[0] ?? {};
  board.bombs = [900, 901].map((id) => ({
    id,
    card: 'bomb.proximitymines',
    by: 1,
    spot: { x, y },
    source: newSource(board, 1, 'other', 'bomb.proximitymines'),
  }));
  returning(played);
  rig(played, attackDice('hit', 'blank', 'blank', 'hit', 'blank', 'blank'));
  answer(played, 0, 0);
  expect(shipIn(played, 0).shields).toBe(0);
  expect(board.bombs).toEqual([]);
});
