import { diceFromSeed } from '@starboard/kernel';
import { expect } from 'vitest';
import { bestAction } from '../../../bot/plain/actions.ts';
import type { DialManoeuvre, PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { objectionToFlying } from '../../../rules/04-flight/allowed.ts';
import { actionList } from '../../../rules/05-actions/on-cards.ts';
import { take } from '../../../rules/08-tokens.ts';
import { placeShip } from '../../../rules/10-return.ts';
import { recount } from '../../../rules/13-cards/listening.ts';
import { placedRock } from '../../../rules/geometry/index.ts';
import { isOnRock, linesTo } from '../../../rules/measure.ts';
import type { Face, Held, Tokens } from '../../../rules/model.ts';
import { besideOnDial, dialOf, skillOf } from '../../../rules/values.ts';
import { lay, timed } from '../../support/cards/bombs.ts';
import { actionsOf, alone, colour, flewGreen, flewRed, meeting } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, against, BOMBER, DAMAGED, FACING, NEAR, pilot, shooter, withCard } from '../../support/cards/layouts.ts';
import { count, HIT, HITS, hasNot, misses, NONE, turns } from '../../support/cards/shots.ts';
import { follow, given, lockedOn } from '../../support/cards/tokens.ts';
import { uses } from '../../support/cards/uses.ts';
import { chasing, facing, fleeing, locked, offers, shoot, shown, usable } from '../../support/duel.ts';
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
} from '../../support/playing.ts';

exercises('crew.agentkallus', 'chooses a foe once, and does better against it', () => {
  const played = moment(meeting('imperial.tiephantom.sigmasquadronpilot', ['crew.agentkallus']), 'planning.start');
  answer(played, 0, 1);
  attack(played, { attack: ['focus', 'blank', 'blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  answer(played, 0, 'crew.agentkallus 1');
  expect(shipIn(passAll(played), 1).shields).toBe(1);
  moment(played, 'planning.start');
  expect(asked(played)).not.toContain('0 ship');
});

exercises('crew.bazemalbus', 'attacks another ship after a miss', () => {
  const played = table([shooter('rebel.hwk290.rebeloperative', 'crew.bazemalbus'), NEAR, { at: [340, 420, 270] }]);
  combatTurn(played, 0);
  rig(played, attackDice('blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  answer(played, 0, 'crew.bazemalbus 0');
  expect(optionsOf(played, 0)).toEqual([{ weapon: 0, at: 2, pay: 0, obstructed: false }, null]);
});

exercises('crew.bazemalbus', 'does not shoot again after a hit', () => {
  const by = withCard('crew.bazemalbus');
  const extra = (attack: readonly Face[]): boolean => {
    const played = shoot(facing(1, by, {}, { at: [345, 420, 270] }), {
      attack: attack.slice(0, 3),
      defence: ['blank', 'blank'],
    });
    return offers(played, 0, 'crew.bazemalbus');
  };
  expect([extra(NONE), extra(HIT)]).toEqual([true, false]);
});

exercises('crew.bistan', 'turns a hit into a critical at range 1 or 2', () => {
  const by = withCard('crew.bistan');
  turns('crew.bistan', 1, by, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']);
  turns('crew.bistan', 2, by, ['hit', 'hit'], ['crit', 'hit']);
  hasNot('crew.bistan', 3, by, ['hit', 'hit']);
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

exercises('crew.bossk', 'has stress, a focus and a lock after a miss', () => {
  const played = misses(table([shooter('scum.hwk290.spicerunner', 'crew.bossk'), NEAR]), 2);
  passAll(played);
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 1, focus: 1 }, locks: [1] });
});

exercises('crew.bossk', 'has nothing from a hit', () => {
  expect([
    uses('crew.bossk', withCard('crew.bossk'), {}, NONE),
    uses('crew.bossk', withCard('crew.bossk'), {}, HIT),
  ]).toEqual([1, 0]);
});

exercises('crew.c3po', 'adds an evade for a right guess', () => {
  const defended = (guess: number): boolean => {
    const played = table([{ at: AT }, { ...NEAR, pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.c3po'] }]);
    attack(played, { attack: ['hit', 'hit', 'blank'] });
    rig(played, [1, 6]);
    answers(played, 'crew.c3po 0', guess);
    return only(passAll(played).events, 'compared')[0]?.hit === false;
  };
  expect([defended(1), defended(0)]).toEqual([true, false]);
});

exercises('crew.captainrex', 'focuses after a miss', () => {
  const played = misses(table([shooter('rebel.arc170.sharabey', 'crew.captainrex'), NEAR]));
  expect(shipIn(answers(played, 'crew.captainrex 0'), 0).tokens.focus).toBe(1);
});

exercises('crew.captainrex', 'has nothing from a hit', () => {
  expect([
    uses('crew.captainrex', withCard('crew.captainrex'), {}, NONE),
    uses('crew.captainrex', withCard('crew.captainrex'), {}, HIT),
  ]).toEqual([1, 0]);
});

exercises('crew.cassianandor', 'resets its dial after a right guess', () => {
  const guessing = (guess: number): Playthrough => {
    const played = table([
      { at: AT, pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.cassianandor'], ship: { dial: 0 } },
      { ...NEAR, ship: { dial: 4 } },
    ]);
    run(played, { at: 'round', step: 5, order: [], done: 0, skill: 0 });
    answers(played, 'crew.cassianandor 0', guess);
    return played;
  };
  const right = guessing(4);
  expect(right.match.asks[0]).toMatchObject({ kind: 'manoeuvre', why: 'reset' });
  answer(right, 0, 3);
  expect(only(right.events, 'guessed')[0]).toMatchObject({ right: true, reveals: true });
  expect(only(guessing(3).events, 'guessed')[0]?.right).toBe(false);
});

exercises('crew.chewbacca', 'turns a card into a shield', () => {
  const played = suffer(
    table([{ pilot: 'rebel.arc170.sharabey', upgrades: ['crew.chewbacca'], ship: { shields: 0 } }]),
    1,
  );
  answer(played, 0, 'crew.chewbacca 0');
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, damage: [], cards: [{}, { up: false }] });
});

exercises(
  'crew.darthvader',
  'what he does to the defender afterwards scores besides: one and one, one and five',
  () => {
    const vader = (target: ShipLayout): Playthrough => {
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

exercises('crew.darthvader', 'does not strike a ship that is gone', () => {
  const offered = (down: ShipLayout['down']): boolean => {
    const at: ShipLayout = { ship: { shields: 0 }, ...(down === undefined ? {} : { down }) };
    const played = chasing(1, pilot('imperial.tiebomber.majorrhymer', withCard('crew.darthvader')), at);
    return offers(
      shoot(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank'] }),
      0,
      'crew.darthvader',
    );
  };
  expect([offered([]), offered(['damage.tfa.consolefire'])]).toEqual([true, false]);
});

exercises('crew.dashrendar', 'shoots from an asteroid and past others', () => {
  const rock = placedRock(0, { x: 300_000, y: 300_000, heading: 0 });
  const played = table(
    [{ pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.dashrendar'], at: AT }, { at: [300, 500, 270] }],
    { asteroids: [rock] },
  );
  expect(isOnRock(played.match.board, 0)).toBe(false);
  expect(linesTo(played.match.board, 0, 1, 'front')).toEqual({ clear: true, obstructed: false });
});

exercises('crew.dengar', 'rerolls one die, two against a unique pilot', () => {
  const most = (at: ShipLayout): number | undefined => {
    const played = shoot(chasing(2, withCard('crew.dengar'), at), { attack: ['blank', 'blank'] });
    answer(played, 0, 'crew.dengar 0');
    const [ask] = played.match.asks;
    return ask?.kind === 'dice' ? ask.most : undefined;
  };
  expect([most(pilot('rebel.xwing.wedgeantilles')), most({})]).toEqual([2, 1]);
});

exercises('crew.ezrabridger', 'turns a focus result into a critical while stressed', () => {
  const by = withCard('crew.ezrabridger', { tokens: { stress: 1 } });
  turns('crew.ezrabridger', 2, by, ['focus', 'focus'], ['crit', 'focus']);
  hasNot('crew.ezrabridger', 2, withCard('crew.ezrabridger'), ['focus', 'focus']);
});

exercises('crew.gunner', '6.12 shoots again after a miss, and then no more', () => {
  const played = table([
    { pilot: 'imperial.tiephantom.sigmasquadronpilot', upgrades: ['crew.gunner'], at: [300, 300, 90] },
    FACING[1] ?? {},
  ]);
  combatTurn(played, 0);
  rig(played, attackDice('blank', 'blank', 'blank', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  answer(played, 0, 'crew.gunner 0');
  expect(asked(played)).toEqual(['0 attack']);
  rig(played, attackDice('blank', 'blank', 'blank', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  expect(asked(played)).not.toContain('0 effects');
  expect(mayAttack(played, 0, 1)).toBe(false);
});

exercises('crew.hansolo', 'spends a lock to turn every focus result into a hit', () => {
  const played = turns('crew.hansolo', 2, locked('crew.hansolo'), ['focus', 'focus'], ['hit', 'hit']);
  expect(shipIn(played, 0).locks).toEqual([]);
  hasNot('crew.hansolo', 2, withCard('crew.hansolo', { ship: { locks: [2] } }), ['focus', 'focus']);
});

exercises('crew.herasyndulla', 'flies red under stress', () => {
  const red: DialManoeuvre = { bearing: 'straight', speed: 4, difficulty: 'red' };
  const { board } = alone('rebel.arc170.sharabey', ['crew.herasyndulla'], { tokens: { stress: 1 } }).match;
  expect(objectionToFlying(board, 0, red)).toBeUndefined();
  expect(
    objectionToFlying(alone('rebel.arc170.sharabey', [], { tokens: { stress: 1 } }).match.board, 0, red)?.rule,
  ).toBe('4.3');
});

exercises('crew.intelligenceagent', '13.10 sees a dial, and nobody else does', () => {
  const played = table([
    { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.intelligenceagent'], ...FACING[0] },
    { ...FACING[1], ship: { dial: 3 } },
  ]);
  moment(played, 'activation.start');
  answer(played, 0, 'crew.intelligenceagent 0');
  const looks = only(played.events, 'looked');
  expect(looks.map(({ to, not, manoeuvre }) => [to, not, manoeuvre?.bearing])).toEqual([
    [[0], undefined, 'turn-left'],
    [undefined, [0], undefined],
  ]);
});

exercises('crew.k4securitydroid', 'locks after green', () => {
  expect(
    shipIn(answers(flewGreen('scum.hwk290.spicerunner', 'crew.k4securitydroid'), 'crew.k4securitydroid 0'), 0).locks,
  ).toEqual([1]);
});

exercises('crew.kylekatarn', '8.2 answers each stress token that goes', () => {
  const played = table([
    { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.kylekatarn'], tokens: { stress: 2 } },
  ]);
  follow(played, take(played.match, 0, 'stress', 2, undefined));
  answer(played, 0, 'crew.kylekatarn 0');
  answer(played, 0, 'crew.kylekatarn 0');
  expect(shipIn(played, 0).tokens).toMatchObject({ stress: 0, focus: 2 });
});

exercises('crew.landocalrissian', 'rolls for tokens', () => {
  const played = meeting('rebel.hwk290.rebeloperative', ['crew.landocalrissian']);
  rig(played, defenceDice('focus', 'evade'));
  expect(shipIn(act(played, 0, 'crew.landocalrissian 0'), 0).tokens).toMatchObject({ focus: 1, evade: 1 });
});

exercises('crew.lattsrazzi', 'takes a stress token off the attacker for an evade', () => {
  const shot = { attack: HITS, defence: ['blank', 'blank'] } as const;
  const played = shoot(facing(1, { tokens: { stress: 1 } }, withCard('crew.lattsrazzi')), shot);
  answer(played, 1, 'crew.lattsrazzi 0');
  expect(shown(played, 'defence')).toEqual(['blank', 'blank', 'evade']);
  expect(shipIn(played, 0).tokens.stress).toBe(0);
  expect(usable(shoot(facing(1, {}, withCard('crew.lattsrazzi')), shot), 1)).toEqual([]);
});

exercises('crew.leebo', 'boosts for an ion token', () => {
  const played = act(
    meeting('rebel.hwk290.rebeloperative', ['crew.leebo'], {}, { at: [700, 700, 0] }),
    0,
    'crew.leebo 0',
  );
  answers(played, 'boost', 'bank-1 left');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { ion: 1 }, acted: ['crew.leebo 0', 'boost'] });
});

exercises('crew.magvayarro', 'locks the attacker', () => {
  const played = misses(table([{ at: AT }, against('rebel.arc170.sharabey', 'crew.magvayarro')]), 3, 1);
  expect(shipIn(answers(played, 'crew.magvayarro 0'), 1).locks).toEqual([0]);
});

exercises('crew.marajade', 'stresses everybody unstressed at range 1', () => {
  expect(
    shipIn(moment(meeting('imperial.tiephantom.sigmasquadronpilot', ['crew.marajade']), 'combat.end'), 1).tokens.stress,
  ).toBe(1);
  expect(
    shipIn(
      moment(
        meeting('imperial.tiephantom.sigmasquadronpilot', ['crew.marajade'], {}, { tokens: { stress: 1 } }),
        'combat.end',
      ),
      1,
    ).tokens.stress,
  ).toBe(1);
});

exercises('crew.mercenarycopilot', 'turns a hit into a critical at range 3', () => {
  const by = withCard('crew.mercenarycopilot');
  turns('crew.mercenarycopilot', 3, by, ['hit', 'hit'], ['crit', 'hit']);
  hasNot('crew.mercenarycopilot', 2, by, ['hit', 'hit']);
});

exercises('crew.niennunb', 'makes straights green', () => {
  const played = alone('rebel.arc170.sharabey', ['crew.niennunb']);
  expect([colour(played, { speed: 4 }), colour(played, { bearing: 'bank-left' })]).toEqual(['green', 'white']);
});

exercises('crew.outlawtech', 'focuses after red', () => {
  expect(
    shipIn(answers(flewRed('scum.hwk290.spicerunner', 'crew.outlawtech'), 'crew.outlawtech 0'), 0).tokens.focus,
  ).toBe(1);
});

exercises('crew.r2d2-swx22', 'recovers a shield, and may turn a card up', () => {
  const played = moment(
    meeting('rebel.arc170.sharabey', ['crew.r2d2-swx22'], {
      ship: { shields: 0 },
      down: ['damage.tfa.structuraldamage'],
    }),
    'round.end',
  );
  rig(played, attackDice('hit'));
  answer(played, 0, 'crew.r2d2-swx22 0');
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, damage: [{ up: true }] });
});

exercises('crew.rebelcaptive', 'stresses the first attacker of a round', () => {
  const played = table([
    { at: AT },
    against('imperial.tiephantom.sigmasquadronpilot', 'crew.rebelcaptive'),
    { at: [340, 300, 90] },
  ]);
  passAll(misses(played));
  expect(shipIn(played, 0).tokens.stress).toBe(1);
  passAll(attack(played, { by: 2, at: 1 }));
  expect(shipIn(played, 2).tokens.stress).toBe(0);
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

exercises('crew.saboteur', 'turns a card of a foe at range 1 up', () => {
  const played = meeting(
    'imperial.tiereaper.scarifbasepilot',
    ['crew.saboteur'],
    {},
    { down: ['damage.tfa.structuraldamage'] },
  );
  rig(played, attackDice('hit'));
  expect(shipIn(act(played, 0, 'crew.saboteur 0'), 1).damage).toMatchObject([{ up: true }]);
});

exercises('crew.tactician', 'stresses whom it attacks at range 2', () => {
  const stress = (y: number): number =>
    shipIn(passAll(attack(table([shooter('rebel.arc170.sharabey', 'crew.tactician'), { at: [300, y, 270] }]), {})), 1)
      .tokens.stress;
  expect([stress(380), stress(500)]).toEqual([0, 1]);
});

exercises('crew.tailgunner', 'takes an agility from a ship shot at through the rear arc', () => {
  const by = pilot('rebel.arc170.sharabey', withCard('crew.tailgunner'));
  expect([count(fleeing(2, by), 'defence'), count(facing(2, by), 'defence')]).toEqual([1, 2]);
});

exercises('crew.wookieecommandos', 'reroll focus results', () => {
  const played = shoot(facing(2, withCard('crew.wookieecommandos')), { attack: ['focus', 'focus'] });
  answer(played, 0, 'crew.wookieecommandos 0');
  expect(played.match.asks).toMatchObject([{ kind: 'dice', faces: ['focus'], most: 2 }]);
  const blank = shoot(facing(2, withCard('crew.wookieecommandos')), { attack: ['blank', 'hit'] });
  expect(offers(blank, 0, 'crew.wookieecommandos')).toBe(false);
});

exercises('crew.ysanneisard', 'evades without shields and with damage', () => {
  const hurt = meeting('imperial.tiephantom.sigmasquadronpilot', ['crew.ysanneisard'], {
    ship: { shields: 0 },
    down: ['damage.tfa.directhit'],
  });
  expect(shipIn(answers(moment(hurt, 'combat.start'), 'crew.ysanneisard 0', 'evade'), 0).tokens.evade).toBe(1);
});

exercises('crew.zeborrelios', 'shoots at a ship it touches and faces, and may be shot at by it', () => {
  const touching = (turned: number, upgrades: ShipLayout['upgrades'] = ['crew.zeborrelios']): readonly boolean[] => {
    const zeb: ShipLayout = { upgrades, at: [300, 300, turned], ship: { touching: [1] } };
    const at: ShipLayout = { at: [300, 341, 270], ship: { touching: [0] } };
    return [mayAttack(facing(1, zeb, at), 0, 1), mayAttack(facing(1, zeb, at), 1, 0)];
  };
  expect(touching(90)).toEqual([true, true]);
  expect(touching(270)).toEqual([false, false]);
  expect(touching(90, [])).toEqual([false, false]);
});

exercises('crew.reconspecialist', 'has two tokens from the focus action, and nothing from another', () => {
  const after = (action: 'focus' | 'evade'): Partial<Tokens> =>
    shipIn(act(alone('imperial.tiephantom.shadowsquadronpilot', ['crew.reconspecialist']), 0, action), 0).tokens;
  expect(after('focus')).toMatchObject({ focus: 2, evade: 0 });
  expect(after('evade')).toMatchObject({ focus: 0, evade: 1 });
});

exercises('crew.tactician', 'counts the auxiliary arc', () => {
  const stress = (by: ShipLayout, weapon: number): number =>
    shipIn(passAll(attack(fleeing(2, by), { weapon })), 1).tokens.stress;
  expect(stress(pilot('rebel.arc170.sharabey', withCard('crew.tactician')), 0)).toBe(1);
  expect(stress({ upgrades: ['crew.tactician', 'turret.dorsalturret'] }, 2)).toBe(0);
});

exercises('crew.zeborrelios', 'shoots at a ship it touches through the auxiliary arc', () => {
  const touching = (id: PilotId): boolean => {
    const zeb: ShipLayout = { pilot: id, upgrades: ['crew.zeborrelios'], at: [300, 300, 270], ship: { touching: [1] } };
    return mayAttack(facing(1, zeb, { at: [300, 341, 270], ship: { touching: [0] } }), 1, 0);
  };
  expect([touching('rebel.arc170.sharabey'), touching('rebel.hwk290.rebeloperative')]).toEqual([true, false]);
});

exercises('crew.c3po', 'guesses nothing where no dice are rolled', () => {
  const offered = (tractor: number): boolean => {
    const at: ShipLayout = { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['crew.c3po'], tokens: { tractor } };
    return offers(shoot(facing(2, {}, at), { attack: ['hit', 'hit'] }), 1, 'crew.c3po');
  };
  expect([offered(0), offered(2)]).toEqual([true, false]);
});

exercises('crew.leebo', 'is no action where the boost does not fit', () => {
  const offered = (degrees: number): boolean => {
    const leebo: ShipLayout = {
      pilot: 'rebel.hwk290.rebeloperative',
      upgrades: ['crew.leebo'],
      at: [300, 60, degrees],
    };
    const played = table([leebo]);
    run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
    return optionsOf(played, 0).includes('crew.leebo 0');
  };
  expect([offered(90), offered(270)]).toEqual([true, false]);
});

exercises('crew.lattsrazzi', 'removes no stress for an evade that Omega Leader forbids', () => {
  const offered = (locks: readonly number[]): boolean => {
    const leader = pilot('imperial.tiefofighter.omegaleader', { tokens: { stress: 1 }, ship: { locks } });
    const played = shoot(facing(2, leader, withCard('crew.lattsrazzi')), { attack: ['hit', 'hit'] });
    if (usable(played, 0).includes('token.lock')) answer(played, 0, null);
    return offers(played, 1, 'crew.lattsrazzi');
  };
  expect([offered([]), offered([1])]).toEqual([true, false]);
});

exercises('crew.saboteur', 'is no action with nobody to sabotage', () => {
  const offered = (down: ShipLayout['down'] & object): boolean => {
    const played = meeting('imperial.tiephantom.shadowsquadronpilot', ['crew.saboteur'], {}, { down });
    run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
    return optionsOf(played, 0).includes('crew.saboteur 0');
  };
  expect([offered(DAMAGED), offered([])]).toEqual([true, false]);
});

/** The table on which a ship is its own friend, or not. */
const befriended = (friendlyToSelf: boolean, ...layouts: readonly ShipLayout[]): Playthrough =>
  table(layouts, {}, { friendlyToSelf });

exercises('crew.4lom', 'takes an ion token so that the defender keeps a token', () => {
  const attacked = (tokens: Partial<Tokens>, used: boolean): readonly unknown[] => {
    const played = shoot(facing(2, withCard('crew.4lom'), { tokens }), {
      attack: ['hit', 'hit'],
      defence: ['focus', 'blank'],
    });
    answers(played, ...(used ? ['crew.4lom 0'] : [null]));
    expect(shipIn(played, 0).tokens.ion).toBe(used ? 1 : 0);
    return usable(played, 1);
  };
  expect(attacked({ focus: 1 }, false)).toEqual(['token.focus-defence', null]);
  expect(attacked({ focus: 1 }, true)).toEqual([]);
  expect(attacked({ focus: 2 }, true)).toEqual(['token.focus-defence', null]);
});

exercises('crew.4lom', 'names a focus or an evade token, for this attack only, and nothing where there is none', () => {
  const shot = { attack: ['hit', 'hit'], defence: ['focus', 'blank'] } as const;
  const played = shoot(facing(2, withCard('crew.4lom'), { tokens: { focus: 1, evade: 1 } }), shot);
  answers(played, 'crew.4lom 0', 'evade');
  expect(usable(played, 1)).toEqual(['token.focus-defence', null]);
  passAll(played);
  expect(played.match.board.lasting).toEqual([]);
  expect(offers(shoot(facing(2, withCard('crew.4lom')), shot), 0, 'crew.4lom')).toBe(false);
});

const struck = (face: Face, more: ShipLayout): Playthrough => {
  const played = facing(2, withCard('crew.bobafett'), { ship: { shields: 0, fought: true }, ...more });
  stackDeck(played, 1, 'damage.tfa.weaponsfailure');
  return shoot(played, { attack: [face, 'blank'], defence: ['blank', 'blank'] });
};

exercises('crew.bobafett', 'discards an upgrade of the defender for a faceup card', () => {
  const armed: ShipLayout = { upgrades: ['elite.juke', 'missile.clustermissiles'] };
  const played = struck('crit', armed);
  answers(played, 'crew.bobafett 0', 2);
  expect(shipIn(played, 0).cards[1]?.up).toBe(false);
  expect(shipIn(played, 1).cards.map(({ up }) => up)).toEqual([true, true, false]);
  expect(offers(struck('hit', armed), 0, 'crew.bobafett')).toBe(false);
  expect(offers(struck('crit', {}), 0, 'crew.bobafett')).toBe(false);
});

exercises('crew.bobafett', 'discards no pilot ability that the defender has borrowed', () => {
  const borrowed: Held = { card: 'rebel.xwing.wedgeantilles', up: true, side: 0, tokens: 0, used: 0, chosen: null };
  const played = facing(2, withCard('crew.bobafett'), { ship: { shields: 0, fought: true } });
  const target = shipIn(played, 1);
  target.cards = [...target.cards, borrowed];
  recount(played.match.board);
  stackDeck(played, 1, 'damage.tfa.weaponsfailure');
  shoot(played, { attack: ['crit', 'blank'], defence: ['blank', 'blank'] });
  expect(offers(played, 0, 'crew.bobafett')).toBe(false);
});

exercises('crew.bobafett', '13.8 what the card added to hull and shields goes with it', () => {
  const killed = struck('crit', { upgrades: ['modification.hullupgrade'], down: DAMAGED });
  answer(killed, 0, 'crew.bobafett 0');
  expect(shipIn(killed, 1).status).toBe('gone');
  expect(scores(killed)).toEqual([6, -2, 0, 0]);
  const stripped = struck('crit', { upgrades: ['modification.shieldupgrade'] });
  shipIn(stripped, 1).shields = 3;
  answer(stripped, 0, 'crew.bobafett 0');
  expect(shipIn(stripped, 1)).toMatchObject({ status: 'flying', shields: 2 });
});

const breached = (tokens: Partial<Tokens>): Playthrough => {
  const layout = pilot('rebel.auzituckgunship.wookieeliberator', withCard('crew.breachspecialist', { tokens }));
  const played = table([{ ...layout, ship: { shields: 0 } }]);
  stackDeck(played, 0, 'damage.tfa.structuraldamage', 'damage.tfa.damagedengine', 'damage.tfa.weaponsfailure');
  return suffer(played, 0, 2);
};

exercises('crew.breachspecialist', 'turns this and later faceup cards of the round down for a reinforce token', () => {
  const played = breached({ aft: 1 });
  answer(played, 0, 'crew.breachspecialist 0');
  expect(shipIn(played, 0).tokens.aft).toBe(0);
  expect(shipIn(played, 0).damage).toMatchObject([
    { up: false, known: true },
    { up: false, known: true },
  ]);
  played.match.board.round++;
  expect(shipIn(suffer(played, 0, 1), 0).damage[2]?.up).toBe(true);
});

exercises('crew.breachspecialist', 'does nothing without a reinforce token', () => {
  expect(shipIn(breached({ focus: 1 }), 0).damage.map(({ up }) => up)).toEqual([true, true]);
});

exercises('crew.courierdroid', 'places its ship by skill 0 or 8, and does nothing else by it', () => {
  const skills = (choice: string | null): readonly number[] => {
    const played = moment(alone('scum.hwk290.spicerunner', ['crew.courierdroid']), 'setup.before-placement');
    answers(played, ...(choice === null ? [null] : ['crew.courierdroid 0', choice]));
    const { board } = played.match;
    return [skillOf(board, 0, 'placement'), skillOf(board, 0, 'activation'), skillOf(board, 0, 'combat')];
  };
  expect([skills('skill-0'), skills('skill-8'), skills(null)]).toEqual([
    [0, 1, 1],
    [8, 1, 1],
    [1, 1, 1],
  ]);
});

exercises('crew.courierdroid', 'counts no more when the first round begins', () => {
  const played = moment(alone('scum.hwk290.spicerunner', ['crew.courierdroid']), 'setup.before-placement');
  answers(played, 'crew.courierdroid 0', 'skill-8');
  run(played, { at: 'round', step: 0, order: [], done: 0, skill: 1000 });
  expect(skillOf(played.match.board, 0, 'placement')).toBe(1);
});

exercises('crew.finn', 'adds a blank, in attack and defence', () => {
  const attacker = shoot(facing(2, withCard('crew.finn')), { attack: ['hit', 'hit'] });
  answer(attacker, 0, 'crew.finn 0');
  expect(shown(attacker, 'attack')).toEqual(['hit', 'hit', 'blank']);
  const defender = shoot(facing(2, {}, withCard('crew.finn')), { attack: ['hit', 'hit'], defence: ['evade', 'blank'] });
  answer(defender, 1, 'crew.finn 1');
  expect(shown(defender, 'defence')).toEqual(['evade', 'blank', 'blank']);
});

exercises('crew.finn', 'adds nothing with another weapon, or where the foe is outside the firing arc', () => {
  const turret = attack(facing(2, { upgrades: ['turret.dorsalturret', 'crew.finn'] }), { weapon: 1 });
  expect(offers(turret, 0, 'crew.finn')).toBe(false);
  const chased = shoot(chasing(2, {}, withCard('crew.finn')), { attack: ['hit', 'hit'], defence: ['blank', 'blank'] });
  expect(offers(chased, 1, 'crew.finn')).toBe(false);
});

exercises('crew.fleetofficer', 'focuses for stress where a ship is its own friend', () => {
  const layout = shooter('imperial.tiephantom.sigmasquadronpilot', 'crew.fleetofficer');
  const played = act(befriended(true, layout), 0, 'crew.fleetofficer 0');
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 1, stress: 1 });
  expect(actionsOf(befriended(true, layout))).toContain('crew.fleetofficer 0');
  expect(actionsOf(befriended(false, layout))).not.toContain('crew.fleetofficer 0');
});

exercises('crew.flightinstructor', 'rerolls a focus, or a blank against a pilot of skill 2', () => {
  const faces = (by: PilotId): readonly Face[] | undefined => {
    const played = shoot(facing(2, pilot(by), withCard('crew.flightinstructor')), {
      attack: ['hit', 'hit', 'hit'].slice(0, by.includes('xwing') ? 3 : 2) as Face[],
      defence: ['focus', 'blank'],
    });
    answer(played, 1, 'crew.flightinstructor 0');
    const [ask] = played.match.asks;
    return ask?.kind === 'dice' && ask.most === 1 ? ask.faces : undefined;
  };
  expect(faces('rebel.z95headhunter.banditsquadronpilot')).toEqual(['focus', 'blank']);
  expect(faces('rebel.xwing.redsquadronpilot')).toEqual(['focus']);
});

exercises('crew.flightinstructor', 'rerolls no blank against a better pilot, and no evade', () => {
  const offered = (by: PilotId, defence: readonly Face[]): boolean =>
    offers(
      shoot(facing(2, pilot(by), withCard('crew.flightinstructor')), { attack: ['hit', 'hit'], defence }),
      1,
      'crew.flightinstructor',
    );
  expect(offered('imperial.tiefighter.blacksquadronpilot', ['blank', 'blank'])).toBe(false);
  expect(offered('imperial.tiefighter.academypilot', ['blank', 'blank'])).toBe(true);
  expect(offered('imperial.tiefighter.academypilot', ['evade', 'evade'])).toBe(false);
});

exercises('crew.gonk', 'stores shields and recovers them', () => {
  const played = act(alone('scum.hwk290.spicerunner', ['crew.gonk'], { ship: { shields: 0 } }), 0, 'crew.gonk 0');
  expect(shipIn(played, 0).cards[1]?.tokens).toBe(1);
  act(played, 0, 'crew.gonk 1');
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, cards: [{}, { tokens: 0 }] });
});

exercises('crew.gonk', 'recovers nothing without a token on the card or with full shields', () => {
  const offered = (tokens: number, shields: number): readonly boolean[] => {
    const played = alone('scum.hwk290.spicerunner', ['crew.gonk'], { ship: { shields } });
    shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, tokens }));
    const offers = actionsOf(played);
    return [offers.includes('crew.gonk 0'), offers.includes('crew.gonk 1')];
  };
  expect([offered(1, 0), offered(0, 0), offered(1, 1)]).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ]);
});

const BARE: ShipLayout = { pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } };
const upAfter = (played: Playthrough, shots: number): readonly boolean[] => {
  const deck = ['damage.tfa.weaponsfailure', 'damage.tfa.damagedengine', 'damage.tfa.shakenpilot'] as const;
  stackDeck(played, 1, ...deck);
  for (let i = 0; i < shots; i++) passAll(shoot(played, { attack: ['hit', 'hit'], defence: ['blank', 'blank'] }));
  return shipIn(played, 1).damage.map(({ up }) => up);
};

exercises('crew.greedo', 'turns up the first card of its first attack and of its first defence', () => {
  expect(upAfter(facing(2, withCard('crew.greedo'), BARE), 1)).toEqual([true, false]);
  expect(upAfter(facing(2, {}, { ...BARE, upgrades: ['crew.greedo'] }), 1)).toEqual([true, false]);
  expect(upAfter(facing(2, {}, BARE), 1)).toEqual([false, false]);
});

exercises('crew.greedo', 'leaves later attacks and other damage alone', () => {
  const second = facing(2, withCard('crew.greedo', { ship: { attacks: 1 } }), BARE);
  expect(upAfter(second, 1)).toEqual([false, false]);
  const played = table([{ ...BARE, upgrades: ['crew.greedo'] }]);
  expect(shipIn(suffer(played, 1), 0).damage.map(({ up }) => up)).toEqual([false]);
});

exercises('crew.inspiringrecruit', 'removes another stress token once a round, where a ship is its own friend', () => {
  const left = (friendly: boolean): number => {
    const played = befriended(friendly, withCard('crew.inspiringrecruit', { tokens: { stress: 3 } }));
    follow(played, take(played.match, 0, 'stress', 1, undefined));
    if (offers(played, 0, 'crew.inspiringrecruit')) answer(played, 0, 'crew.inspiringrecruit 0');
    expect(offers(played, 0, 'crew.inspiringrecruit')).toBe(false);
    return shipIn(played, 0).tokens.stress;
  };
  expect([left(true), left(false)]).toEqual([1, 2]);
});

const jamming = (third: ShipLayout): Playthrough => {
  const by = shooter('imperial.tiereaper.scarifbasepilot', 'crew.isbslicer');
  return act(table([by, { at: [300, 450, 270] }, third]), 0, 'jam');
};

exercises('crew.isbslicer', 'jams another ship beside the first', () => {
  const played = jamming({ at: [300, 520, 270] });
  if (asked(played).includes('0 ship')) answer(played, 0, 1);
  answer(played, 0, 'crew.isbslicer 0');
  expect([1, 2, 3].map((seat) => shipIn(played, seat).tokens.jam)).toEqual([1, 1, 0]);
});

exercises('crew.isbslicer', 'finds nobody far off or jammed already, and answers no other action', () => {
  const offered = (third: ShipLayout): boolean => {
    const played = jamming(third);
    if (asked(played).includes('0 ship')) answer(played, 0, 1);
    return offers(played, 0, 'crew.isbslicer');
  };
  expect(offered({ at: [300, 520, 270] })).toBe(true);
  expect(offered({ at: [300, 520, 270], tokens: { jam: 1 } })).toBe(false);
  expect(offered({ at: [300, 700, 270] })).toBe(false);
});

exercises('crew.jynerso', 'focuses for each foe in arc, three at most, where a ship is its own friend', () => {
  const ahead = [380, 440, 500, 560].map((y): ShipLayout => ({ at: [300, y, 270] }));
  const by = shooter('rebel.hwk290.rebeloperative', 'crew.jynerso');
  const focus = (foes: number): number =>
    shipIn(act(befriended(true, by, ...ahead.slice(0, foes)), 0, 'crew.jynerso 0'), 0).tokens.focus;
  expect([focus(1), focus(2), focus(4)]).toEqual([1, 2, 3]);
  expect(actionsOf(befriended(true, by, ...ahead))).toContain('crew.jynerso 0');
  expect(actionsOf(befriended(true, by))).not.toContain('crew.jynerso 0');
  expect(actionsOf(befriended(false, by, ...ahead))).not.toContain('crew.jynerso 0');
});

exercises('crew.kananjarrus', 'removes a stress token after a white manoeuvre, where a ship is its own friend', () => {
  const offered = (friendly: boolean, colour: 'white' | 'green'): boolean => {
    const layout = shooter('rebel.hwk290.rebeloperative', 'crew.kananjarrus');
    const played = fly(befriended(friendly, { ...layout, tokens: { stress: 2 } }), 0, 'straight', 1, colour);
    if (!offers(played, 0, 'crew.kananjarrus')) return false;
    answer(played, 0, 'crew.kananjarrus 0');
    expect(shipIn(played, 0).tokens.stress).toBe(1);
    return true;
  };
  expect([offered(true, 'white'), offered(true, 'green'), offered(false, 'white')]).toEqual([true, false, false]);
});

exercises('crew.ketsuonyo', 'has a foe in arc at range 2 keep its tractor beam tokens', () => {
  const kept = (at: ShipLayout['at'] & object, tractor: number): readonly [boolean, number] => {
    const by = shooter('scum.hwk290.spicerunner', 'crew.ketsuonyo');
    const played = table([by, { at, tokens: { tractor } }]);
    run(played, { at: 'round', step: 24, order: [], done: 0, skill: 1000 });
    const offered = offers(played, 0, 'crew.ketsuonyo');
    if (offered) answer(played, 0, 'crew.ketsuonyo 0');
    return [offered, shipIn(played, 1).tokens.tractor];
  };
  expect(kept([300, 450, 270], 2)).toEqual([true, 2]);
  expect(kept([300, 450, 270], 0)).toEqual([false, 0]);
  expect(kept([300, 560, 270], 1)).toEqual([false, 0]);
  expect(kept([300, 200, 270], 1)).toEqual([false, 0]);
});

exercises('crew.leiaorgana', 'makes red manoeuvres white for a phase, where a ship is its own friend', () => {
  const layout = shooter('rebel.hwk290.rebeloperative', 'crew.leiaorgana');
  const played = moment(befriended(true, layout), 'activation.start');
  answer(played, 0, 'crew.leiaorgana 0');
  expect([colour(played, { difficulty: 'red' }), colour(played, { difficulty: 'green' })]).toEqual(['white', 'green']);
  expect(shipIn(played, 0).cards[1]?.up).toBe(false);
  run(played, { at: 'round', step: 16, order: [], done: 0, skill: 1000 });
  expect(colour(played, { difficulty: 'red' })).toBe('red');
  expect(offers(moment(befriended(false, layout), 'activation.start'), 0, 'crew.leiaorgana')).toBe(false);
});

exercises('crew.lukeskywalker', 'attacks again after a miss, with a focus turned into a hit', () => {
  const played = table([shooter('rebel.hwk290.rebeloperative', 'crew.lukeskywalker'), NEAR]);
  combatTurn(played, 0);
  rig(played, attackDice('focus', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  expect(usable(played, 0)).toEqual(['crew.lukeskywalker 0', null]);
  answer(played, 0, 'crew.lukeskywalker 0');
  rig(played, attackDice('focus', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  answer(played, 0, 'crew.lukeskywalker 1');
  expect(shown(played, 'attack')).toEqual(['hit', 'blank']);
  expect(mayAttack(passAll(played), 0, 1)).toBe(false);
});

exercises('crew.lukeskywalker', 'does not shoot again after a hit', () => {
  const extra = (attack: readonly Face[]): boolean =>
    offers(
      shoot(facing(2, withCard('crew.lukeskywalker')), { attack, defence: ['blank', 'blank'] }),
      0,
      'crew.lukeskywalker',
    );
  expect([extra(['blank', 'blank']), extra(['hit', 'blank'])]).toEqual([true, false]);
});

exercises('crew.maul', 'rerolls for stress, and sheds one after a hit', () => {
  const played = shoot(facing(2, withCard('crew.maul')), { attack: ['blank', 'blank'] });
  answer(played, 0, 'crew.maul 0');
  rig(played, attackDice('hit', 'hit'), defenceDice('blank', 'blank'));
  answer(played, 0, { blank: 2 });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit']);
  expect(shipIn(played, 0).tokens.stress).toBe(2);
  answer(played, 0, 'crew.maul 1');
  expect(shipIn(played, 0).tokens.stress).toBe(1);
});

exercises('crew.maul', 'rerolls nothing while stressed, and sheds nothing after a miss', () => {
  const by = withCard('crew.maul', { tokens: { stress: 1 } });
  const played = shoot(facing(2, by), { attack: ['blank', 'blank'], defence: ['blank', 'blank'] });
  expect(offers(played, 0, 'crew.maul')).toBe(false);
  expect(only(played.events, 'compared')).toHaveLength(1);
});

exercises('crew.moffjerjerrod', 'discards a crew member to turn a faceup card down', () => {
  const layout: ShipLayout = {
    pilot: 'imperial.tiereaper.scarifbasepilot',
    upgrades: ['crew.moffjerjerrod', 'crew.gunner'],
    ship: { shields: 0 },
  };
  const played = table([layout]);
  stackDeck(played, 0, 'damage.tfa.thrustcontrolfire');
  suffer(played, 0, 1);
  answers(played, 'crew.moffjerjerrod 0', 2);
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 0 }, damage: [{ up: false, known: true }] });
  expect(shipIn(played, 0).cards.map(({ up }) => up)).toEqual([true, true, false]);
  expect(offers(suffer(table([layout]), 1, 0), 0, 'crew.moffjerjerrod')).toBe(false);
});

exercises('crew.navigator', 'flies another speed of the same bearing', () => {
  const played = activate(alone('rebel.hwk290.rebeloperative', ['crew.navigator']), 0, 'straight 1');
  answer(played, 0, 'crew.navigator 0');
  const [ask] = played.match.asks;
  const among = ask?.kind === 'manoeuvre' ? ask.among.map(({ bearing, speed }) => `${bearing} ${speed}`) : [];
  expect(among).toEqual(['straight 2', 'straight 3', 'straight 4']);
  answer(played, 0, 1);
  expect(only(played.events, 'flew')[0]?.manoeuvre).toMatchObject({ bearing: 'straight', speed: 3 });
});

exercises('crew.navigator', 'changes to nothing red while stressed', () => {
  const among = (stress: number): readonly string[] => {
    const more: ShipLayout = { tokens: { stress } };
    const played = activate(alone('rebel.hwk290.rebeloperative', ['crew.navigator'], more), 0, 'straight 1');
    answer(played, 0, 'crew.navigator 0');
    const [ask] = played.match.asks;
    if (ask?.kind === 'manoeuvre') return ask.among.map(({ difficulty }) => difficulty);
    return only(played.events, 'flew').map(({ difficulty }) => difficulty);
  };
  expect(among(0)).toContain('red');
  expect(among(1)).not.toContain('red');
});

exercises('crew.operationsspecialist', 'focuses after a miss, where a ship is its own friend', () => {
  const offered = (friendly: boolean, attack: readonly Face[]): boolean => {
    const played = befriended(friendly, shooter('rebel.hwk290.rebeloperative', 'crew.operationsspecialist'), NEAR);
    shoot(played, { attack, defence: ['blank', 'blank'] });
    if (!offers(played, 0, 'crew.operationsspecialist')) return false;
    answer(played, 0, 'crew.operationsspecialist 0');
    expect(shipIn(played, 0).tokens.focus).toBe(1);
    return true;
  };
  expect(offered(true, ['blank', 'blank'])).toBe(true);
  expect(offered(true, ['hit', 'blank'])).toBe(false);
  expect(offered(false, ['blank', 'blank'])).toBe(false);
});

exercises('crew.rey', 'keeps a focus token for the next Combat', () => {
  const played = moment(alone('rebel.hwk290.rebeloperative', ['crew.rey'], { tokens: { focus: 2 } }), 'end.start');
  answer(played, 0, 'crew.rey 0');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { focus: 1 }, cards: [{}, { tokens: 1 }] });
  moment(played, 'combat.start');
  answer(played, 0, 'crew.rey 1');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { focus: 2 }, cards: [{}, { tokens: 0 }] });
});

exercises('crew.rey', 'neither lays down nor takes back what is not there', () => {
  const played = alone('rebel.hwk290.rebeloperative', ['crew.rey']);
  expect(offers(moment(played, 'end.start'), 0, 'crew.rey')).toBe(false);
  expect(offers(moment(played, 'combat.start'), 0, 'crew.rey')).toBe(false);
});

exercises('crew.sawgerrera', 'suffers a damage to turn all focus results into criticals', () => {
  const played = shoot(facing(1, withCard('crew.sawgerrera')), { attack: ['focus', 'focus', 'hit'] });
  answer(played, 0, 'crew.sawgerrera 0');
  expect(shown(played, 'attack')).toEqual(['crit', 'crit', 'hit']);
  expect(shipIn(played, 0).shields).toBe(1);
  hasNot('crew.sawgerrera', 1, withCard('crew.sawgerrera'), ['hit', 'blank', 'blank']);
});

exercises('crew.unkarplutt', 'suffers a damage to act after overlapping a ship', () => {
  const flown = (upgrades: readonly 'crew.unkarplutt'[], far: number): Playthrough => {
    const by: ShipLayout = { pilot: 'scum.hwk290.spicerunner', upgrades, at: AT };
    return activate(table([by, { at: [300, far, 270] }]), 0, 'straight 1');
  };
  const played = flown(['crew.unkarplutt'], 360);
  answers(played, 'crew.unkarplutt 0', 'focus');
  expect(shipIn(played, 0)).toMatchObject({ shields: 0, tokens: { focus: 1 } });
  expect(offers(flown(['crew.unkarplutt'], 700), 0, 'crew.unkarplutt')).toBe(false);
});

exercises('crew.unkarplutt', '13.6 is not offered where the damage would destroy the ship', () => {
  const offered = (damage: number): boolean => {
    const down = Array.from({ length: damage }, () => 'damage.tfa.consolefire' as const);
    const by: ShipLayout = { pilot: 'scum.hwk290.spicerunner', upgrades: ['crew.unkarplutt'], at: AT, down };
    const played = table([{ ...by, ship: { shields: 0 } }, { at: [300, 360, 270] }]);
    return offers(activate(played, 0, 'straight 1'), 0, 'crew.unkarplutt');
  };
  expect([offered(2), offered(3)]).toEqual([true, false]);
});

const engineer = (...locks: readonly number[]): Playthrough =>
  table([
    { at: AT, upgrades: ['crew.weaponsengineer'], ship: { locks } },
    { at: [300, 400, 270] },
    { at: [350, 450, 270] },
    { at: [250, 450, 270] },
  ]);

exercises('crew.weaponsengineer', 'locks two ships at once', () => {
  const played = lockedOn(engineer(), 0, 1);
  answers(played, 'crew.weaponsengineer 0', 3);
  expect(shipIn(played, 0).locks).toEqual([1, 3]);
  expect(asked(played)).not.toContain('0 effects');
});

exercises('crew.weaponsengineer', 'holds no third lock, and none on a ship that it has locked', () => {
  const played = lockedOn(engineer(1, 2), 0, 3);
  expect(shipIn(played, 0).locks).toEqual([2, 3]);
  answer(played, 0, 'crew.weaponsengineer 0');
  expect(shipIn(played, 0).locks).toEqual([3, 1]);
  expect(usable(lockedOn(table([{ at: AT }, NEAR]), 0, 1), 0)).toEqual([]);
});

exercises('crew.zuckuss', 'has the defender reroll dice for stress', () => {
  const played = shoot(facing(2, withCard('crew.zuckuss')), { attack: ['hit', 'hit'], defence: ['evade', 'evade'] });
  answer(played, 0, 'crew.zuckuss 0');
  rig(played, defenceDice('blank', 'blank'));
  answer(played, 0, { evade: 2 });
  expect(shown(played, 'defence')).toEqual(['blank', 'blank']);
  expect(shipIn(played, 0).tokens.stress).toBe(2);
});

exercises('crew.zuckuss', 'has nothing rerolled while stressed', () => {
  const by = withCard('crew.zuckuss', { tokens: { stress: 1 } });
  const played = shoot(facing(2, by), { attack: ['hit', 'hit'], defence: ['evade', 'evade'] });
  expect(offers(played, 0, 'crew.zuckuss')).toBe(false);
});

const touched = (): Playthrough => {
  const boshek: ShipLayout = { at: AT, upgrades: ['crew.boshek'], ship: { touching: [1] } };
  return activate(table([boshek, { at: [300, 341, 90], ship: { touching: [0] } }]), 1, 'straight 1');
};

exercises('crew.boshek', '14.16 sees the dial of a ship it touches, whose owner turns it by one step', () => {
  const turned = (way: 'back' | 'on'): number | undefined => {
    const played = touched();
    const place = shipIn(played, 1).dial ?? -9;
    answer(played, 0, 'crew.boshek 0');
    expect(only(played.events, 'looked').map(({ to, manoeuvre }) => [to, manoeuvre?.bearing])).toEqual([
      [[0], 'straight'],
      [undefined, undefined],
    ]);
    expect(played.match.asks).toEqual([{ kind: 'either', seat: 1, why: 'turn-dial', among: ['back', 'on'] }]);
    answer(played, 1, way);
    const { bearing, speed } = only(played.events, 'revealed')[0]?.manoeuvre ?? {};
    const dial = dialOf(played.match.board, 1);
    return dial.findIndex((each) => each.bearing === bearing && each.speed === speed) - place;
  };
  expect([turned('back'), turned('on')]).toEqual([-1, 1]);
});

exercises('crew.boshek', '14.16 the dial is a ring, and what it is turned to is flown even red and stressed', () => {
  const played = table([
    { at: AT, upgrades: ['crew.boshek'], ship: { touching: [1] } },
    { at: [300, 341, 90], ship: { touching: [0] }, tokens: { stress: 1 } },
  ]);
  activate(played, 1, 'turn-left 2');
  const dial = dialOf(played.match.board, 1);
  expect(besideOnDial(dial.length, 0, 'back')).toBe(dial.length - 1);
  expect(besideOnDial(dial.length, dial.length - 1, 'on')).toBe(0);
  const red: DialManoeuvre = { bearing: 'koiogran-turn', speed: 3, difficulty: 'red' };
  expect(objectionToFlying(played.match.board, 1, red)).toBeDefined();
  answers(played, 'crew.boshek 0');
  const before = played.match.board.lasting.length;
  answers(played, 'on');
  expect(before).toBe(0);
  expect(objectionToFlying(played.match.board, 1, red)).toBeUndefined();
});

exercises('crew.boshek', 'turns no dial of a ship that it does not touch', () => {
  const played = table([
    { at: AT, upgrades: ['crew.boshek'] },
    { at: [300, 341, 90], pilot: 'rebel.xwing.rookiepilot' },
  ]);
  expect(offers(activate(played, 1, 'straight 1'), 0, 'crew.boshek')).toBe(false);
});

const mined = (by: number, ...faces: readonly Face[]): Playthrough => {
  const played = table([
    { at: [100, 100, 90], upgrades: ['crew.cadbane'] },
    { at: AT, pilot: 'rebel.bwing.bluesquadronpilot' },
  ]);
  lay(played, 'bomb.proximitymines', 300, 390, by);
  rig(played, attackDice(...faces));
  return fly(played, 1, 'straight', 2);
};

exercises('crew.cadbane', 'has dice rerolled that another rolls for a bomb of his', () => {
  const played = mined(0, 'hit', 'focus', 'blank');
  answer(played, 0, 'crew.cadbane 0');
  expect(played.match.asks).toMatchObject([{ seat: 0, kind: 'dice', faces: ['focus', 'blank'], most: 2 }]);
  rig(played, attackDice('hit', 'hit'));
  answer(played, 0, { focus: 1, blank: 1 });
  expect(shipIn(passAll(played), 1).shields).toBe(2);
});

exercises('crew.cadbane', 'leaves the bombs of others, hits, and a second roll of the round alone', () => {
  expect(offers(mined(2, 'hit', 'focus', 'blank'), 0, 'crew.cadbane')).toBe(false);
  expect(offers(mined(0, 'hit', 'crit', 'hit'), 0, 'crew.cadbane')).toBe(false);
  const played = table([{ at: AT, upgrades: ['crew.cadbane'] }]);
  lay(played, 'bomb.proximitymines', 300, 390, 0);
  rig(played, attackDice('focus', 'focus', 'blank'));
  expect(offers(fly(played, 0, 'straight', 2), 0, 'crew.cadbane')).toBe(false);
});

const chopper = (stress: number): Playthrough =>
  alone('rebel.hwk290.rebeloperative', ['crew.chopper'], { tokens: { stress } });

exercises('crew.chopper', 'acts while stressed, for a damage each time', () => {
  expect(actionsOf(chopper(1))).toContain('focus');
  const played = act(chopper(1), 0, 'focus');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { focus: 1 }, shields: 0 });
  expect(actionsOf(alone('rebel.hwk290.rebeloperative', [], { tokens: { stress: 1 } }))).not.toContain('focus');
});

exercises('crew.chopper', 'costs nothing where the ship was not stressed when the action began', () => {
  expect(shipIn(act(chopper(0), 0, 'focus'), 0).shields).toBe(1);
  const bomber: ShipLayout = { at: AT, pilot: 'rebel.kwing.wardensquadronpilot', upgrades: ['crew.chopper'] };
  const slam = table([{ ...bomber, up: ['damage.tfa.damagedengine'] }]);
  const manoeuvre = { bearing: 'straight', speed: 2, difficulty: 'green' } as const;
  shipIn(slam, 0).flown = { manoeuvre, difficulty: 'green', overlappedShip: false, overlappedRock: false };
  act(slam, 0, 'slam');
  const [ask] = slam.match.asks;
  const place = ask?.kind === 'manoeuvre' ? ask.among.findIndex(({ bearing }) => bearing === 'turn-left') : -1;
  answer(slam, 0, place);
  expect(shipIn(slam, 0)).toMatchObject({ tokens: { stress: 1, disabled: 1 }, shields: 4 });
});

exercises('crew.chopper', 'a bot with him does not act for a damage', () => {
  const choose = (stress: number): unknown => {
    const { board } = chopper(stress).match;
    return bestAction(board, 0, ['focus', null], diceFromSeed('chopper'));
  };
  expect([choose(0), choose(1)]).toEqual(['focus', null]);
});

const hired = (...upgrades: readonly UpgradeId[]): Playthrough =>
  table([{ pilot: 'scum.g1astarfighter.gandfindsman', upgrades: ['crew.cikatrovizago', ...upgrades] }]);
const fixer = (...upgrades: readonly UpgradeId[]): Playthrough => moment(hired(...upgrades), 'end.start');

exercises('crew.cikatrovizago', 'replaces an illicit card with one that costs no more, until the ship returns', () => {
  const played = fixer('illicit.feedbackarray');
  answer(played, 0, 'crew.cikatrovizago 0');
  const [ask] = played.match.asks;
  const among = ask?.kind === 'either' ? ask.among : [];
  expect(among).toContain('illicit.blackmarketslicertools');
  expect(among).toContain('illicit.inertialdampeners');
  expect(among).not.toContain('illicit.feedbackarray');
  expect(among).not.toContain('illicit.hotshotblaster');
  answer(played, 0, 'illicit.blackmarketslicertools');
  expect(shipIn(played, 0).cards).toMatchObject([
    {},
    { up: false },
    { card: 'illicit.blackmarketslicertools', up: true, replaces: 'illicit.feedbackarray' },
  ]);
  expect(actionList(played.match.board, 0, 'cards')).toEqual(['illicit.blackmarketslicertools 0']);
  placeShip(played.match, 0, 0, true, undefined);
  expect(shipIn(played, 0).cards[2]).toMatchObject({ card: 'illicit.feedbackarray', up: true });
});

exercises('crew.cikatrovizago', 'has nothing to replace without an illicit card that is faceup', () => {
  expect(offers(fixer(), 0, 'crew.cikatrovizago')).toBe(false);
  const played = hired('illicit.inertialdampeners');
  shipIn(played, 0).cards = shipIn(played, 0).cards.with(2, { ...shipIn(played, 0).cards[2], up: false } as Held);
  expect(offers(moment(played, 'end.start'), 0, 'crew.cikatrovizago')).toBe(false);
});

const krennic = (friendly: boolean, id: PilotId): Playthrough =>
  moment(befriended(friendly, { pilot: id, upgrades: ['crew.directorkrennic'] }), 'setup.before-placement');

exercises('crew.directorkrennic', 'gives its ship the prototype, where a ship is its own friend', () => {
  const given = (friendly: boolean, id: PilotId): readonly string[] =>
    shipIn(krennic(friendly, id), 0).conditions.map(({ card }) => card);
  expect(given(true, 'imperial.tiereaper.scarifbasepilot')).toEqual(['condition.optimizedprototype']);
  expect(given(false, 'imperial.tiereaper.scarifbasepilot')).toEqual([]);
});

exercises('crew.directorkrennic', 'gives nothing to a ship with four shields', () => {
  const strong: PilotId = 'imperial.alphaclassstarwing.nusquadronpilot';
  const played = befriended(true, { pilot: strong, upgrades: ['crew.directorkrennic', 'modification.shieldupgrade'] });
  expect(shipIn(moment(played, 'setup.before-placement'), 0).conditions).toEqual([]);
});

const emperor = (friendly: boolean): Playthrough =>
  befriended(
    friendly,
    { ...shooter('imperial.tiereaper.scarifbasepilot', 'crew.emperorpalpatine'), ship: { locks: [1] } },
    { at: [300, 500, 270] },
  );

exercises('crew.emperorpalpatine', 'names a face that a die then shows and keeps', () => {
  const played = attack(emperor(true), {});
  answer(played, 0, 'crew.emperorpalpatine 0');
  expect(played.match.asks).toMatchObject([{ why: 'face', among: ['hit', 'crit', 'focus', 'blank'] }]);
  rig(played, attackDice('focus', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, 'crit');
  answer(played, 0, { blank: 1 });
  expect(shown(played, 'attack')).toEqual(['focus', 'crit', 'blank']);
  answer(played, 0, 'token.lock');
  expect(played.match.asks).toMatchObject([{ kind: 'dice', faces: ['focus', 'blank'], most: 2 }]);
});

exercises('crew.emperorpalpatine', 'keeps nobody from adding an evade beside the die that is fixed', () => {
  const layout: ShipLayout = {
    pilot: 'imperial.tiereaper.scarifbasepilot',
    upgrades: ['crew.emperorpalpatine'],
    tokens: { evade: 1 },
  };
  const played = befriended(true, { at: AT }, { ...layout, at: [300, 500, 270] });
  attack(played, { attack: ['hit', 'hit'] });
  answers(played, 'crew.emperorpalpatine 0');
  rig(played, defenceDice('blank'));
  answer(played, 1, 'evade');
  expect(shown(played, 'defence')).toEqual(['evade']);
  answer(played, 1, 'token.evade');
  expect(only(played.events, 'compared')).toMatchObject([{ hit: false }]);
});

exercises('crew.emperorpalpatine', 'names nothing twice a round, or where a ship is not its own friend', () => {
  expect(offers(attack(emperor(false), {}), 0, 'crew.emperorpalpatine')).toBe(false);
  const played = attack(emperor(true), {});
  answers(played, 'crew.emperorpalpatine 0', 'hit');
  passAll(played);
  shipIn(played, 0).attacks = 0;
  expect(offers(attack(played, {}), 0, 'crew.emperorpalpatine')).toBe(false);
});

exercises('crew.generalhux', 'focuses with devotion for stress, where a ship is its own friend', () => {
  const layout = shooter('imperial.tiereaper.scarifbasepilot', 'crew.generalhux');
  const played = act(befriended(true, layout), 0, 'crew.generalhux 0');
  expect(shipIn(played, 0)).toMatchObject({
    tokens: { focus: 1, stress: 1 },
    conditions: [{ card: 'condition.fanaticaldevotion' }],
  });
  expect(actionsOf(befriended(true, layout))).toContain('crew.generalhux 0');
  expect(actionsOf(befriended(false, layout))).not.toContain('crew.generalhux 0');
});

exercises('crew.hotshotcopilot', 'has the defender spend a focus token, even for nothing', () => {
  const left = (by: ShipLayout, weapon: number): number => {
    const at: ShipLayout = { tokens: { focus: 2 } };
    const played = attack(facing(2, by, at), { weapon, attack: ['blank', 'blank'], defence: ['blank', 'blank'] });
    return shipIn(passAll(played), 1).tokens.focus;
  };
  expect(left(withCard('crew.hotshotcopilot'), 0)).toBe(1);
  expect(left({}, 0)).toBe(2);
  expect(left({ upgrades: ['turret.dorsalturret', 'crew.hotshotcopilot'] }, 1)).toBe(2);
});

exercises('crew.hotshotcopilot', 'has an attacker spend a focus token once, when it likes', () => {
  const by: ShipLayout = { tokens: { focus: 2 }, ship: { locks: [1] } };
  const played = shoot(facing(2, by, withCard('crew.hotshotcopilot')), { attack: ['focus', 'blank'] });
  expect(usable(played, 0)).toEqual(['token.focus-attack-due', 'token.lock']);
  answer(played, 0, 'token.focus-attack-due');
  expect(usable(played, 0)).toEqual(['token.lock', null]);
  expect(shown(played, 'attack')).toEqual(['hit', 'blank']);
  answer(played, 0, 'token.lock');
  rig(played, attackDice('focus'), defenceDice('blank', 'blank'));
  answer(played, 0, { blank: 1 });
  expect(usable(played, 0)).toEqual([]);
  expect(shipIn(played, 0).tokens.focus).toBe(1);
});

exercises(['crew.hotshotcopilot', 'crew.4lom'], 'nothing is due that can’t be spent', () => {
  const by: ShipLayout = { upgrades: ['crew.hotshotcopilot', 'crew.4lom'] };
  const played = shoot(facing(2, by, { tokens: { focus: 1 } }), {
    attack: ['hit', 'hit'],
    defence: ['focus', 'blank'],
  });
  answer(played, 0, 'crew.4lom 0');
  expect(shipIn(passAll(played), 1).tokens.focus).toBe(1);
});

exercises(
  'crew.janors',
  'takes an evade token in place of a focus, once a round, where a ship is its own friend',
  () => {
    const layout = withCard('crew.janors');
    const played = given(befriended(true, layout), 'focus', 2);
    answer(played, 0, 'crew.janors 0');
    expect(shipIn(played, 0).tokens).toMatchObject({ focus: 1, evade: 1 });
    expect(offers(given(befriended(true, layout), 'evade'), 0, 'crew.janors')).toBe(false);
    expect(shipIn(given(befriended(false, layout), 'focus'), 0).tokens).toMatchObject({ focus: 1, evade: 0 });
  },
);

exercises('crew.kyloren', 'gives the condition to a foe at range 1 to 3, for which he searches its deck', () => {
  const played = act(table([shooter('imperial.tiereaper.scarifbasepilot', 'crew.kyloren'), NEAR]), 0, 'crew.kyloren 0');
  answer(played, 0, 'damage.tfa.shakenpilot');
  expect(shipIn(played, 1)).toMatchObject({
    conditions: [{ card: 'condition.illshowyouthedarkside', by: 0, holds: 'damage.tfa.shakenpilot' }],
  });
  expect(shipIn(played, 1).deck).toHaveLength(32);
  const far = table([shooter('imperial.tiereaper.scarifbasepilot', 'crew.kyloren')]);
  expect(actionsOf(far)).not.toContain('crew.kyloren 0');
});
