import { view } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { drawDamage, sufferFrame } from '../rules/07-damage.ts';
import { settleDeaths } from '../rules/07-destruction.ts';
import { NOBODY } from '../rules/11-scoring.ts';
import { placedRock } from '../rules/geometry/index.ts';
import { rules } from '../rules/index.ts';
import { agilityOf, difficultyOf, skillOf } from '../rules/values.ts';
import { exercises } from './support/exercises.ts';
import {
  act,
  activate,
  answer,
  asked,
  attack,
  attackDice,
  combatTurn,
  fly,
  mayAttack,
  moment,
  only,
  optionsOf,
  type Played,
  passAll,
  rig,
  run,
  scores,
  shipIn,
  stackDeck,
  table,
} from './support/playing.ts';

const FACING = [{ at: [300, 300, 90] as const }, { at: [300, 380, 270] as const }];
const suffer = (played: Played, hits: number, crits: number): Played => {
  run(played, sufferFrame(1, hits, crits, NOBODY));
  const deaths = settleDeaths(played.match);
  return typeof deaths === 'object' && deaths.call !== undefined ? run(played, deaths.call) : played;
};

test('7.1 hits come before criticals', () => {
  const played = suffer(table(FACING), 2, 1);
  expect(shipIn(played, 1)).toMatchObject({ shields: 0, damage: [{ up: true }] });
});

test('7.2 each takes a shield', () => {
  expect(only(suffer(table(FACING), 1, 1).events, 'lost-shield').map(({ left }) => left)).toEqual([1, 0]);
});

test('7.3 then a card, facedown for a hit; one that is dealt passes the shields by', () => {
  const played = suffer(table([FACING[0] ?? {}, { ...FACING[1], pilot: 'imperial.tiefighter.academypilot' }]), 1, 0);
  expect(shipIn(played, 1).damage).toMatchObject([{ up: false }]);
  const dealt = run(table(FACING), { ...sufferFrame(1, 0, 0, NOBODY), down: 1 });
  expect(shipIn(dealt, 1)).toMatchObject({ shields: 2, damage: [{ up: false }] });
});

exercises('damage.tfa.thrustcontrolfire', '7.4 takes effect at once: stress, then facedown', () => {
  const played = table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0 } }]);
  stackDeck(played, 1, 'damage.tfa.thrustcontrolfire');
  suffer(played, 0, 1);
  expect(shipIn(played, 1)).toMatchObject({ tokens: { stress: 1 }, damage: [{ up: false, known: true }] });
});

test('7.4 a faceup card counts as long as it lies faceup', () => {
  const up = table([{ up: ['damage.tfa.structuraldamage'] }]);
  const down = table([{ down: ['damage.tfa.structuraldamage'] }]);
  expect([agilityOf(up.match.board, 0, null), agilityOf(down.match.board, 0, null)]).toEqual([1, 2]);
});

test('7.5 as much damage as hull destroys, and all of it is suffered', () => {
  const played = suffer(table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0 } }]), 4, 0);
  expect(only(played.events, 'dealt')).toHaveLength(4);
  expect(shipIn(played, 1).losses).toBe(1);
});

test('7.6 nobody knows facedown cards or the deck, and an empty deck is made anew', () => {
  const played = table([{ down: ['damage.tfa.directhit'] }]);
  for (const viewer of [0, 1, null]) {
    const seen = view(rules, played.match, viewer).board.ships[0];
    expect(seen?.damage[0]?.card).toBeNull();
    expect(seen?.deck).toBe(33);
  }
  const ship = shipIn(played, 0);
  Object.assign(ship, {
    drawn: 33,
    pile: [{ id: 1, card: 'damage.tfa.directhit', up: false, known: true, round: 1, attack: 0 }],
  });
  expect(drawDamage(played.match, 0, 0)?.card).toBe('damage.tfa.directhit');
  expect([ship.pile.length, ship.deck.length]).toEqual([0, 1]);
});

test('7.7 points are recorded as the last hull point goes', () => {
  const dying = { ...FACING[1], ship: { shields: 0, fought: true }, down: ['damage.tfa.directhit'] as const };
  const played = table([FACING[0] ?? {}, dying]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  const types = passAll(played).events.map(({ type }) => type);
  expect(types.indexOf('scored')).toBeLessThan(types.indexOf('removed'));
});

test('7.8 destroyed by equal skill before its turn, a ship stays, shoots and scores, and is worth one to others', () => {
  const dying = { ...FACING[1], ship: { shields: 0 }, down: ['damage.tfa.directhit'] as const };
  const played = table([FACING[0] ?? {}, dying, { at: [360, 300, 90] }]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  passAll(played);
  expect(shipIn(played, 1)).toMatchObject({ status: 'flying', doomed: 'turn', losses: 1 });
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  attack(played, { by: 2, at: 1, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(scores(passAll(played))).toEqual([5, -2, 1, 0]);
  combatTurn(played, 1);
  rig(played, attackDice('hit', 'blank', 'blank'), [6, 6]);
  answer(played, 1, { weapon: 0, at: 0, pay: 0, obstructed: false });
  expect(scores(passAll(played))).toEqual([5, -1, 1, 0]);
  expect(shipIn(played, 1).status).toBe('gone');
});

test('7.9 one who has had its turn is removed at once, with locks on it', () => {
  const dying = { ...FACING[1], ship: { shields: 0, fought: true }, down: ['damage.tfa.directhit'] as const };
  const played = table([{ ...FACING[0], ship: { locks: [1] } }, dying]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  passAll(played);
  expect(shipIn(played, 1)).toMatchObject({ status: 'gone', damage: [] });
  expect(shipIn(played, 1).pile).toHaveLength(2);
  expect(shipIn(played, 0).locks).toEqual([]);
});

exercises('elite.determination', '7.10 puts a pilot card on the pile, unresolved', () => {
  const played = table([
    FACING[0] ?? {},
    { ...FACING[1], pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.determination'] },
  ]);
  stackDeck(played, 1, 'damage.tfa.blindedpilot');
  suffer(played, 0, 1);
  expect(shipIn(played, 1)).toMatchObject({ damage: [], pile: [{ card: 'damage.tfa.blindedpilot' }] });
});

test('7.10 a discarded card lies on its own pile', () => {
  const played = suffer(table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0, fought: true } }]), 2, 0);
  expect([shipIn(played, 1).pile.length, shipIn(played, 0).pile.length]).toEqual([2, 0]);
});

describe('the damage deck', () => {
  const bearing = (
    card:
      | 'damage.tfa.blindedpilot'
      | 'damage.tfa.damagedcockpit'
      | 'damage.tfa.damagedengine'
      | 'damage.tfa.damagedsensorarray'
      | 'damage.tfa.loosestabilizer'
      | 'damage.tfa.majorhullbreach'
      | 'damage.tfa.shakenpilot'
      | 'damage.tfa.structuraldamage'
      | 'damage.tfa.stunnedpilot'
      | 'damage.tfa.weaponsfailure'
      | 'damage.tfa.consolefire',
  ) => table([{ at: [300, 300, 90], up: [card] }, FACING[1] ?? {}]);

  exercises('damage.tfa.blindedpilot', 'keeps a ship from attacking until its turn is over', () => {
    const played = combatTurn(bearing('damage.tfa.blindedpilot'), 0);
    expect(asked(played)).not.toContain('0 attack');
    expect(shipIn(played, 0).damage[0]?.up).toBe(false);
    expect(mayAttack(played, 0, 1)).toBe(true);
  });

  test('7.4 a turn with disabled weapons is no opportunity for a blinded pilot', () => {
    const played = bearing('damage.tfa.blindedpilot');
    shipIn(played, 0).tokens.disabled = 1;
    expect(shipIn(combatTurn(played, 0), 0).damage[0]?.up).toBe(true);
  });

  exercises('damage.tfa.damagedcockpit', 'makes skill 0 from the next round on', () => {
    const played = bearing('damage.tfa.damagedcockpit');
    expect(skillOf(played.match.board, 0, 'combat')).toBe(0);
    played.match.board.round = 1;
    expect(skillOf(played.match.board, 0, 'combat')).toBe(2);
  });

  exercises('damage.tfa.damagedengine', 'makes turns red', () => {
    const { board } = bearing('damage.tfa.damagedengine').match;
    expect(difficultyOf(board, 0, { bearing: 'turn-left', speed: 2, difficulty: 'white' })).toBe('red');
    expect(difficultyOf(board, 0, { bearing: 'bank-left', speed: 2, difficulty: 'white' })).toBe('white');
  });

  exercises('damage.tfa.damagedsensorarray', 'allows only its own repair', () => {
    const played = bearing('damage.tfa.damagedsensorarray');
    run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
    expect(optionsOf(played, 0)).toEqual(['damage.tfa.damagedsensorarray 0', null]);
    rig(played, attackDice('crit'));
    answer(played, 0, 'damage.tfa.damagedsensorarray 0');
    expect(shipIn(played, 0).damage[0]?.up).toBe(false);
  });

  exercises('damage.tfa.directhit', 'counts twice', () => {
    const played = table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0, fought: true } }]);
    stackDeck(played, 1, 'damage.tfa.directhit');
    suffer(played, 0, 1);
    expect(shipIn(played, 1).status).toBe('gone');
  });

  exercises('damage.tfa.loosestabilizer', 'gives stress after a white manoeuvre', () => {
    expect(shipIn(fly(bearing('damage.tfa.loosestabilizer'), 0, 'bank-left', 1, 'white'), 0).tokens.stress).toBe(1);
    expect(shipIn(fly(bearing('damage.tfa.loosestabilizer'), 0, 'bank-left', 1, 'green'), 0).tokens.stress).toBe(0);
  });

  exercises('damage.tfa.majorexplosion', 'rolls for a critical as it is dealt, then lies facedown', () => {
    const played = table([
      FACING[0] ?? {},
      { ...FACING[1], pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } },
    ]);
    stackDeck(played, 1, 'damage.tfa.majorexplosion', 'damage.tfa.weaponsfailure');
    rig(played, attackDice('hit'));
    suffer(played, 0, 1);
    expect(shipIn(played, 1).damage).toMatchObject([
      { up: false, known: true },
      { card: 'damage.tfa.weaponsfailure', up: true },
    ]);
  });

  exercises('damage.tfa.majorhullbreach', 'turns later cards up from the next round on', () => {
    const played = table([
      FACING[0] ?? {},
      {
        ...FACING[1],
        pilot: 'scum.kihraxzfighter.cartelmarauder',
        ship: { shields: 0 },
        up: ['damage.tfa.majorhullbreach'],
      },
    ]);
    stackDeck(played, 1, 'damage.tfa.weaponsfailure');
    suffer(played, 1, 0);
    expect(shipIn(played, 1).damage[1]?.up).toBe(true);
  });

  exercises('damage.tfa.shakenpilot', 'dials no straights, and is over when the dial is revealed', () => {
    const played = bearing('damage.tfa.shakenpilot');
    run(played, { at: 'round', step: 4, order: [], done: 0, skill: 1000 });
    const offered = optionsOf(played, 0);
    expect(offered).not.toContain(1);
    expect(offered).toContain(0);
    activate(played, 0, 'bank-left 1');
    expect(shipIn(played, 0).damage[0]?.up).toBe(false);
  });

  exercises('damage.tfa.shakenpilot', 'is over as well when a stressed ship reveals a red manoeuvre', () => {
    const played = table([{ at: [300, 300, 90], up: ['damage.tfa.shakenpilot'], tokens: { stress: 1 } }]);
    activate(played, 0, 'koiogran-turn 3');
    expect(shipIn(played, 0).damage[0]?.up).toBe(false);
  });

  exercises('damage.tfa.structuraldamage', 'takes one from agility, and is repaired on a hit', () => {
    const played = bearing('damage.tfa.structuraldamage');
    expect(agilityOf(played.match.board, 0, null)).toBe(1);
    rig(played, attackDice('hit'));
    act(played, 0, 'damage.tfa.structuraldamage 0');
    expect(agilityOf(played.match.board, 0, null)).toBe(2);
  });

  exercises('damage.tfa.stunnedpilot', 'hurts a ship that touches another after a manoeuvre', () => {
    const played = fly(bearing('damage.tfa.stunnedpilot'), 0, 'straight', 1);
    expect(shipIn(played, 0).shields).toBe(1);
    expect(shipIn(fly(bearing('damage.tfa.stunnedpilot'), 0, 'bank-left', 3), 0).shields).toBe(2);
  });

  test('7.4 a stunned pilot is hurt on an asteroid, also one who may shoot from there', () => {
    const dash = { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.dashrendar'] } as const;
    const rock = placedRock(0, { x: 300_000, y: 380_000, heading: 0 });
    for (const who of [dash, { pilot: dash.pilot }]) {
      const played = table([{ ...who, at: [300, 300, 90], up: ['damage.tfa.stunnedpilot'] }], { asteroids: [rock] });
      rig(played, attackDice('blank'));
      fly(played, 0, 'straight', 1);
      expect(shipIn(played, 0)).toMatchObject({ shields: 0 });
    }
  });

  exercises('damage.tfa.weaponsfailure', 'takes an attack die', () => {
    const played = attack(bearing('damage.tfa.weaponsfailure'), {});
    expect(only(played.events, 'rolled')[0]?.faces).toHaveLength(2);
  });

  exercises('damage.tfa.consolefire', 'rolls at the start of Combat, and is repaired without fail', () => {
    const played = bearing('damage.tfa.consolefire');
    rig(played, attackDice('hit'));
    expect(shipIn(moment(played, 'combat.start'), 0).shields).toBe(1);
    act(played, 0, 'damage.tfa.consolefire 0');
    expect(shipIn(played, 0).damage[0]?.up).toBe(false);
  });
});
