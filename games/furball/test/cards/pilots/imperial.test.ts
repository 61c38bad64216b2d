import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { shiftFrame } from '../../../rules/05-actions/moves.ts';
import { placedRock } from '../../../rules/geometry/index.ts';
import type { Face } from '../../../rules/model.ts';
import { maySpend, skillOf } from '../../../rules/values.ts';
import { actionsOf, alone, dialled, flewGreen, meeting } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, against, FACING, NEAR, pilot, shooter, withCard } from '../../support/cards/layouts.ts';
import { blanks, compared, count, HIT, hasNot, misses, NONE, taking, turns } from '../../support/cards/shots.ts';
import { boardWith } from '../../support/cards/squads.ts';
import { given, lockedOn } from '../../support/cards/tokens.ts';
import { used, uses } from '../../support/cards/uses.ts';
import {
  chasing,
  facing,
  fire,
  fleeing,
  locked,
  offers,
  rolled,
  shoot,
  shown,
  state,
  usable,
} from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attack,
  attackDice,
  combatTurn,
  defenceDice,
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
} from '../../support/playing.ts';

/** An attacker that could use its lock does not. */
function pastTheLock(played: Playthrough): Playthrough {
  if (usable(played, 0).includes('token.lock')) answer(played, 0, null);
  return played;
}

exercises('imperial.alphaclassstarwing.majorvynder', 'rolls a defence die more while his weapons are disabled', () => {
  const vynder = (disabled: number): ShipLayout =>
    pilot('imperial.alphaclassstarwing.majorvynder', { tokens: { disabled } });
  expect([0, 1].map((disabled) => count(facing(2, {}, vynder(disabled)), 'defence'))).toEqual([2, 3]);
});

exercises('imperial.alphaclassstarwing.lieutenantkarsabi', 'takes stress instead of disabled weapons', () => {
  const played = given(table([{ pilot: 'imperial.alphaclassstarwing.lieutenantkarsabi' }]), 'disabled');
  expect(shipIn(answers(played, 'imperial.alphaclassstarwing.lieutenantkarsabi 0'), 0).tokens).toMatchObject({
    stress: 1,
    disabled: 0,
  });
});

exercises('imperial.tieadvanced.darthvader', 'acts twice, not the same twice', () => {
  const played = activate(alone('imperial.tieadvanced.darthvader'), 0, 'straight 2');
  answer(played, 0, 'focus');
  expect(optionsOf(played, 0)).toContain('evade');
  expect(optionsOf(played, 0)).not.toContain('focus');
  answer(played, 0, 'evade');
  expect(asked(played)).not.toContain('0 action');
});

exercises('imperial.tieadvanced.junoeclipse', 'flies one faster or slower', () => {
  const played = activate(alone('imperial.tieadvanced.junoeclipse'), 0, 'straight 3');
  answers(played, 'imperial.tieadvanced.junoeclipse 0', 1);
  expect(dialled(played)).toMatchObject({ bearing: 'straight', speed: 4 });
});

exercises(
  ['imperial.tieadvanced.maarekstele', 'imperial.tiedefender.maarekstele'],
  'sees three criticals and deals one of them',
  () => {
    for (const pilot of ['imperial.tieadvanced.maarekstele', 'imperial.tiedefender.maarekstele'] as const) {
      const played = table([
        { pilot, at: AT },
        { ...NEAR, pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } },
      ]);
      stackDeck(played, 1, 'damage.tfa.structuraldamage', 'damage.tfa.weaponsfailure', 'damage.tfa.damagedengine');
      attack(played, {
        attack: ['crit', 'blank', 'blank', 'blank'].slice(0, pilot.includes('defender') ? 4 : 3) as ['crit'],
        defence: ['blank', 'blank'],
      });
      const seen = only(played.events, 'saw-cards')[0];
      expect(seen?.cards.map(({ card }) => card)).toEqual([
        'damage.tfa.structuraldamage',
        'damage.tfa.weaponsfailure',
        'damage.tfa.damagedengine',
      ]);
      expect(seen?.to).toEqual([0]);
      answer(played, 0, optionsOf(played, 0)[2] ?? null);
      expect(shipIn(passAll(played), 1)).toMatchObject({ damage: [{ card: 'damage.tfa.damagedengine', up: true }] });
      expect(shipIn(played, 1).pile).toHaveLength(2);
    }
  },
);

exercises('imperial.tieadvanced.zertikstrom', 'leaves ships at range 1 of him no range bonus', () => {
  const zertik = pilot('imperial.tieadvanced.zertikstrom');
  expect([count(facing(1, {}, zertik), 'attack'), count(facing(1, zertik), 'attack')]).toEqual([2, 3]);
  expect(count(facing(1, {}, {}, { ...zertik, at: [370, 300, 90] }), 'attack')).toBe(2);
  expect(count(facing(1, {}, {}, { ...zertik, at: [500, 300, 90] }), 'attack')).toBe(3);
});

exercises('imperial.tieadvanced.commanderalozen', 'locks a foe at range 1', () => {
  expect(
    shipIn(
      answers(
        moment(meeting('imperial.tieadvanced.commanderalozen'), 'combat.start'),
        'imperial.tieadvanced.commanderalozen 0',
      ),
      0,
    ).locks,
  ).toEqual([1]);
});

exercises('imperial.tieadvanced.lieutenantcolzet', 'spends a lock to turn a card up, which may kill', () => {
  const played = meeting(
    'imperial.tieadvanced.lieutenantcolzet',
    [],
    { ship: { locks: [1] } },
    { ship: { shields: 0 }, down: ['damage.tfa.directhit'] },
  );
  moment(played, 'end.start');
  answer(played, 0, 'imperial.tieadvanced.lieutenantcolzet 0');
  expect(shipIn(played, 0).locks).toEqual([]);
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  expect(only(played.events, 'scored')[0]?.as).toBe('other');
});

exercises('imperial.tieadvprototype.valenrudor', 'acts after defending', () => {
  const played = misses(table([{ at: AT }, against('imperial.tieadvprototype.valenrudor')]), 3, 3);
  expect(shipIn(answers(played, 'imperial.tieadvprototype.valenrudor 0', 'focus'), 1).tokens.focus).toBe(1);
});

exercises('imperial.tieaggressor.doubleedge', 'attacks with another weapon after a miss', () => {
  const played = table([shooter('imperial.tieaggressor.doubleedge', 'turret.dorsalturret'), NEAR]);
  combatTurn(played, 0);
  rig(played, attackDice(...blanks(3)), defenceDice('blank', 'blank'));
  answers(played, { weapon: 1, at: 1, pay: 0, obstructed: false }, 'imperial.tieaggressor.doubleedge 0');
  expect(optionsOf(played, 0)).toEqual([{ weapon: 0, at: 1, pay: 0, obstructed: false }, null]);
});

exercises('imperial.tieaggressor.doubleedge', 'needs a miss with a secondary weapon, once a round', () => {
  const by = pilot('imperial.tieaggressor.doubleedge', withCard('turret.dorsalturret'));
  const extra = (weapon: number, attack: readonly Face[], more: Partial<{ used: number }> = {}): boolean => {
    const played = facing(2, by);
    shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, ...more }));
    shoot(played, { weapon, attack: attack.slice(0, 2), defence: ['blank', 'blank'] });
    return offers(played, 0, 'imperial.tieaggressor.doubleedge');
  };
  expect([extra(1, NONE), extra(1, HIT), extra(0, NONE), extra(1, NONE, { used: 2 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

exercises(
  ['imperial.tiebomber.tomaxbren', 'elite.crackshot'],
  '13.8 an elite card that was discarded comes back',
  () => {
    const played = table([
      { pilot: 'imperial.tiebomber.tomaxbren', upgrades: ['elite.crackshot'], ...FACING[0] },
      FACING[1] ?? {},
    ]);
    attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['evade', 'blank'] });
    answer(played, 0, 'elite.crackshot 0');
    expect(shipIn(passAll(played), 0).cards[1]?.up).toBe(true);
    expect(shipIn(played, 1).shields).toBe(1);
  },
);

exercises('imperial.tiebomber.tomaxbren', 'brings back one elite card a round, and no missile', () => {
  const shot = { attack: ['hit', 'blank', 'blank'], defence: ['evade', 'blank'] } as const;
  const up = (last: number): boolean | undefined => {
    const played = facing(1, pilot('imperial.tiebomber.tomaxbren', withCard('elite.crackshot')));
    shipIn(played, 0).cards = shipIn(played, 0).cards.with(0, {
      card: 'imperial.tiebomber.tomaxbren',
      up: true,
      side: 0,
      tokens: 0,
      used: last,
      chosen: null,
    });
    answer(shoot(played, shot), 0, 'elite.crackshot 0');
    return shipIn(passAll(played), 0).cards[1]?.up;
  };
  expect([up(1), up(2)]).toEqual([true, false]);
  const missile = facing(2, pilot('imperial.tiebomber.tomaxbren', locked('missile.concussionmissiles')));
  fire(missile, { attack: NONE.slice(0, 4), defence: ['blank', 'blank'] });
  expect(shipIn(passAll(missile), 0).cards[1]?.up).toBe(false);
});

exercises('imperial.tiebomber.majorrhymer', 'shoots secondary weapons a band nearer or farther, not beyond 3', () => {
  const by = (weapon: 'missile.advhomingmissiles' | 'torpedo.protontorpedoes'): ShipLayout => ({
    pilot: 'imperial.tiebomber.majorrhymer',
    ...locked(weapon),
  });
  const ranges = ([1, 2, 3] as const).map((range) =>
    mayAttack(facing(range, by('missile.advhomingmissiles')), 0, 1, 1),
  );
  expect(ranges).toEqual([true, true, true]);
  const torpedoes = ([1, 2, 3] as const).map((range) =>
    mayAttack(facing(range, by('torpedo.protontorpedoes')), 0, 1, 1),
  );
  expect(torpedoes).toEqual([true, true, true]);
  const far: ShipLayout = { at: [300, 660, 270] };
  expect([0, 1].map((weapon) => mayAttack(facing(3, by('torpedo.protontorpedoes'), far), 0, 1, weapon))).toEqual([
    false,
    false,
  ]);
});

exercises('imperial.tiedefender.rexlerbrath', 'turns up what he dealt, as part of his attack', () => {
  const target: ShipLayout = { ...NEAR, pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } };
  const played = table([{ ...shooter('imperial.tiedefender.rexlerbrath'), tokens: { focus: 1 } }, target]);
  attack(played, { attack: ['hit', 'hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  if (optionsOf(played, 0).includes('token.focus-attack')) answer(played, 0, null);
  answer(played, 0, 'imperial.tiedefender.rexlerbrath 0');
  passAll(played);
  expect(shipIn(played, 1).damage.every(({ known }) => known)).toBe(true);
});

exercises('imperial.tiedefender.rexlerbrath', 'turns up nothing that his attack did not deal', () => {
  const target = (shields: number): ShipLayout => ({
    pilot: 'rebel.ywing.goldsquadronpilot',
    ship: { shields },
    down: ['damage.tfa.consolefire'],
  });
  const offered = (shields: number): boolean => {
    const played = facing(2, pilot('imperial.tiedefender.rexlerbrath', { tokens: { focus: 1 } }), target(shields));
    return offers(
      shoot(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank'] }),
      0,
      'imperial.tiedefender.rexlerbrath',
    );
  };
  expect([offered(0), offered(3)]).toEqual([true, false]);
});

exercises('imperial.tiedefender.countessryad', 'makes a straight a Koiogran turn of the same colour', () => {
  const played = activate(alone('imperial.tiedefender.countessryad'), 0, 'straight 3');
  answer(played, 0, 'imperial.tiedefender.countessryad 0');
  expect(dialled(played)).toMatchObject({ bearing: 'koiogran-turn', speed: 3, difficulty: 'green' });
});

exercises('imperial.tiefighter.maulermithel', 'rolls a die more at range 1, besides the bonus', () => {
  const by = pilot('imperial.tiefighter.maulermithel');
  expect([count(facing(1, by), 'attack'), count(facing(2, by), 'attack')]).toEqual([4, 2]);
});

exercises('imperial.tiefighter.scourge', 'rolls a die more at a ship with a damage card', () => {
  const by = pilot('imperial.tiefighter.scourge');
  expect(count(facing(2, by), 'attack')).toBe(2);
  expect(count(facing(2, by, { down: ['damage.tfa.consolefire'] }), 'attack')).toBe(3);
});

exercises('imperial.tiefighter.backstabber', 'rolls a die more outside every arc of the defender', () => {
  const by = pilot('imperial.tiefighter.backstabber');
  expect([count(chasing(2, by), 'attack'), count(facing(2, by), 'attack')]).toEqual([3, 2]);
  expect(count(chasing(2, by, pilot('rebel.arc170.sharabey')), 'attack')).toBe(2);
  expect(count(chasing(2, by, pilot('rebel.kwing.guardiansquadronpilot')), 'attack')).toBe(3);
});

exercises('imperial.tiefighter.darkcurse', 'leaves its attacker no focus token and no reroll', () => {
  const by = withCard('elite.predator', { tokens: { focus: 1 }, ship: { locks: [1] } });
  const attack: readonly Face[] = ['focus', 'focus', 'blank'];
  expect(usable(shoot(facing(1, by, pilot('imperial.tiefighter.darkcurse')), { attack }), 0)).toEqual([]);
  expect(usable(shoot(facing(1, by), { attack }), 0)).toHaveLength(4);
  const changing = withCard('elite.expertise');
  const changed = shoot(facing(1, changing, pilot('imperial.tiefighter.darkcurse')), { attack });
  expect(offers(changed, 0, 'elite.expertise')).toBe(true);
});

exercises('imperial.tiefighter.nightbeast', 'focuses after green', () => {
  expect(
    shipIn(answers(flewGreen('imperial.tiefighter.nightbeast'), 'imperial.tiefighter.nightbeast 0', 'focus'), 0).tokens
      .focus,
  ).toBe(1);
});

exercises('imperial.tiefighter.wingedgundark', 'turns a hit into a critical at range 1', () => {
  const by = pilot('imperial.tiefighter.wingedgundark');
  turns('imperial.tiefighter.wingedgundark', 1, by, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']);
  hasNot('imperial.tiefighter.wingedgundark', 2, by, ['hit', 'hit']);
  hasNot('imperial.tiefighter.wingedgundark', 1, by, ['focus', 'blank', 'blank']);
});

exercises(
  'imperial.tiefighter.wampa',
  'cancels all its results, and a critical among them deals a facedown card',
  () => {
    const shot = (attack: readonly Face[]): Playthrough => {
      const played = shoot(facing(1, pilot('imperial.tiefighter.wampa')), { attack, defence: ['evade', 'evade'] });
      answer(played, 0, 'imperial.tiefighter.wampa 0');
      return passAll(played);
    };
    const crit = shot(['crit', 'hit', 'blank']);
    expect(state(crit, 1)).toEqual({ shields: 2, cards: 1, up: 0 });
    expect(scores(crit)[0]).toBe(1);
    expect(state(shot(['hit', 'hit', 'hit']), 1)).toEqual({ shields: 2, cards: 0, up: 0 });
  },
);

exercises('imperial.tiefofighter.omegaleader', 'keeps a ship he has locked from modifying dice between them', () => {
  const leader = (on: number): ShipLayout => pilot('imperial.tiefofighter.omegaleader', { ship: { locks: [on] } });
  const foe: ShipLayout = { tokens: { focus: 1, evade: 1 } };
  const defending = (on: number): readonly unknown[] => {
    const played = shoot(facing(2, leader(on), foe), { attack: ['hit', 'hit'], defence: ['focus', 'blank'] });
    return usable(pastTheLock(played), 1);
  };
  const attacking = (on: number): readonly unknown[] =>
    usable(shoot(facing(2, foe, leader(on)), { attack: ['focus', 'hit'] }), 0);
  expect([defending(1), defending(2)]).toEqual([[], ['token.focus-defence', 'token.evade', null]]);
  expect([attacking(0), attacking(2)]).toEqual([[], ['token.focus-attack', null]]);
});

exercises(
  ['imperial.tiefofighter.omegaleader', 'crew.lattsrazzi'],
  'nothing is added to dice that may not be modified',
  () => {
    const leader = pilot('imperial.tiefofighter.omegaleader', { tokens: { stress: 1 }, ship: { locks: [1] } });
    const played = shoot(facing(2, leader, withCard('crew.lattsrazzi')), {
      attack: ['hit', 'crit'],
      defence: ['blank', 'blank'],
    });
    pastTheLock(played);
    if (offers(played, 1, 'crew.lattsrazzi')) answer(played, 1, 'crew.lattsrazzi 0');
    expect(compared(played)).toMatchObject({ hits: 1, crits: 1 });
  },
);

exercises('imperial.tiefofighter.omegaace', 'spends focus and lock for nothing but criticals', () => {
  const by = pilot('imperial.tiefofighter.omegaace', { tokens: { focus: 1 }, ship: { locks: [1] } });
  const played = turns('imperial.tiefofighter.omegaace', 2, by, ['blank', 'focus'], ['crit', 'crit']);
  expect(shipIn(played, 0)).toMatchObject({ locks: [], tokens: { focus: 0 } });
  hasNot('imperial.tiefofighter.omegaace', 2, { ...by, tokens: {} }, ['blank', 'focus']);
  hasNot('imperial.tiefofighter.omegaace', 2, { ...by, ship: { locks: [2] } }, ['blank', 'focus']);
});

exercises('imperial.tiefofighter.zetaleader', 'takes stress for a die, while unstressed', () => {
  const by = pilot('imperial.tiefofighter.zetaleader');
  const played = facing(2, by);
  expect(taking(played, 0, 'imperial.tiefofighter.zetaleader', 0, 'attack')).toBe(3);
  expect(shipIn(played, 0).tokens.stress).toBe(1);
  expect(taking(facing(2, { ...by, tokens: { stress: 1 } }), 0, 'imperial.tiefofighter.zetaleader', 0, 'attack')).toBe(
    -1,
  );
});

exercises('imperial.tiefofighter.zetaace', 'rolls with the straight of speed 2', () => {
  expect(optionsOf(act(alone('imperial.tiefofighter.zetaace'), 0, 'barrel-roll'), 0)).toContain(
    'roll straight-2 left 0',
  );
});

exercises('imperial.tiefofighter.epsilonace', 'has skill 12 while he holds no damage card', () => {
  const pilot: PilotId = 'imperial.tiefofighter.epsilonace';
  expect(skillOf(boardWith(pilot), 0, 'combat')).toBe(12);
  const hurt = table([{ pilot, down: ['damage.tfa.consolefire'] }]);
  expect(skillOf(hurt.match.board, 0, 'combat')).toBe(4);
});

exercises('imperial.tiefofighter.epsilonace', 'has skill 12 while unhurt', () => {
  expect(skillOf(meeting('imperial.tiefofighter.epsilonace').match.board, 0, 'combat')).toBe(12);
  expect(
    skillOf(
      meeting('imperial.tiefofighter.epsilonace', [], { down: ['damage.tfa.directhit'] }).match.board,
      0,
      'combat',
    ),
  ).toBe(4);
});

exercises('imperial.tieinterceptor.soontirfel', '8.1 answers every stress token by itself', () => {
  const played = given(table([{ pilot: 'imperial.tieinterceptor.soontirfel' }]), 'stress', 2);
  answer(played, 0, 'imperial.tieinterceptor.soontirfel 0');
  expect(asked(played)).toEqual(['0 effects']);
  answer(played, 0, null);
  expect(shipIn(played, 0).tokens).toMatchObject({ stress: 2, focus: 1 });
});

exercises('imperial.tieinterceptor.carnorjax', 'keeps those at range 1 from focus and evade', () => {
  const played = table([
    { pilot: 'imperial.tiefighter.academypilot', at: AT, tokens: { focus: 1 } },
    { pilot: 'imperial.tieinterceptor.carnorjax', ...NEAR },
  ]);
  expect(maySpend(played.match.board, 0, 'focus', null)).toBe(false);
  expect(actionsOf(played)).toEqual(['barrel-roll', null]);
});

exercises('imperial.tieinterceptor.turrphennir', 'boosts or rolls after an attack', () => {
  const played = misses(table([shooter('imperial.tieinterceptor.turrphennir'), NEAR]), 4);
  answers(played, 'imperial.tieinterceptor.turrphennir 0', 'barrel-roll', 'roll straight-1 left 0');
  expect(shipIn(played, 0).pose.x).toBe(220_000);
});

exercises('imperial.tieinterceptor.kirkanos', 'spends an evade token for a hit at range 2 or 3', () => {
  const by = pilot('imperial.tieinterceptor.kirkanos', { tokens: { evade: 1 } });
  const played = turns(
    'imperial.tieinterceptor.kirkanos',
    2,
    by,
    ['blank', 'blank', 'blank'],
    ['blank', 'blank', 'blank', 'hit'],
  );
  expect(shipIn(played, 0).tokens.evade).toBe(0);
  hasNot('imperial.tieinterceptor.kirkanos', 1, by, ['blank', 'blank', 'blank', 'blank']);
  hasNot('imperial.tieinterceptor.kirkanos', 2, pilot('imperial.tieinterceptor.kirkanos'), ['blank', 'blank', 'blank']);
});

exercises('imperial.tieinterceptor.felswrath', 'stays until Combat ends, and pays then', () => {
  const played = table([
    { at: AT },
    { ...NEAR, pilot: 'imperial.tieinterceptor.felswrath', down: ['damage.tfa.directhit', 'damage.tfa.directhit'] },
  ]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
  passAll(played);
  expect(scores(played)).toEqual([5, 0, 0, 0]);
  expect(shipIn(played, 1)).toMatchObject({ status: 'flying', doomed: 'combat' });
  run(played, { at: 'round', step: 22, order: [], done: 0, skill: 0 });
  expect(scores(played)[1]).toBe(-2);
  expect(shipIn(played, 1).status).toBe('gone');
});

exercises('imperial.tiephantom.whisper', 'focuses after a hit', () => {
  const played = attack(table([shooter('imperial.tiephantom.whisper'), NEAR]), {
    attack: ['hit', ...blanks(4)],
    defence: ['blank', 'blank'],
  });
  expect(shipIn(answers(played, 'imperial.tiephantom.whisper 0'), 0).tokens.focus).toBe(1);
});

exercises('imperial.tiephantom.whisper', 'has nothing from a miss', () => {
  expect([
    uses('imperial.tiephantom.whisper', pilot('imperial.tiephantom.whisper'), {}, HIT),
    uses('imperial.tiephantom.whisper', pilot('imperial.tiephantom.whisper'), {}, NONE),
  ]).toEqual([1, 0]);
});

exercises('imperial.tiephantom.echo', 'decloaks with a bank', () => {
  const played = run(
    alone('imperial.tiephantom.echo', [], { tokens: { cloak: 1 } }),
    shiftFrame(0, 0, 'decloak', true),
  );
  expect(optionsOf(played, 0)).toContain('bank-2 left');
  expect(optionsOf(played, 0)).not.toContain('straight-2 ahead');
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

exercises(
  'imperial.tiereaper.majorvermeil',
  'turns a blank or focus into a hit against a ship without focus and evade',
  () => {
    const shot = (face: Face, at: ShipLayout = {}): Playthrough =>
      shoot(facing(2, pilot('imperial.tiereaper.majorvermeil'), at), { attack: [face, 'hit', 'hit'] });
    for (const face of ['blank', 'focus'] as const) {
      const played = shot(face);
      answer(played, 0, 'imperial.tiereaper.majorvermeil 0');
      expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit']);
    }
    for (const tokens of [{ focus: 1 }, { evade: 1 }]) {
      expect(offers(shot('blank', { tokens }), 0, 'imperial.tiereaper.majorvermeil')).toBe(false);
    }
  },
);

exercises('imperial.tiesffighter.quickdraw', 'shoots back when a shield is lost, after the attack', () => {
  const played = table([{ at: AT }, { ...NEAR, pilot: 'imperial.tiesffighter.quickdraw' }]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank', 'blank'), [6, 6]);
  answers(played, { weapon: 0, at: 1, pay: 0, obstructed: false }, 'imperial.tiesffighter.quickdraw 0');
  expect(asked(played)).toEqual(['1 attack']);
});

exercises('imperial.tiesffighter.quickdraw', 'shoots once a round, and not in the first', () => {
  const offered = (round: number, last: number): boolean => {
    const played = table([pilot('imperial.tiesffighter.quickdraw')], { round });
    shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, used: last }));
    return offers(suffer(played, 1), 0, 'imperial.tiesffighter.quickdraw');
  };
  expect([offered(2, 1), offered(2, 2), offered(1, 0)]).toEqual([true, false, false]);
});

exercises('imperial.tiesilencer.testpilotblackout', 'takes two defence dice where the line is obstructed', () => {
  const dice = (rock: boolean): number => {
    const asteroids = rock ? [placedRock(0, { x: 300_000, y: 400_000, heading: 0 })] : [];
    const by = pilot('imperial.tiesilencer.testpilotblackout', { at: [300, 300, 90] });
    return count(table([by, { at: [300, 500, 270] }], { asteroids }), 'defence');
  };
  expect([dice(true), dice(false)]).toEqual([1, 2]);
});

exercises('imperial.tiestriker.puresabacc', 'rolls a die more with at most one damage card', () => {
  const dice = (...down: NonNullable<ShipLayout['down']>): number =>
    count(facing(2, pilot('imperial.tiestriker.puresabacc', { down })), 'attack');
  expect([dice(), dice('damage.tfa.consolefire'), dice('damage.tfa.consolefire', 'damage.tfa.consolefire')]).toEqual([
    4, 4, 3,
  ]);
});

exercises('imperial.tiestriker.duchess', 'may do without her Adaptive Ailerons', () => {
  const duchess = (): Playthrough =>
    activate(alone('imperial.tiestriker.duchess', ['title.adaptiveailerons']), 0, 'straight 1');
  const without = duchess();
  answer(without, 0, 'imperial.tiestriker.duchess 0');
  expect(shipIn(without, 0).pose.y).toBe(380_000);
  const played = duchess();
  answers(played, null, 1);
  expect(shipIn(played, 0).pose.y).toBe(460_000);
});

exercises('imperial.tiedefender.rexlerbrath', 'scores a Major Explosion that he turns up as part of the attack', () => {
  const target: ShipLayout = { ...NEAR, pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } };
  const played = table([{ ...shooter('imperial.tiedefender.rexlerbrath'), tokens: { focus: 1 } }, target]);
  stackDeck(played, 1, 'damage.tfa.majorexplosion', 'damage.tfa.weaponsfailure');
  attack(played, {
    attack: ['hit', 'blank', 'blank', 'blank'],
    defence: ['blank', 'blank'],
    more: [attackDice('hit')],
  });
  answer(played, 0, 'imperial.tiedefender.rexlerbrath 0');
  passAll(played);
  expect(shipIn(played, 1).damage).toHaveLength(2);
  expect(scores(played)).toEqual([1, 0, 0, 0]);
});

exercises('imperial.tiedefender.rexlerbrath', 'spends no focus where all that he dealt lies faceup', () => {
  const target: ShipLayout = {
    ship: { shields: 0 },
    pilot: 'rebel.ywing.goldsquadronpilot',
    down: ['damage.tfa.consolefire'],
  };
  const offered = (face: Face): boolean => {
    const played = facing(2, pilot('imperial.tiedefender.rexlerbrath', { tokens: { focus: 1 } }), target);
    stackDeck(played, 1, 'damage.tfa.weaponsfailure');
    return offers(
      shoot(played, { attack: [face, 'blank', 'blank'], defence: ['blank'] }),
      0,
      'imperial.tiedefender.rexlerbrath',
    );
  };
  expect([offered('hit'), offered('crit')]).toEqual([true, false]);
});

exercises('imperial.tieadvprototype.theinquisitor', 'attacks at range 2 and 3 as if at range 1', () => {
  const dice = (by: ShipLayout): readonly number[] => {
    const played = shoot(facing(3, by));
    return [rolled(played, 'attack'), rolled(played, 'defence')];
  };
  const inquisitor = pilot('imperial.tieadvprototype.theinquisitor');
  expect([dice(inquisitor), dice(pilot('imperial.tieadvprototype.baronoftheempire'))]).toEqual([
    [3, 2],
    [2, 3],
  ]);
  const far = shoot(facing(3, inquisitor, withCard('modification.autothrusters')), {
    attack: ['hit', 'hit', 'hit'],
    defence: ['blank', 'blank'],
  });
  expect(offers(far, 1, 'modification.autothrusters')).toBe(false);
});

exercises(
  'imperial.tieadvprototype.theinquisitor',
  'changes no range of a secondary weapon, and reaches no farther',
  () => {
    const inquisitor = pilot('imperial.tieadvprototype.theinquisitor', locked('missile.concussionmissiles'));
    fire(facing(3, inquisitor));
    const played = fire(facing(3, inquisitor));
    expect(only(played.events, 'attacks')).toMatchObject([{ range: 3 }]);
    const away = table([{ ...inquisitor, at: AT }, { at: [300, 660, 270] }]);
    expect(mayAttack(away, 0, 1)).toBe(false);
  },
);

exercises('imperial.tieaggressor.lieutenantkestal', 'spends focus to cancel blanks and focus results', () => {
  const kestal = (focus: number): ShipLayout => pilot('imperial.tieaggressor.lieutenantkestal', { tokens: { focus } });
  const shot = { attack: ['hit', 'hit'], defence: ['focus', 'blank'] } as const;
  const played = shoot(facing(2, kestal(1), { tokens: { focus: 1 } }), shot);
  answer(played, 0, 'imperial.tieaggressor.lieutenantkestal 0');
  expect(shown(played, 'defence')).toEqual([]);
  expect(shipIn(played, 0).tokens.focus).toBe(0);
  const offered = (focus: number, defence: readonly Face[]): boolean =>
    offers(shoot(facing(2, kestal(focus)), { ...shot, defence }), 0, 'imperial.tieaggressor.lieutenantkestal');
  expect([offered(1, ['focus', 'evade']), offered(0, ['focus', 'evade']), offered(1, ['evade', 'evade'])]).toEqual([
    true,
    false,
    false,
  ]);
});

exercises('imperial.tiebomber.deathfire', 'drops a mine when the dial is revealed, or after an action', () => {
  const deathfire = (...upgrades: readonly UpgradeId[]): Playthrough => alone('imperial.tiebomber.deathfire', upgrades);
  const early = activate(deathfire('bomb.proximitymines'), 0, 'straight 2');
  answers(early, 'imperial.tiebomber.deathfire 0', 'bomb.proximitymines 0');
  expect(early.match.board.bombs).toMatchObject([{ card: 'bomb.proximitymines', spot: { y: 228_000 } }]);
  const late = act(deathfire('bomb.proximitymines'), 0, 'focus');
  answers(late, 'imperial.tiebomber.deathfire 1', 'bomb.proximitymines 0');
  expect(late.match.board.bombs).toHaveLength(1);
});

exercises('imperial.tiebomber.deathfire', 'has no free action from a bomb without one, or while stressed', () => {
  const offered = (bomb: UpgradeId, stress: number): boolean =>
    offers(
      activate(alone('imperial.tiebomber.deathfire', [bomb], { tokens: { stress } }), 0, 'straight 2'),
      0,
      'imperial.tiebomber.deathfire',
    );
  expect([
    offered('bomb.proximitymines', 0),
    offered('bomb.proximitymines', 1),
    offered('bomb.seismiccharges', 0),
  ]).toEqual([true, false, false]);
});

exercises('imperial.tiedefender.colonelvessery', 'locks a defender that anybody has locked', () => {
  const vessery = pilot('imperial.tiedefender.colonelvessery');
  const shot = { attack: ['blank', 'hit', 'hit'], defence: ['blank', 'blank'] } as const;
  const played = shoot(facing(2, vessery, {}, { ship: { locks: [1] } }), shot);
  answer(played, 0, 'imperial.tiedefender.colonelvessery 0');
  expect(shipIn(played, 0).locks).toEqual([1]);
  rig(played, attackDice('hit'));
  answers(played, 'token.lock', { blank: 1 });
  expect(used(played, 'imperial.tiedefender.colonelvessery')).toBe(1);
  expect(
    offers(shoot(facing(2, vessery, {}, { ship: { locks: [0] } }), shot), 0, 'imperial.tiedefender.colonelvessery'),
  ).toBe(false);
});

exercises('imperial.tiedefender.colonelvessery', 'locks after a roll and not after a reroll', () => {
  const vessery = pilot('imperial.tiedefender.colonelvessery', { upgrades: ['elite.predator'] });
  const played = shoot(facing(2, vessery, {}, { ship: { locks: [1] } }), { attack: ['blank', 'hit', 'hit'] });
  answer(played, 0, null);
  rig(played, attackDice('hit'));
  answers(played, 'elite.predator 0', { blank: 1 });
  expect(offers(played, 0, 'imperial.tiedefender.colonelvessery')).toBe(false);
});

exercises('imperial.tiefofighter.epsilonleader', 'sheds stress where a ship is its own friend, and else not', () => {
  const stress = (friendlyToSelf: boolean): number =>
    shipIn(
      moment(
        table([pilot('imperial.tiefofighter.epsilonleader', { tokens: { stress: 1 } })], {}, { friendlyToSelf }),
        'combat.start',
      ),
      0,
    ).tokens.stress;
  expect([stress(true), stress(false)]).toEqual([0, 1]);
});

exercises('imperial.tieinterceptor.tetrancowall', 'flies a Koiogran turn at speed 1, 3 or 5, and no straight', () => {
  const tetran = (): Playthrough => alone('imperial.tieinterceptor.tetrancowall');
  const played = activate(tetran(), 0, 'koiogran-turn 3');
  answers(played, 'imperial.tieinterceptor.tetrancowall 0', 0);
  expect(dialled(played)).toMatchObject({ bearing: 'koiogran-turn', speed: 1 });
  expect(shipIn(played, 0).pose).toMatchObject({ y: 380_000 });
  expect(offers(activate(tetran(), 0, 'straight 3'), 0, 'imperial.tieinterceptor.tetrancowall')).toBe(false);
});

exercises('imperial.tieinterceptor.lieutenantlorrir', 'takes stress to roll with a bank', () => {
  const rolls = (id: PilotId, name: string): number => {
    const played = act(alone(id), 0, 'barrel-roll');
    answer(played, 0, name);
    return shipIn(played, 0).tokens.stress;
  };
  const bank = 'roll bank-1 left forward 0 0';
  expect(rolls('imperial.tieinterceptor.lieutenantlorrir', bank)).toBe(1);
  expect(rolls('imperial.tieinterceptor.lieutenantlorrir', 'roll straight-1 left 0')).toBe(0);
  expect(optionsOf(act(alone('imperial.tieinterceptor.turrphennir'), 0, 'barrel-roll'), 0)).not.toContain(bank);
});

exercises('imperial.tiepunisher.redline', 'locks the same ship twice, and never two ships', () => {
  const redline = (): Playthrough =>
    table([pilot('imperial.tiepunisher.redline', { at: AT }), NEAR, { at: [300, 460, 270] }]);
  const played = lockedOn(redline(), 0, 1);
  answer(played, 0, 'imperial.tiepunisher.redline 0');
  expect(shipIn(played, 0).locks).toEqual([1, 1]);
  expect(asked(played)).not.toContain('0 effects');
  lockedOn(played, 0, 2);
  expect(shipIn(played, 0).locks).toEqual([2]);
  answer(played, 0, null);
  expect(shipIn(lockedOn(played, 0, 2), 0).locks).toEqual([2, 2]);
});

exercises('imperial.tiepunisher.redline', 'spends one lock and keeps the other', () => {
  const played = shoot(facing(2, pilot('imperial.tiepunisher.redline', { ship: { locks: [1, 1] } })), {
    attack: ['blank', 'blank'],
  });
  rig(played, attackDice('hit'));
  answers(played, 'token.lock', { blank: 1 });
  expect(shipIn(played, 0).locks).toEqual([1]);
});

exercises('imperial.tiereaper.captainferoph', 'adds an evade against a jammed attacker', () => {
  const evades = (jam: number): number => {
    const played = shoot(facing(2, { tokens: { jam } }, pilot('imperial.tiereaper.captainferoph')), {
      attack: ['hit', 'hit'],
      defence: ['blank'],
    });
    return shown(played, 'defence').filter((face) => face === 'evade').length;
  };
  expect([evades(1), evades(0)]).toEqual([1, 0]);
});

exercises('imperial.tiesffighter.backdraft', 'adds a critical against a ship in the auxiliary arc', () => {
  const backdraft = pilot('imperial.tiesffighter.backdraft');
  const behind = shoot(fleeing(2, backdraft), { attack: ['blank', 'blank'] });
  answer(behind, 0, 'imperial.tiesffighter.backdraft 0');
  expect(shown(behind, 'attack')).toEqual(['blank', 'blank', 'crit']);
  expect(
    offers(shoot(facing(2, backdraft), { attack: ['blank', 'blank'] }), 0, 'imperial.tiesffighter.backdraft'),
  ).toBe(false);
});

exercises('imperial.tiesilencer.kyloren', 'gives his condition to whoever hits him first in a round', () => {
  const hits = { attack: ['hit', 'hit', 'hit'], defence: blanks(3) } as const;
  const played = shoot(facing(1, {}, pilot('imperial.tiesilencer.kyloren')), hits);
  answer(played, 1, 'damage.tfa.shakenpilot');
  expect(shipIn(passAll(played), 0).conditions).toMatchObject([
    { card: 'condition.illshowyouthedarkside', by: 1, holds: 'damage.tfa.shakenpilot' },
  ]);
  const again = table([{ at: AT }, pilot('imperial.tiesilencer.kyloren', NEAR), { at: [340, 460, 270] }]);
  shipIn(again, 1).cards = shipIn(again, 1).cards.map((held) => ({ ...held, used: 2 }));
  expect(shipIn(passAll(shoot(again, hits)), 0).conditions).toEqual([]);
  const missed = misses(facing(1, {}, pilot('imperial.tiesilencer.kyloren')), 3, 3);
  expect(shipIn(passAll(missed), 0).conditions).toEqual([]);
});

exercises('imperial.tiestriker.countdown', 'suffers a damage and takes stress so that the attack misses', () => {
  const countdown = (stress: number): Playthrough =>
    shoot(facing(1, {}, pilot('imperial.tiestriker.countdown', { tokens: { stress } })), {
      attack: ['crit', 'hit', 'hit'],
      defence: blanks(2),
    });
  const played = countdown(0);
  answer(played, 1, 'imperial.tiestriker.countdown 0');
  expect(compared(played)).toMatchObject({ hits: 0, crits: 0, hit: false });
  expect(state(passAll(played), 1)).toEqual({ shields: 0, cards: 1, up: 0 });
  expect([shipIn(played, 1).tokens.stress, scores(played)[0]]).toEqual([1, 0]);
  expect(offers(countdown(1), 1, 'imperial.tiestriker.countdown')).toBe(false);
});
