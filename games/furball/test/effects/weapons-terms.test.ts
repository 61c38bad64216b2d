import { expect } from 'vitest';
import { facing, fire, fleeing, locked } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { activate, answer, type Layout, mayAttack, moment, type Played, passAll, shipIn } from '../support/playing.ts';

/** Cards about what it takes to fire a weapon: arcs, ranges, tokens, cards. */

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

exercises('rebel.bwing.neradantels', 'fires torpedoes all round, and nothing else', () => {
  const by: Layout = {
    pilot: 'rebel.bwing.neradantels',
    ...locked('torpedo.protontorpedoes', 'cannon.ioncannon'),
  };
  expect([0, 1, 2].map((weapon) => mayAttack(fleeing(2, by), 0, 1, weapon))).toEqual([false, true, false]);
  expect(mayAttack(fleeing(2, { ...by, ship: { locks: [] } }), 0, 1, 1)).toBe(false);
});

exercises('imperial.tiebomber.majorrhymer', 'shoots secondary weapons a band nearer or farther, not beyond 3', () => {
  const by = (weapon: 'missile.advhomingmissiles' | 'torpedo.protontorpedoes'): Layout => ({
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
  const far: Layout = { at: [300, 660, 270] };
  expect([0, 1].map((weapon) => mayAttack(facing(3, by('torpedo.protontorpedoes'), far), 0, 1, weapon))).toEqual([
    false,
    false,
  ]);
});

exercises('elite.deadeye', 'pays with a focus token where a lock is asked for', () => {
  const by: Layout = { upgrades: ['torpedo.protontorpedoes', 'elite.deadeye'], tokens: { focus: 1 } };
  const played = fire(facing(2, by), { attack: BLANKS, defence: ['blank', 'blank'] });
  expect(shipIn(passAll(played), 0).tokens.focus).toBe(0);
  const kept = facing(2, { ...by, upgrades: ['missile.homingmissiles', 'elite.deadeye'] });
  expect(shipIn(passAll(fire(kept, { attack: BLANKS, defence: ['blank', 'blank'] })), 0).tokens.focus).toBe(1);
  expect(mayAttack(facing(2, { ...by, tokens: {} }), 0, 1, 1)).toBe(false);
});

/** What is left of the weapon: the card and the tokens on it. */
function left(played: Played): { up: boolean | undefined; tokens: number | undefined } {
  const held = shipIn(passAll(played), 0).cards[1];
  return { up: held?.up, tokens: held?.tokens };
}

const HIT = { attack: ['hit', 'blank', 'blank', 'blank'], defence: ['blank', 'blank'] } as const;
const MISS = { attack: BLANKS, defence: ['blank', 'blank'] } as const;

exercises('modification.munitionsfailsafe', 'keeps a weapon that misses', () => {
  const by = locked('torpedo.protontorpedoes', 'modification.munitionsfailsafe');
  expect(left(fire(facing(2, by), MISS)).up).toBe(true);
  expect(left(fire(facing(2, by), HIT)).up).toBe(false);
});

exercises('torpedo.extramunitions', 'puts a token on every torpedo, missile and bomb, to be used up first', () => {
  const weapons = [
    'torpedo.protontorpedoes',
    'missile.clustermissiles',
    'bomb.seismiccharges',
    'cannon.ioncannon',
  ] as const;
  const played = facing(2, locked(...weapons, 'torpedo.extramunitions'));
  moment(played, 'setup.after-placement');
  expect(shipIn(played, 0).cards.map(({ tokens }) => tokens)).toEqual([0, 1, 1, 1, 0, 0]);
  expect(left(fire(played, MISS))).toEqual({ up: true, tokens: 0 });
  shipIn(played, 0).locks = [1];
  expect(left(fire(played, MISS))).toEqual({ up: false, tokens: 0 });
});

exercises('torpedo.extramunitions', 'lets a bomb be dropped twice', () => {
  const played = facing(3, { upgrades: ['bomb.seismiccharges', 'torpedo.extramunitions'] });
  moment(played, 'setup.after-placement');
  activate(played, 0, 'straight 1');
  answer(played, 0, 'bomb.seismiccharges 0');
  expect(left(played)).toEqual({ up: true, tokens: 0 });
});

exercises(
  ['torpedo.extramunitions', 'modification.munitionsfailsafe'],
  'a miss costs neither card nor token, in whatever order they lie there',
  () => {
    const pair = ['torpedo.extramunitions', 'modification.munitionsfailsafe'] as const;
    for (const cards of [pair, [...pair].reverse()]) {
      for (const [shot, after] of [
        [MISS, { up: true, tokens: 1 }],
        [HIT, { up: true, tokens: 0 }],
      ] as const) {
        const played = facing(2, locked('torpedo.protontorpedoes', ...cards));
        moment(played, 'setup.after-placement');
        expect(left(fire(played, shot))).toEqual(after);
      }
    }
  },
);

const DISABLED: Layout = { pilot: 'imperial.alphaclassstarwing.nusquadronpilot', tokens: { disabled: 1 } };

exercises('title.os1arsenalloadout', 'fires torpedoes and missiles at a locked ship with weapons disabled', () => {
  const upgrades = ['missile.unguidedrockets', 'cannon.ioncannon', 'title.os1arsenalloadout'] as const;
  const tokens = { disabled: 1, focus: 1 };
  const weapons = (locks: readonly number[]): readonly boolean[] =>
    [0, 1, 2].map((weapon) => mayAttack(facing(2, { ...DISABLED, upgrades, tokens, ship: { locks } }), 0, 1, weapon));
  expect(weapons([1])).toEqual([false, true, false]);
  expect(weapons([2])).toEqual([false, false, false]);
});

exercises('title.xg1assaultconfiguration', 'fires cannons of at most two points with weapons disabled', () => {
  const upgrades = ['cannon.flechettecannon', 'cannon.ioncannon', 'title.xg1assaultconfiguration'] as const;
  const played = [0, 1, 2].map((weapon) => mayAttack(facing(2, { ...DISABLED, upgrades }), 0, 1, weapon));
  expect(played).toEqual([false, true, false]);
});

exercises('crew.zeborrelios', 'shoots at a ship it touches and faces, and may be shot at by it', () => {
  const touching = (turned: number, upgrades: Layout['upgrades'] = ['crew.zeborrelios']): readonly boolean[] => {
    const zeb: Layout = { upgrades, at: [300, 300, turned], ship: { touching: [1] } };
    const at: Layout = { at: [300, 341, 270], ship: { touching: [0] } };
    return [mayAttack(facing(1, zeb, at), 0, 1), mayAttack(facing(1, zeb, at), 1, 0)];
  };
  expect(touching(90)).toEqual([true, true]);
  expect(touching(270)).toEqual([false, false]);
  expect(touching(90, [])).toEqual([false, false]);
});
