import { applyCall } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { aimAt } from '../rules/06-attack/targets.ts';
import { sufferFrame } from '../rules/07-damage/damage.ts';
import { newSource } from '../rules/11-scoring.ts';
import { placedRock } from '../rules/geometry/index.ts';
import { rules } from '../rules/index.ts';
import { rangeIn, rangeOf } from '../rules/measure.ts';
import {
  act,
  activate,
  answer,
  asked,
  attack,
  attackDice,
  fly,
  moment,
  only,
  optionsOf,
  type Playthrough,
  passAll,
  rig,
  run,
  scores,
  shipIn,
  table,
} from './support/playing.ts';

/** The step of a round with which it ends. */
const LAST_STEP = 31;

const FACING = [{ at: [300, 300, 90] as const }, { at: [300, 380, 270] as const }];
const DEADLY = { pilot: 'scum.z95headhunter.binayrepirate', upgrades: ['illicit.deadmansswitch'] } as const;

test('14.1 whoever causes a pull says where it goes', () => {
  const played = table([
    { pilot: 'scum.quadjumper.jakkugunrunner', upgrades: ['modification.spacetugtractorarray'], ...FACING[0] },
    FACING[1] ?? {},
  ]);
  act(played, 0, 'modification.spacetugtractorarray 0');
  expect(asked(played)).toEqual(['0 shift']);
});

test('14.2 a doomed ship that leaves the mat does not pay twice', () => {
  const played = table([{ at: [300, 860, 90], ship: { doomed: 'turn', score: -2, losses: 1 } }]);
  fly(played, 0, 'straight', 3);
  expect(scores(played)[0]).toBe(-2);
});

test('14.3 a stationary ship on an asteroid rolls for it again', () => {
  const played = table([{ at: [300, 300, 90] }], {
    asteroids: [placedRock(0, { x: 300_000, y: 300_000, heading: 0 })],
  });
  rig(played, attackDice('hit'));
  expect(shipIn(fly(played, 0, 'stationary', 0), 0).shields).toBe(1);
});

test('14.4 range is measured through the arc the attack is made from', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [395, 420, 90] }]);
  expect(rangeOf(played.match.board, 0, 1)).toBe(1);
  attack(played, {});
  expect(played.events.find(({ type }) => type === 'attacks')).toMatchObject({ range: 1 });
});

test('14.4 of two arcs with the target in one band the attack goes through the one where it is nearer', () => {
  const { match } = table([
    { pilot: 'rebel.auzituckgunship.kashyyykdefender', at: [300, 300, 90] },
    { at: [420, 420, 90] },
  ]);
  expect((['front', 'half'] as const).map((arc) => rangeIn(match.board, 0, 1, arc))).toEqual([2, 2]);
  expect(aimAt(match.board, 0, 0, 1, null)).toMatchObject({ range: 2, arc: 'half' });
});

test('14.5 a ship may lock again what it has locked: the old lock goes, and cards answer the new one', () => {
  const prototype = { pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: ['title.tiev1'] } as const;
  const played = table([{ ...prototype, ...FACING[0], ship: { locks: [1] } }, FACING[1] ?? {}]);
  act(played, 0, 'target-lock');
  answer(played, 0, 1);
  expect(shipIn(played, 0).locks).toEqual([1]);
  expect(optionsOf(played, 0)).toContain('title.tiev1 0');
});

test('14.6 a reload brings everything back', () => {
  const played = table([
    {
      pilot: 'imperial.alphaclassstarwing.nusquadronpilot',
      upgrades: ['missile.clustermissiles', 'torpedo.plasmatorpedoes'],
    },
  ]);
  const ship = shipIn(played, 0);
  ship.cards = ship.cards.map((held, place) => ({ ...held, up: place === 0 }));
  act(played, 0, 'reload');
  expect(ship.cards.every(({ up }) => up)).toBe(true);
});

test('14.7 a ship pushed onto an asteroid rolls as if it had flown there', () => {
  const rock = placedRock(0, { x: 380_000, y: 380_000, heading: 0 });
  const played = table(
    [
      { pilot: 'scum.quadjumper.jakkugunrunner', upgrades: ['modification.spacetugtractorarray'], ...FACING[0] },
      { at: [300, 380, 90] },
    ],
    { asteroids: [rock] },
  );
  act(played, 0, 'modification.spacetugtractorarray 0');
  rig(played, attackDice('hit'));
  answer(played, 0, 'roll straight-1 right 0');
  expect(scores(played)).toEqual([1, 0, 0, 0]);
});

test('14.8 damage by a condition is its giver’s', () => {
  const played = table([{}]);
  const source = newSource(played.match.board, 2, 'other', 'condition.harpooned');
  expect(source).toMatchObject({ by: 2, as: 'other' });
});

test('14.9 a unique condition moves when its giver gives it again', () => {
  const played = table([{ pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.ascoretosettle'] }]);
  moment(played, 'setup.before-placement');
  answer(played, 0, 1);
  moment(played, 'setup.before-placement');
  answer(played, 0, 2);
  expect([shipIn(played, 1).conditions.length, shipIn(played, 2).conditions.length]).toEqual([0, 1]);
  expect(only(played.events, 'condition').map(({ ship, given }) => [ship, given])).toEqual([
    [1, true],
    [1, false],
    [2, true],
  ]);
});

test('14.9 nothing changes if a ship is given a unique condition that it already has from that player', () => {
  const played = table([{ pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.ascoretosettle'] }]);
  const given = (): number | undefined => {
    answer(moment(played, 'setup.before-placement'), 0, 1);
    return shipIn(played, 1).conditions[0]?.id;
  };
  expect([given()]).toEqual([given()]);
  expect(shipIn(played, 1).conditions.length).toBe(1);
});

test('14.10 cards with two sides choose again on return', () => {
  const played = table([
    { pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.adaptability'], ship: { status: 'gone' } },
  ]);
  run(played, { at: 'round', step: 2, order: [], done: 0, skill: 1000 });
  answer(played, 0, 0);
  expect(optionsOf(played, 0)).toEqual(['higher', 'lower']);
});

test('14.11 dice that are alike need no choice', () => {
  const played = table([
    { ...FACING[0], pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.expertise'] },
    FACING[1] ?? {},
  ]);
  attack(played, { attack: ['focus', 'focus', 'blank'], defence: ['blank', 'blank'] });
  answer(played, 0, 'elite.expertise 0');
  expect(shipIn(passAll(played), 1).shields).toBe(0);
});

test('14.12 the owner says who is hit first where a death could matter', () => {
  const played = table([{ at: [40, 40, 90] }, { ...DEADLY, ...FACING[0] }, { ...DEADLY, ...FACING[1] }]);
  const { board } = played.match;
  board.bombs = [
    {
      id: 900,
      card: 'bomb.seismiccharges',
      by: 0,
      spot: { x: 300_000, y: 340_000 },
      source: newSource(board, 0, 'other', 'bomb.seismiccharges'),
    },
  ];
  run(played, { at: 'detonation', step: 0, bomb: 900, ships: [1, 2], hit: 0, prevented: false, answer: null });
  expect(played.match.asks[0]).toMatchObject({ kind: 'ship', seat: 0, why: 'first-hit' });
  answer(played, 0, 2);
  expect(played.events.find(({ type }) => type === 'detonated')).toMatchObject({ ships: [2, 1] });
});

test('14.13 a condition of set-up comes back with its bearer, and bombs stay and score', () => {
  const settler = { pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.ascoretosettle'] } as const;
  const played = table([settler, { at: [300, 860, 90] }, { at: [500, 440, 90] }], { round: 0 });
  moment(played, 'setup.before-placement');
  answer(played, 0, 1);
  const { board } = played.match;
  board.round = 3;
  const source = newSource(board, 1, 'other', 'bomb.seismiccharges');
  board.bombs = [{ id: 900, card: 'bomb.seismiccharges', by: 1, spot: { x: 500_000, y: 500_000 }, source }];
  fly(played, 1, 'straight', 3);
  expect(shipIn(played, 1)).toMatchObject({ status: 'gone', conditions: [{ card: 'condition.adebttopay' }] });
  run(played, { at: 'detonation', step: 0, bomb: 900, ships: [2], hit: 0, prevented: false, answer: null });
  expect(scores(played)[1]).toBe(-1);
});

test('14.13 a condition of a later round goes', () => {
  const played = table([
    { pilot: 'scum.g1astarfighter.ruthlessfreelancer', upgrades: ['system.targetingscrambler'], at: [460, 780, 90] },
    { at: [460, 860, 90] },
  ]);
  moment(played, 'planning.start');
  answer(played, 0, 'system.targetingscrambler 0');
  expect(shipIn(played, 1).conditions).toHaveLength(1);
  fly(played, 1, 'straight', 3);
  expect(shipIn(played, 1).conditions).toEqual([]);
});

test('14.14 a ship that stays until Combat ends pays then', () => {
  const wrath = {
    pilot: 'imperial.tieinterceptor.felswrath',
    down: ['damage.tfa.directhit', 'damage.tfa.directhit'],
  } as const;
  const played = table([FACING[0] ?? {}, { ...wrath, ...FACING[1] }], { phase: 'activation' });
  run(played, sufferFrame(1, 1, 0, newSource(played.match.board, 0, 'other', 'bomb.seismiccharges')));
  expect(scores(played)).toEqual([5, 0, 0, 0]);
  run(played, { at: 'round', step: 22, order: [], done: 0, skill: 0 });
  expect(scores(played)).toEqual([5, -2, 0, 0]);
});

test('14.14 if the game ends before that, it pays at the end and has no bonus', () => {
  const wrath = {
    pilot: 'imperial.tieinterceptor.felswrath',
    down: ['damage.tfa.directhit', 'damage.tfa.directhit'],
  } as const;
  const killed = (): Playthrough => {
    const played = table([FACING[0] ?? {}, { ...wrath, ...FACING[1] }], { phase: 'end', round: 12 });
    run(played, sufferFrame(1, 1, 0, newSource(played.match.board, 0, 'other', 'bomb.seismiccharges')));
    return played;
  };
  const played = killed();
  run(played, { at: 'round', step: LAST_STEP, order: [], done: 0, skill: 0 });
  expect(played.match.result).toMatchObject({ scores: [7, -2, 2, 2] });
  const closed = killed();
  applyCall(rules, closed.match, { call: 'closed' });
  expect(closed.match.result).toMatchObject({ scores: [5, -2, 0, 0] });
});

test('14.15 a focus token may be spent for nothing where a card answers that', () => {
  const blanks = ['blank', 'blank', 'blank'] as const;
  const agromech = { pilot: 'scum.ywing.syndicatethug', upgrades: ['salvagedastromech.r4agromech'] } as const;
  const focused = { ...FACING[0], tokens: { focus: 1 } };
  const played = attack(table([{ ...agromech, ...focused }, FACING[1] ?? {}]), { attack: blanks });
  expect(optionsOf(played, 0)).toEqual(['token.focus-attack', null]);
  const without = attack(table([focused, FACING[1] ?? {}]), { attack: blanks });
  expect(asked(without)).not.toContain('0 effects');
});

test('14.16 a dial that is turned by a step is a ring in the order in which it is printed', () => {
  const turned = (dialled: string, way: 'back' | 'on'): string => {
    const played = table([
      { ...FACING[0], upgrades: ['crew.boshek'], ship: { touching: [1] } },
      { at: [300, 341, 90], ship: { touching: [0] } },
    ]);
    activate(played, 1, dialled);
    answer(played, 0, 'crew.boshek 0');
    answer(played, 1, way);
    const [shown] = only(played.events, 'revealed');
    return `${shown?.manoeuvre.bearing} ${shown?.manoeuvre.speed}`;
  };
  expect([turned('straight 1', 'back'), turned('straight 1', 'on')]).toEqual(['bank-left 1', 'bank-right 1']);
  expect([turned('bank-left 1', 'back'), turned('koiogran-turn 3', 'on')]).toEqual(['straight 4', 'straight 4']);
});

test('14.17 the deck of the ship that gets the card is searched, by the player whose card it is', () => {
  const played = table([{ ...FACING[0], upgrades: ['crew.kyloren'] }, FACING[1] ?? {}]);
  act(played, 0, 'crew.kyloren 0');
  expect(asked(played)).toEqual(['0 either']);
  answer(played, 0, 'damage.tfa.blindedpilot');
  expect([0, 1].map((seat) => shipIn(played, seat).deck.length)).toEqual([33, 32]);
});

test('14.18 a ship that its own price destroys finishes its attack', () => {
  const saw = {
    ...FACING[0],
    upgrades: ['crew.sawgerrera'],
    ship: { shields: 0 },
    down: ['damage.tfa.blindedpilot'],
  } as const;
  const played = attack(table([saw, FACING[1] ?? {}]), { attack: ['focus', 'focus', 'hit'], defence: ['blank'] });
  answer(played, 0, 'crew.sawgerrera 0');
  expect(shipIn(passAll(played), 0).status).toBe('gone');
  expect(shipIn(played, 1)).toMatchObject({ shields: 0, damage: [{ up: true }] });
  expect(scores(played).slice(0, 2)).toEqual([-1, 0]);
});
