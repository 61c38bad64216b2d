import { askOf, type Choice, diceFromSeed, type Seat } from '@starboard/kernel';
import { policyChoice } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { heuristics } from '../../bot/index.ts';
import { ANY_WEAPON, chanceFor } from '../../rules/06-attack/chance.ts';
import { rules } from '../../rules/index.ts';
import type { Furball } from '../../rules/model.ts';
import { meeting } from '../support/cards/flying.ts';
import { withCard } from '../support/cards/layouts.ts';
import { given } from '../support/cards/tokens.ts';
import { beside, facing } from '../support/duel.ts';
import { answers, moment, type Playthrough, run, type ShipLayout } from '../support/playing.ts';

function choiceOf({ match }: Playthrough, seat: Seat): Choice<Furball> {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  return policyChoice(rules, heuristics, match, ask, diceFromSeed('cards'));
}

test('a bot refuses the ion token that another pilot offers', () => {
  const played = given(meeting('scum.z95headhunter.binayrepirate', ['illicit.iondischargers']), 'ion');
  expect(choiceOf(answers(played, 'illicit.iondischargers 0'), 1)).toBe('decline');
});

test('a bot fires its ARC Caster where somebody else is hurt, and not where it would hurt itself', () => {
  const weapon = (third: ShipLayout): unknown => {
    const played = run(facing(1, withCard('cannon.arccaster'), {}, third), chanceFor(0, ANY_WEAPON, null));
    const choice = choiceOf(played, 0);
    return typeof choice === 'object' && choice !== null && 'weapon' in choice ? choice.weapon : null;
  };
  expect([weapon(beside(1)), weapon({ at: [800, 800, 0] })]).toEqual([1, 0]);
});

test('a bot gives no action to another pilot', () => {
  const played = meeting('rebel.xwing.wedgeantilles', ['elite.squadleader'], {
    ship: { acted: ['focus', 'target-lock'] },
  });
  run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
  expect(choiceOf(played, 0)).toBe(null);
});

test('a bot takes Glitterstim where there is somebody to fight, and not alone', () => {
  const at = (range: ShipLayout): Choice<Furball> =>
    choiceOf(moment(facing(1, withCard('illicit.glitterstim'), range), 'combat.start'), 0);
  expect([at({}), at({ at: [800, 800, 0] })]).toEqual(['illicit.glitterstim 0', null]);
});
