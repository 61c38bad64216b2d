import { expect } from 'vitest';
import type { UpgradeId } from '../../catalogue/index.ts';
import type { Face, Tokens } from '../../rules/model.ts';
import { beside, facing, fire, locked, state } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { type Layout, type Played, passAll, scores, shipIn, stackDeck, table } from '../support/playing.ts';

/** Weapons that do something else than the damage of their dice when they hit, or something besides. */

const BLANKS: readonly Face[] = ['blank', 'blank'];
const HITS: readonly Face[] = ['hit', 'hit', 'crit', 'hit'];
/** Three hull points under four shields, so that whatever is suffered shows. */
const STURDY: Layout = { pilot: 'rebel.bwing.bluesquadronpilot' };

/** Four shields and a crit away: what a weapon does where it hits, and where it misses. */
function fired(weapon: UpgradeId, attack: readonly Face[], at: Layout = STURDY): Played {
  const played = facing(2, { ...locked(weapon), tokens: { focus: 1 } }, at, beside(2));
  stackDeck(played, 1, 'damage.tfa.consolefire');
  fire(played, { attack, defence: BLANKS });
  return passAll(played);
}

interface Expected {
  readonly shields: number;
  readonly tokens?: Partial<Tokens>;
  /** Of the ship at range 1 of the defender. */
  readonly beside?: Partial<Tokens>;
}

/** A hit does this and no more, and a miss nothing. */
function hits(weapon: UpgradeId, { shields, tokens = {}, beside: near = {} }: Expected): () => void {
  return () => {
    const hit = fired(weapon, HITS);
    expect(state(hit, 1)).toEqual({ shields, cards: 0, up: 0 });
    expect(shipIn(hit, 1).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0, ...tokens });
    expect(shipIn(hit, 2).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0, ...near });
    const missed = fired(weapon, ['blank', 'blank', 'blank', 'blank']);
    expect(state(missed, 1)).toEqual({ shields: 5, cards: 0, up: 0 });
    expect(shipIn(missed, 1).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0 });
    expect(shipIn(missed, 2).tokens).toMatchObject({ ion: 0, stress: 0, jam: 0 });
  };
}

exercises(
  'cannon.ioncannon',
  'one damage and one ion token on a hit',
  hits('cannon.ioncannon', { shields: 4, tokens: { ion: 1 } }),
);
exercises(
  'turret.ioncannonturret',
  'one damage and one ion token on a hit',
  hits('turret.ioncannonturret', { shields: 4, tokens: { ion: 1 } }),
);
exercises(
  'missile.ionpulsemissiles',
  'one damage and two ion tokens on a hit',
  hits('missile.ionpulsemissiles', { shields: 4, tokens: { ion: 2 } }),
);
exercises(
  'cannon.jammingbeam',
  'a jam token and no damage on a hit',
  hits('cannon.jammingbeam', { shields: 5, tokens: { jam: 1 } }),
);
exercises(
  'missile.scramblermissiles',
  'a jam token for the defender and for each ship beside it',
  hits('missile.scramblermissiles', { shields: 5, tokens: { jam: 1 }, beside: { jam: 1 } }),
);
exercises(
  'cannon.flechettecannon',
  'one damage and a stress token on a hit',
  hits('cannon.flechettecannon', { shields: 4, tokens: { stress: 1 } }),
);

exercises('cannon.flechettecannon', 'gives no second stress token', () => {
  const played = fired('cannon.flechettecannon', HITS, { ...STURDY, tokens: { stress: 1 } });
  expect(shipIn(played, 1).tokens.stress).toBe(1);
});

exercises('torpedo.iontorpedoes', 'ion tokens for the defender and each ship beside it, on top of the damage', () => {
  const played = fired('torpedo.iontorpedoes', HITS);
  expect(state(played, 1).shields).toBe(1);
  expect([1, 2, 3].map((seat) => shipIn(played, seat).tokens.ion)).toEqual([1, 1, 0]);
  const missed = fired('torpedo.iontorpedoes', ['blank', 'blank', 'blank', 'blank']);
  expect([1, 2].map((seat) => shipIn(missed, seat).tokens.ion)).toEqual([0, 0]);
});

exercises('torpedo.plasmatorpedoes', 'strip a shield after the damage', () => {
  expect(state(fired('torpedo.plasmatorpedoes', ['hit', 'blank', 'blank', 'blank']), 1).shields).toBe(3);
  expect(state(fired('torpedo.plasmatorpedoes', ['blank', 'blank', 'blank', 'blank']), 1).shields).toBe(5);
});

exercises('torpedo.flechettetorpedoes', 'stress a defender with at most four hull, hit or miss', () => {
  const stress = (at: Layout): number =>
    shipIn(fired('torpedo.flechettetorpedoes', ['blank', 'blank', 'blank'], at), 1).tokens.stress;
  expect(stress(STURDY)).toBe(1);
  expect(stress({ pilot: 'rebel.ywing.goldsquadronpilot' })).toBe(0);
  expect(stress({ pilot: 'imperial.tieadvprototype.baronoftheempire', upgrades: ['modification.hullupgrade'] })).toBe(
    1,
  );
});

exercises('missile.advhomingmissiles', 'a faceup card past the shields instead of the damage', () => {
  const played = fired('missile.advhomingmissiles', HITS);
  expect(state(played, 1)).toEqual({ shields: 5, cards: 1, up: 1 });
  expect(shipIn(played, 0).locks).toEqual([1]);
  expect(scores(played)[0]).toBe(1);
  expect(state(fired('missile.advhomingmissiles', ['blank', 'blank', 'blank']), 1).cards).toBe(0);
});

exercises('missile.xx23sthreadtracers', 'do no damage, and give a lock where a ship is its own friend', () => {
  const locksOf = (friendlyToSelf: boolean): readonly number[] => {
    const by: Layout = { upgrades: ['missile.xx23sthreadtracers'], tokens: { focus: 1 } };
    const ships: readonly Layout[] = [
      { ...by, at: [300, 300, 90] },
      { ...STURDY, at: [300, 500, 270] },
    ];
    const played = table(ships, {}, { friendlyToSelf });
    fire(played, { attack: ['hit', 'hit', 'crit'], defence: BLANKS });
    expect(state(passAll(played), 1)).toEqual({ shields: 5, cards: 0, up: 0 });
    return shipIn(played, 0).locks;
  };
  expect([locksOf(false), locksOf(true)]).toEqual([[], [1]]);
});
