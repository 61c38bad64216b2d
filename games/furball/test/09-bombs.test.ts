import { expect, test } from 'vitest';
import { newSource } from '../rules/11-scoring.ts';
import { rangeToToken, TOKEN_RADIUS } from '../rules/geometry/index.ts';
import type { Bomb } from '../rules/model.ts';
import { exercises } from './support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attackDice,
  fly,
  only,
  optionsOf,
  type Played,
  passAll,
  rig,
  run,
  shipIn,
  table,
} from './support/playing.ts';

const BOMBER = { pilot: 'imperial.tiebomber.scimitarsquadronpilot', at: [300, 300, 90] } as const;

function lay(played: Played, card: Bomb['card'], x: number, y: number, by = 0): Played {
  const { board } = played.match;
  board.numbered++;
  board.bombs = [
    ...board.bombs,
    { id: board.numbered, card, by, spot: { x: x * 1000, y: y * 1000 }, source: newSource(board, by, 'other', card) },
  ];
  return played;
}

const timed = (played: Played): Played =>
  passAll(run(played, { at: 'round', step: 13, order: [], done: 0, skill: 1000 }));

exercises('bomb.seismiccharges', '9.1 are dropped behind the ship when the dial is revealed, one a round', () => {
  const played = activate(
    table([{ ...BOMBER, upgrades: ['bomb.seismiccharges', 'bomb.protonbombs'] }]),
    0,
    'straight 2',
  );
  expect(optionsOf(played, 0)).toEqual(['bomb.seismiccharges 0', 'bomb.protonbombs 0', null]);
  answer(played, 0, 'bomb.seismiccharges 0');
  expect(played.match.board.bombs).toMatchObject([{ card: 'bomb.seismiccharges', spot: { x: 300_000, y: 228_000 } }]);
  expect(asked(played)).toEqual(['0 action']);
  expect(shipIn(played, 0).cards[1]?.up).toBe(false);
});

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

exercises('bomb.clustermines', '9.4 dropped under two ships each token hits the one its dropper picks', () => {
  const played = table([{ ...BOMBER, upgrades: ['bomb.clustermines'] }, { at: [279, 228, 0] }, { at: [321, 228, 0] }]);
  act(played, 0, 'bomb.clustermines 0');
  expect(played.match.asks[0]).toMatchObject({ kind: 'ship', seat: 0, among: [1, 2] });
  rig(played, attackDice('hit', 'crit'), attackDice('blank', 'blank'), attackDice('blank', 'blank'));
  answer(played, 0, 2);
  passAll(played);
  expect([shipIn(played, 1).shields, shipIn(played, 2).shields]).toEqual([2, 0]);
  expect(played.match.board.bombs).toEqual([]);
});

test('9.4 a mine far away stays', () => {
  const played = lay(table([{ at: [300, 300, 90] }]), 'bomb.proximitymines', 340, 500, 1);
  expect(fly(played, 0, 'straight', 2).match.board.bombs).toHaveLength(1);
});

exercises('bomb.thermaldetonators', '9.5 hurt and stress each ship hit', () => {
  const played = timed(lay(table([{ at: [300, 300, 90] }]), 'bomb.thermaldetonators', 300, 340));
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, tokens: { stress: 1 } });
});

test('9.5 all that are hit suffer', () => {
  const played = lay(table([{ at: [300, 300, 90] }, { at: [300, 380, 90] }]), 'bomb.ionbombs', 300, 340);
  timed(played);
  expect([shipIn(played, 0).tokens.ion, shipIn(played, 1).tokens.ion]).toEqual([2, 2]);
});

exercises('bomb.ionbombs', 'give two ion tokens', () => {
  expect(shipIn(timed(lay(table([{ at: [300, 300, 90] }]), 'bomb.ionbombs', 300, 340)), 0).tokens.ion).toBe(2);
});

exercises('bomb.bombletgenerator', 'rolls two dice for each, and is never used up', () => {
  const played = lay(table([{ at: [300, 300, 90] }]), 'bomb.bombletgenerator', 300, 340);
  rig(played, attackDice('hit', 'crit'));
  expect(shipIn(timed(played), 0).shields).toBe(0);
  const dropped = activate(table([{ ...BOMBER, upgrades: ['bomb.bombletgenerator'] }]), 0, 'straight 2');
  answer(dropped, 0, 'bomb.bombletgenerator 0');
  expect(shipIn(dropped, 0).cards[1]?.up).toBe(true);
});

exercises('bomb.connernet', 'hurts, ionises and costs the action', () => {
  const played = lay(table([{ at: [300, 300, 90] }]), 'bomb.connernet', 300, 370, 1);
  fly(played, 0, 'straight', 1);
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, skipsAction: true, tokens: { ion: 2 } });
});

exercises('crew.bombardier', 'may drop with the straight of speed 2', () => {
  const played = activate(
    table([{ ...BOMBER, upgrades: ['bomb.seismiccharges', 'crew.bombardier'] }]),
    0,
    'straight 2',
  );
  answers(played, 'bomb.seismiccharges 0', 'rear straight-2 0');
  expect(played.match.board.bombs[0]?.spot.y).toBe(188_000);
});

exercises('scum.scurrgh6bomber.solsixxa', 'may drop round a corner', () => {
  const played = activate(
    table([{ pilot: 'scum.scurrgh6bomber.solsixxa', at: [300, 300, 90], upgrades: ['bomb.seismiccharges'] }]),
    0,
    'straight 2',
  );
  answer(played, 0, 'bomb.seismiccharges 0');
  expect(optionsOf(played, 0)).toEqual(['rear straight-1 0', 'rear turn-1 1', 'rear turn-1 -1']);
});

exercises('imperial.tiepunisher.deathrain', 'may drop ahead, and roll afterwards', () => {
  const played = activate(
    table([{ pilot: 'imperial.tiepunisher.deathrain', at: [300, 300, 90], upgrades: ['bomb.seismiccharges'] }]),
    0,
    'straight 2',
  );
  answers(
    played,
    'bomb.seismiccharges 0',
    'front straight-1 0',
    'imperial.tiepunisher.deathrain 0',
    'barrel-roll',
    'roll straight-1 left 0',
  );
  expect(played.match.board.bombs[0]?.spot.y).toBe(372_000);
  expect(shipIn(played, 0).acted).toEqual(['barrel-roll']);
});

exercises('rebel.scurrgh6bomber.captainnym', 'may keep one of his bombs from going off', () => {
  const played = lay(
    table([{ pilot: 'rebel.scurrgh6bomber.captainnym', at: [300, 300, 90] }]),
    'bomb.seismiccharges',
    300,
    340,
  );
  run(played, { at: 'round', step: 13, order: [], done: 0, skill: 1000 });
  answer(played, 0, 'rebel.scurrgh6bomber.captainnym 0');
  expect(shipIn(played, 0).shields).toBe(5);
  expect(played.match.board.bombs).toHaveLength(1);
});

exercises('crew.sabinewren', 'hurts one more at range 1 of a bomb of hers', () => {
  const played = lay(
    table([
      { pilot: 'rebel.kwing.wardensquadronpilot', at: [100, 300, 90], upgrades: ['crew.sabinewren'] },
      { at: [300, 300, 90] },
    ]),
    'bomb.ionbombs',
    300,
    340,
  );
  timed(played);
  expect(shipIn(played, 1).shields).toBe(1);
  expect(only(played.events, 'scored').map(({ seat, points }) => [seat, points])).toEqual([[0, 1]]);
});
