import { choose, options, type Seat } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { facts } from '../../bot/facts.ts';
import { beliefs } from '../../bot/plain/beliefs.ts';
import { evaluate } from '../../bot/plain/evaluate.ts';
import { codeChance, wishesOf } from '../../bot/plain/wishes.ts';
import { inTouch, reachFrom, STANDARD } from '../../rules/01-station/station.ts';
import { rules } from '../../rules/index.ts';
import { FETT, FIRST_TROOPER, type Match, NOWHERE, type Rebel, type Soldier, VADER } from '../../rules/model.ts';
import { sq } from '../support/maps.ts';
import { begun, playedOn, policyOf } from './playing-out.ts';

const all = (): boolean => true;

/** Game 2 at the first secret move, with figures put where they are wanted. */
function escaping(
  players: number,
  rebels: readonly Partial<Rebel>[],
  soldiers: readonly Partial<Soldier>[] = [],
): Match {
  const match = playedOn(begun(players, {}, 'policy'), all, 'policy', 'sneak');
  for (const [i, rebel] of rebels.entries()) Object.assign(match.board.rebels[i] ?? {}, rebel);
  for (const [i, soldier] of soldiers.entries()) Object.assign(match.board.soldiers[i] ?? {}, soldier);
  return match;
}

/** Where a Rebel goes in so many tries. */
function goesTo(match: Match, seat: Seat, tries = 60): readonly number[] {
  return Array.from({ length: tries }, (_, i) => Number(policyOf(match, seat, `try ${i}`)));
}

const shareOf = (squares: readonly number[], isMeant: (square: number) => boolean): number =>
  squares.filter(isMeant).length / squares.length;

describe('Rebels', () => {
  it('11.2 with cards in hand and the Falcon within reach go in', () => {
    const match = escaping(3, [{ square: sq('G5'), die: 3, cards: [1, 2, 3], armed: true }, { square: sq('L4') }]);
    match.board.red = 1;
    expect(shareOf(goesTo(match, 0), (square) => STANDARD.isFalcon[square] === 1)).toBeGreaterThan(0.5);
    const inside = [...STANDARD.falcon][0] ?? NOWHERE;
    expect(facts(match.board, { kind: 'sneak', seat: 0, rebel: 0, pegs: [] }, inside)).toEqual([
      { fact: 'falcon', steps: 0 },
      { fact: 'code', chance: codeChance(match.board) },
      { fact: 'danger', soldiers: expect.any(Number) },
    ]);
  });

  it('do not always do the same', () => {
    expect(new Set(goesTo(escaping(3, [{ die: 5 }]), 0)).size).toBeGreaterThan(3);
  });

  it('fetch a Weapon on their way unless they have one', () => {
    const share = (armed: boolean): number =>
      shareOf(
        goesTo(escaping(3, [{ square: sq('D3'), die: 2, armed }, { square: sq('N7') }]), 0),
        (at) => at === sq('E3'),
      );
    expect(share(false)).toBeGreaterThan(share(true));
  });

  /** What a square is worth to a Rebel. */
  const worthOf = ({ board }: Match, rebel: number, square: string): number => {
    const { squares, worths } = wishesOf(board, rebel);
    return worths[squares.indexOf(sq(square))] ?? Number.NaN;
  };

  it('leave a card to the one who is clearly nearer', () => {
    const worth = (other: string): number =>
      worthOf(escaping(3, [{ square: sq(other) }, { square: sq('E10'), die: 3 }]), 1, 'E8');
    expect(worth('E8')).toBeLessThan(worth('N7'));
    expect(worth('E9')).toBe(worth('N7'));
  });

  it('with cards draw off as soon as another without any can run', () => {
    const worth = (cards: readonly number[], jailed = false): number =>
      worthOf(
        escaping(3, [
          { square: sq('H5'), die: 4, cards: [1] },
          { square: sq('H5'), cards, jailed },
        ]),
        0,
        'G7',
      );
    const sameColours = 4;
    expect(worth([])).toBeLessThan(worth([sameColours]));
    expect(worth([], true)).toBe(worth([sameColours], true));
  });
});

describe('the Imperial', () => {
  /** Game 2 as soldiers are about to move. */
  const hunting = (rebels: readonly Partial<Rebel>[], red = 6): Match => {
    const match = escaping(3, rebels);
    match.board.red = red;
    return playedOn(match, all, 'hunt', 'soldier');
  };

  it('7.7 hunts by what all can see: pegs change nothing', () => {
    const match = hunting([
      { square: sq('D3'), die: 2 },
      { square: sq('L4'), die: 4 },
    ]);
    const plan = (peg: number): readonly unknown[] => {
      for (const rebel of match.board.rebels) rebel.peg = peg;
      return [policyOf(match, 2), beliefs(match.board, 3)];
    };
    expect(plan(sq('D3'))).toEqual(plan(sq('N7')));
  });

  it('sets soldiers where they are likely to be in touch with somebody', () => {
    const match = hunting([
      { square: sq('D3'), die: 1 },
      { square: sq('L4'), die: 1 },
    ]);
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    choose(rules, match, ask, policyOf(match, 2));
    const square = Number(policyOf(match, 2));
    const within = [sq('D3'), sq('L4')].flatMap((from) => reachFrom(STANDARD, from, 1));
    expect(within.some((at) => inTouch(STANDARD, at, square))).toBe(true);
  });

  it('moves nobody who cannot stand better', () => {
    const match = hunting([]);
    for (const rebel of match.board.rebels) Object.assign(rebel, { square: STANDARD.detention, jailed: true, die: 1 });
    expect(policyOf(match, 2)).toBe(null);
  });

  it('9.3 sends Vader first, and Boba Fett last', () => {
    const match = escaping(3, [], []);
    match.asks = [{ kind: 'opponent', seat: 2, rebel: 0 }];
    match.stack.push({ at: 'combat', step: 0, rebel: 0, fought: 0 });
    const around = ['G5', 'F5', 'H5', 'G4'].map((name) => sq(name));
    Object.assign(match.board.rebels[0] ?? {}, { square: sq('G5') });
    match.board.soldiers.forEach((soldier, i) => {
      Object.assign(soldier, { square: around[i] ?? NOWHERE });
    });
    expect(options(rules, match, { kind: 'opponent', seat: 2, rebel: 0 })).toContain(VADER);
    expect(policyOf(match, 2)).toBe(VADER);
    Object.assign(match.board.soldiers[VADER] ?? {}, { down: true });
    expect(policyOf(match, 2)).toBe(FIRST_TROOPER);
    Object.assign(match.board.soldiers[FIRST_TROOPER] ?? {}, { square: NOWHERE });
    Object.assign(match.board.soldiers[FIRST_TROOPER + 1] ?? {}, { square: NOWHERE });
    expect(policyOf(match, 2)).toBe(FETT);
  });

  it('9.10 takes the card that the Rebels can spare least', () => {
    const match = escaping(3, [{ cards: [1, 4, 7] }]);
    match.asks = [{ kind: 'take-card', seat: 2, rebel: 0 }];
    match.stack.push({
      at: 'battle',
      step: 0,
      rebel: 0,
      soldier: VADER,
      exchanges: 1,
      rebelDice: [],
      imperialDice: [],
      winner: 'imperial',
    });
    expect(policyOf(match, 2)).toBe(7);
  });
});

describe('in Game 1', () => {
  const walking = (square: string, die: number, some: Partial<Rebel> = {}): Match => {
    const match = playedOn(begun(2, { game: 'capture', first: 'first' }, 'walk'), all, 'walk', 'walk');
    Object.assign(match.board.rebels[0] ?? {}, { square: sq(square), die, ...some });
    return match;
  };

  it('a Weapon within 4 steps is fetched before anybody is fought', () => {
    expect(policyOf(walking('D3', 1), 0)).toBe(sq('E3'));
    expect(policyOf(walking('G5', 2), 0)).toBe(sq('H5'));
  });

  it('4.6 one who is armed goes for the nearest Stormtrooper', () => {
    expect(policyOf(walking('G6', 3, { armed: true }), 0)).toSatisfy((square) =>
      ['F6', 'G7'].some((name) => sq(name) === square),
    );
  });
});

describe('the evaluation', () => {
  it('in Game 2 likes cards for the Rebels, and fears those of the Imperial', () => {
    const { board } = escaping(3, []);
    const before = evaluate(board, 0);
    Object.assign(board.rebels[1] ?? {}, { cards: [1] });
    expect(evaluate(board, 0)).toBeGreaterThan(before);
    expect(evaluate(board, 2)).toBe(-evaluate(board, 0));
    board.imperialCards = [2, 3];
    expect(evaluate(board, 0)).toBeLessThan(before);
  });

  it('in Game 1 counts points beside those of the best of the others', () => {
    const { board } = begun(3, { game: 'capture' }, 'points');
    Object.assign(board.rebels[1] ?? {}, { captives: [VADER] });
    expect([0, 1, 2].map((seat) => Math.sign(evaluate(board, seat)))).toEqual([-1, 1, -1]);
  });
});
