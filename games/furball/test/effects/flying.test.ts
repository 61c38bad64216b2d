import { describe, expect } from 'vitest';
import type { Manoeuvre, PilotId, UpgradeId } from '../../catalogue/index.ts';
import { objectionToFlying } from '../../rules/04-activation.ts';
import { shiftFrame } from '../../rules/05-moves.ts';
import { placedRock } from '../../rules/geometry/index.ts';
import { isOnRock, linesTo } from '../../rules/measure.ts';
import { difficultyOf, maySpend } from '../../rules/values.ts';
import { exercises } from '../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attackDice,
  fly,
  type Layout,
  mayAttack,
  only,
  optionsOf,
  type Played,
  rig,
  run,
  shipIn,
  table,
} from '../support/playing.ts';

const AT = [300, 300, 90] as const;
const NEAR: Layout = { at: [300, 380, 270] };
const alone = (pilot: PilotId, upgrades: readonly UpgradeId[] = [], more: Layout = {}): Played =>
  table([{ pilot, upgrades, at: AT, ...more }]);
const actions = (played: Played): readonly unknown[] => {
  run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
  return optionsOf(played, 0);
};
const dialled = (played: Played) => only(played.events, 'flew')[0]?.manoeuvre;
const colour = (played: Played, manoeuvre: Partial<Manoeuvre>): string =>
  difficultyOf(played.match.board, 0, { bearing: 'straight', speed: 1, difficulty: 'white', ...manoeuvre });

describe('actions', () => {
  exercises('rebel.awing.tychocelchu', 'acts under stress', () => {
    expect(actions(alone('rebel.awing.tychocelchu', [], { tokens: { stress: 2 } }))).toContain('focus');
    expect(actions(alone('rebel.awing.greensquadronpilot', [], { tokens: { stress: 2 } }))).not.toContain('focus');
  });

  exercises('imperial.tieadvanced.darthvader', 'acts twice, not the same twice', () => {
    const played = activate(alone('imperial.tieadvanced.darthvader'), 0, 'straight 2');
    answer(played, 0, 'focus');
    expect(optionsOf(played, 0)).toContain('evade');
    expect(optionsOf(played, 0)).not.toContain('focus');
    answer(played, 0, 'evade');
    expect(asked(played)).not.toContain('0 action');
  });

  exercises('imperial.tieinterceptor.carnorjax', 'keeps those at range 1 from focus and evade', () => {
    const played = table([
      { pilot: 'imperial.tiefighter.academypilot', at: AT, tokens: { focus: 1 } },
      { pilot: 'imperial.tieinterceptor.carnorjax', ...NEAR },
    ]);
    expect(maySpend(played.match.board, 0, 'focus', null)).toBe(false);
    expect(actions(played)).toEqual(['barrel-roll', null]);
  });

  exercises('tech.primedthrusters', 'boosts and rolls under one or two stress tokens', () => {
    const stressed = (stress: number) =>
      actions(alone('rebel.t70xwing.bluesquadronnovice', ['tech.primedthrusters'], { tokens: { stress } }));
    expect(stressed(2)).toEqual(['boost', null]);
    expect(stressed(3)).not.toContain('boost');
  });

  exercises('rebel.xwing.leevantenza', 'pays stress for an evade after a boost', () => {
    const played = act(alone('rebel.xwing.leevantenza'), 0, 'boost');
    answers(played, 'straight-1 ahead', 'rebel.xwing.leevantenza 0');
    expect(shipIn(played, 0).tokens).toMatchObject({ stress: 1, evade: 1 });
  });

  exercises('modification.stygiumparticleaccelerator', 'evades on cloaking and on decloaking', () => {
    const played = act(
      alone('imperial.tiephantom.sigmasquadronpilot', ['modification.stygiumparticleaccelerator']),
      0,
      'cloak',
    );
    answers(played, 'modification.stygiumparticleaccelerator 1', 'evade');
    expect(shipIn(played, 0).tokens.evade).toBe(1);
    shipIn(played, 0).acted = [];
    run(played, shiftFrame(0, 0, 'decloak', true));
    answers(played, 'straight-2 ahead', 'modification.stygiumparticleaccelerator 0', 'evade');
    expect(shipIn(played, 0).tokens.evade).toBe(2);
  });

  exercises('rebel.xwing.edriotwotubes', 'acts before it flies while it has a focus token', () => {
    const played = activate(alone('rebel.xwing.edriotwotubes', [], { tokens: { focus: 1 } }), 0, 'straight 2');
    answers(played, 'rebel.xwing.edriotwotubes 0', 'focus');
    expect(shipIn(played, 0).tokens.focus).toBe(2);
    expect(asked(activate(alone('rebel.xwing.edriotwotubes'), 0, 'straight 2'))).toEqual(['0 action']);
  });

  exercises('system.advancedsensors', 'acts before the dial is revealed, and then not again', () => {
    const played = activate(alone('rebel.bwing.bluesquadronpilot', ['system.advancedsensors']), 0, 'straight 2');
    answers(played, 'system.advancedsensors 0', 'focus');
    expect(shipIn(played, 0).tokens.focus).toBe(1);
    expect(asked(played)).not.toContain('0 action');
  });

  exercises(
    'system.advancedsensors',
    'is not offered under stress: nothing could be done, and the action be lost',
    () => {
      const played = alone('rebel.bwing.bluesquadronpilot', ['system.advancedsensors']);
      shipIn(played, 0).tokens.stress = 1;
      activate(played, 0, 'straight 1');
      expect(asked(played)).toEqual(['0 action']);
    },
  );
});

describe('boosts and rolls', () => {
  exercises('rebel.t70xwing.blueace', 'boosts with a turn', () => {
    expect(optionsOf(act(alone('rebel.t70xwing.blueace'), 0, 'boost'), 0)).toContain('turn-1 left');
  });

  exercises('imperial.tiefofighter.zetaace', 'rolls with the straight of speed 2', () => {
    expect(optionsOf(act(alone('imperial.tiefofighter.zetaace'), 0, 'barrel-roll'), 0)).toContain(
      'roll straight-2 left 0',
    );
  });

  exercises('title.starvipermkii', 'rolls with a bank', () => {
    const played = act(alone('scum.starviper.blacksunenforcer', ['title.starvipermkii']), 0, 'barrel-roll');
    expect(optionsOf(played, 0)).toHaveLength(36);
    answer(played, 0, 'roll bank-1 left forward 0 0');
    expect(shipIn(played, 0).pose.heading).toBe(131_072);
  });

  exercises('imperial.tiephantom.echo', 'decloaks with a bank', () => {
    const played = run(
      alone('imperial.tiephantom.echo', [], { tokens: { cloak: 1 } }),
      shiftFrame(0, 0, 'decloak', true),
    );
    expect(optionsOf(played, 0)).toContain('bank-2 left');
    expect(optionsOf(played, 0)).not.toContain('straight-2 ahead');
  });

  exercises('system.collisiondetector', 'boosts onto asteroids, and takes no criticals from them', () => {
    const rock = placedRock(0, { x: 300_000, y: 380_000, heading: 0 });
    const played = table(
      [{ pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: ['system.collisiondetector'], at: AT }],
      { asteroids: [rock] },
    );
    expect(optionsOf(act(played, 0, 'boost'), 0)).toContain('straight-1 ahead');
    const flown = table(
      [{ pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: ['system.collisiondetector'], at: AT }],
      { asteroids: [rock] },
    );
    rig(flown, attackDice('crit'));
    expect(shipIn(fly(flown, 0, 'straight', 1), 0).shields).toBe(2);
  });
});

describe('dials', () => {
  exercises('rebel.attackshuttle.sabinewren', 'boosts or rolls before the dial is revealed', () => {
    const played = activate(alone('rebel.attackshuttle.sabinewren'), 0, 'straight 2');
    answers(played, 'rebel.attackshuttle.sabinewren 0', 'barrel-roll', 'roll straight-1 left 0');
    expect(shipIn(played, 0).pose.x).toBe(220_000);
  });

  exercises('rebel.tiefighter.sabinewren', 'boosts or rolls before the dial is revealed', () => {
    const played = activate(alone('rebel.tiefighter.sabinewren'), 0, 'straight 2');
    answers(played, 'rebel.tiefighter.sabinewren 0', 'barrel-roll', 'roll straight-1 right 0');
    expect(shipIn(played, 0).pose.x).toBe(380_000);
  });

  exercises('imperial.tieadvanced.junoeclipse', 'flies one faster or slower', () => {
    const played = activate(alone('imperial.tieadvanced.junoeclipse'), 0, 'straight 3');
    answers(played, 'imperial.tieadvanced.junoeclipse 0', 1);
    expect(dialled(played)).toMatchObject({ bearing: 'straight', speed: 4 });
  });

  exercises('rebel.attackshuttle.herasyndulla', 'turns a green dial to another green manoeuvre', () => {
    const played = activate(alone('rebel.attackshuttle.herasyndulla'), 0, 'straight 1');
    answers(played, 'rebel.attackshuttle.herasyndulla 0', 0);
    expect(dialled(played)).toMatchObject({ difficulty: 'green', bearing: 'bank-left' });
  });

  exercises('imperial.tiedefender.countessryad', 'makes a straight a Koiogran turn of the same colour', () => {
    const played = activate(alone('imperial.tiedefender.countessryad'), 0, 'straight 3');
    answer(played, 0, 'imperial.tiedefender.countessryad 0');
    expect(dialled(played)).toMatchObject({ bearing: 'koiogran-turn', speed: 3, difficulty: 'green' });
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

  exercises('elite.adrenalinerush', 'makes a red manoeuvre white', () => {
    const played = activate(alone('rebel.xwing.redsquadronpilot', ['elite.adrenalinerush']), 0, 'koiogran-turn 4');
    answer(played, 0, 'elite.adrenalinerush 0');
    expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 0 }, cards: [{ up: true }, { up: false }] });
  });

  exercises('illicit.inertialdampeners', 'stands still for a stress token', () => {
    const played = activate(alone('scum.z95headhunter.binayrepirate', ['illicit.inertialdampeners']), 0, 'straight 2');
    answer(played, 0, 'illicit.inertialdampeners 0');
    expect(shipIn(played, 0)).toMatchObject({ pose: { y: 300_000 }, tokens: { stress: 1 } });
  });

  exercises('astromech.bb8', 'rolls when it shows green', () => {
    const played = activate(
      alone('rebel.t70xwing.bluesquadronnovice', ['astromech.bb8', 'modification.vectoredthrusters']),
      0,
      'straight 2',
    );
    answers(played, 'astromech.bb8 0', 'barrel-roll', 'roll straight-1 left 0');
    expect(shipIn(played, 0).acted).toContain('barrel-roll');
  });

  exercises('crew.herasyndulla', 'flies red under stress', () => {
    const red: Manoeuvre = { bearing: 'straight', speed: 4, difficulty: 'red' };
    const { board } = alone('rebel.arc170.sharabey', ['crew.herasyndulla'], { tokens: { stress: 1 } }).match;
    expect(objectionToFlying(board, 0, red)).toBeUndefined();
    expect(
      objectionToFlying(alone('rebel.arc170.sharabey', [], { tokens: { stress: 1 } }).match.board, 0, red)?.rule,
    ).toBe('4.3');
  });
});

describe('colours', () => {
  exercises('astromech.r2astromech', 'makes speeds 1 and 2 green', () => {
    const played = alone('rebel.xwing.rookiepilot', ['astromech.r2astromech']);
    expect([colour(played, { speed: 2 }), colour(played, { speed: 3 })]).toEqual(['green', 'white']);
  });
  exercises('salvagedastromech.unhingedastromech', 'makes speed 3 green', () => {
    const played = alone('scum.ywing.syndicatethug', ['salvagedastromech.unhingedastromech']);
    expect([colour(played, { speed: 3 }), colour(played, { speed: 2 })]).toEqual(['green', 'white']);
  });
  exercises('crew.niennunb', 'makes straights green', () => {
    const played = alone('rebel.arc170.sharabey', ['crew.niennunb']);
    expect([colour(played, { speed: 4 }), colour(played, { bearing: 'bank-left' })]).toEqual(['green', 'white']);
  });
  exercises('modification.twinionenginemkii', 'makes banks green', () => {
    const played = alone('imperial.tiefighter.academypilot', ['modification.twinionenginemkii']);
    expect([colour(played, { bearing: 'bank-left', speed: 3 }), colour(played, {})]).toEqual(['green', 'white']);
  });
  exercises('rebel.t70xwing.elloasty', 'makes Tallon rolls white while unstressed', () => {
    const roll = { bearing: 'tallon-roll-left', speed: 3, difficulty: 'red' } as const;
    expect(colour(alone('rebel.t70xwing.elloasty'), roll)).toBe('white');
    expect(colour(alone('rebel.t70xwing.elloasty', [], { tokens: { stress: 1 } }), roll)).toBe('red');
  });
  exercises('title.advancedailerons', 'makes banks of speed 3 white, and flies before the dial', () => {
    const played = alone('imperial.tiereaper.scarifbasepilot', ['title.advancedailerons']);
    expect(colour(played, { bearing: 'bank-left', speed: 3, difficulty: 'red' })).toBe('white');
    activate(played, 0, 'straight 1');
    expect(asked(played)).toEqual(['0 manoeuvre']);
  });
});

describe('after a manoeuvre', () => {
  const green = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Played =>
    fly(table([{ pilot, upgrades, at: AT, ship: { shields: 1 } }, { at: [300, 500, 270] }]), 0, 'straight', 1, 'green');
  const red = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Played =>
    fly(table([{ pilot, upgrades, at: AT }, { at: [300, 600, 270] }]), 0, 'straight', 1, 'red');

  exercises('imperial.tiefighter.nightbeast', 'focuses after green', () => {
    expect(
      shipIn(answers(green('imperial.tiefighter.nightbeast'), 'imperial.tiefighter.nightbeast 0', 'focus'), 0).tokens
        .focus,
    ).toBe(1);
  });
  exercises('astromech.r2d2', 'recovers a shield after green', () => {
    expect(shipIn(answers(green('rebel.xwing.rookiepilot', 'astromech.r2d2'), 'astromech.r2d2 0'), 0).shields).toBe(2);
  });
  exercises('crew.k4securitydroid', 'locks after green', () => {
    expect(
      shipIn(answers(green('scum.hwk290.spicerunner', 'crew.k4securitydroid'), 'crew.k4securitydroid 0'), 0).locks,
    ).toEqual([1]);
  });
  exercises('astromech.targetingastromech', 'locks after red', () => {
    expect(
      shipIn(
        answers(red('rebel.xwing.rookiepilot', 'astromech.targetingastromech'), 'astromech.targetingastromech 0'),
        0,
      ).locks,
    ).toEqual([1]);
  });
  exercises('crew.outlawtech', 'focuses after red', () => {
    expect(
      shipIn(answers(red('scum.hwk290.spicerunner', 'crew.outlawtech'), 'crew.outlawtech 0'), 0).tokens.focus,
    ).toBe(1);
  });
  exercises('scum.protectoratestarfighter.kadsolus', 'has two focus tokens after red', () => {
    expect(shipIn(red('scum.protectoratestarfighter.kadsolus'), 0).tokens.focus).toBe(2);
  });
  exercises('rebel.t70xwing.snapwexley', 'boosts after speeds 2 to 4', () => {
    const played = fly(alone('rebel.t70xwing.snapwexley'), 0, 'straight', 2);
    answers(played, 'rebel.t70xwing.snapwexley 0', 'boost', 'straight-1 ahead');
    expect(shipIn(played, 0).pose.y).toBe(500_000);
  });
  exercises('title.tiex7', 'evades after speeds 3 to 5', () => {
    const x7 = (): Played => alone('imperial.tiedefender.deltasquadronpilot', ['title.tiex7']);
    const played = fly(x7(), 0, 'straight', 3);
    answers(played, 'title.tiex7 0', 'evade');
    expect(shipIn(played, 0).tokens.evade).toBe(1);
    expect(asked(fly(x7(), 0, 'straight', 2))).not.toContain('0 effects');
  });
  exercises('tech.patternanalyzer', 'checks stress after the action', () => {
    const played = activate(alone('rebel.t70xwing.bluesquadronnovice', ['tech.patternanalyzer']), 0, 'koiogran-turn 4');
    answer(played, 0, 'tech.patternanalyzer 0');
    answer(played, 0, 'focus');
    expect(shipIn(played, 0).tokens).toMatchObject({ stress: 1, focus: 1 });
  });
  exercises(
    ['title.adaptiveailerons', 'imperial.tiestriker.duchess'],
    'must fly first, unless she would rather not',
    () => {
      const striker = activate(
        alone('imperial.tiestriker.imperialtrainee', ['title.adaptiveailerons']),
        0,
        'straight 1',
      );
      answer(striker, 0, 1);
      expect(shipIn(striker, 0).pose.y).toBe(460_000);
      const duchess = activate(alone('imperial.tiestriker.duchess', ['title.adaptiveailerons']), 0, 'straight 1');
      answer(duchess, 0, 'imperial.tiestriker.duchess 0');
      expect(shipIn(duchess, 0).pose.y).toBe(380_000);
    },
  );
  exercises('astromech.flightassistastromech', 'boosts or rolls with nobody ahead, and never shoots behind', () => {
    const played = fly(
      alone('rebel.xwing.rookiepilot', ['astromech.flightassistastromech', 'modification.engineupgrade']),
      0,
      'straight',
      1,
    );
    expect(asked(played)).toEqual(['0 effects']);
    const rear = table([
      { pilot: 'rebel.arc170.sharabey', upgrades: ['astromech.flightassistastromech'], at: AT },
      { at: [300, 200, 270] },
    ]);
    expect(mayAttack(rear, 0, 1)).toBe(false);
  });
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
