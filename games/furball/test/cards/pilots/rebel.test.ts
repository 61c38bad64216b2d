import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import type { Face } from '../../../rules/model.ts';
import { agilityOf } from '../../../rules/values.ts';
import { lay } from '../../support/cards/bombs.ts';
import { actionsOf, alone, colour, dialled, meeting } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, against, FACING, NEAR, pilot, shooter } from '../../support/cards/layouts.ts';
import { blanks, compared, count, hasNot, misses, shotAt, turns } from '../../support/cards/shots.ts';
import { given, lockedOn } from '../../support/cards/tokens.ts';
import { chasing, facing, fleeing, locked, offers, rolled, shoot, shown, usable } from '../../support/duel.ts';
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

const lands = (played: Playthrough): Playthrough =>
  attack(played, { attack: ['hit', ...blanks(2)], defence: ['blank', 'blank', 'blank'] });

/** He may cancel criticals before hits. */
function critsFirst(id: PilotId): () => void {
  return () => {
    const agility = agilityOf(table([pilot(id)]).match.board, 0, null);
    const defence: readonly Face[] = (['evade', 'blank', 'blank'] as const).slice(0, agility);
    const played = shoot(facing(1, {}, pilot(id)), { attack: ['crit', 'hit', 'blank'], defence });
    expect(asked(played)).toEqual(['1 either']);
    answer(played, 1, 'crits');
    expect(only(played.events, 'compared')).toMatchObject([{ hits: 1, crits: 0 }]);
  };
}

/** Stressed, he turns two focus results into evades. */
function twoEvades(id: PilotId): () => void {
  return () => {
    const defended = (stress: number): Playthrough =>
      shoot(facing(3, {}, pilot(id, { tokens: { stress } })), {
        attack: ['hit', 'hit'],
        defence: ['focus', 'focus', 'focus'],
      });
    const played = defended(1);
    answer(played, 1, `${id} 0`);
    expect(shown(played, 'defence').filter((face) => face === 'evade')).toHaveLength(2);
    expect(offers(defended(0), 1, id)).toBe(false);
  };
}

exercises('rebel.attackshuttle.herasyndulla', 'turns a green dial to another green manoeuvre', () => {
  const played = activate(alone('rebel.attackshuttle.herasyndulla'), 0, 'straight 1');
  answers(played, 'rebel.attackshuttle.herasyndulla 0', 0);
  expect(dialled(played)).toMatchObject({ difficulty: 'green', bearing: 'bank-left' });
});

exercises('rebel.attackshuttle.sabinewren', 'boosts or rolls before the dial is revealed', () => {
  const played = activate(alone('rebel.attackshuttle.sabinewren'), 0, 'straight 2');
  answers(played, 'rebel.attackshuttle.sabinewren 0', 'barrel-roll', 'roll straight-1 left 0');
  expect(shipIn(played, 0).pose.x).toBe(220_000);
});

exercises(
  'rebel.attackshuttle.ezrabridger',
  'turns two focus results into evades while stressed',
  twoEvades('rebel.attackshuttle.ezrabridger'),
);

exercises(
  'rebel.attackshuttle.zeborrelios',
  'may cancel criticals before hits',
  critsFirst('rebel.attackshuttle.zeborrelios'),
);

exercises('rebel.auzituckgunship.wullffwarro', 'rolls a die more without shields and with a damage card', () => {
  const dice = (shields: number, down: ShipLayout['down'] = []): number =>
    count(facing(2, pilot('rebel.auzituckgunship.wullffwarro', { ship: { shields }, down })), 'attack');
  expect([dice(0, ['damage.tfa.consolefire']), dice(0), dice(1, ['damage.tfa.consolefire'])]).toEqual([4, 3, 3]);
});

exercises('rebel.awing.tychocelchu', 'acts under stress', () => {
  expect(actionsOf(alone('rebel.awing.tychocelchu', [], { tokens: { stress: 2 } }))).toContain('focus');
  expect(actionsOf(alone('rebel.awing.greensquadronpilot', [], { tokens: { stress: 2 } }))).not.toContain('focus');
});

exercises('rebel.awing.arvelcrynyd', 'attacks whom he touches', () => {
  const played = fly(table([shooter('rebel.awing.arvelcrynyd'), NEAR]), 0, 'straight', 1);
  expect(shipIn(played, 0).touching).toEqual([1]);
  expect(mayAttack(played, 0, 1)).toBe(true);
  expect(only(lands(table([shooter('rebel.awing.arvelcrynyd'), NEAR])).events, 'attacks')).toHaveLength(1);
});

exercises('rebel.awing.gemmersojan', 'has an agility more while anybody is at range 1', () => {
  const gemmer = pilot('rebel.awing.gemmersojan');
  expect([count(facing(1, {}, gemmer), 'defence'), count(facing(2, {}, gemmer), 'defence')]).toEqual([4, 3]);
  expect(count(facing(2, {}, gemmer, { at: [370, 500, 90] }), 'defence')).toBe(4);
});

exercises('rebel.bwing.tennumb', 'has one critical that evades do not cancel', () => {
  const shot = { attack: ['crit', 'crit', 'hit'], defence: ['evade', 'evade', 'evade'] } as const;
  const at = pilot('rebel.awing.prototypepilot');
  const played = facing(2, pilot('rebel.bwing.tennumb'), at);
  stackDeck(played, 1, 'damage.tfa.consolefire');
  expect(compared(shoot(played, shot))).toMatchObject({ hits: 0, crits: 1, hit: true });
  expect(compared(shoot(facing(2, pilot('rebel.bwing.bluesquadronpilot'), at), shot))).toMatchObject({ hit: false });
  expect(
    compared(shoot(chasing(2, {}, pilot('rebel.bwing.tennumb')), { attack: ['crit', 'blank'], defence: ['evade'] })),
  ).toMatchObject({ hit: false });
});

exercises('rebel.bwing.keyanfarlander', 'sheds a stress token to turn focus results into hits', () => {
  const by = pilot('rebel.bwing.keyanfarlander', { tokens: { stress: 2 } });
  const played = turns('rebel.bwing.keyanfarlander', 2, by, ['focus', 'focus', 'blank'], ['hit', 'hit', 'blank']);
  expect(shipIn(played, 0).tokens.stress).toBe(1);
  const idle = shotAt(2, by, ['hit', 'hit', 'blank']);
  answer(idle, 0, 'rebel.bwing.keyanfarlander 0');
  expect(shipIn(idle, 0).tokens.stress).toBe(1);
  hasNot('rebel.bwing.keyanfarlander', 2, pilot('rebel.bwing.keyanfarlander'), ['focus', 'focus', 'blank']);
});

exercises('rebel.bwing.ibtisam', 'rerolls a die of hers while stressed, attacking or defending', () => {
  const by = pilot('rebel.bwing.ibtisam', { tokens: { stress: 1 } });
  const played = shotAt(2, by, ['blank', 'blank', 'hit']);
  answer(played, 0, 'rebel.bwing.ibtisam 0');
  played.match.dice.rigged = [...attackDice('crit')];
  answer(played, 0, { blank: 1 });
  expect(shown(played, 'attack')).toEqual(['crit', 'blank', 'hit']);
  const defending = shoot(facing(2, {}, by), { attack: ['hit', 'hit'], defence: ['blank'] });
  answer(defending, 1, 'rebel.bwing.ibtisam 1');
  rig(defending, defenceDice('evade'));
  answer(defending, 1, { blank: 1 });
  expect(only(defending.events, 'compared')).toMatchObject([{ hits: 1 }]);
  hasNot('rebel.bwing.ibtisam', 2, pilot('rebel.bwing.ibtisam'), ['blank', 'blank', 'hit']);
  const calm = shoot(facing(2, {}, pilot('rebel.bwing.ibtisam')), { attack: ['hit', 'hit'], defence: ['blank'] });
  expect(offers(calm, 1, 'rebel.bwing.ibtisam')).toBe(false);
});

exercises('rebel.bwing.neradantels', 'fires torpedoes all round, and nothing else', () => {
  const by: ShipLayout = {
    pilot: 'rebel.bwing.neradantels',
    ...locked('torpedo.protontorpedoes', 'cannon.ioncannon'),
  };
  expect([0, 1, 2].map((weapon) => mayAttack(fleeing(2, by), 0, 1, weapon))).toEqual([false, true, false]);
  expect(mayAttack(fleeing(2, { ...by, ship: { locks: [] } }), 0, 1, 1)).toBe(false);
});

exercises('rebel.ewing.corranhorn', 'attacks at the end of a round, and not in the next', () => {
  const played = meeting('rebel.ewing.corranhorn');
  played.match.board.phase = 'end';
  moment(played, 'end.start');
  answer(played, 0, 'rebel.ewing.corranhorn 0');
  expect(asked(played)).toEqual(['0 attack']);
  answer(played, 0, null);
  played.match.board.round = 3;
  expect(mayAttack(played, 0, 1)).toBe(false);
});

exercises('rebel.ewing.etahnabaht', 'turns a hit of whoever attacks a ship ahead of him into a critical', () => {
  const own = pilot('rebel.ewing.etahnabaht');
  turns('rebel.ewing.etahnabaht', 2, own, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']);
  const lent = (etahn: ShipLayout['at']): Playthrough =>
    shoot(facing(1, {}, {}, { ...own, ...(etahn === undefined ? {} : { at: etahn }) }), {
      attack: ['hit', 'hit', 'blank'],
      defence: blanks(4),
    });
  const played = lent([500, 380, 180]);
  answer(played, 0, 'rebel.ewing.etahnabaht 1 @2');
  expect(shown(played, 'attack')).toEqual(['crit', 'hit', 'blank']);
  expect(offers(lent([500, 380, 0]), 0, 'rebel.ewing.etahnabaht')).toBe(false);
  expect(offers(lent([700, 380, 180]), 0, 'rebel.ewing.etahnabaht')).toBe(false);
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

exercises(
  'rebel.sheathipedeclassshuttle.ezrabridger',
  'turns two focus results into evades while stressed',
  twoEvades('rebel.sheathipedeclassshuttle.ezrabridger'),
);

exercises(
  'rebel.sheathipedeclassshuttle.zeborrelios',
  'may cancel criticals before hits',
  critsFirst('rebel.sheathipedeclassshuttle.zeborrelios'),
);

exercises('rebel.t70xwing.poedameron-swx57', 'turns a focus result while he holds a focus token', () => {
  const poe = (focus: number): ShipLayout => pilot('rebel.t70xwing.poedameron-swx57', { tokens: { focus } });
  const played = shoot(facing(2, poe(1)), { attack: ['focus', 'focus', 'blank'] });
  answer(played, 0, 'rebel.t70xwing.poedameron-swx57 0');
  expect(shown(played, 'attack')).toEqual(['hit', 'focus', 'blank']);
  const without = shoot(facing(2, poe(0)), { attack: ['focus', 'focus', 'blank'] });
  expect(offers(without, 0, 'rebel.t70xwing.poedameron-swx57')).toBe(false);
});

exercises(
  'rebel.t70xwing.poedameron',
  'turns a focus result while he holds a focus token, attacking or defending',
  () => {
    const by = pilot('rebel.t70xwing.poedameron', { tokens: { focus: 1 } });
    const played = turns('rebel.t70xwing.poedameron', 2, by, ['focus', 'focus', 'blank'], ['hit', 'focus', 'blank']);
    expect(shipIn(played, 0).tokens.focus).toBe(1);
    hasNot('rebel.t70xwing.poedameron', 2, pilot('rebel.t70xwing.poedameron'), ['focus', 'focus', 'blank']);
    const shot = { attack: ['hit', 'hit'], defence: ['focus', 'blank'] } as const;
    const defending = shoot(facing(2, {}, by), shot);
    answer(defending, 1, 'rebel.t70xwing.poedameron 1');
    expect(shown(defending, 'defence')).toEqual(['evade', 'blank']);
    expect(offers(shoot(facing(2, {}, pilot('rebel.t70xwing.poedameron')), shot), 1, 'rebel.t70xwing.poedameron')).toBe(
      false,
    );
  },
);

exercises('rebel.t70xwing.elloasty', 'makes Tallon rolls white while unstressed', () => {
  const roll = { bearing: 'tallon-roll-left', speed: 3, difficulty: 'red' } as const;
  expect(colour(alone('rebel.t70xwing.elloasty'), roll)).toBe('white');
  expect(colour(alone('rebel.t70xwing.elloasty', [], { tokens: { stress: 1 } }), roll)).toBe('red');
});

exercises('rebel.t70xwing.niennunb', 'drops stress with a foe ahead at range 1', () => {
  const played = given(table([{ pilot: 'rebel.t70xwing.niennunb', at: AT }, NEAR]), 'stress');
  expect(shipIn(answers(played, 'rebel.t70xwing.niennunb 0'), 0).tokens.stress).toBe(0);
  expect(asked(given(table([{ pilot: 'rebel.t70xwing.niennunb', at: AT }]), 'stress'))).not.toContain('0 effects');
});

exercises('rebel.t70xwing.redace', 'evades with the first shield lost in a round', () => {
  expect(shipIn(suffer(table([{ pilot: 'rebel.t70xwing.redace' }]), 2), 0).tokens.evade).toBe(1);
});

exercises('rebel.t70xwing.snapwexley', 'boosts after speeds 2 to 4', () => {
  const played = fly(alone('rebel.t70xwing.snapwexley'), 0, 'straight', 2);
  answers(played, 'rebel.t70xwing.snapwexley 0', 'boost', 'straight-1 ahead');
  expect(shipIn(played, 0).pose.y).toBe(500_000);
});

exercises('rebel.t70xwing.blueace', 'boosts with a turn', () => {
  expect(optionsOf(act(alone('rebel.t70xwing.blueace'), 0, 'boost'), 0)).toContain('turn-1 left');
});

exercises('rebel.tiefighter.sabinewren', 'boosts or rolls before the dial is revealed', () => {
  const played = activate(alone('rebel.tiefighter.sabinewren'), 0, 'straight 2');
  answers(played, 'rebel.tiefighter.sabinewren 0', 'barrel-roll', 'roll straight-1 right 0');
  expect(shipIn(played, 0).pose.x).toBe(380_000);
});

exercises('rebel.tiefighter.zeborrelios', 'may cancel criticals before hits', () => {
  const shot = { attack: ['crit', 'hit', 'blank'], defence: ['evade', 'blank', 'blank'] } as const;
  const played = shoot(facing(1, {}, pilot('rebel.tiefighter.zeborrelios')), shot);
  expect(asked(played)).toEqual(['1 either']);
  answer(played, 1, 'crits');
  expect(compared(played)).toMatchObject({ hits: 1, crits: 0 });
  const plain = shoot(facing(1, {}, pilot('imperial.tiefighter.academypilot')), shot);
  expect(compared(plain)).toMatchObject({ hits: 0, crits: 1 });
});

exercises('rebel.xwing.wedgeantilles', '13.3 takes one from the agility of whom he attacks', () => {
  const played = attack(table([{ pilot: 'rebel.xwing.wedgeantilles', ...FACING[0] }, FACING[1] ?? {}]), {});
  expect(only(played.events, 'rolled').map(({ faces }) => faces.length)).toEqual([4, 1]);
});

exercises('rebel.xwing.lukeskywalker', 'turns a focus result into an evade', () => {
  const played = attack(table([FACING[0] ?? {}, { pilot: 'rebel.xwing.lukeskywalker', ...FACING[1] }]), {
    attack: ['hit', 'blank', 'blank'],
    defence: ['focus', 'blank'],
  });
  answer(played, 1, 'rebel.xwing.lukeskywalker 0');
  expect(only(played.events, 'compared')[0]?.hit).toBe(false);
});

exercises('rebel.xwing.wesjanson', 'takes a token from the defender', () => {
  const played = misses(table([shooter('rebel.xwing.wesjanson'), { ...NEAR, tokens: { focus: 1, evade: 1 } }]), 4);
  answers(played, null, 'rebel.xwing.wesjanson 0', 'evade');
  expect(shipIn(played, 1).tokens).toMatchObject({ focus: 1, evade: 0 });
});

exercises('rebel.xwing.jekporkins', 'drops stress for a roll that may cost a card', () => {
  const played = given(table([{ pilot: 'rebel.xwing.jekporkins' }]), 'stress');
  rig(played, attackDice('hit'));
  answer(played, 0, 'rebel.xwing.jekporkins 0');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 0 }, damage: [{ up: false }] });
});

exercises('rebel.xwing.leevantenza', 'pays stress for an evade after a boost', () => {
  const played = act(alone('rebel.xwing.leevantenza'), 0, 'boost');
  answers(played, 'straight-1 ahead', 'rebel.xwing.leevantenza 0');
  expect(shipIn(played, 0).tokens).toMatchObject({ stress: 1, evade: 1 });
});

exercises('rebel.xwing.edriotwotubes', 'acts before it flies while it has a focus token', () => {
  const played = activate(alone('rebel.xwing.edriotwotubes', [], { tokens: { focus: 1 } }), 0, 'straight 2');
  answers(played, 'rebel.xwing.edriotwotubes 0', 'focus');
  expect(shipIn(played, 0).tokens.focus).toBe(2);
  expect(asked(activate(alone('rebel.xwing.edriotwotubes'), 0, 'straight 2'))).toEqual(['0 action']);
});

exercises('rebel.xwing.tarnmison', 'locks whoever declares an attack on him', () => {
  const played = attack(table([{ at: AT }, against('rebel.xwing.tarnmison')]), {});
  expect(shipIn(answers(played, 'rebel.xwing.tarnmison 0'), 1).locks).toEqual([0]);
});

exercises('rebel.ywing.hortonsalm', 'rerolls blanks at range 2 and 3', () => {
  const horton = pilot('rebel.ywing.hortonsalm');
  const offered = (range: 1 | 2 | 3, face: Face): boolean =>
    offers(shoot(facing(range, horton), { attack: [face, 'hit', 'hit'] }), 0, 'rebel.ywing.hortonsalm');
  expect([offered(1, 'blank'), offered(2, 'blank'), offered(3, 'blank'), offered(2, 'focus')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const played = shoot(facing(2, horton), { attack: ['blank', 'blank'] });
  answer(played, 0, 'rebel.ywing.hortonsalm 0');
  expect(played.match.asks).toMatchObject([{ kind: 'dice', most: 2, faces: ['blank'] }]);
});

exercises('rebel.z95headhunter.lieutenantblount', 'a hit without damage scores nothing', () => {
  const played = table([shooter('rebel.z95headhunter.lieutenantblount'), { at: [300, 380, 270] }]);
  attack(played, { attack: ['blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(only(passAll(played).events, 'compared')[0]?.hit).toBe(true);
  expect(scores(played)).toEqual([0, 0, 0, 0]);
});

exercises(
  'rebel.ewing.corranhorn',
  'is offered an attack only with a target, and not in the round in which he is barred',
  () => {
    const offered = (y: number, round: number): boolean => {
      const played = table([{ pilot: 'rebel.ewing.corranhorn', at: AT }, { at: [300, y, 270] }], {
        phase: 'end',
        round,
      });
      played.match.board.lasting = [
        { card: 'rebel.ewing.corranhorn', by: 0, on: 0, modifier: 0, until: 'next-round', round: 4, value: 0 },
      ];
      return offers(moment(played, 'end.start'), 0, 'rebel.ewing.corranhorn');
    };
    expect([offered(380, 4), offered(750, 4), offered(380, 5)]).toEqual([true, false, false]);
  },
);

exercises('rebel.bwing.keyanfarlander', 'keeps his stress while Omega Leader has him locked', () => {
  const leader = (locks: readonly number[]): ShipLayout =>
    pilot('imperial.tiefofighter.omegaleader', { ship: { locks } });
  const keyan = pilot('rebel.bwing.keyanfarlander', { tokens: { stress: 1 } });
  const offered = (locks: readonly number[]): boolean =>
    offers(shotAt(2, keyan, ['focus', 'focus', 'blank'], leader(locks)), 0, 'rebel.bwing.keyanfarlander');
  expect([offered([]), offered([0])]).toEqual([true, false]);
});

exercises('rebel.arc170.norrawexley', 'spends her lock on the other ship for a focus result', () => {
  const norra = (locks: readonly number[], focus = 0): ShipLayout =>
    pilot('rebel.arc170.norrawexley', { ship: { locks }, tokens: { focus } });
  const attacks = shoot(facing(2, norra([1])), { attack: ['hit', 'hit'] });
  answer(attacks, 0, 'rebel.arc170.norrawexley 0');
  expect(shown(attacks, 'attack')).toEqual(['hit', 'hit', 'focus']);
  expect(shipIn(attacks, 0).locks).toEqual([]);
  const shot = { attack: ['hit', 'hit'], defence: ['blank'] } as const;
  const defends = shoot(facing(2, {}, norra([0])), shot);
  answer(defends, 1, 'rebel.arc170.norrawexley 1');
  expect(shown(defends, 'defence')).toEqual(['blank', 'focus']);
  expect(offers(shoot(facing(2, {}, norra([2])), shot), 1, 'rebel.arc170.norrawexley')).toBe(false);
});

exercises('rebel.arc170.braylenstramm', 'sheds stress on a hit or critical, and rolls only while stressed', () => {
  const flown = (stress: number, face: Face): Playthrough => {
    const played = fly(alone('rebel.arc170.braylenstramm', [], { tokens: { stress } }), 0, 'straight', 2);
    rig(played, attackDice(face));
    return played;
  };
  const stressAfter = (face: Face): number =>
    shipIn(answers(flown(1, face), 'rebel.arc170.braylenstramm 0'), 0).tokens.stress;
  expect([stressAfter('hit'), stressAfter('crit'), stressAfter('focus')]).toEqual([0, 0, 1]);
  expect(offers(flown(0, 'hit'), 0, 'rebel.arc170.braylenstramm')).toBe(false);
});

exercises('rebel.awing.jakefarrell', 'boosts or rolls for each focus token', () => {
  const played = act(alone('rebel.awing.jakefarrell', ['modification.vectoredthrusters']), 0, 'focus');
  answers(played, 'rebel.awing.jakefarrell 0', 'boost', 'straight-1 ahead');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { focus: 1 }, pose: { y: 380_000 } });
  given(played, 'focus');
  answer(played, 0, 'rebel.awing.jakefarrell 0');
  expect(optionsOf(played, 0)).toEqual(['barrel-roll', null]);
});

exercises('rebel.awing.jakefarrell', 'has nothing from an evade token, or while stressed', () => {
  const offered = (token: 'focus' | 'evade', stress: number): boolean =>
    offers(
      given(table([pilot('rebel.awing.jakefarrell', { tokens: { stress } })]), token),
      0,
      'rebel.awing.jakefarrell',
    );
  expect([offered('focus', 0), offered('evade', 0), offered('focus', 1)]).toEqual([true, false, false]);
});

exercises('rebel.kwing.mirandadoni', 'turns a shield into a die, or a die into a shield', () => {
  const miranda = (shields: number): Playthrough =>
    shoot(facing(2, pilot('rebel.kwing.mirandadoni', { ship: { shields } })));
  const after = (choice: string): readonly number[] => {
    const played = answers(miranda(3), 'rebel.kwing.mirandadoni 0', choice);
    return [rolled(played, 'attack'), shipIn(played, 0).shields];
  };
  expect([after('one-more-die'), after('a-shield')]).toEqual([
    [3, 2],
    [1, 4],
  ]);
  const bare = answers(miranda(0), 'rebel.kwing.mirandadoni 0');
  expect([rolled(bare, 'attack'), shipIn(bare, 0).shields]).toEqual([1, 1]);
  expect(scores(bare)).toEqual([0, 0, 0, 0]);
});

exercises('rebel.kwing.mirandadoni', 'does so once a round', () => {
  const offered = (last: number): boolean => {
    const played = facing(2, pilot('rebel.kwing.mirandadoni'));
    shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, used: last }));
    return offers(shoot(played), 0, 'rebel.kwing.mirandadoni');
  };
  expect([offered(1), offered(2)]).toEqual([true, false]);
});

exercises('rebel.sheathipedeclassshuttle.fennrau', 'takes stress to keep a ship in arc from spending tokens', () => {
  const fenn = (more: ShipLayout = {}): Playthrough =>
    table([
      { at: [300, 380, 270], tokens: { focus: 1 } },
      pilot('rebel.sheathipedeclassshuttle.fennrau', { at: AT, ...more }),
    ]);
  const fires = (played: Playthrough): boolean => {
    rig(played, attackDice('focus', 'hit', 'hit'));
    answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
    return usable(played, 0).includes('token.focus-attack');
  };
  const kept = combatTurn(fenn(), 0);
  answer(kept, 1, 'rebel.sheathipedeclassshuttle.fennrau 0');
  expect(shipIn(kept, 1).tokens.stress).toBe(1);
  expect(fires(kept)).toBe(false);
  expect(fires(answers(combatTurn(fenn(), 0), null))).toBe(true);
  const offered = (more: ShipLayout): boolean =>
    offers(combatTurn(fenn(more), 0), 1, 'rebel.sheathipedeclassshuttle.fennrau');
  expect([offered({ tokens: { stress: 1 } }), offered({ at: [300, 300, 0] })]).toEqual([false, false]);
});

exercises('rebel.tiefighter.ahsokatano', 'acts for a focus token where a ship is its own friend, and else not', () => {
  const start = (friendlyToSelf: boolean, focus: number): Playthrough =>
    moment(
      table([pilot('rebel.tiefighter.ahsokatano', { at: AT, tokens: { focus } })], {}, { friendlyToSelf }),
      'combat.start',
    );
  const played = answers(start(true, 1), 'rebel.tiefighter.ahsokatano 0', 'evade');
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 0, evade: 1 });
  expect([start(false, 1), start(true, 0)].map((other) => offers(other, 0, 'rebel.tiefighter.ahsokatano'))).toEqual([
    false,
    false,
  ]);
});

exercises(
  'rebel.tiefighter.captainrex',
  'suppresses the ship that he attacked, which moves with his next target',
  () => {
    const played = table([pilot('rebel.tiefighter.captainrex', { at: AT }), NEAR, { at: [340, 460, 270] }]);
    misses(played, 3, 2);
    expect(shipIn(played, 1).conditions).toMatchObject([{ card: 'condition.suppressivefire', by: 0 }]);
    attack(played, { at: 2, attack: blanks(2), defence: blanks(2) });
    expect([1, 2].map((seat) => shipIn(passAll(played), seat).conditions.length)).toEqual([0, 1]);
  },
);

exercises('rebel.xwing.kullbeesperado', 'turns his foils over after a boost or roll', () => {
  const kullbee = (...upgrades: readonly UpgradeId[]): Playthrough => alone('rebel.xwing.kullbeesperado', upgrades);
  const played = act(kullbee('modification.servomotorsfoils'), 0, 'barrel-roll');
  answers(played, 'roll straight-1 left 0', 'rebel.xwing.kullbeesperado 0');
  expect(shipIn(played, 0).cards[1]).toMatchObject({ card: 'modification.servomotorsfoils', side: 1 });
  const offered = (upgrade: UpgradeId, action: 'focus' | 'boost'): boolean =>
    offers(passShift(act(kullbee(upgrade), 0, action)), 0, 'rebel.xwing.kullbeesperado');
  expect(offered('modification.servomotorsfoils', 'boost')).toBe(true);
  expect(offered('modification.servomotorsfoils', 'focus')).toBe(false);
  expect(offered('modification.engineupgrade', 'boost')).toBe(false);
});

/** Goes straight ahead, if it is asked where to boost. */
const passShift = (played: Playthrough): Playthrough =>
  asked(played).includes('0 shift') ? answers(played, 'straight-1 ahead') : played;

exercises('rebel.xwing.hobbieklivian', 'sheds stress when he acquires or spends a lock', () => {
  const hobbie = (stress: number, locks: readonly number[]): Playthrough =>
    facing(2, pilot('rebel.xwing.hobbieklivian', { tokens: { stress }, ship: { locks } }));
  const acquired = answers(lockedOn(hobbie(1, []), 0, 1), 'rebel.xwing.hobbieklivian 0');
  expect(shipIn(acquired, 0).tokens.stress).toBe(0);
  const spent = shoot(hobbie(1, [1]), { attack: ['blank', 'hit', 'hit'] });
  answers(spent, 'token.lock', 'rebel.xwing.hobbieklivian 1');
  expect(shipIn(spent, 0).tokens.stress).toBe(0);
  expect(offers(lockedOn(hobbie(0, []), 0, 1), 0, 'rebel.xwing.hobbieklivian')).toBe(false);
  const other = table([pilot('rebel.xwing.hobbieklivian', { at: AT, tokens: { stress: 1 } }), NEAR]);
  expect(offers(lockedOn(other, 1, 0), 0, 'rebel.xwing.hobbieklivian')).toBe(false);
});
