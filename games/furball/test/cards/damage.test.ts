import { expect } from 'vitest';
import type { DamageId, PilotId, UpgradeId } from '../../catalogue/index.ts';
import { agilityOf, attackValueOf, damageOn, difficultyOf, skillOf } from '../../rules/values.ts';
import { harm } from '../support/cards/harm.ts';
import { FACING, LAST_HULL } from '../support/cards/layouts.ts';
import { offers } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
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
  type Playthrough,
  passAll,
  rig,
  run,
  type ShipLayout,
  scores,
  shipIn,
  stackDeck,
  table,
} from '../support/playing.ts';

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

exercises('damage.tfa.consolefire', 'rolls at the start of Combat, and is repaired without fail', () => {
  const played = bearing('damage.tfa.consolefire');
  rig(played, attackDice('hit'));
  expect(shipIn(moment(played, 'combat.start'), 0).shields).toBe(1);
  act(played, 0, 'damage.tfa.consolefire 0');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
});

exercises('damage.tfa.consolefire', 'what it does later scores for nobody', () => {
  const played = table([{ at: [300, 300, 90], up: ['damage.tfa.consolefire'], ship: LAST_HULL }]);
  rig(played, attackDice('hit'));
  moment(played, 'combat.start');
  expect(scores(played)).toEqual([-2, 0, 0, 0]);
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
  harm(played, 0, 1);
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
  harm(played, 0, 1);
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
  harm(played, 1, 0);
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

exercises('damage.tfa.thrustcontrolfire', '7.4 takes effect at once: stress, then facedown', () => {
  const played = table([FACING[0] ?? {}, { ...FACING[1], ship: { shields: 0 } }]);
  stackDeck(played, 1, 'damage.tfa.thrustcontrolfire');
  harm(played, 0, 1);
  expect(shipIn(played, 1)).toMatchObject({ tokens: { stress: 1 }, damage: [{ up: false, known: true }] });
});

exercises('damage.tfa.weaponsfailure', 'takes an attack die', () => {
  const played = attack(bearing('damage.tfa.weaponsfailure'), {});
  expect(only(played.events, 'rolled')[0]?.faces).toHaveLength(2);
});

exercises(
  ['damage.tfa.loosestabilizer', 'title.adaptiveailerons'],
  'stress after the manoeuvre before the dial too',
  () => {
    const stress = (up: readonly 'damage.tfa.loosestabilizer'[]): number => {
      const striker = { pilot: 'imperial.tiestriker.imperialtrainee', upgrades: ['title.adaptiveailerons'] } as const;
      const played = activate(table([{ ...striker, at: [300, 300, 90], up }]), 0, 'straight 2');
      answer(played, 0, 1);
      return only(played.events, 'token').filter(({ token, change }) => token === 'stress' && change > 0).length;
    };
    expect([stress(['damage.tfa.loosestabilizer']), stress([])]).toEqual([1, 0]);
  },
);

/** Seat 0 has this card of the original deck faceup, and faces seat 1. */
const original = (card: DamageId, more: ShipLayout = {}): Playthrough =>
  table([{ at: [300, 300, 90], up: [card], ...more }, FACING[1] ?? {}], {}, { damageDeck: 'original' });

const struckBy = (card: DamageId, more: ShipLayout = {}): Playthrough => {
  const sturdy: ShipLayout = { ...FACING[1], pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } };
  const played = table([FACING[0] ?? {}, { ...sturdy, ...more }], {}, { damageDeck: 'original' });
  stackDeck(played, 1, card);
  return played;
};

exercises('damage.original.blindedpilot', 'rolls no dice in the next attack, and is over after it', () => {
  const played = original('damage.original.blindedpilot');
  attack(played, { defence: ['blank', 'blank'] });
  passAll(played);
  expect(only(played.events, 'rolled')[0]?.faces).toEqual([]);
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
  attack(played, {});
  expect(only(played.events, 'rolled')[2]?.faces).toHaveLength(3);
});

exercises('damage.original.blindedpilot', 'stays while its ship makes no attack', () => {
  const played = original('damage.original.blindedpilot', { at: [300, 300, 270] });
  combatTurn(played, 0);
  expect(shipIn(played, 0).damage[0]?.up).toBe(true);
});

exercises('damage.original.consolefire', 'rolls at the start of Combat, and is repaired without fail', () => {
  const played = original('damage.original.consolefire');
  rig(played, attackDice('hit', 'crit'));
  expect(shipIn(moment(played, 'combat.start'), 0).shields).toBe(1);
  expect(shipIn(moment(played, 'combat.start'), 0).shields).toBe(1);
  act(played, 0, 'damage.original.consolefire 0');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
});

exercises('damage.original.damagedcockpit', 'makes skill 0 from the next round on', () => {
  const played = original('damage.original.damagedcockpit');
  expect(skillOf(played.match.board, 0, 'combat')).toBe(0);
  played.match.board.round = 1;
  expect(skillOf(played.match.board, 0, 'combat')).toBe(2);
});

exercises('damage.original.damagedengine', 'makes turns red, and nothing else', () => {
  const { board } = original('damage.original.damagedengine').match;
  expect(difficultyOf(board, 0, { bearing: 'turn-left', speed: 2, difficulty: 'white' })).toBe('red');
  expect(difficultyOf(board, 0, { bearing: 'bank-left', speed: 2, difficulty: 'white' })).toBe('white');
});

exercises('damage.original.damagedsensorarray', 'bars the actions of the bar, not those of cards', () => {
  const played = original('damage.original.damagedsensorarray', {
    upgrades: ['crew.gonk'],
    pilot: 'scum.hwk290.spicerunner',
  });
  run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
  expect(optionsOf(played, 0)).toEqual(['crew.gonk 0', 'damage.original.damagedsensorarray 0', null]);
});

exercises('damage.original.damagedsensorarray', 'is repaired on a hit, not on a critical', () => {
  const repaired = (face: 'hit' | 'crit'): boolean => {
    const played = original('damage.original.damagedsensorarray');
    rig(played, attackDice(face));
    return shipIn(act(played, 0, 'damage.original.damagedsensorarray 0'), 0).damage[0]?.up === false;
  };
  expect([repaired('hit'), repaired('crit')]).toEqual([true, false]);
});

exercises('damage.original.directhit', 'counts twice while it lies faceup', () => {
  const weight = (layout: ShipLayout): number => damageOn(table([layout]).match.board, 0);
  expect(weight({ up: ['damage.original.directhit', 'damage.original.damagedengine'] })).toBe(3);
  expect(weight({ down: ['damage.original.directhit'] })).toBe(1);
});

exercises(
  'damage.original.injuredpilot',
  'takes the pilot’s ability and the elite upgrades away, and nothing else',
  () => {
    const dice = (up: readonly DamageId[], pilot: PilotId, upgrades: readonly UpgradeId[]): number => {
      const played = table([{ at: [300, 300, 90], pilot, upgrades, up }, { at: [300, 500, 270] }]);
      attack(played, {});
      passAll(played);
      return only(played.events, 'rolled').find(({ pool }) => pool === 'defence')?.faces.length ?? -1;
    };
    const injured = ['damage.original.injuredpilot'] as const;
    expect(dice([], 'rebel.xwing.wedgeantilles', [])).toBe(1);
    expect(dice(injured, 'rebel.xwing.wedgeantilles', [])).toBe(2);
    const shot = (up: readonly DamageId[], upgrades: readonly UpgradeId[]): Playthrough => {
      const played = table([{ at: [300, 300, 90], upgrades, up }, FACING[1] ?? {}]);
      return attack(played, { attack: ['hit', 'blank', 'blank'] });
    };
    expect(offers(shot([], ['elite.predator']), 0, 'elite.predator')).toBe(true);
    expect(offers(shot(injured, ['elite.predator']), 0, 'elite.predator')).toBe(false);
    expect(offers(shot(injured, ['crew.dengar']), 0, 'crew.dengar')).toBe(true);
  },
);

exercises('damage.original.injuredpilot', 'takes away the skill of an elite upgrade', () => {
  const skill = (up: readonly DamageId[]): number =>
    skillOf(table([{ upgrades: ['elite.veteraninstincts'], up }]).match.board, 0, 'combat');
  expect([skill([]), skill(['damage.original.injuredpilot'])]).toEqual([4, 2]);
});

exercises('damage.original.minorexplosion', 'rolls for a damage as it is dealt, then lies facedown', () => {
  const cards = (face: 'hit' | 'crit'): number => {
    const played = struckBy('damage.original.minorexplosion');
    rig(played, attackDice(face));
    harm(played, 0, 1);
    expect(shipIn(played, 1).damage.every(({ up }) => !up)).toBe(true);
    return shipIn(played, 1).damage.length;
  };
  expect([cards('hit'), cards('crit')]).toEqual([2, 1]);
});

exercises('damage.original.minorhullbreach', 'rolls for a damage after a red manoeuvre', () => {
  const shields = (difficulty: 'red' | 'white'): number => {
    const played = original('damage.original.minorhullbreach');
    rig(played, attackDice('hit'));
    return shipIn(fly(played, 0, 'bank-left', 2, difficulty), 0).shields;
  };
  expect([shields('red'), shields('white')]).toEqual([1, 2]);
});

exercises('damage.original.munitionsfailure', 'discards a weapon that its ship chooses, then lies facedown', () => {
  const upgrades = ['elite.juke', 'missile.clustermissiles', 'turret.dorsalturret', 'bomb.seismiccharges'] as const;
  const played = harm(struckBy('damage.original.munitionsfailure', { upgrades }), 0, 1);
  expect(played.match.asks).toMatchObject([{ seat: 1, kind: 'card', among: [2, 3] }]);
  answer(played, 1, 3);
  expect(shipIn(played, 1).cards.map(({ up }) => up)).toEqual([true, true, true, false, true]);
  expect(shipIn(played, 1).damage).toMatchObject([{ up: false, known: true }]);
});

exercises('damage.original.munitionsfailure', 'finds nothing on a ship without such a weapon', () => {
  const played = harm(struckBy('damage.original.munitionsfailure', { upgrades: ['bomb.seismiccharges'] }), 0, 1);
  expect(shipIn(played, 1)).toMatchObject({ cards: [{ up: true }, { up: true }], damage: [{ up: false }] });
});

exercises(
  'damage.original.structuraldamage',
  'takes one from agility, and is repaired on a hit, not on a critical',
  () => {
    const agility = (face: 'hit' | 'crit'): number => {
      const played = original('damage.original.structuraldamage');
      expect(agilityOf(played.match.board, 0, null)).toBe(1);
      rig(played, attackDice(face));
      return agilityOf(act(played, 0, 'damage.original.structuraldamage 0').match.board, 0, null);
    };
    expect([agility('hit'), agility('crit')]).toEqual([2, 1]);
  },
);

exercises('damage.original.stunnedpilot', 'hurts a ship whose manoeuvre ended against another', () => {
  const shields = (bearing: 'straight' | 'bank-left', speed: number): number =>
    shipIn(fly(original('damage.original.stunnedpilot'), 0, bearing, speed), 0).shields;
  expect([shields('straight', 1), shields('bank-left', 3)]).toEqual([1, 2]);
});

exercises('damage.original.thrustcontrolfire', 'gives stress at once, then lies facedown', () => {
  const played = harm(struckBy('damage.original.thrustcontrolfire'), 0, 1);
  expect(shipIn(played, 1)).toMatchObject({ tokens: { stress: 1 }, damage: [{ up: false, known: true }] });
  const down = harm(struckBy('damage.original.thrustcontrolfire'), 1, 0);
  expect(shipIn(down, 1)).toMatchObject({ tokens: { stress: 0 }, damage: [{ up: false, known: false }] });
});

exercises('damage.original.weaponmalfunction', 'weakens the primary weapon alone, until it is repaired', () => {
  const rolled = (weapon: number): number => {
    const more: ShipLayout = { upgrades: ['turret.dorsalturret'] };
    const played = attack(original('damage.original.weaponmalfunction', more), { weapon });
    return only(played.events, 'rolled')[0]?.faces.length ?? -1;
  };
  expect([rolled(0), rolled(1)]).toEqual([2, 3]);
  const played = original('damage.original.weaponmalfunction');
  rig(played, attackDice('crit'));
  act(played, 0, 'damage.original.weaponmalfunction 0');
  expect(attackValueOf(played.match.board, 0)).toBe(2);
});
