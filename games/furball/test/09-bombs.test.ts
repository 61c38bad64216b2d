import { expect, test } from 'vitest';
import { rangeToToken, TOKEN_RADIUS } from '../rules/geometry/index.ts';
import { lay, timed } from './support/cards/bombs.ts';
import { BOMBER } from './support/cards/layouts.ts';
import { act, activate, answer, asked, attackDice, fly, rig, shipIn, table } from './support/playing.ts';

test('9.1 a second bomb in a round is not offered', () => {
  const played = table([{ ...BOMBER, upgrades: ['bomb.seismiccharges', 'bomb.protonbombs'] }]);
  answer(activate(played, 0, 'straight 2'), 0, 'bomb.protonbombs 0');
  expect(asked(played)).toEqual(['0 action']);
});

test('9.2 tokens are discs of 24 mm', () => {
  expect(TOKEN_RADIUS).toBe(12_000);
  expect(rangeToToken({ x: 300_000, y: 300_000, heading: 0 }, { x: 300_000, y: 432_000 })).toBe(1);
  expect(rangeToToken({ x: 300_000, y: 300_000, heading: 0 }, { x: 300_000, y: 433_000 })).toBe(2);
});

test('9.3 timed bombs go off when all have activated, on everybody at range 1, their dropper too', () => {
  const played = lay(
    table([{ at: [300, 300, 90] }, { at: [300, 380, 90] }, { at: [300, 500, 90] }]),
    'bomb.seismiccharges',
    300,
    340,
  );
  timed(played);
  expect([0, 1, 2].map((seat) => shipIn(played, seat).shields)).toEqual([1, 1, 2]);
  expect(played.match.board.bombs).toEqual([]);
});

test('9.4 a mine goes off under a base or a template, also in a boost', () => {
  const flown = lay(table([{ at: [300, 300, 90] }]), 'bomb.proximitymines', 300, 350, 1);
  rig(flown, attackDice('hit', 'crit', 'blank'));
  fly(flown, 0, 'straight', 3);
  expect(shipIn(flown, 0).shields).toBe(0);
  const boosted = lay(
    table([{ pilot: 'rebel.awing.prototypepilot', at: [300, 300, 90] }]),
    'bomb.proximitymines',
    300,
    370,
    1,
  );
  rig(boosted, attackDice('hit', 'blank', 'blank'));
  answer(act(boosted, 0, 'boost'), 0, 'straight-1 ahead');
  expect(shipIn(boosted, 0).shields).toBe(1);
});

test('9.4 a mine far away stays', () => {
  const played = lay(table([{ at: [300, 300, 90] }]), 'bomb.proximitymines', 340, 500, 1);
  expect(fly(played, 0, 'straight', 2).match.board.bombs).toHaveLength(1);
});

test('9.5 all that are hit suffer', () => {
  const played = lay(table([{ at: [300, 300, 90] }, { at: [300, 380, 90] }]), 'bomb.ionbombs', 300, 340);
  timed(played);
  expect([shipIn(played, 0).tokens.ion, shipIn(played, 1).tokens.ion]).toEqual([2, 2]);
});
