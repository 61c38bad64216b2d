import { rules } from '@starboard/duel-in-space/rules';
import { options } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { solvedOptions } from '../../bot/solved.ts';
import { adviseAims, adviseHeadings } from '../../solution/advice/advice.ts';
import { mirrored, POSITIONS } from '../../solution/model/positions.ts';
import { WHOLE } from '../../solution/model/ships.ts';
import certificate from '../../solution/table/certificate.json' with { type: 'json' };
import { loadSmall } from '../../solution/table/load-small.ts';
import { duel, leaving, NO_LASERS, turn } from '../support/playing.ts';

const small = loadSmall();
const START = { mine: WHOLE, theirs: WHOLE, quiet: 0 } as const;
const at = (port: number, view: number) => {
  const found = POSITIONS.find((each) => each.port === port && each.view === view);
  if (found === undefined) throw new Error('no such position');
  return found;
};

test('2.2 the small table is within half a point of every proven start value', () => {
  for (const [dice, value] of Object.entries(certificate.startValues)) {
    const [mine = 1, theirs = 1] = dice.split(',').map(Number);
    const { worth } = adviseAims(small, { ...START, position: at(mine + 1, theirs + 1) });
    expect(Math.abs(worth - value), dice).toBeLessThan(0.01);
  }
}, 60_000);

test('10.1 the advice for the mirror image is the mirror image of the advice', () => {
  const position = at(2, 4);
  const image = at(mirrored(2), mirrored(4));
  const aims = adviseAims(small, { ...START, position });
  for (const { option, share, worth } of adviseAims(small, { ...START, position: image }).mine) {
    const other = aims.mine.find((each) => mirrored(each.option === 8 ? 8 : at(each.option, 1).port) === option);
    expect(share).toBeCloseTo(other?.share ?? -1, 6);
    expect(worth).toBeCloseTo(other?.worth ?? -1, 6);
  }
  const headings = adviseHeadings(small, { ...START, position }, 2, 3);
  for (const { option, worth } of adviseHeadings(small, { ...START, position: image }, mirrored(2), mirrored(3)).mine) {
    const other = headings.mine.find((each) => each.option === (option === 4 ? 4 : -option || 0));
    expect(worth).toBeCloseTo(other?.worth ?? -1, 6);
  }
});

test('3.1 no option is worth more than the position, and those taken are worth as much', () => {
  const { worth, mine } = adviseAims(small, { ...START, position: at(3, 5) });
  expect(mine.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  for (const each of mine) {
    expect(each.worth).toBeLessThan(worth + 1e-9);
    if (each.share > 1e-9) expect(each.worth).toBeCloseTo(worth, 9);
  }
});

function sharesNow(played: ReturnType<typeof duel>) {
  const { match } = played;
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  return solvedOptions(small, match.board, ask, options(rules, match, ask));
}

test('10.7 other limits, own designs (9.1) and drones (8.1) are not solved', () => {
  expect(sharesNow(duel({ ports: [2, 5] }))).toHaveLength(8);
  expect(sharesNow(duel({ ports: [2, 5], setup: { quietLimit: 50 } }))).toBeUndefined();
  expect(sharesNow(duel({ ports: [2, 5], seating: [null, 'drone'] }))).toBeUndefined();
  expect(sharesNow(duel({ setup: { designs: 'open' } }))).toBeUndefined();
  expect(sharesNow(duel({ ports: [2, 5], ships: [{}, NO_LASERS] }))).toBeUndefined();
});

test('5.2 the solution fires everything when a hit can only help', () => {
  const { match } = duel({ ports: [1, 4] });
  const salvos = [['forward-1', 'forward-2', 'forward-3'], ['forward-1'], []] as const;
  const shares = solvedOptions(small, match.board, { kind: 'fire', seat: 0 }, salvos);
  expect(shares?.map(({ share }) => Math.round(share))).toEqual([1, 0, 0]);
});

test('7.3 whoever stands better fights on, and whoever stands worse does not', () => {
  const played = duel({ ...leaving, ships: [{ protectionLost: 8 }, {}] });
  turn(played);
  const { match } = played;
  const yes = (seat: 0 | 1) => solvedOptions(small, match.board, { kind: 'fight-on', seat }, [true, false])?.[0]?.share;
  expect([yes(0), yes(1)]).toEqual([0, 1]);
});
