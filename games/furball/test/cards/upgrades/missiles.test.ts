import { expect } from 'vitest';
import type { PilotId } from '../../../catalogue/index.ts';
import { pilot, STURDY, shooter, withCard } from '../../support/cards/layouts.ts';
import { blanks } from '../../support/cards/shots.ts';
import { legal, points } from '../../support/cards/squads.ts';
import { changes, FOUR_HITS, fired, onHit } from '../../support/cards/weapons.ts';
import { facing, fire, locked, offers, rolled, state, usable } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  answer,
  asked,
  attack,
  attackDice,
  defenceDice,
  only,
  passAll,
  type ShipLayout,
  scores,
  shipIn,
  table,
} from '../../support/playing.ts';

exercises('missile.advhomingmissiles', 'a faceup card past the shields instead of the damage', () => {
  const played = fired('missile.advhomingmissiles', FOUR_HITS);
  expect(state(played, 1)).toEqual({ shields: 5, cards: 1, up: 1 });
  expect(shipIn(played, 0).locks).toEqual([1]);
  expect(scores(played)[0]).toBe(1);
  expect(state(fired('missile.advhomingmissiles', ['blank', 'blank', 'blank']), 1).cards).toBe(0);
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

exercises('missile.chardaanrefit', 'saves two points and fills the missile slot', () => {
  expect(points('rebel.awing.prototypepilot', 'missile.chardaanrefit')).toBe(15);
  expect(legal('rebel.awing.prototypepilot', 'missile.chardaanrefit', 'missile.protonrockets')).toBe(false);
});

exercises('missile.clustermissiles', '6.11 shoots twice at the same defender', () => {
  const played = table([
    {
      pilot: 'rebel.awing.prototypepilot',
      upgrades: ['missile.clustermissiles'],
      at: [300, 300, 90],
      ship: { locks: [1] },
    },
    { at: [300, 450, 270] },
  ]);
  attack(played, {
    weapon: 1,
    attack: ['hit', 'blank', 'blank'],
    defence: ['blank', 'blank'],
    more: [attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank')],
  });
  expect(shipIn(passAll(played), 1).shields).toBe(0);
  expect(only(played.events, 'attacks')).toHaveLength(1);
});

exercises(
  'missile.concussionmissiles',
  'turn a blank into a hit',
  changes('missile.concussionmissiles', 2, ['blank', 'blank', 'focus', 'hit'], ['hit', 'blank', 'focus', 'hit']),
);

exercises('missile.cruisemissiles', 'add the speed that was flown, at most four dice', () => {
  const dice = (speed: number, take: boolean): number => {
    const manoeuvre = { bearing: 'straight', speed, difficulty: 'white' } as const;
    const flown = { manoeuvre, difficulty: 'white', overlappedShip: false, overlappedRock: false } as const;
    const played = facing(2, { upgrades: ['missile.cruisemissiles'], ship: { locks: [1], flown } });
    fire(played);
    if (offers(played, 0, 'missile.cruisemissiles')) answer(played, 0, take ? 'missile.cruisemissiles 0' : null);
    return rolled(played, 'attack');
  };
  expect([dice(3, true), dice(5, true), dice(3, false), dice(0, true)]).toEqual([4, 5, 1, 1]);
});

exercises('missile.homingmissiles', 'leave the defender no evade token', () => {
  const shot = { attack: ['blank', 'blank', 'blank', 'hit'], defence: ['blank', 'blank'] } as const;
  const played = fire(facing(2, { ...locked('missile.homingmissiles') }, { tokens: { evade: 1 } }), shot);
  answer(played, 0, null);
  expect(asked(played)).not.toContain('1 effects');
  expect(state(played, 1).shields).toBe(1);
  const primary = fire(facing(2, { upgrades: ['missile.homingmissiles'] }, { tokens: { evade: 1 } }), {
    weapon: 0,
    attack: ['hit', 'blank'],
    defence: ['blank', 'blank'],
  });
  expect(usable(primary, 1)).toEqual(['token.evade', null]);
});

exercises(
  'missile.ionpulsemissiles',
  'one damage and two ion tokens on a hit',
  onHit('missile.ionpulsemissiles', { shields: 4, tokens: { ion: 2 } }),
);

exercises('missile.protonrockets', 'may add as many dice as the agility, at most three', () => {
  const dice = (id: PilotId, more: ShipLayout = {}): number => {
    const played = fire(facing(1, { ...pilot(id, withCard('missile.protonrockets')), tokens: { focus: 1 }, ...more }));
    if (!offers(played, 0, 'missile.protonrockets')) return -1;
    answer(played, 0, 'missile.protonrockets 0');
    return rolled(played, 'attack');
  };
  expect(dice('rebel.awing.prototypepilot')).toBe(5);
  expect(dice('rebel.z95headhunter.banditsquadronpilot')).toBe(4);
  const quick: ShipLayout = { upgrades: ['missile.protonrockets', 'modification.stealthdevice'] };
  expect(dice('rebel.awing.prototypepilot', quick)).toBe(5);
  expect(dice('rebel.z95headhunter.banditsquadronpilot', { tokens: { focus: 1, tractor: 2 } })).toBe(-1);
});

exercises(
  'missile.scramblermissiles',
  'a jam token for the defender and for each ship beside it',
  onHit('missile.scramblermissiles', { shields: 5, tokens: { jam: 1 }, beside: { jam: 1 } }),
);

exercises('missile.unguidedrockets', 'are changed by a focus token alone', () => {
  const by: ShipLayout = {
    upgrades: ['missile.unguidedrockets', 'elite.predator'],
    tokens: { focus: 1 },
    ship: { locks: [1] },
  };
  const played = fire(facing(1, by), { attack: ['focus', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(usable(played, 0)).toEqual(['token.focus-attack', null]);
  answer(played, 0, 'token.focus-attack');
  expect(state(passAll(played), 1).shields).toBe(1);
  expect(shipIn(played, 0).cards[1]?.up).toBe(true);
});

exercises('missile.xx23sthreadtracers', 'do no damage, and give a lock where a ship is its own friend', () => {
  const locksOf = (friendlyToSelf: boolean): readonly number[] => {
    const by: ShipLayout = { upgrades: ['missile.xx23sthreadtracers'], tokens: { focus: 1 } };
    const ships: readonly ShipLayout[] = [
      { ...by, at: [300, 300, 90] },
      { ...STURDY, at: [300, 500, 270] },
    ];
    const played = table(ships, {}, { friendlyToSelf });
    fire(played, { attack: ['hit', 'hit', 'crit'], defence: blanks(2) });
    expect(state(passAll(played), 1)).toEqual({ shields: 5, cards: 0, up: 0 });
    return shipIn(played, 0).locks;
  };
  expect([locksOf(false), locksOf(true)]).toEqual([[], [1]]);
});

exercises(
  ['missile.harpoonmissiles', 'condition.harpooned'],
  'harpoon the defender they hit, and keep the lock',
  () => {
    const hit = fired('missile.harpoonmissiles', ['hit', 'blank', 'blank', 'blank']);
    expect(shipIn(hit, 1).conditions).toMatchObject([{ card: 'condition.harpooned', by: 0 }]);
    expect(shipIn(hit, 0)).toMatchObject({ locks: [1], cards: [{}, { up: false }] });
    expect(shipIn(fired('missile.harpoonmissiles', blanks(4)), 1).conditions).toEqual([]);
  },
);
