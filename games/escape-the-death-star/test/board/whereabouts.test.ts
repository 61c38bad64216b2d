import { view } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../board/moves/paths.ts';
import { pegsIn } from '../../board/moves/pegs.tsx';
import { touchedOf, whereaboutsOf } from '../../board/moves/whereabouts.ts';
import { reachFrom, STANDARD } from '../../rules/01-station/station.ts';
import { rules } from '../../rules/index.ts';
import { UNSEEN } from '../../rules/model.ts';
import { sq } from '../support/maps.ts';
import { answer, round } from '../support/playing.ts';

const played = () => round({ rebels: [{}, {}, { at: 'prison' }], dice: [3, 2, 5, 2], vader: 'G7', fett: 'H8' });

describe('where the Rebels could be', () => {
  it('7.2 follows from where each was last seen and its die, through compactors too', () => {
    const { match } = played();
    const guess = whereaboutsOf(STANDARD, view(rules, match, 3));
    expect(guess?.[0]).toEqual(reachFrom(STANDARD, STANDARD.starts[0] ?? -1, 3));
    expect(guess?.[0]).toContain(STANDARD.compactors[0]);
    expect(guess?.[1]).toEqual(reachFrom(STANDARD, STANDARD.starts[1] ?? -1, 2));
  });

  it('7.3 leaves out prisoners whom no six has freed', () => {
    expect(whereaboutsOf(STANDARD, view(rules, played().match, 3))?.[2]).toEqual([]);
  });

  it('is the same whatever the Rebels have sealed', () => {
    const [near, far] = [STANDARD.starts[0] ?? -1, STANDARD.compactors[0] ?? -1].map((square) => {
      const match = played();
      answer(match, 0, square);
      answer(match, 1, STANDARD.starts[1] ?? -1);
      return view(rules, match.match, 3);
    });
    if (near === undefined || far === undefined) throw new Error('no view');
    expect(near.board.rebels[0]?.peg).toBe(UNSEEN);
    expect(whereaboutsOf(STANDARD, near)).toEqual(whereaboutsOf(STANDARD, far));
    expect(pegsIn(near)).toEqual([]);
  });

  it('counts the squares that a soldier would touch', () => {
    expect(touchedOf(STANDARD, [sq('G3'), sq('G4'), sq('H5')], sq('G4'))).toBe(2);
    expect(touchedOf(STANDARD, [sq('A5')], sq('G4'))).toBe(0);
  });
});

describe('pegs', () => {
  it('7.4 one’s own is seen as soon as it is sealed, 7.7 those of others once all have sealed', () => {
    const match = played();
    const [mine, theirs] = [STANDARD.starts[0] ?? -1, STANDARD.starts[1] ?? -1];
    answer(match, 0, mine);
    expect(pegsIn(view(rules, match.match, 0))).toEqual([{ rebel: 0, square: mine }]);
    expect(pegsIn(view(rules, match.match, 1))).toEqual([]);
    answer(match, 1, theirs);
    expect(pegsIn(view(rules, match.match, 0))).toEqual([
      { rebel: 0, square: mine },
      { rebel: 1, square: theirs },
    ]);
  });
});

describe('the way that is drawn', () => {
  it('7.5 takes the chute where that is shorter', () => {
    const [from, to] = [STANDARD.compactors[0] ?? -1, STANDARD.compactors[3] ?? -1];
    expect(pathTo(STANDARD.ways, from, to, [STANDARD.detention])).toEqual([from, to]);
  });

  it('4.6 goes round soldiers that are in the way, and ends on the one that is fought', () => {
    const path = pathTo(STANDARD.neighbours, sq('G3'), sq('G5'), [sq('G4')]);
    expect(path).not.toContain(sq('G4'));
    expect(path[0]).toBe(sq('G3'));
    expect(path.at(-1)).toBe(sq('G5'));
    expect(pathTo(STANDARD.neighbours, sq('G3'), sq('G4'), [sq('G4')])).toEqual([sq('G3'), sq('G4')]);
  });
});
