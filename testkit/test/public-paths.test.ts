import { games } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { secrecyFaults } from '../secrets/faults.ts';
import { publicPathsOf } from '../secrets/of-game.ts';
import { treeOf } from '../secrets/parts.ts';
import { everybody, nobody, type PublicPaths } from '../secrets/public-paths.ts';
import { type Toy, toy } from '../toys/bids.ts';
import { cards } from '../toys/cards/index.ts';
import { hide } from '../toys/hide.ts';
import { cardsPaths, hidePaths, toyPaths } from '../toys/public-paths.ts';

/** Faults of a list must be reported, because they would keep the law from looking. */

describe('a list that does not fit its game', () => {
  const cases = Array.from({ length: 4 }, () => ({ setup: { rounds: 3 }, seating: [null, null, null] }));
  const faultsWith = (board: PublicPaths<Toy>['board']): readonly string[] =>
    secrecyFaults(toy, { ...toyPaths, board }, cases);
  const { round: _round, ...withoutRound } = toyPaths.board;

  test.each([
    ['bids', toy, toyPaths, 3],
    ['hidden movement', hide, hidePaths, 3],
    ['cards', cards, cardsPaths, 3],
  ] as const)('no fault is found with the game of %s', (_, rules, paths, rounds) => {
    const setup = { rounds, hand: 3, furies: 1 };
    expect(secrecyFaults(rules, paths, [{ setup, seating: [null, null, null] }])).toEqual([]);
  });

  test('a path that is not on the board is named', () => {
    const old = { ...toyPaths.board, 'bets.*': everybody };
    expect(faultsWith(old)).toEqual(['bets.* is on the list, but never on the board']);
  });

  test('a path that the list forgets is a secret, and seen', () => {
    expect(faultsWith(withoutRound)[0]).toMatch(
      /^match 0: what (a spectator|seat \d) sees and may not know \(or the list of public paths lacks it\): at board\.round: /,
    );
  });

  test('a path that the list says all may know, and that not all see, is named', () => {
    const generous = faultsWith({ ...toyPaths.board, 'secrets.*': everybody });
    expect(generous[0]).toMatch(/^match \d: secrets\.\d is not seen by (null|\d), but the list says it is$/);
  });

  test('a secret of which others can tell everything is never changed, and named', () => {
    const blind = { to: toyPaths.board['secrets.*'] as typeof nobody, others: (secret: unknown) => secret };
    expect(faultsWith({ ...toyPaths.board, 'secrets.*': blind })).toEqual([
      'secrets.* is kept from somebody, but was never changed',
    ]);
  });

  test('a path within another is refused', () => {
    const twice = { ...toyPaths, board: { ...toyPaths.board, secrets: nobody } };
    expect(() => treeOf(twice)).toThrow('secrets is public as a whole, yet the list has paths within it');
  });
});

describe('the list of a game in the catalogue', () => {
  test.each(games.map(({ id }) => id))('%s has one', async (id) => {
    expect(Object.keys((await publicPathsOf(id)).board)).not.toEqual([]);
  });

  test('a game without one is named', async () => {
    await expect(publicPathsOf('chess')).rejects.toThrow(/^chess has no list of public paths: .*chess.*is missing$/);
  });
});
