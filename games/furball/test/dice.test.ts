import { begin, type DiceSource, keyFromSeed } from '@starboard/kernel';
import { namedDiceFault, type RollsIn, script } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { fullDeck } from '../catalogue/index.ts';
import { SIDES } from '../rules/06-attack/dice.ts';
import { rules } from '../rules/index.ts';
import type { Furball, Setup } from '../rules/model.ts';
import { FACING } from './support/cards/layouts.ts';
import { answer, attack, SETUP, shipIn, table } from './support/playing.ts';

const rollsIn: RollsIn<Furball> = (event) => {
  if (event.type === 'rolled-off') {
    return event.rolls.map(([who, faces]) => ({
      purpose: 'initiative',
      who,
      sides: 8,
      faces,
      printed: SIDES.attack,
    }));
  }
  if (event.type !== 'rolled') return [];
  const { ship: who, pool, why, faces } = event;
  const isInAttack = why === 'attack' || why === 'defence';
  const purpose = isInAttack ? pool : why === 'asteroid' ? 'asteroid-damage' : 'effect';
  return [{ purpose, who, sides: 8, faces, printed: SIDES[pool] }];
};

test('every roll has the dice of its turn, its purpose and its roller', () => {
  const setup = { limit: 25, rounds: 5 };
  const unseen = ['asteroids', 'squad', 'deck', 'ranking', 'attack-reroll', 'defence-reroll', 'turned-card'] as const;
  expect(namedDiceFault(rules, rollsIn, { games: 10, seed: 'dice', setup, seats: 8, unseen })).toBeUndefined();
});

const FOUR = [null, null, null, null];
const begun = (setup: Partial<Setup>, dice: Partial<DiceSource<Furball['purpose']>> = {}) =>
  begin(rules, { ...SETUP, limit: 35, ...setup }, FOUR, { key: keyFromSeed('shared'), ...dice }).board;

test('1.6 a script stacks the deck of one ship, and leaves the others as they are', () => {
  const [plain, stacked] = [begun({}), begun({}, { script: [{ purpose: 'deck', who: 2, draws: [[30, 4]] }] })];
  expect(stacked.ships[2]?.deck.slice(0, 2)).toEqual([fullDeck('tfa')[30], fullDeck('tfa')[4]]);
  expect(stacked.ships[1]?.deck).toEqual(plain.ships[1]?.deck);
});

test('1.4 a script lays out asteroids', () => {
  const { asteroids } = begun({}, { script: [{ purpose: 'asteroids', draws: [[100, 200, 5000]] }] });
  expect(asteroids).toHaveLength(6);
  expect(asteroids).not.toEqual(begun({}).asteroids);
  expect(begun({ limit: 30 }).asteroids).toEqual(begun({}).asteroids);
});

test('1.1 a squad that one pilot brings changes nothing that the others draw', () => {
  const brought = { pilot: 'rebel.z95headhunter.banditsquadronpilot', upgrades: [] } as const;
  const [all, three] = [begun({}), begun({ squads: [brought] })];
  const drawn = (board: typeof all) => board.ships.slice(1).map(({ cards, deck }) => ({ cards, deck }));
  expect(drawn(three)).toEqual(drawn(all));
  expect(three.ships[0]?.cards).not.toEqual(all.ships[0]?.cards);
});

test('6.6 rerolls have dice of their own', () => {
  const played = table([{ at: [300, 300, 90], ship: { locks: [1] } }, FACING[1] ?? {}]);
  script(played.match, { purpose: 'attack-reroll', who: 0, draws: [1, 4] });
  attack(played, { attack: ['hit', 'blank', 'blank'] });
  answer(played, 0, 'token.lock');
  answer(played, 0, { blank: 2 });
  expect(played.events.find((event) => event.type === 'dice')).toMatchObject({
    what: 'rerolled',
    faces: ['hit', 'hit', 'crit'],
  });
  expect(shipIn(played, 0).locks).toEqual([]);
});
