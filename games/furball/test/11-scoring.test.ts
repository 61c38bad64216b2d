import { describe, expect, test } from 'vitest';
import type { PilotId, UpgradeId } from '../catalogue/index.ts';
import { sufferFrame } from '../rules/07-damage.ts';
import { newSource } from '../rules/11-scoring.ts';
import { placedRock } from '../rules/geometry/index.ts';
import { exercises } from './support/exercises.ts';
import {
  answer,
  answers,
  attack,
  attackDice,
  combatTurn,
  defenceDice,
  fly,
  type Layout,
  moment,
  only,
  type Played,
  passAll,
  rig,
  run,
  scores,
  shipIn,
  stackDeck,
  table,
} from './support/playing.ts';

/** The table of cases of the rulings, each row with the real cards. */

const FACING: readonly Layout[] = [{ at: [300, 300, 90] }, { at: [300, 380, 270] }];
const flying = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Layout => ({ pilot, upgrades });
const shooter = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Layout => ({
  ...flying(pilot, ...upgrades),
  at: [300, 300, 90],
});
const LAST_HULL = { shields: 0 } as const;
const DAMAGED = ['damage.tfa.structuraldamage'] as const;

/** A ship of one hull point left. */
const weak = (at: Layout['at'] & object): Layout => ({ at, ship: LAST_HULL, down: DAMAGED });

describe('11.1 an attack scores one point for damage, whatever it is', () => {
  test('11.1 one shield', () => {
    const played = attack(table(FACING), { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
    expect(scores(passAll(played))).toEqual([1, 0, 0, 0]);
  });

  test('11.1 three cards and a critical', () => {
    const target: Layout = { pilot: 'scum.kihraxzfighter.cartelmarauder', at: [300, 380, 270], ship: LAST_HULL };
    const played = table([shooter('rebel.xwing.rookiepilot'), target]);
    stackDeck(played, 1, 'damage.tfa.structuraldamage', 'damage.tfa.structuraldamage', 'damage.tfa.weaponsfailure');
    attack(played, { attack: ['hit', 'hit', 'crit', 'blank'], defence: ['blank', 'blank'] });
    expect(shipIn(passAll(played), 1).damage).toHaveLength(3);
    expect(scores(played)).toEqual([1, 0, 0, 0]);
  });

  test('11.1 a kill is worth five, not six', () => {
    const played = table([{ at: [300, 300, 90] }, weak([300, 380, 270])]);
    attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
    expect(scores(passAll(played))).toEqual([5, -2, 0, 0]);
    expect(only(played.events, 'scored').map(({ points, limit }) => [points, limit])).toEqual([
      [5, 'none'],
      [-2, 'none'],
    ]);
  });
});

exercises('rebel.z95headhunter.lieutenantblount', 'a hit without damage scores nothing', () => {
  const played = table([shooter('rebel.z95headhunter.lieutenantblount'), { at: [300, 380, 270] }]);
  attack(played, { attack: ['blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(only(passAll(played).events, 'compared')[0]?.hit).toBe(true);
  expect(scores(played)).toEqual([0, 0, 0, 0]);
});

exercises('turret.twinlaserturret', 'two hits in one use score once', () => {
  const played = table([shooter('rebel.ywing.goldsquadronpilot', 'turret.twinlaserturret'), { at: [300, 500, 270] }]);
  attack(played, {
    weapon: 1,
    attack: ['hit', 'hit', 'hit'],
    defence: ['blank', 'blank'],
    more: [attackDice('hit', 'hit', 'crit'), defenceDice('blank', 'blank')],
  });
  expect(shipIn(passAll(played), 1).shields).toBe(0);
  expect(shipIn(played, 1).damage).toEqual([]);
  expect(scores(played)).toEqual([1, 0, 0, 0]);
});

exercises(['title.btla4ywing', 'turret.twinlaserturret'], 'Dutch hits, hits and kills for five in all', () => {
  const dutch = shooter('rebel.ywing.dutchvander', 'turret.twinlaserturret', 'title.btla4ywing');
  const played = table([dutch, { at: [300, 500, 270], ship: { shields: 2 }, down: DAMAGED }]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  expect(scores(played)[0]).toBe(1);
  rig(played, attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank'));
  rig(played, attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answers(played, 'title.btla4ywing 0', { weapon: 1, at: 1, pay: 0, obstructed: false });
  expect(scores(passAll(played))).toEqual([5, -2, 0, 0]);
  expect(only(played.events, 'scored').map(({ seat, points, limit }) => [seat, points, limit])).toEqual([
    [0, 1, 'none'],
    [0, 0, 'round'],
    [0, 4, 'round'],
    [1, -2, 'none'],
  ]);
});

exercises(['title.tied', 'cannon.ioncannon'], 'two attacks of a round that kill two ships score five', () => {
  const defender = shooter('imperial.tiedefender.deltasquadronpilot', 'cannon.ioncannon', 'title.tied');
  const played = table([defender, weak([300, 380, 270]), weak([340, 440, 270])]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 1, at: 1, pay: 0, obstructed: false });
  rig(played, attackDice('hit', 'blank', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answers(played, 'title.tied 0', { weapon: 0, at: 2, pay: 0, obstructed: false });
  expect(scores(passAll(played))).toEqual([5, -2, -2, 0]);
});

exercises(
  [
    'missile.assaultmissiles',
    'rebel.awing.tychocelchu',
    'rebel.ywing.hortonsalm',
    'imperial.tieinterceptor.turrphennir',
  ],
  'Tycho kills Salm, and the splash takes Turr: five and five',
  () => {
    const played = table([
      { ...shooter('rebel.awing.tychocelchu', 'missile.assaultmissiles'), ship: { locks: [1] } },
      {
        pilot: 'rebel.ywing.hortonsalm',
        at: [300, 500, 270],
        ship: { shields: 0 },
        down: [
          'damage.tfa.structuraldamage',
          'damage.tfa.structuraldamage',
          'damage.tfa.structuraldamage',
          'damage.tfa.structuraldamage',
        ],
      },
      { pilot: 'imperial.tieinterceptor.royalguardpilot', at: [380, 500, 270] },
      { pilot: 'rebel.xwing.wedgeantilles', at: [220, 500, 270] },
      {
        pilot: 'imperial.tieinterceptor.turrphennir',
        at: [300, 580, 270],
        down: ['damage.tfa.structuraldamage', 'damage.tfa.structuraldamage'],
      },
    ]);
    attack(played, { weapon: 1, attack: ['hit', 'hit', 'blank', 'blank'], defence: ['blank'] });
    passAll(played);
    expect(scores(played)).toEqual([10, -2, 0, 0, -2]);
    expect(shipIn(played, 2).damage).toHaveLength(1);
    expect(shipIn(played, 3).shields).toBe(1);
    expect(shipIn(played, 0).cards[1]?.up).toBe(false);
  },
);

test('11.5 assault missiles hit, their splash hurts three: one and one', () => {
  const played = table([
    { ...shooter('rebel.awing.prototypepilot', 'missile.assaultmissiles'), ship: { locks: [1] } },
    { at: [300, 500, 270] },
    { at: [380, 500, 270] },
    { at: [220, 500, 270] },
    { at: [300, 580, 270] },
  ]);
  attack(played, { weapon: 1, attack: ['hit', 'blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(scores(passAll(played))).toEqual([2, 0, 0, 0, 0]);
  expect(only(played.events, 'scored').map(({ as, points, limit }) => [as, points, limit])).toEqual([
    ['attack', 1, 'none'],
    ['splash', 1, 'none'],
    ['splash', 0, 'splash'],
    ['splash', 0, 'splash'],
  ]);
});

exercises('elite.ruthlessness', 'two attacks hit, and each splash scores besides', () => {
  const hunter = shooter(
    'imperial.tiedefender.onyxsquadronpilot',
    'elite.ruthlessness',
    'cannon.ioncannon',
    'title.tied',
  );
  const played = table([hunter, { at: [300, 380, 270] }, { at: [360, 400, 270] }]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 2, at: 1, pay: 0, obstructed: false });
  rig(played, attackDice('hit', 'blank', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answers(played, 'title.tied 0', { weapon: 0, at: 1, pay: 0, obstructed: false });
  expect(scores(passAll(played))).toEqual([3, 0, 0, 0]);
});

exercises('elite.saturationsalvo', 'a miss whose salvo hurts two scores one', () => {
  const bomber: Layout = {
    ...shooter('imperial.tiebomber.gammasquadronveteran', 'elite.saturationsalvo', 'missile.assaultmissiles'),
    ship: { locks: [1] },
  };
  const played = table([bomber, { at: [300, 500, 270] }, { at: [380, 500, 270] }, { at: [220, 500, 270] }]);
  attack(played, {
    weapon: 2,
    attack: ['blank', 'blank', 'blank', 'blank'],
    defence: ['blank', 'blank'],
    more: [attackDice('hit', 'crit')],
  });
  expect(scores(passAll(played))).toEqual([1, 0, 0, 0]);
  expect([shipIn(played, 1).shields, shipIn(played, 2).shields, shipIn(played, 3).shields]).toEqual([2, 1, 1]);
});

exercises(
  'crew.darthvader',
  'what he does to the defender afterwards scores besides: one and one, one and five',
  () => {
    const vader = (target: Layout): Played => {
      const played = table([shooter('imperial.tiephantom.sigmasquadronpilot', 'crew.darthvader'), target]);
      attack(played, { attack: ['hit', 'blank', 'blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
      stackDeck(played, 1, 'damage.tfa.weaponsfailure');
      answer(played, 0, 'crew.darthvader 0');
      return passAll(played);
    };
    expect(scores(vader({ at: [300, 380, 270] }))).toEqual([2, 0, 0, 0]);
    expect(scores(vader({ at: [300, 380, 270], ship: { shields: 1 }, down: DAMAGED }))).toEqual([6, -2, 0, 0]);
  },
);

exercises('illicit.feedbackarray', 'hurts for one, kills for five, in round one too', () => {
  const array = (target: Layout, round: number): Played => {
    const played = table([{ ...shooter('scum.z95headhunter.binayrepirate', 'illicit.feedbackarray') }, target], {
      round,
    });
    combatTurn(played, 0);
    answers(played, 'illicit.feedbackarray 0');
    return passAll(played);
  };
  expect(scores(array({ at: [300, 380, 270] }, 1))).toEqual([1, 0, 0, 0]);
  const played = array(weak([300, 380, 270]), 2);
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  expect([shipIn(played, 0).shields, shipIn(played, 0).tokens.ion]).toEqual([1, 1]);
});

describe('bombs score their two best', () => {
  /** A token of seat 0 at a spot; it goes off on all at range 1. */
  function bombed(card: UpgradeId, ...targets: readonly Layout[]): Played {
    const played = table([{ at: [40, 40, 90] }, ...targets]);
    const { board } = played.match;
    const source = newSource(board, 0, 'other', card);
    board.bombs = [{ id: 1, card, by: 0, spot: { x: 500_000, y: 500_000 }, source }];
    const ships = targets.map((_, i) => i + 1);
    return passAll(run(played, { at: 'detonation', step: 0, bomb: 1, ships, hit: 0, prevented: false, answer: null }));
  }
  const hurt: Layout = { at: [500, 440, 90] };

  exercises(
    'bomb.seismiccharges',
    'hurting three scores two; killing one of three scores six; killing three, ten',
    () => {
      expect(scores(bombed('bomb.seismiccharges', hurt, hurt, hurt))).toEqual([2, 0, 0, 0]);
      expect(scores(bombed('bomb.seismiccharges', hurt, weak([500, 560, 90]), hurt))).toEqual([6, 0, -2, 0]);
      const dying = weak([500, 560, 90]);
      expect(scores(bombed('bomb.seismiccharges', dying, dying, dying))).toEqual([10, -2, -2, -2]);
    },
  );

  exercises('bomb.protonbombs', 'deal a card faceup past the shields', () => {
    const played = bombed('bomb.protonbombs', hurt);
    expect(shipIn(played, 1)).toMatchObject({ shields: 2, damage: [{ up: true }] });
    expect(scores(played)).toEqual([1, 0, 0, 0]);
  });

  test('11.7 nobody scores off their own bomb, though dying of it costs two', () => {
    const played = table([weak([500, 440, 90])]);
    const { board } = played.match;
    board.bombs = [
      {
        id: 1,
        card: 'bomb.seismiccharges',
        by: 0,
        spot: { x: 500_000, y: 500_000 },
        source: newSource(board, 0, 'other', 'bomb.seismiccharges'),
      },
    ];
    run(played, { at: 'detonation', step: 0, bomb: 1, ships: [0], hit: 0, prevented: false, answer: null });
    expect(scores(passAll(played))).toEqual([-2, 0, 0, 0]);
    expect(only(played.events, 'scored')[0]).toMatchObject({ points: 0, limit: 'own-ship' });
  });
});

exercises('bomb.proximitymines', 'a mine set off by an enemy in a later round scores for whoever dropped it', () => {
  const played = table([{ at: [40, 40, 90] }, { at: [500, 440, 90] }], { round: 7 });
  const { board } = played.match;
  const source = newSource(board, 0, 'other', 'bomb.proximitymines');
  board.bombs = [{ id: 1, card: 'bomb.proximitymines', by: 0, spot: { x: 500_000, y: 500_000 }, source }];
  rig(played, attackDice('hit', 'blank', 'blank'));
  fly(played, 1, 'straight', 1);
  expect(scores(passAll(played))).toEqual([1, 0, 0, 0]);
  expect(board.bombs).toEqual([]);
});

test('11.4 an attack and a bomb of the same round both score', () => {
  const played = attack(table(FACING), { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  passAll(played);
  run(played, sufferFrame(1, 1, 0, newSource(played.match.board, 0, 'other', 'bomb.seismiccharges')));
  expect(scores(played)).toEqual([2, 0, 0, 0]);
});

exercises('illicit.deadmansswitch', 'costs its bearer two, and its victims score as of a bomb', () => {
  const switched: Layout = {
    ...weak([300, 380, 270]),
    pilot: 'scum.z95headhunter.binayrepirate',
    upgrades: ['illicit.deadmansswitch'],
  };
  const played = table([{ at: [300, 300, 90] }, switched, { at: [360, 400, 270] }]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  passAll(played);
  expect(scores(played)).toEqual([5, 0, 0, 0]);
  expect([shipIn(played, 0).shields, shipIn(played, 2).shields]).toEqual([1, 1]);
  expect(only(played.events, 'scored').map(({ seat, points }) => [seat, points])).toEqual([
    [0, 5],
    [1, -2],
    [1, 1],
    [1, 1],
  ]);
});

exercises('illicit.deadmansswitch', 'kills nobody twice where one sets off another', () => {
  const deadly = (x: number, y: number): Layout => ({
    ...weak([x, y, 270]),
    ship: { ...LAST_HULL, fought: true },
    pilot: 'scum.z95headhunter.binayrepirate',
    upgrades: ['illicit.deadmansswitch'],
  });
  const played = table([{ at: [300, 200, 90] }, deadly(300, 380), weak([360, 400, 270]), deadly(240, 400)]);
  attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
  passAll(played);
  expect(only(played.events, 'destroyed').map(({ ship }) => ship)).toEqual([1, 2, 3]);
  expect(scores(played)).toEqual([5, 8, -2, -2]);
  expect(only(played.events, 'removed').map(({ ship }) => ship)).toEqual([1, 2, 3]);
});

test('11.8 whoever leaves the mat loses two, and nobody scores', () => {
  const played = table([{ at: [300, 860, 90] }]);
  fly(played, 0, 'straight', 3);
  expect(scores(played)).toEqual([-2, 0, 0, 0]);
  expect(shipIn(played, 0).status).toBe('gone');
});

test('11.9 what a critical does as it is dealt is part of what dealt it', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [300, 380, 270], ship: LAST_HULL }]);
  stackDeck(played, 1, 'damage.tfa.majorexplosion', 'damage.tfa.directhit');
  attack(played, { attack: ['crit', 'blank', 'blank'], defence: ['blank', 'blank'], more: [attackDice('hit')] });
  expect(scores(passAll(played))).toEqual([5, -2, 0, 0]);
});

/** Thrust Control Fire is dealt by an attack, and its stress lets the victim pay damage of its own. */
const baffled = (pilot: PilotId, down: Layout['down'] & object): Played => {
  const target = { ...flying(pilot, 'system.electronicbaffle'), at: [300, 380, 270] as const, ship: LAST_HULL, down };
  const played = table([{ at: [300, 300, 90] }, target]);
  stackDeck(played, 1, 'damage.tfa.thrustcontrolfire');
  attack(played, { attack: ['crit', 'blank', 'blank'], defence: ['blank'] });
  answer(played, 1, 'system.electronicbaffle 0');
  return passAll(played);
};

test("11.1 the card that is the last of the hull kills, whatever its text makes the victim's own cards do", () => {
  const played = baffled('rebel.bwing.bluesquadronpilot', [...DAMAGED, ...DAMAGED]);
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  expect(only(played.events, 'destroyed').map(({ ship, by }) => [ship, by])).toEqual([[1, 0]]);
});

test('11.7 a victim that kills itself before the last of its hull is gone leaves the attacker one point', () => {
  expect(scores(baffled('rebel.bwing.bluesquadronpilot', DAMAGED))).toEqual([1, -2, 0, 0]);
});

exercises('damage.tfa.consolefire', 'what it does later scores for nobody', () => {
  const played = table([{ at: [300, 300, 90], up: ['damage.tfa.consolefire'], ship: LAST_HULL }]);
  rig(played, attackDice('hit'));
  moment(played, 'combat.start');
  expect(scores(played)).toEqual([-2, 0, 0, 0]);
});

test('11.2 every loss costs two', () => {
  const played = table([{ at: [300, 860, 90], ship: { score: -2, losses: 1 } }]);
  fly(played, 0, 'straight', 3);
  expect(scores(played)[0]).toBe(-4);
});

test('11.3 two points, once, for a ship that was never destroyed', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [500, 300, 90], ship: { losses: 1 } }], { round: 12 });
  run(played, { at: 'round', step: 29, order: [], done: 0, skill: 0 });
  expect(played.match.result?.scores).toEqual([2, 0, 2, 2]);
});

test('11.6 a source other than an attack counts two ships, the best', () => {
  const played = table([{ at: [40, 40, 90] }, { at: [300, 300, 90] }, { at: [400, 300, 90] }, weak([500, 300, 90])]);
  const source = newSource(played.match.board, 0, 'other', 'bomb.seismiccharges');
  for (const seat of [1, 2, 3]) run(played, sufferFrame(seat, 1, 0, source));
  expect(only(played.events, 'scored').map(({ points, limit }) => [points, limit])).toEqual([
    [1, 'none'],
    [1, 'none'],
    [4, 'two-ships'],
    [-2, 'none'],
  ]);
});

exercises('cannon.tractorbeam', 'a ship pushed onto an asteroid scores for the one who pushed', () => {
  const rock = placedRock(0, { x: 380_000, y: 500_000, heading: 0 });
  const played = table([shooter('scum.g1astarfighter.gandfindsman', 'cannon.tractorbeam'), { at: [300, 500, 90] }], {
    asteroids: [rock],
  });
  attack(played, {
    weapon: 1,
    attack: ['hit', 'blank', 'blank'],
    defence: ['blank', 'blank'],
    more: [attackDice('hit')],
  });
  answer(played, 0, 'roll straight-1 right 0');
  expect(scores(passAll(played))).toEqual([1, 0, 0, 0]);
  expect(only(played.events, 'scored')[0]?.as).toBe('other');
});

test('11.4 two attacks in a round score once, the better of them', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [300, 380, 270] }, weak([340, 440, 270])]);
  passAll(attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }));
  passAll(attack(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }));
  expect(scores(played)[0]).toBe(1);
  passAll(attack(played, { at: 2, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }));
  expect(scores(played)[0]).toBe(5);
});
