import { view } from '@starboard/kernel';
import { percent } from '@starboard/ui';
import { describe, expect, it } from 'vitest';
import { prospectBadge, prospectSays } from '../../board/moves/prospect-words.ts';
import { chanceToWinAll, prospectOfSneak, prospectOfWalk } from '../../board/moves/prospects.ts';
import { standingsOf } from '../../board/playback/standings.ts';
import { STANDARD } from '../../rules/01-station/station.ts';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds, codeOdds } from '../../rules/03-battle/odds.ts';
import { rules } from '../../rules/index.ts';
import { FETT, FIRST_TROOPER, VADER } from '../../rules/model.ts';
import { sq } from '../support/maps.ts';
import { round, turn } from '../support/playing.ts';

const CASES = [VADER, FETT, FIRST_TROOPER].flatMap((soldier) => [
  { soldier, armed: false },
  { soldier, armed: true },
]);

describe('the odds that the page shows are those of the rules', () => {
  it.each(CASES)('3.6 against soldier $soldier, armed: $armed', ({ soldier, armed }) => {
    const square = 'G3';
    const places = ['A5', 'A6', 'A7'].map((other, i) => (i === soldier ? square : other));
    const [vader = '', fett = '', trooper = ''] = places;
    const { match } = turn({ rebels: [{ at: 'G4', armed }, {}], die: 2, vader, fett, troopers: [trooper] });
    const { board } = view(rules, match, 0);
    const prospect = prospectOfWalk(STANDARD, board, 0, sq(square));
    const chance = asNumber(battleOdds(kindOf(soldier), armed));
    expect(prospect.fights).toEqual([{ soldier, chance }]);
    expect(prospectBadge(prospect)).toBe(percent(chance));
    expect(prospectSays(prospect, false).join(' ')).toContain(`(${percent(chance)} to win)`);
  });

  it('9.1 in secret, of all who are in touch with a square now, one after the other', () => {
    const { match } = round({
      rebels: [{ at: 'G3' }, {}],
      dice: [4, 3, 2],
      vader: 'G5',
      fett: 'H4',
      troopers: ['G4', 'E5'],
    });
    const { board } = view(rules, match, 0);
    const { fights } = prospectOfSneak(STANDARD, board, 0, sq('G4'));
    expect(fights.map(({ soldier }) => soldier)).toEqual([VADER, FETT, FIRST_TROOPER]);
    const product = [VADER, FETT, FIRST_TROOPER].reduce((p, each) => p * asNumber(battleOdds(kindOf(each), false)), 1);
    expect(chanceToWinAll(fights)).toBeCloseTo(product, 12);
  });

  it('9.9 a card on the square of a secret move may be gone before the Rebel takes it', () => {
    const { match } = round({ rebels: [{ at: 'E4' }, {}], dice: [4, 3, 2], vader: 'H7' });
    const { board } = view(rules, match, 0);
    const says = prospectSays(prospectOfSneak(STANDARD, board, 0, sq('E5')), true);
    expect(says).toEqual(['You take the code card if it is still there after your battles.']);
  });

  it('11.2 of the code, with the cards of all Rebels, prisoners included', () => {
    const { match } = round({ rebels: [{ cards: [1] }, { at: 'prison', cards: [8] }], dice: [4, 3, 2] });
    const { board } = view(rules, match, 0);
    const chance = asNumber(codeOdds([1, 8], 'three'));
    expect(prospectOfSneak(STANDARD, board, 0, STANDARD.falcon[0] ?? -1).code).toBe(chance);
    expect(standingsOf({ board, seat: null }, ['Ada', 'Ben', 'Cleo']).short).toContain(`code ${percent(chance)}`);
  });
});
