import { begin, type Dice, diceFromSeed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { battleOf, outcomeOf, rollBattle } from '../rules/03-battle/battle.ts';
import { asNumber, battleOdds } from '../rules/03-battle/odds.ts';
import { rules } from '../rules/index.ts';
import { FETT, FIRST_TROOPER, type SoldierKind, VADER } from '../rules/model.ts';
import { sq } from './support/maps.ts';
import { answer, only, rig, turn, wholeSetup } from './support/playing.ts';

const NUMBERS: { readonly [K in SoldierKind]: number } = { vader: VADER, fett: FETT, trooper: FIRST_TROOPER };

test.each([
  ['a Stormtrooper', { troopers: ['E5'] }, false, 1, 1],
  ['a Stormtrooper, armed', { troopers: ['E5'] }, true, 2, 1],
  ['Boba Fett', { fett: 'E5' }, false, 1, 1],
  ['Boba Fett, armed', { fett: 'E5' }, true, 2, 1],
  ['Darth Vader', { vader: 'E5' }, false, 1, 2],
  ['Darth Vader, armed', { vader: 'E5' }, true, 2, 2],
] as const)('3.1 against %s so many dice are rolled', (_, soldiers, armed, mine, theirs) => {
  const played = turn({ rebels: [{ at: 'E4', armed }, {}], ...soldiers, die: 1 });
  const events = answer(played, 0, sq('E5'));
  const [first] = only(events, 'battle');
  expect([first?.rebelDice, first?.imperialDice]).toEqual([mine, theirs]);
  for (const { rebelDice, imperialDice } of only(events, 'exchange')) {
    expect([rebelDice.length, imperialDice.length]).toEqual([mine, theirs]);
  }
});

const OUTCOMES = [
  ['3.2 one six beats none', 'trooper', [6], [5], 'rebel'],
  ['3.2 and the other way round', 'trooper', [1], [6], 'imperial'],
  ['3.2 two sixes beat one', 'vader', [6, 6], [6, 2], 'rebel'],
  ['3.2 two sixes of Vader beat one', 'vader', [6, 1], [6, 6], 'imperial'],
  ['3.2 a six on the second die counts', 'trooper', [2, 6], [5], 'rebel'],
  ['3.3 without a six nothing is decided, however high', 'trooper', [5], [1], 'no-six'],
  ['3.3 not even by Boba Fett', 'fett', [2], [5], 'no-six'],
  ['3.4 as many sixes are a tie', 'trooper', [6], [6], 'tie'],
  ['3.4 against two dice too', 'vader', [6, 6], [6, 6], 'tie'],
  ['3.5 Boba Fett wins his ties', 'fett', [6], [6], 'imperial'],
  ['3.5 two sixes against his one are no tie', 'fett', [6, 6], [6], 'rebel'],
  ['3.5 one of two against his one is a tie', 'fett', [6, 3], [6], 'imperial'],
] as const;

test.each(OUTCOMES)('%s', (_, kind, rebelDice, imperialDice, outcome) => {
  expect(outcomeOf(kind, rebelDice, imperialDice)).toBe(outcome);
});

test('3.3 both roll until somebody has won, and each exchange is told', () => {
  const played = turn({ rebels: [{ at: 'E4' }, {}], troopers: ['E5'], vader: 'H7', die: 1 });
  rig(played, 5, 1, 6, 6, 6, 2);
  const told = only(answer(played, 0, sq('E5')), 'exchange');
  expect(
    told.map(({ exchange, rebelDice, imperialDice, outcome, rule }) => [
      exchange,
      rebelDice,
      imperialDice,
      outcome,
      rule,
    ]),
  ).toEqual([
    [1, [5], [1], 'no-six', '3.3'],
    [2, [6], [6], 'tie', '3.4'],
    [3, [6], [2], 'rebel', '3.2'],
  ]);
});

const CHANCES = [
  ['trooper', false, 1, 2],
  ['trooper', true, 56, 81],
  ['fett', false, 5, 11],
  ['fett', true, 8, 13],
  ['vader', false, 25, 81],
  ['vader', true, 1, 2],
] as const;

test.each(CHANCES)('3.6 the chance against %s, armed: %s, is %i in %i', (kind, armed, over, under) => {
  expect(battleOdds(kind, armed)).toEqual({ over, under });
});

const BATTLES = 100_000;

test.each(CHANCES)('3.6 so many battles against %s, armed: %s, are won as computed', (kind, armed) => {
  const won = battlesWon(kind, armed, diceFromSeed(`battles/${kind}/${armed}`));
  const chance = asNumber(battleOdds(kind, armed));
  const error = Math.sqrt((chance * (1 - chance)) / BATTLES);
  expect(Math.abs(won / BATTLES - chance)).toBeLessThan(3 * error);
});

/** Battles of the rules themselves, one after the other. */
function battlesWon(kind: SoldierKind, armed: boolean, dice: Dice): number {
  const match = begin(rules, wholeSetup({ game: 'capture' }), [null, null], dice);
  const [rebel] = match.board.rebels;
  if (rebel === undefined) throw new Error('a game without Rebels');
  rebel.armed = armed;
  let won = 0;
  for (let i = 0; i < BATTLES; i++) {
    const { call } = battleOf(0, NUMBERS[kind]);
    rollBattle(match, call, undefined);
    if (call.winner === 'rebel') won++;
  }
  return won;
}
