import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { placedRock, TURN } from '../../../rules/geometry/index.ts';
import type { ActionName, Board, Face } from '../../../rules/model.ts';
import { agilityOf, skillOf } from '../../../rules/values.ts';
import { actionsOf, alone, dialled, meeting, returning } from '../../support/cards/flying.ts';
import { harm, suffer } from '../../support/cards/harm.ts';
import { FACING, pilot, shooter, TIE, withCard, withTurret } from '../../support/cards/layouts.ts';
import { blanks, compared, count, HIT, HITS, hasNot, NONE, shotAt, taking, turns } from '../../support/cards/shots.ts';
import { boardWith } from '../../support/cards/squads.ts';
import { given } from '../../support/cards/tokens.ts';
import { used } from '../../support/cards/uses.ts';
import {
  beside,
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

const CLEARING = 28;

const GONE = { status: 'gone', shields: 0 } as const;

exercises('elite.adaptability', 'chooses its side when placed, and again when it returns', () => {
  const played = table([
    { pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.adaptability'], ship: GONE },
  ]);
  returning(played);
  answer(played, 0, 0);
  answer(played, 0, 'lower');
  expect(skillOf(played.match.board, 0, 'combat')).toBe(3);
});

exercises('elite.adrenalinerush', 'makes a red manoeuvre white', () => {
  const played = activate(alone('rebel.xwing.redsquadronpilot', ['elite.adrenalinerush']), 0, 'koiogran-turn 4');
  answer(played, 0, 'elite.adrenalinerush 0');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 0 }, cards: [{ up: true }, { up: false }] });
});

exercises(
  ['elite.ascoretosettle', 'condition.adebttopay'],
  '13.9 both may turn a focus into a critical against each other',
  () => {
    const played = table([
      { pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.ascoretosettle'], ...FACING[0] },
      FACING[1] ?? {},
    ]);
    moment(played, 'setup.before-placement');
    answer(played, 0, 1);
    expect(shipIn(played, 1).conditions).toMatchObject([{ card: 'condition.adebttopay', by: 0 }]);
    attack(played, { attack: ['focus', 'blank', 'blank'] });
    expect(optionsOf(played, 0)).toEqual(['elite.ascoretosettle 1', null]);
    passAll(played);
    attack(played, { by: 1, at: 0, attack: ['focus', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
    answer(played, 1, optionsOf(played, 1)[0] ?? null);
    expect(shipIn(passAll(played), 0).damage).toMatchObject([{ up: true }]);
  },
);

exercises('elite.calculation', 'spends a focus token to turn a focus result into a critical', () => {
  const by = withCard('elite.calculation', { tokens: { focus: 1 } });
  const played = turns('elite.calculation', 2, by, ['focus', 'focus'], ['crit', 'focus']);
  expect(shipIn(played, 0).tokens.focus).toBe(0);
  hasNot('elite.calculation', 2, withCard('elite.calculation'), ['focus', 'focus']);
});

exercises('elite.coolhand', 'is discarded for a focus or an evade', () => {
  const played = given(
    table([{ pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.coolhand'] }]),
    'stress',
  );
  answers(played, 'elite.coolhand 0', 'evade');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { evade: 1 }, cards: [{}, { up: false }] });
});

exercises('elite.crackshot', 'needs a target ahead', () => {
  const shot = { attack: ['hit', 'blank'], defence: ['evade', 'blank'] } as const;
  const by = withTurret('elite.crackshot');
  expect(offers(fire(facing(2, by), shot), 0, 'elite.crackshot')).toBe(true);
  expect(offers(fire(fleeing(2, by), shot), 0, 'elite.crackshot')).toBe(false);
});

exercises('elite.deadeye', 'pays with a focus token where a lock is asked for', () => {
  const by: ShipLayout = { upgrades: ['torpedo.protontorpedoes', 'elite.deadeye'], tokens: { focus: 1 } };
  const played = fire(facing(2, by), { attack: blanks(4), defence: ['blank', 'blank'] });
  expect(shipIn(passAll(played), 0).tokens.focus).toBe(0);
  const kept = facing(2, { ...by, upgrades: ['missile.homingmissiles', 'elite.deadeye'] });
  expect(shipIn(passAll(fire(kept, { attack: blanks(4), defence: ['blank', 'blank'] })), 0).tokens.focus).toBe(1);
  expect(mayAttack(facing(2, { ...by, tokens: {} }), 0, 1, 1)).toBe(false);
});

exercises('elite.determination', '7.10 puts a pilot card on the pile, unresolved', () => {
  const played = table([
    FACING[0] ?? {},
    { ...FACING[1], pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.determination'] },
  ]);
  stackDeck(played, 1, 'damage.tfa.blindedpilot');
  harm(played, 0, 1);
  expect(shipIn(played, 1)).toMatchObject({ damage: [], pile: [{ card: 'damage.tfa.blindedpilot' }] });
});

exercises('elite.determination', 'discards faceup pilot cards alone', () => {
  const cards = (id: 'damage.tfa.damagedcockpit' | 'damage.tfa.structuraldamage', crits: number): number => {
    const played = table([{ ...withCard('elite.determination'), ship: { shields: 0 } }]);
    stackDeck(played, 0, id);
    return state(suffer(played, 1 - crits, crits), 0).cards;
  };
  expect(cards('damage.tfa.damagedcockpit', 1)).toBe(0);
  expect(cards('damage.tfa.structuraldamage', 1)).toBe(1);
  expect(cards('damage.tfa.damagedcockpit', 0)).toBe(1);
});

exercises('elite.elusiveness', 'takes stress to have an attack die rerolled, while unstressed', () => {
  const played = shoot(facing(1, {}, withCard('elite.elusiveness')), { attack: HITS });
  answer(played, 1, 'elite.elusiveness 0');
  played.match.dice.rigged = [...attackDice('blank')];
  answer(played, 1, { hit: 1 });
  expect(shown(played, 'attack')).toEqual(['blank', 'hit', 'blank']);
  expect(shipIn(played, 1).tokens.stress).toBe(1);
  const stressed = shoot(facing(1, {}, withCard('elite.elusiveness', { tokens: { stress: 1 } })), { attack: HITS });
  expect(offers(stressed, 1, 'elite.elusiveness')).toBe(false);
});

exercises('elite.expertise', 'turns every focus result into a hit while unstressed', () => {
  turns('elite.expertise', 2, withCard('elite.expertise'), ['focus', 'focus'], ['hit', 'hit']);
  hasNot('elite.expertise', 2, withCard('elite.expertise', { tokens: { stress: 1 } }), ['focus', 'focus']);
});

exercises('elite.expose', '10.1 lasts for its round: one die more, one agility less', () => {
  const played = table([
    { pilot: 'imperial.tiefighter.blacksquadronpilot', upgrades: ['elite.expose'], at: [300, 300, 90] },
    { at: [300, 380, 270] },
  ]);
  act(played, 0, 'elite.expose 0');
  expect(agilityOf(played.match.board, 0, null)).toBe(2);
  attack(played, {});
  expect(played.events.filter(({ type }) => type === 'rolled')[0]).toMatchObject({ faces: { length: 4 } });
  passAll(played);
  run(played, { at: 'round', step: CLEARING, order: [], done: 0, skill: 1000 });
  expect(agilityOf(played.match.board, 0, null)).toBe(3);
});

exercises('elite.fearlessness', 'adds a hit nose to nose at range 1', () => {
  const by = withCard('elite.fearlessness');
  turns('elite.fearlessness', 1, by, ['blank', 'blank', 'blank'], ['blank', 'blank', 'blank', 'hit']);
  hasNot('elite.fearlessness', 2, by, ['blank', 'blank']);
  hasNot('elite.fearlessness', 1, by, ['blank', 'blank', 'blank'], { at: [300, 380, 90] });
  const turret = { upgrades: ['elite.fearlessness', 'turret.dorsalturret'], at: [300, 300, 270] } as const;
  const behind = shoot(facing(1, turret), { weapon: 2, attack: blanks(4) });
  expect(offers(behind, 0, 'elite.fearlessness')).toBe(false);
});

exercises('elite.intimidation', 'takes an agility from every ship it touches', () => {
  const { board } = facing(1, withCard('elite.intimidation', { ship: { touching: [1] } })).match;
  expect([0, 1, 2].map((seat) => agilityOf(board, seat, null))).toEqual([2, 1, 2]);
});

exercises('elite.juke', 'turns an evade of the defender into a focus while holding an evade token', () => {
  const shot = { attack: HITS, defence: ['evade', 'evade'] } as const;
  const played = shoot(facing(1, withCard('elite.juke', { tokens: { evade: 1 } })), shot);
  answer(played, 0, 'elite.juke 0');
  expect(compared(played)).toMatchObject({ hits: 1 });
  expect(shipIn(played, 0).tokens.evade).toBe(1);
  expect(compared(shoot(facing(1, withCard('elite.juke')), shot))).toMatchObject({ hit: false });
});

exercises(
  'elite.opportunist',
  'takes stress for a die against a ship without focus and evade, while unstressed',
  () => {
    const dice = (by: ShipLayout, at: ShipLayout): number =>
      taking(facing(2, { ...withCard('elite.opportunist'), ...by }, at), 0, 'elite.opportunist', 0, 'attack');
    expect(dice({}, {})).toBe(3);
    expect(dice({}, { tokens: { focus: 1 } })).toBe(-1);
    expect(dice({}, { tokens: { evade: 1 } })).toBe(-1);
    expect(dice({ tokens: { stress: 1 } }, {})).toBe(-1);
    const played = facing(2, withCard('elite.opportunist'));
    taking(played, 0, 'elite.opportunist', 0, 'attack');
    expect(shipIn(played, 0).tokens.stress).toBe(1);
  },
);

exercises('elite.outmaneuver', 'takes an agility from a ship ahead whose arcs do not cover the attacker', () => {
  const by = withCard('elite.outmaneuver');
  expect([count(chasing(2, by), 'defence'), count(facing(2, by), 'defence')]).toEqual([1, 2]);
  expect(count(chasing(2, by, pilot('rebel.arc170.sharabey')), 'defence')).toBe(1);
  const turret: ShipLayout = { upgrades: ['turret.dorsalturret', 'elite.outmaneuver'] };
  const behind = fleeing(2, turret, { at: [300, 500, 90] });
  expect(rolled(shoot(behind, { weapon: 1 }), 'defence')).toBe(2);
});

exercises('elite.predator', 'rerolls one die, two against skill 2 or less', () => {
  const most = (target: ShipLayout): number | undefined => {
    const played = shotAt(2, withCard('elite.predator'), ['blank', 'blank'], target);
    answer(played, 0, 'elite.predator 0');
    const [ask] = played.match.asks;
    return ask?.kind === 'dice' ? ask.most : undefined;
  };
  expect([most(pilot('rebel.xwing.rookiepilot')), most(pilot('rebel.xwing.wedgeantilles'))]).toEqual([2, 1]);
});

exercises(
  ['elite.pushthelimit', 'crew.reconspecialist'],
  '13.7 the stress comes after the action that was granted, and all that it sets off',
  () => {
    const played = table([
      {
        pilot: 'imperial.tiephantom.shadowsquadronpilot',
        upgrades: ['elite.pushthelimit', 'crew.reconspecialist'],
        at: [300, 300, 90],
      },
    ]);
    act(played, 0, 'evade');
    answer(played, 0, 'elite.pushthelimit 0');
    answer(played, 0, 'focus');
    expect(shipIn(played, 0).tokens).toMatchObject({ evade: 1, focus: 2, stress: 1 });
    const told = only(played.events, 'token').map(({ token }) => token);
    expect(told).toEqual(['evade', 'focus', 'focus', 'stress']);
  },
);

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

exercises('elite.ruthlessness', 'hurts nobody after a miss', () => {
  const shields = (attack: readonly Face[]): number =>
    state(
      passAll(
        shoot(facing(2, withCard('elite.ruthlessness'), {}, beside(2)), {
          attack: attack.slice(0, 2),
          defence: ['blank', 'blank'],
        }),
      ),
      2,
    ).shields;
  expect([shields(HIT), shields(NONE)]).toEqual([1, 2]);
});

exercises('elite.saturationsalvo', 'a miss whose salvo hurts two scores one', () => {
  const bomber: ShipLayout = {
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

exercises('elite.saturationsalvo', 'speaks of torpedoes and missiles that miss', () => {
  const salvo = (weapon: UpgradeId, attack: readonly Face[]): number => {
    const played = facing(2, locked(weapon, 'elite.saturationsalvo'), {}, beside(2));
    fire(played, { attack: attack.slice(0, 4), defence: ['blank', 'blank'] });
    return used(passAll(played), 'elite.saturationsalvo');
  };
  expect(salvo('torpedo.plasmatorpedoes', NONE)).toBe(1);
  expect(salvo('torpedo.plasmatorpedoes', HIT)).toBe(0);
  expect(salvo('cannon.heavylasercannon', NONE)).toBe(0);
});

exercises('elite.stayontarget', 'turns to another of the same speed, which counts as red', () => {
  const played = activate(alone('rebel.xwing.redsquadronpilot', ['elite.stayontarget']), 0, 'straight 2');
  answers(played, 'elite.stayontarget 0', 0);
  expect(shipIn(played, 0).tokens.stress).toBe(1);
  expect(dialled(played)).toMatchObject({ speed: 2, bearing: 'turn-left', difficulty: 'red' });
});

exercises('elite.stayontarget', 'counts as red though another card would ease it', () => {
  const cards = ['elite.stayontarget', 'astromech.r2astromech'] as const;
  const played = activate(alone('rebel.xwing.redsquadronpilot', cards), 0, 'straight 2');
  answers(played, 'elite.stayontarget 0', 0);
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 1 }, flown: { difficulty: 'red' } });
});

exercises('elite.trickshot', 'rolls a die more where the line is obstructed', () => {
  const dice = (rock: boolean): number => {
    const asteroids = rock ? [placedRock(0, { x: 300_000, y: 400_000, heading: 0 })] : [];
    const ships: readonly ShipLayout[] = [
      { ...withCard('elite.trickshot'), at: [300, 300, 90] },
      { at: [300, 500, 270] },
    ];
    return taking(table(ships, { asteroids }), 0, 'elite.trickshot', 0, 'attack');
  };
  expect([dice(true), dice(false)]).toEqual([3, -1]);
});

exercises('elite.veteraninstincts', 'adds two to the skill', () => {
  expect(skillOf(boardWith(TIE), 0, 'combat')).toBe(4);
  expect(skillOf(boardWith(TIE, 'elite.veteraninstincts'), 0, 'combat')).toBe(6);
});

exercises(
  ['elite.veteraninstincts', 'modification.hullupgrade', 'modification.shieldupgrade', 'modification.engineupgrade'],
  'change what the ship is',
  () => {
    const upgrades: readonly UpgradeId[] = [
      'elite.veteraninstincts',
      'modification.shieldupgrade',
      'modification.engineupgrade',
    ];
    const played = meeting('imperial.tiefighter.blacksquadronpilot', upgrades, {}, { at: [700, 700, 0] });
    expect(skillOf(played.match.board, 0, 'combat')).toBe(6);
    expect(shipIn(played, 0).shields).toBe(1);
    run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
    expect(optionsOf(played, 0)).toContain('boost');
    const tough = meeting('imperial.tiefighter.academypilot', ['modification.hullupgrade'], {
      down: ['damage.tfa.directhit', 'damage.tfa.directhit'],
      ship: { fought: true },
    });
    attack(tough, { by: 1, at: 0, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
    expect(shipIn(passAll(tough), 0).status).toBe('flying');
  },
);

exercises('elite.wired', 'rerolls focus results while stressed, attacking or defending', () => {
  const by = withCard('elite.wired', { tokens: { stress: 1 } });
  const played = shotAt(2, by, ['focus', 'focus']);
  answer(played, 0, 'elite.wired 0');
  played.match.dice.rigged = [...attackDice('hit', 'hit')];
  answer(played, 0, { focus: 2 });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit']);
  const defending = shoot(facing(2, {}, by), { attack: ['hit', 'hit'], defence: ['focus', 'blank'] });
  answer(defending, 1, 'elite.wired 1');
  expect(defending.match.asks).toMatchObject([{ kind: 'dice', faces: ['focus'] }]);
  hasNot('elite.wired', 2, by, ['blank', 'hit']);
  hasNot('elite.wired', 2, withCard('elite.wired'), ['focus', 'focus']);
  const calm = shoot(facing(2, {}, withCard('elite.wired')), { attack: ['hit', 'hit'], defence: ['focus', 'blank'] });
  expect(offers(calm, 1, 'elite.wired')).toBe(false);
});

const ARC: PilotId = 'rebel.arc170.sharabey';

exercises('elite.crackshot', 'counts the auxiliary arc', () => {
  const offered = (by: ShipLayout, weapon: number): boolean =>
    offers(
      attack(fleeing(2, by), { weapon, attack: ['hit', 'hit'], defence: ['evade', 'blank', 'blank'] }),
      0,
      'elite.crackshot',
    );
  expect(offered(pilot(ARC, withCard('elite.crackshot')), 0)).toBe(true);
  expect(offered({ upgrades: ['elite.crackshot', 'turret.dorsalturret'] }, 2)).toBe(false);
});

exercises('elite.fearlessness', 'counts an auxiliary arc of the defender', () => {
  const offered = (target: PilotId): boolean =>
    offers(
      shoot(chasing(1, withCard('elite.fearlessness'), pilot(target)), { attack: ['hit', 'blank', 'blank'] }),
      0,
      'elite.fearlessness',
    );
  expect([offered(ARC), offered('rebel.xwing.rookiepilot')]).toEqual([true, false]);
});

exercises('elite.outmaneuver', 'counts auxiliary arcs on either side', () => {
  const away = { at: [300, 500, 90] } as const;
  const dice = (by: ShipLayout, at: ShipLayout): number => count(fleeing(2, by, { ...away, ...at }), 'defence');
  expect(dice(pilot(ARC, withCard('elite.outmaneuver')), {})).toBe(1);
  expect(dice(pilot(ARC, withCard('elite.outmaneuver')), pilot(ARC))).toBe(1);
  expect(count(chasing(2, withCard('elite.outmaneuver'), pilot('rebel.xwing.rookiepilot')), 'defence')).toBe(1);
});

exercises('elite.pushthelimit', 'is not offered with no action left to perform', () => {
  const offered = (acted: readonly ActionName[]): boolean => {
    const played = meeting(
      'rebel.xwing.rookiepilot',
      ['elite.pushthelimit'],
      { ship: { acted } },
      { at: [700, 700, 0] },
    );
    return offers(act(played, 0, 'focus'), 0, 'elite.pushthelimit');
  };
  const near = act(meeting('rebel.xwing.rookiepilot', ['elite.pushthelimit']), 0, 'focus');
  expect([offers(near, 0, 'elite.pushthelimit'), offered([])]).toEqual([true, false]);
});

exercises('elite.elusiveness', 'pays no stress for a reroll that Omega Leader forbids', () => {
  const offered = (locks: readonly number[]): boolean =>
    offers(
      shoot(facing(2, pilot('imperial.tiefofighter.omegaleader', { ship: { locks } }), withCard('elite.elusiveness')), {
        attack: ['hit', 'hit'],
      }),
      1,
      'elite.elusiveness',
    );
  expect([offered([]), offered([1])]).toEqual([true, false]);
});

exercises('elite.stayontarget', 'turns to red under stress only where the ship may fly red', () => {
  const offered = (...upgrades: readonly UpgradeId[]): boolean => {
    const stressed = { tokens: { stress: 1 } } as const;
    const played = alone('rebel.xwing.rookiepilot', ['elite.stayontarget', ...upgrades], stressed);
    return offers(activate(played, 0, 'straight 2'), 0, 'elite.stayontarget');
  };
  expect([offered('crew.herasyndulla'), offered()]).toEqual([true, false]);
});

const AWING: PilotId = 'rebel.awing.prototypepilot';
const XWING: PilotId = 'rebel.xwing.rookiepilot';

exercises('elite.daredevil', 'turns sharply, takes stress, and is hurt without boost on its bar', () => {
  const played = alone(XWING, ['elite.daredevil']);
  rig(played, attackDice('hit', 'crit'));
  stackDeck(played, 0, 'damage.tfa.consolefire');
  act(played, 0, 'elite.daredevil 0');
  answer(played, 0, 0);
  expect(only(played.events, 'flew')).toMatchObject([{ manoeuvre: { bearing: 'turn-left', speed: 1 } }]);
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 1 }, shields: 0 });
  const booster = answers(act(alone(AWING, ['elite.daredevil']), 0, 'elite.daredevil 0'), 1);
  expect(shipIn(booster, 0)).toMatchObject({ tokens: { stress: 1 }, shields: 2 });
  expect(only(booster.events, 'rolled')).toEqual([]);
});

exercises('elite.daredevil', 'is no action for a stressed ship', () => {
  expect(actionsOf(alone(XWING, ['elite.daredevil'], { tokens: { stress: 1 } }))).not.toContain('elite.daredevil 0');
});

exercises('elite.debrisgambit', 'gives an evade token for each asteroid at range 1, two at most', () => {
  const rock = (x: number, y: number) => placedRock(0, { x: x * 1000, y: y * 1000, heading: 0 });
  const evades = (asteroids: readonly ReturnType<typeof rock>[]): number => {
    const played = table([{ upgrades: ['elite.debrisgambit'], at: [300, 300, 90] }], { asteroids });
    if (!actionsOf(played).includes('elite.debrisgambit 0')) return 0;
    return shipIn(act(played, 0, 'elite.debrisgambit 0'), 0).tokens.evade;
  };
  const [north, south, west, far] = [rock(300, 400), rock(300, 200), rock(200, 300), rock(300, 600)];
  expect([evades([far]), evades([north, far]), evades([north, south, west])]).toEqual([0, 1, 2]);
});

exercises('elite.experthandling', 'rolls, takes stress without the icon, and sheds a lock', () => {
  const handling = (id: PilotId, choice: number | null): Playthrough => {
    const played = meeting(id, ['elite.experthandling'], {}, { ship: { locks: [0] } });
    act(played, 0, 'elite.experthandling 0');
    answer(played, 0, 'barrel-roll');
    answer(played, 0, optionsOf(played, 0)[0] ?? null);
    return answers(played, choice);
  };
  expect(shipIn(handling(XWING, 1), 0).tokens.stress).toBe(1);
  expect(shipIn(handling(XWING, 1), 1).locks).toEqual([]);
  expect(shipIn(handling(TIE, 1), 0).tokens.stress).toBe(0);
  expect(shipIn(handling(TIE, null), 1).locks).toEqual([0]);
});

exercises('elite.experthandling', 'is not offered after a barrel roll, nor where there is no room for one', () => {
  const rolled = alone(TIE, ['elite.experthandling'], { ship: { acted: ['barrel-roll'] } });
  expect(actionsOf(rolled)).not.toContain('elite.experthandling 0');
  expect(actionsOf(alone(TIE, ['elite.experthandling']))).toContain('elite.experthandling 0');
});

exercises('elite.intensity', 'gives a token after a boost or roll, and is paid back with one after Combat', () => {
  const played = act(alone(AWING, ['elite.intensity']), 0, 'boost');
  answers(played, 'straight-1 ahead', 'elite.intensity 0', 'evade');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { evade: 1 }, cards: [{}, { side: 1 }] });
  moment(played, 'combat.end');
  answers(played, 'elite.intensity 1');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { evade: 0 }, cards: [{}, { side: 0 }] });
});

exercises('elite.intensity', 'does nothing after another action, nor while it is exhausted', () => {
  expect(offers(act(alone(AWING, ['elite.intensity']), 0, 'focus'), 0, 'elite.intensity')).toBe(false);
  const played = answers(
    act(alone(AWING, ['elite.intensity']), 0, 'boost'),
    'straight-1 ahead',
    'elite.intensity 0',
    'focus',
  );
  act(played, 0, 'barrel-roll');
  if (asked(played)[0] === '0 shift') answer(played, 0, optionsOf(played, 0)[0] ?? null);
  expect(offers(played, 0, 'elite.intensity')).toBe(false);
  shipIn(played, 0).tokens.focus = 0;
  expect(offers(moment(played, 'combat.end'), 0, 'elite.intensity')).toBe(false);
});

exercises(
  'elite.lightningreflexes',
  'turns the ship round after a white manoeuvre of its dial, for a stress token',
  () => {
    const played = activate(alone(AWING, ['elite.lightningreflexes']), 0, 'straight 3');
    answer(played, 0, 'elite.lightningreflexes 0');
    expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 1 }, cards: [{}, { up: false }] });
    expect(only(played.events, 'shifted')).toMatchObject([{ move: 'turn', end: { heading: (3 * TURN) / 4 } }]);
  },
);

exercises('elite.lightningreflexes', 'is not offered after a red manoeuvre, nor to an ionised ship', () => {
  const offered = (dial: string): boolean =>
    offers(activate(alone(AWING, ['elite.lightningreflexes']), 0, dial), 0, 'elite.lightningreflexes');
  expect([offered('straight 3'), offered('koiogran-turn 3')]).toEqual([true, false]);
  const ionised = alone(AWING, ['elite.lightningreflexes'], { tokens: { ion: 1 } });
  run(ionised, { at: 'activation', step: 0, ship: 0, dialled: false, shown: null, late: null });
  expect(offers(ionised, 0, 'elite.lightningreflexes')).toBe(false);
});

exercises(
  'elite.lightningreflexes',
  'is not offered for the straight that replaces a red manoeuvre under stress',
  () => {
    const stressed = alone(AWING, ['elite.lightningreflexes'], { tokens: { stress: 1 } });
    expect(offers(activate(stressed, 0, 'koiogran-turn 3'), 0, 'elite.lightningreflexes')).toBe(false);
  },
);

exercises('elite.marksmanship', 'turns one focus result into a critical and the others into hits this round', () => {
  const played = act(facing(1, withCard('elite.marksmanship')), 0, 'elite.marksmanship 0');
  shoot(played, { attack: ['focus', 'focus', 'blank'], defence: blanks(2) });
  answer(played, 0, 'elite.marksmanship 0');
  expect(shown(played, 'attack')).toEqual(['crit', 'hit', 'blank']);
});

exercises('elite.marksmanship', 'does nothing without its action, nor in the next round', () => {
  const dice = { attack: ['focus', 'focus', 'blank'], defence: blanks(2) } as const;
  expect(offers(shoot(facing(1, withCard('elite.marksmanship')), dice), 0, 'elite.marksmanship')).toBe(false);
  const played = act(facing(1, withCard('elite.marksmanship')), 0, 'elite.marksmanship 0');
  run(played, { at: 'round', step: CLEARING, order: [], done: 0, skill: 1000 });
  played.match.board.round = 3;
  expect(offers(shoot(played, dice), 0, 'elite.marksmanship')).toBe(false);
});

exercises('elite.rage', 'gives focus and two stress, and up to three rerolls this round', () => {
  const played = act(facing(1, withCard('elite.rage')), 0, 'elite.rage 0');
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 1, stress: 2 });
  shoot(played, { attack: ['blank', 'blank', 'blank'], defence: blanks(2), more: [] });
  answer(played, 0, 'elite.rage 0');
  rig(played, attackDice('hit', 'hit', 'hit'));
  expect(optionsOf(played, 0)).toContainEqual({ blank: 3 });
  expect(offers(shoot(facing(1, withCard('elite.rage')), { attack: blanks(3) }), 0, 'elite.rage')).toBe(false);
});

/** Seat 1 flies up to the nose of seat 0, which has a card. */
const flownAt = (
  by: ShipLayout,
  bearing: 'straight' | 'stationary' = 'straight',
  more: Partial<Board> = {},
): Playthrough =>
  fly(
    table([{ at: [300, 300, 90], ...by }, { at: [300, 500, 270] }], { phase: 'activation', ...more }),
    1,
    bearing,
    bearing === 'straight' ? 1 : 0,
  );

exercises('elite.snapshot', 'attacks a ship that has flown into range 1, with dice that its owner can’t change', () => {
  const played = flownAt({ ...withCard('elite.snapshot'), tokens: { focus: 1 } });
  rig(played, attackDice('focus', 'hit'), defenceDice('blank', 'blank'));
  answers(played, 'elite.snapshot 0', { weapon: 1, at: 1, pay: 0, obstructed: false });
  expect(only(played.events, 'attacks')).toMatchObject([{ ship: 0, target: 1, weapon: 'elite.snapshot' }]);
  expect([shipIn(played, 1).shields, shipIn(played, 0).tokens.focus]).toEqual([1, 1]);
  expect(scores(played)[0]).toBe(1);
});

exercises('elite.snapshot', 'is not offered beyond range 1, nor in the first round, nor for its own manoeuvre', () => {
  const offered = (played: Playthrough): boolean => offers(played, 0, 'elite.snapshot');
  const by = withCard('elite.snapshot');
  expect(offered(flownAt(by))).toBe(true);
  expect(offered(flownAt(by, 'stationary'))).toBe(false);
  expect(offered(flownAt(by, 'straight', { round: 1 }))).toBe(false);
  expect(offered(fly(table([{ at: [300, 300, 90], ...by }, { at: [300, 460, 270] }]), 0, 'straight', 1))).toBe(false);
});

exercises('elite.snapshot', 'attacks once in the phase, and is no weapon in Combat', () => {
  const played = flownAt(withCard('elite.snapshot'));
  rig(played, attackDice('blank', 'blank'), defenceDice('blank', 'blank'));
  answers(played, 'elite.snapshot 0', { weapon: 1, at: 1, pay: 0, obstructed: false });
  fly(played, 1, 'stationary', 0);
  expect(offers(played, 0, 'elite.snapshot')).toBe(false);
  expect(mayAttack(played, 0, 1)).toBe(false);
  const fresh = facing(1, withCard('elite.snapshot'));
  expect([mayAttack(fresh, 0, 1, 0), mayAttack(fresh, 0, 1, 1)]).toEqual([true, false]);
});

exercises('elite.squadleader', 'lets a less skilled ship perform a free action, if its pilot wants to', () => {
  const played = meeting('rebel.xwing.wedgeantilles', ['elite.squadleader']);
  act(played, 0, 'elite.squadleader 0');
  expect(asked(played)).toEqual(['1 action']);
  answer(played, 1, 'focus');
  expect(shipIn(played, 1).tokens.focus).toBe(1);
  const declined = act(meeting('rebel.xwing.wedgeantilles', ['elite.squadleader']), 0, 'elite.squadleader 0');
  expect(shipIn(answers(declined, null), 1).tokens.focus).toBe(0);
});

exercises('elite.squadleader', 'finds nobody among ships of its own skill, stressed ones or those far away', () => {
  const offered = (by: PilotId, other: ShipLayout): boolean =>
    actionsOf(meeting(by, ['elite.squadleader'], {}, other)).includes('elite.squadleader 0');
  const wedge: PilotId = 'rebel.xwing.wedgeantilles';
  expect(offered(wedge, {})).toBe(true);
  expect(offered(wedge, { tokens: { stress: 1 } })).toBe(false);
  expect(offered(wedge, { at: [300, 700, 270] })).toBe(false);
  expect(offered('rebel.z95headhunter.banditsquadronpilot', {})).toBe(false);
});
