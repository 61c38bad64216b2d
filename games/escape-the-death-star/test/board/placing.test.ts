import { describe, expect, it } from 'vitest';
import {
  answersFor,
  draftsLabel,
  soldierOn,
  standingWith,
  withDraft,
  withoutDraft,
} from '../../board/placing/drafts.ts';
import { openingFor, swapped } from '../../board/placing/opening.ts';
import { STANDARD } from '../../rules/01-station/station.ts';
import { FETT, VADER } from '../../rules/model.ts';
import { sq } from '../support/maps.ts';
import { begun, round } from '../support/playing.ts';

const { board } = round({
  rebels: [{}, {}],
  dice: [4, 3, 4],
  vader: 'G7',
  fett: 'H7',
  troopers: ['G6', 'H9'],
}).match;
const down = round({ rebels: [{}, {}], dice: [4, 3, 4], vader: 'G7', fett: 'H7', down: true }).match.board;

describe('the plan of the Imperial', () => {
  const plan = withDraft(withDraft([], { soldier: FETT, square: sq('A5') }), { soldier: VADER, square: sq('H7') });

  it('8.2 shows every soldier where it will stand', () => {
    const standing = standingWith(board, plan);
    expect(soldierOn(standing, sq('A5'))).toBe(FETT);
    expect(soldierOn(standing, sq('H7'))).toBe(VADER);
    expect(soldierOn(standing, sq('G7'))).toBeNull();
    expect(soldierOn(standing, sq('G6'))).toBe(2);
  });

  it('8.1 is sent as soldier and square in turn, in the order of the plan, with the word that no more move', () => {
    expect(answersFor(board, plan)).toEqual([FETT, sq('A5'), VADER, sq('H7'), null]);
    expect(answersFor(board, [])).toEqual([null]);
  });

  it('sends a soldier elsewhere without a second move', () => {
    const changed = withDraft(plan, { soldier: FETT, square: sq('B5') });
    expect(answersFor(board, changed)).toEqual([FETT, sq('B5'), VADER, sq('H7'), null]);
  });

  it('13.8 takes back with one soldier whoever was to take its place', () => {
    expect(withoutDraft(board, plan, FETT)).toEqual([]);
    expect(withoutDraft(board, plan, VADER)).toEqual([{ soldier: FETT, square: sq('A5') }]);
  });

  it('8.3 stands Vader up where he lies, as his whole move', () => {
    const up = withDraft([], { soldier: VADER, square: sq('G7') });
    expect(answersFor(down, up)).toEqual([VADER, null]);
    expect(draftsLabel(down, up)).toBe('Stand Vader up');
    expect(draftsLabel(down, withDraft(up, { soldier: FETT, square: sq('A5') }))).toBe(
      'Stand Vader up and move 1 soldier',
    );
  });

  it('says on its button how many will move', () => {
    expect(draftsLabel(board, plan)).toBe('Move 2 soldiers');
    expect(draftsLabel(board, plan.slice(0, 1))).toBe('Move 1 soldier');
    expect(draftsLabel(board, [])).toBe('Leave all where they are');
  });
});

describe('setting out', () => {
  const { match } = begun(4, {});
  const opening = openingFor(STANDARD, match, { kind: 'set-out', seat: 3, soldier: 0, placed: [] });

  it('6.4 begins with a line-up that is allowed: each soldier on a square of its own, in the Falcon or around it', () => {
    expect(opening.map(({ soldier }) => soldier)).toEqual([0, 1, 2, 3, 4, 5]);
    const squares = opening.map(({ square }) => square);
    expect(new Set(squares).size).toBe(6);
    for (const square of squares) expect(STANDARD.hangar).toContain(square);
  });

  it('goes on from what was set out before', () => {
    const placed = [{ soldier: 0, square: STANDARD.fettIn }];
    const rest = openingFor(STANDARD, match, { kind: 'set-out', seat: 3, soldier: 1, placed });
    expect(rest).toHaveLength(5);
    expect(rest.map(({ square }) => square)).not.toContain(STANDARD.fettIn);
  });

  it('swaps two soldiers', () => {
    const [vader, fett] = opening;
    const after = swapped(opening, 0, fett?.square ?? -1);
    expect(after.slice(0, 2).map(({ square }) => square)).toEqual([fett?.square, vader?.square]);
  });
});
