import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { remove } from '../../../rules/07-damage/destruction.ts';
import { unlock } from '../../../rules/08-tokens.ts';
import { endPose, TURN } from '../../../rules/geometry/index.ts';
import type { Face } from '../../../rules/model.ts';
import { shieldsOf, skillOf } from '../../../rules/values.ts';
import { lay, timed } from '../../support/cards/bombs.ts';
import { alone, flewRed, meeting } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, against, FACING, NEAR, pilot, withCard } from '../../support/cards/layouts.ts';
import { count, HIT, misses, NONE, taking } from '../../support/cards/shots.ts';
import { follow, given, lockedOn } from '../../support/cards/tokens.ts';
import { used, uses } from '../../support/cards/uses.ts';
import { chasing, facing, fire, fleeing, locked, offers, rolled, shoot, shown, state } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  activate,
  answer,
  answers,
  asked,
  attack,
  attackDice,
  defenceDice,
  fly,
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
  table,
} from '../../support/playing.ts';

exercises('scum.g1astarfighter.zuckuss', 'may roll a die more, and so does the defender', () => {
  const dice = (takes: boolean): readonly number[] => {
    const played = shoot(facing(2, pilot('scum.g1astarfighter.zuckuss')));
    answer(played, 0, takes ? 'scum.g1astarfighter.zuckuss 0' : null);
    return [rolled(played, 'attack'), rolled(played, 'defence')];
  };
  expect([dice(true), dice(false)]).toEqual([
    [4, 3],
    [3, 2],
  ]);
});

exercises('scum.g1astarfighter.4lom', 'hands on a stress token', () => {
  const played = moment(meeting('scum.g1astarfighter.4lom', [], { tokens: { stress: 1 } }), 'end.start');
  answer(played, 0, 'scum.g1astarfighter.4lom 0');
  expect([shipIn(played, 0).tokens.stress, shipIn(played, 1).tokens.stress]).toEqual([0, 1]);
});

exercises('scum.hwk290.dacebonearm', 'hurts whoever is ionised nearby', () => {
  const played = given(table([{ ...NEAR }, { pilot: 'scum.hwk290.dacebonearm', at: AT }]), 'ion');
  answer(played, 1, 'scum.hwk290.dacebonearm 0');
  expect(shipIn(played, 0).shields).toBe(1);
  expect(scores(played)[1]).toBe(1);
});

exercises('scum.hwk290.palobgodalhi', 'takes a focus or an evade', () => {
  const played = moment(
    meeting('scum.hwk290.palobgodalhi', [], {}, { tokens: { focus: 1, evade: 1 } }),
    'combat.start',
  );
  answers(played, 'scum.hwk290.palobgodalhi 0', 'evade');
  expect([shipIn(played, 0).tokens.evade, shipIn(played, 1).tokens.evade]).toEqual([1, 0]);
});

exercises('scum.hwk290.torkilmux', '13.3 makes a skill 0 until Combat ends', () => {
  const played = table([
    { pilot: 'scum.hwk290.torkilmux', ...FACING[0] },
    { pilot: 'rebel.xwing.wedgeantilles', ...FACING[1] },
  ]);
  moment(played, 'activation.end');
  expect(skillOf(played.match.board, 1, 'combat')).toBe(0);
  run(played, { at: 'round', step: 21, order: [], done: 0, skill: 0 });
  expect(skillOf(played.match.board, 1, 'combat')).toBe(9);
});

exercises('scum.kihraxzfighter.talonbanecobra', 'has both range bonuses doubled, with primary weapons only', () => {
  const talonbane = pilot('scum.kihraxzfighter.talonbanecobra');
  expect(([1, 2, 3] as const).map((range) => count(facing(range, talonbane), 'attack'))).toEqual([5, 3, 3]);
  expect(([1, 2, 3] as const).map((range) => count(facing(range, {}, talonbane), 'defence'))).toEqual([2, 2, 4]);
  const missile = facing(3, locked('missile.homingmissiles'), talonbane);
  answer(shoot(missile, { weapon: 1, attack: ['hit', 'hit', 'hit', 'blank'] }), 0, null);
  expect(rolled(missile, 'defence')).toBe(2);
});

exercises('scum.kihraxzfighter.viktorhel', 'stresses the attacker unless he rolled two dice', () => {
  const rolled = (y: number): number => {
    const played = attack(table([{ at: AT }, { at: [300, y, 270], pilot: 'scum.kihraxzfighter.viktorhel' }]), {});
    return shipIn(passAll(played), 0).tokens.stress;
  };
  expect([rolled(380), rolled(600)]).toEqual([0, 1]);
});

exercises('scum.kihraxzfighter.grazthehunter', 'rolls a die more against an attacker ahead of him', () => {
  const graz = pilot('scum.kihraxzfighter.grazthehunter');
  expect([count(facing(2, {}, graz), 'defence'), count(chasing(2, {}, graz), 'defence')]).toEqual([3, 2]);
});

exercises('scum.kihraxzfighter.captainjostero', 'attacks one that was hurt by something else', () => {
  const played = table([{ ...NEAR }, { pilot: 'scum.kihraxzfighter.captainjostero', at: AT }]);
  suffer(played, 1);
  answer(played, 1, 'scum.kihraxzfighter.captainjostero 0');
  expect(played.match.board.owed).toMatchObject([{ by: 1, targets: [0] }]);
});

exercises(
  'scum.kihraxzfighter.captainjostero',
  'attacks whom nobody attacks, once a round, and not in the first',
  () => {
    const jostero = pilot('scum.kihraxzfighter.captainjostero', { at: [345, 300, 90] });
    const offered = (round: number, last: number): boolean => {
      const played = table([{ at: [300, 380, 270] }, jostero], { round });
      shipIn(played, 1).cards = shipIn(played, 1).cards.map((held) => ({ ...held, used: last }));
      return offers(suffer(played, 1), 1, 'scum.kihraxzfighter.captainjostero');
    };
    expect([offered(2, 1), offered(2, 2), offered(1, 0)]).toEqual([true, false, false]);
    const defending = shoot(facing(1, {}, {}, jostero), { attack: HIT.slice(0, 3), defence: ['blank', 'blank'] });
    expect(state(defending, 1).shields).toBe(1);
    expect(offers(defending, 2, 'scum.kihraxzfighter.captainjostero')).toBe(false);
  },
);

exercises('scum.m12lkimogilafighter.dalanoberos', 'locks a foe in his bullseye', () => {
  const dalan = (x: number): Playthrough =>
    moment(table([{ pilot: 'scum.m12lkimogilafighter.dalanoberos', at: AT }, { at: [x, 500, 270] }]), 'combat.start');
  expect(shipIn(answers(dalan(300), 'scum.m12lkimogilafighter.dalanoberos 0'), 0).locks).toEqual([1]);
  expect(asked(dalan(360))).not.toContain('0 effects');
});

exercises('scum.m3ainterceptor.genesisred', 'has as many tokens as whom it locks', () => {
  const played = lockedOn(
    table([
      { pilot: 'scum.m3ainterceptor.genesisred', at: AT },
      { ...NEAR, tokens: { focus: 2, evade: 1 } },
    ]),
    0,
    1,
  );
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 2, evade: 1 });
});

exercises('scum.m3ainterceptor.genesisred', 'is not asked, and does nothing where no token is missing', () => {
  const red = { pilot: 'scum.m3ainterceptor.genesisred', at: AT } as const;
  const played = lockedOn(
    table([
      { ...red, tokens: { focus: 2 } },
      { ...NEAR, tokens: { focus: 1 } },
    ]),
    0,
    1,
  );
  expect([asked(played).includes('0 effects'), used(played, 'scum.m3ainterceptor.genesisred')]).toEqual([false, 0]);
  const lacking = lockedOn(table([red, { ...NEAR, tokens: { focus: 1 } }]), 0, 1);
  expect(used(lacking, 'scum.m3ainterceptor.genesisred')).toBe(1);
});

exercises('scum.protectoratestarfighter.oldteroch', 'counts an auxiliary arc of the other ship', () => {
  const strips = (other: PilotId): boolean =>
    offers(
      moment(
        meeting(
          'scum.protectoratestarfighter.oldteroch',
          [],
          {},
          { pilot: other, at: [300, 380, 90], tokens: { focus: 1 } },
        ),
        'combat.start',
      ),
      0,
      'scum.protectoratestarfighter.oldteroch',
    );
  expect([strips('rebel.arc170.sharabey'), strips('rebel.xwing.rookiepilot')]).toEqual([true, false]);
});

exercises('scum.g1astarfighter.4lom', 'is not offered with nobody at range 1', () => {
  const offered = (at: ShipLayout['at'] & object): boolean =>
    offers(
      moment(meeting('scum.g1astarfighter.4lom', [], { tokens: { stress: 1 } }, { at }), 'end.start'),
      0,
      'scum.g1astarfighter.4lom',
    );
  expect([offered([300, 380, 270]), offered([300, 600, 270])]).toEqual([true, false]);
});

exercises('scum.m3ainterceptor.laetinashera', 'evades after a miss', () => {
  const played = misses(table([{ at: AT }, against('scum.m3ainterceptor.laetinashera')]), 3, 3);
  expect(shipIn(answers(played, 'scum.m3ainterceptor.laetinashera 0'), 1).tokens.evade).toBe(1);
});

exercises('scum.m3ainterceptor.laetinashera', 'has nothing from a hit', () => {
  const laetin = pilot('scum.m3ainterceptor.laetinashera');
  expect([
    uses('scum.m3ainterceptor.laetinashera', {}, laetin, NONE),
    uses('scum.m3ainterceptor.laetinashera', {}, laetin, HIT),
  ]).toEqual([1, 0]);
});

exercises('scum.protectoratestarfighter.fennrau', 'rolls a die more at range 1, attacking or defending', () => {
  const fenn = pilot('scum.protectoratestarfighter.fennrau');
  const attacking = (range: 1 | 2): number =>
    taking(facing(range, fenn), 0, 'scum.protectoratestarfighter.fennrau', 0, 'attack');
  const defending = (range: 1 | 2): number =>
    taking(facing(range, {}, fenn), 1, 'scum.protectoratestarfighter.fennrau', 1, 'defence');
  expect([attacking(1), attacking(2)]).toEqual([5, -1]);
  expect([defending(1), defending(2)]).toEqual([4, -1]);
});

exercises('scum.protectoratestarfighter.oldteroch', 'strips whoever faces him at range 1 of tokens', () => {
  const played = moment(
    meeting('scum.protectoratestarfighter.oldteroch', [], {}, { tokens: { focus: 2, evade: 1 } }),
    'combat.start',
  );
  answer(played, 0, 'scum.protectoratestarfighter.oldteroch 0');
  expect(shipIn(played, 1).tokens).toMatchObject({ focus: 0, evade: 0 });
});

exercises('scum.protectoratestarfighter.kadsolus', 'has two focus tokens after red', () => {
  expect(shipIn(flewRed('scum.protectoratestarfighter.kadsolus'), 0).tokens.focus).toBe(2);
});

exercises('scum.quadjumper.sarcoplank', 'rolls as many dice as the speed he flew', () => {
  const dice = (speed: number | null): number => {
    const manoeuvre = { bearing: 'straight', speed: speed ?? 0, difficulty: 'white' } as const;
    const flown = { manoeuvre, difficulty: 'white', overlappedShip: false, overlappedRock: false } as const;
    const sarco = pilot('scum.quadjumper.sarcoplank', { ship: { flown: speed === null ? null : flown } });
    return taking(facing(2, {}, sarco), 1, 'scum.quadjumper.sarcoplank', 0, 'defence');
  };
  expect([dice(3), dice(1), dice(null)]).toEqual([3, 1, -1]);
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

exercises('scum.starviper.guri', 'focuses with a foe at range 1', () => {
  expect(
    shipIn(answers(moment(meeting('scum.starviper.guri'), 'combat.start'), 'scum.starviper.guri 0'), 0).tokens.focus,
  ).toBe(1);
});

exercises('scum.ywing.kavil', 'rolls a die more at a ship outside his arc', () => {
  const kavil = pilot('scum.ywing.kavil', withCard('turret.dorsalturret'));
  expect([rolled(fire(fleeing(2, kavil)), 'attack'), rolled(fire(facing(2, kavil)), 'attack')]).toEqual([3, 2]);
});

exercises('scum.ywing.drearenthal', 'pays stress for another lock', () => {
  const played = table([{ pilot: 'scum.ywing.drearenthal', at: AT, ship: { locks: [1] } }, NEAR]);
  follow(played, unlock(played.match, 0, 1, undefined, 'spent'));
  answer(played, 0, 'scum.ywing.drearenthal 0');
  expect(shipIn(played, 0)).toMatchObject({ locks: [1], tokens: { stress: 1 } });
});

exercises('scum.ywing.drearenthal', 'has nothing from a lock that was removed, or with nobody to lock', () => {
  const offered = (how: 'spent' | 'removed', y: number): boolean => {
    const drea = { pilot: 'scum.ywing.drearenthal', at: AT, ship: { locks: [1] } } as const;
    const far = { at: [800, 800, 90] } as const;
    const played = table([drea, { at: [300, y, 270] }, far, far]);
    follow(played, unlock(played.match, 0, 1, undefined, how));
    return offers(played, 0, 'scum.ywing.drearenthal');
  };
  expect([offered('spent', 380), offered('removed', 380), offered('spent', 800)]).toEqual([true, false, false]);
});

exercises('scum.z95headhunter.ndrusuhlak', 'has no friends and so a die more', () => {
  expect(count(facing(2, pilot('scum.z95headhunter.ndrusuhlak')), 'attack')).toBe(3);
});

exercises('scum.m12lkimogilafighter.toranikulda', 'has each ship in her bullseye choose damage or its tokens', () => {
  const torani = pilot('scum.m12lkimogilafighter.toranikulda', { at: AT });
  const played = table([
    torani,
    { at: [300, 500, 270], tokens: { focus: 1 } },
    { at: [310, 400, 270], tokens: { evade: 1 } },
    { at: [420, 400, 270], tokens: { evade: 1 } },
  ]);
  attack(played, { attack: ['blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(asked(played)).toEqual(['1 either']);
  answer(played, 1, 'damage');
  answer(played, 2, 'tokens');
  expect([1, 2, 3].map((seat) => shipIn(passAll(played), seat).shields)).toEqual([1, 2, 2]);
  expect([1, 2, 3].map((seat) => shipIn(played, seat).tokens)).toMatchObject([
    { focus: 1 },
    { evade: 0 },
    { evade: 1 },
  ]);
  expect(only(played.events, 'scored')).toMatchObject([{ victim: 1, as: 'other' }]);
});

exercises('scum.m12lkimogilafighter.toranikulda', 'splashes whoever is not the defender and has no tokens', () => {
  const played = table([
    pilot('scum.m12lkimogilafighter.toranikulda', { at: AT }),
    { at: [420, 400, 270] },
    { at: [310, 400, 270] },
  ]);
  attack(played, { attack: ['blank', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
  expect(asked(played)).not.toContain('2 either');
  expect(only(passAll(played).events, 'scored')).toMatchObject([{ victim: 2, as: 'splash', points: 1 }]);
});

exercises('scum.m3ainterceptor.quinnjast', 'brings back a torpedo or missile for a disabled weapon', () => {
  const quinn = (up: boolean, ...upgrades: readonly UpgradeId[]): Playthrough => {
    const played = table([pilot('scum.m3ainterceptor.quinnjast', { upgrades })]);
    shipIn(played, 0).cards = shipIn(played, 0).cards.map((held, place) => (place === 0 ? held : { ...held, up }));
    return moment(played, 'combat.start');
  };
  const played = quinn(false, 'missile.clustermissiles', 'elite.crackshot');
  answer(played, 0, 'scum.m3ainterceptor.quinnjast 0');
  expect(shipIn(played, 0).cards.map(({ up }) => up)).toEqual([true, true, false]);
  expect(shipIn(played, 0).tokens.disabled).toBe(1);
  const offered = (up: boolean, upgrade: UpgradeId): boolean =>
    offers(quinn(up, upgrade), 0, 'scum.m3ainterceptor.quinnjast');
  expect([offered(true, 'missile.clustermissiles'), offered(false, 'elite.crackshot')]).toEqual([false, false]);
});

exercises('scum.m3ainterceptor.inaldra', 'spends a shield to reroll dice', () => {
  const inaldra = (shields: number): ShipLayout => pilot('scum.m3ainterceptor.inaldra', { ship: { shields } });
  const attacks = shoot(facing(2, inaldra(1)), { attack: ['blank', 'blank'] });
  rig(attacks, attackDice('hit', 'crit'));
  answers(attacks, 'scum.m3ainterceptor.inaldra 0', { blank: 2 });
  expect(shown(attacks, 'attack')).toEqual(['hit', 'crit']);
  expect(shipIn(attacks, 0).shields).toBe(0);
  const shot = { attack: ['hit', 'hit'], defence: ['blank', 'blank', 'blank'] } as const;
  const defends = shoot(facing(2, {}, inaldra(1)), shot);
  rig(defends, defenceDice('evade'));
  answers(defends, 'scum.m3ainterceptor.inaldra 1', { blank: 1 });
  expect(shown(defends, 'defence')).toContain('evade');
  expect(offers(shoot(facing(2, {}, inaldra(0)), shot), 1, 'scum.m3ainterceptor.inaldra')).toBe(false);
});

exercises('scum.m3ainterceptor.sunnybounder', 'adds one more of what all her dice show, once a round', () => {
  const sunny = pilot('scum.m3ainterceptor.sunnybounder');
  const offered = (...faces: readonly Face[]): boolean =>
    offers(shoot(facing(2, sunny), { attack: faces }), 0, 'scum.m3ainterceptor.sunnybounder');
  expect([offered('hit', 'hit'), offered('hit', 'crit')]).toEqual([true, false]);
  const played = shoot(facing(2, sunny), { attack: ['crit', 'crit'] });
  answer(played, 0, 'scum.m3ainterceptor.sunnybounder 0');
  expect(shown(played, 'attack')).toEqual(['crit', 'crit', 'crit']);
  passAll(played);
  expect(offers(shoot(played, { attack: ['hit', 'hit'] }), 0, 'scum.m3ainterceptor.sunnybounder')).toBe(false);
});

exercises('scum.m3ainterceptor.sunnybounder', 'adds to rerolled dice and to her defence, not to another’s', () => {
  const sunny = pilot('scum.m3ainterceptor.sunnybounder', { ship: { locks: [1] } });
  const played = shoot(facing(2, sunny), { attack: ['hit', 'blank'] });
  rig(played, attackDice('hit'));
  answers(played, 'token.lock', { blank: 1 }, 'scum.m3ainterceptor.sunnybounder 0');
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit']);
  const defends = shoot(facing(2, {}, sunny), { attack: ['hit', 'hit'], defence: ['evade', 'evade', 'evade'] });
  answer(defends, 1, 'scum.m3ainterceptor.sunnybounder 0');
  expect(shown(defends, 'defence')).toHaveLength(4);
});

exercises('scum.quadjumper.constablezuvio', 'drops any bomb ahead when he reveals a reverse', () => {
  const zuvio = (dial: string): Playthrough =>
    activate(alone('scum.quadjumper.constablezuvio', ['bomb.proximitymines', 'bomb.seismiccharges']), 0, dial);
  const played = zuvio('reverse-straight 1');
  answers(played, 'scum.quadjumper.constablezuvio 0', 1);
  expect(played.match.board.bombs).toMatchObject([{ card: 'bomb.proximitymines', spot: { y: 372_000 } }]);
  expect(shipIn(passAll(played), 0)).toMatchObject({ cards: [{ up: true }, { up: false }, { up: true }] });
  expect(offers(zuvio('straight 1'), 0, 'scum.quadjumper.constablezuvio')).toBe(false);
});

exercises('scum.quadjumper.unkarplutt', 'pulls every ship that he touches', () => {
  const unkar = (touching: readonly number[]): Playthrough =>
    moment(
      table([pilot('scum.quadjumper.unkarplutt', { at: AT, ship: { touching } }), { at: [300, 340, 270] }]),
      'activation.end',
    );
  const played = unkar([1]);
  expect(asked(played)).toEqual(['0 shift']);
  expect(shipIn(passAll(played), 1).tokens.tractor).toBe(1);
  expect(shipIn(unkar([]), 1).tokens.tractor).toBe(0);
});

exercises('scum.scurrgh6bomber.captainnym', '9.5 passes his own bombs by, timed ones and mines', () => {
  const harmed = (by: number, card: 'bomb.seismiccharges' | 'bomb.connernet'): number => {
    const played = lay(table([pilot('scum.scurrgh6bomber.captainnym', { at: AT })]), card, 300, 370, by);
    if (card === 'bomb.seismiccharges') timed(played);
    else passAll(fly(played, 0, 'straight', 1));
    return shieldsOf(played.match.board, 0) - shipIn(played, 0).shields;
  };
  expect([harmed(0, 'bomb.seismiccharges'), harmed(1, 'bomb.seismiccharges')]).toEqual([0, 1]);
  expect([harmed(0, 'bomb.connernet'), harmed(1, 'bomb.connernet')]).toEqual([0, 1]);
});

exercises('scum.scurrgh6bomber.captainnym', 'adds an evade behind his own bomb where a ship is its own friend', () => {
  const offered = (friendlyToSelf: boolean, by: number, x: number): boolean => {
    const nym = pilot('scum.scurrgh6bomber.captainnym', { at: [310, 500, 240] });
    const played = lay(table([{ at: AT }, nym], {}, { friendlyToSelf }), 'bomb.seismiccharges', x, 400, by);
    return offers(shoot(played, { attack: ['hit', 'hit'], defence: ['blank'] }), 1, 'scum.scurrgh6bomber.captainnym');
  };
  expect([offered(true, 1, 315), offered(false, 1, 315), offered(true, 0, 315), offered(true, 1, 400)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

exercises('scum.starviper.dalanoberos', 'flies a bank or turn as a red Tallon roll with the same template', () => {
  const dalan = (dial: string, stress = 0): Playthrough =>
    activate(alone('scum.starviper.dalanoberos', [], { tokens: { stress } }), 0, dial);
  const banked = answers(dalan('bank-left 2'), 'scum.starviper.dalanoberos 0');
  const { x, y } = shipIn(alone('scum.starviper.dalanoberos'), 0).pose;
  const end = endPose({ x, y, heading: TURN / 4 }, { bearing: 'bank-left', speed: 2 });
  answer(banked, 0, 0);
  expect(shipIn(banked, 0).pose).toEqual({ ...end, heading: end.heading + TURN / 4 });
  expect(shipIn(banked, 0).tokens.stress).toBe(1);
  const turned = answers(dalan('turn-right 1'), 'scum.starviper.dalanoberos 0', 0);
  expect(shipIn(turned, 0).flown?.manoeuvre).toMatchObject({ bearing: 'tallon-roll-right', speed: 1 });
  const offered = (played: Playthrough): boolean => offers(played, 0, 'scum.starviper.dalanoberos');
  expect([offered(dalan('straight 2')), offered(dalan('bank-left 2', 1))]).toEqual([false, false]);
  expect(offered(dalan('segnors-loop-left 3'))).toBe(true);
});

exercises(
  ['scum.starviper.thweek', 'condition.shadowed'],
  'has the skill of the ship he shadows from round 1 on',
  () => {
    const played = table([pilot('scum.starviper.thweek'), pilot('rebel.xwing.wedgeantilles')], { round: 0 });
    moment(played, 'setup.before-placement');
    answers(played, 'scum.starviper.thweek 0', 'shadowed', 1);
    expect(shipIn(played, 1).conditions).toMatchObject([{ card: 'condition.shadowed', by: 0, round: 0 }]);
    const skill = (): number => skillOf(played.match.board, 0, 'combat');
    expect(skill()).toBe(4);
    played.match.board.round = 1;
    moment(played, 'planning.start');
    expect(skill()).toBe(9);
    remove(played.match.board, 0, undefined);
    expect([skill(), played.match.board.lasting.length]).toEqual([9, 1]);
  },
);

exercises(['scum.starviper.thweek', 'condition.mimicked'], 'has the ability of the pilot he mimics', () => {
  const thweek = (id: PilotId): Playthrough => {
    const played = facing(2, pilot('scum.starviper.thweek'), pilot(id));
    moment(played, 'setup.before-placement');
    return answers(played, 'scum.starviper.thweek 0');
  };
  const played = answers(thweek('rebel.xwing.wedgeantilles'), 'mimicked');
  expect(shipIn(played, 1).conditions).toMatchObject([{ card: 'condition.mimicked', by: 0 }]);
  expect(count(passAll(played), 'defence')).toBe(1);
  // A pilot without an ability, and one who gives a condition, can only be shadowed.
  for (const id of ['rebel.xwing.rookiepilot', 'rebel.tiefighter.captainrex'] as const) {
    expect(asked(thweek(id))).toEqual(['0 ship']);
  }
});
