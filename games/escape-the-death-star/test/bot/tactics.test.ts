import { type Choice, choose, diceFromSeed, type Mind, options, type TurnGame, view } from '@starboard/kernel';
import { describe, expect, it, test } from 'vitest';
import { tactics } from '../../bot/tactics.ts';
import { CONTACTS, fightsOf, PER_KIND } from '../../bot/turn/fights.ts';
import { FARTHEST, roundOn } from '../../bot/turn/rounds.ts';
import { type Hunt, huntShares } from '../../bot/turn/solving.ts';
import { stylesOf } from '../../bot/turn/styles.ts';
import { inTouch, STANDARD } from '../../rules/01-station/station.ts';
import { rules } from '../../rules/index.ts';
import { type DeathStar, type Match, type Rebel, type Soldier, VADER } from '../../rules/model.ts';
import { sq } from '../support/maps.ts';
import { begun, playedOn } from './playing-out.ts';

const all = (): boolean => true;
const BEST: Mind = { character: '', foresight: FARTHEST };
const HUNTERS = 2;

/** Escape of two Rebel players until somebody is asked this, with figures put where they are wanted. */
function escaping(
  until: 'sneak' | 'soldier',
  rebels: readonly Partial<Rebel>[],
  soldiers: readonly Partial<Soldier>[] = [],
  red = 3,
): Match {
  const match = playedOn(begun(3, {}, 'tactics'), all, 'tactics', 'sneak');
  match.board.red = red;
  for (const [i, rebel] of rebels.entries()) Object.assign(match.board.rebels[i] ?? {}, rebel);
  for (const [i, soldier] of soldiers.entries()) Object.assign(match.board.soldiers[i] ?? {}, soldier);
  return until === 'sneak' ? match : playedOn(match, all, 'tactics', until);
}

function gameFor(match: Match, seat: number, mind: Mind = BEST): TurnGame<DeathStar> {
  const game = tactics.turnGame(view(rules, match, seat), mind, diceFromSeed('tactics'));
  if (game === null) throw new Error(`nothing is worked out for seat ${seat}`);
  return game;
}

/** How often equals take the choices that are meant. */
function shareOf(game: TurnGame<DeathStar>, isMeant: (choice: Choice<DeathStar>) => boolean): number {
  const shares = game.players[0].solved ?? [];
  let sum = 0;
  for (const [i, choice] of (game.players[0].opens ?? []).entries()) if (isMeant(choice)) sum += shares[i] ?? 0;
  return sum;
}

const FAR_AWAY: readonly Partial<Soldier>[] = ['A8', 'A9', 'A7', 'B7'].map((name) => ({ square: sq(name) }));
const PLACES: readonly (readonly Partial<Rebel>[])[] = [
  [
    { square: sq('D3'), die: 3 },
    { square: sq('L4'), die: 4, cards: [1] },
  ],
  [
    { square: sq('G5'), die: 4, cards: [1, 2], armed: true },
    { square: sq('E10'), die: 2 },
  ],
  [
    { square: sq('H10'), die: 5, cards: [3], armed: true },
    { square: sq('F7'), die: 3, armed: true, cards: [5] },
  ],
];

describe('battles ahead', () => {
  test('3.6 are summed up exactly', () => {
    const { survives, beaten } = fightsOf(false);
    expect(survives[0]).toBe(1);
    expect(survives[PER_KIND.trooper]).toBe(1 / 2);
    expect(survives[2 * PER_KIND.trooper]).toBe(1 / 4);
    expect(survives[PER_KIND.vader + PER_KIND.fett]).toBeCloseTo((25 / 81) * (5 / 11), 12);
    expect(beaten.trooper[2 * PER_KIND.trooper]).toBe(1 / 2 + 1 / 4);
    expect(fightsOf(true).survives[PER_KIND.trooper]).toBeCloseTo(56 / 81, 12);
  });

  test('9.3 begin with Vader and end with Boba Fett', () => {
    const { beaten } = fightsOf(false);
    const met = PER_KIND.vader + PER_KIND.fett + PER_KIND.trooper;
    expect(beaten.vader[met]).toBeCloseTo(25 / 81, 12);
    expect(beaten.fett[met]).toBeCloseTo((25 / 81 / 2) * (5 / 11), 12);
    expect(met).toBeLessThan(CONTACTS);
  });
});

describe('a Rebel', () => {
  it('11.2 goes into the Falcon with a good code if hardly a soldier can come', () => {
    const match = escaping('sneak', [{ square: sq('G5'), die: 3, cards: [1, 2, 3], armed: true }, {}], FAR_AWAY, 1);
    expect(shareOf(gameFor(match, 0), (at) => STANDARD.isFalcon[Number(at)] === 1)).toBeGreaterThan(0.5);
  });

  it('does not always go to the same square', () => {
    const game = gameFor(escaping('sneak', PLACES[2] ?? []), 1);
    expect(Math.max(...Array.from(game.players[0].solved ?? []))).toBeLessThan(0.9);
  });

  it('of a player who runs two does not go for what the other has gone for', () => {
    const match = playedOn(begun(2, {}, 'two'), all, 'two', 'sneak');
    for (const rebel of match.board.rebels) Object.assign(rebel, { square: sq('D3'), die: 2, jailed: false });
    const first = match.asks[0];
    if (first === undefined) throw new Error('nobody is asked');
    choose(rules, match, first, sq('E3'));
    expect(match.asks[0]?.kind).toBe('sneak');
    expect(shareOf(gameFor(match, 0), (at) => at === sq('E3'))).toBe(0);
  });
});

describe('the Imperial', () => {
  it('7.7 hunts by what all can see: pegs change nothing', () => {
    const match = escaping('soldier', PLACES[0] ?? []);
    const thinker = { side: 'imperial', style: stylesOf('').imperial, foresight: FARTHEST } as const;
    const thought = (peg: number): unknown => {
      for (const rebel of match.board.rebels) rebel.peg = peg;
      return [gameFor(match, HUNTERS), roundOn(match.board, thinker).hunts];
    };
    expect(thought(sq('D3'))).toEqual(thought(sq('N7')));
  });

  it('sends Vader to Rebels that cannot get far', () => {
    const match = escaping('soldier', [
      { square: sq('A8'), die: 1, cards: [1, 2] },
      { square: sq('A8'), die: 1 },
    ]);
    const within = [sq('A8'), ...(STANDARD.neighbours[sq('A8')] ?? [])];
    const { hunts } = roundOn(match.board, { side: 'imperial', style: stylesOf('').imperial, foresight: FARTHEST });
    const sent = hunts.filter(({ placed }) =>
      placed.some(({ soldier, square }) => soldier === VADER && within.some((at) => inTouch(STANDARD, at, square))),
    );
    expect(
      huntShares(hunts)
        .filter((_, i) => sent.includes(hunts[i] as Hunt))
        .reduce((sum, share) => sum + share, 0),
    ).toBeGreaterThan(0.8);
  });

  it('goes on with the hunt it has begun, as often as it meant to', () => {
    const match = escaping('soldier', PLACES[1] ?? []);
    const before = gameFor(match, HUNTERS);
    const first = before.players[0].opens?.[0];
    if (first === undefined || first === null) throw new Error('no soldier is moved');
    const began = shareOf(before, (soldier) => soldier === first);
    const ask = match.asks[0];
    if (ask === undefined) throw new Error('nobody is asked');
    choose(rules, match, ask, first);
    const after = gameFor(match, HUNTERS);
    expect(after.players[0].opens?.length).toBe(before.players[0].opens?.filter((soldier) => soldier === first).length);
    expect(began).toBeLessThanOrEqual(1);
    expect(shareOf(after, () => true)).toBeCloseTo(1, 9);
  });

  it('with less foresight moves fewer soldiers', () => {
    const { board } = escaping('soldier', PLACES[2] ?? []);
    const most = (foresight: number): number =>
      Math.max(
        ...roundOn(board, { side: 'imperial', style: stylesOf('').imperial, foresight }).hunts.map(
          ({ placed }) => placed.length,
        ),
      );
    expect(most(1)).toBe(1);
    expect(most(FARTHEST)).toBeGreaterThan(1);
  });
});

describe('without any thought', () => {
  const blunt = (side: 'rebels' | 'imperial') =>
    roundOn(escaping('sneak', PLACES[1] ?? []).board, { side, style: stylesOf('')[side], foresight: 0 });

  it('the Imperial sends one soldier to where a Rebel stands', () => {
    const { hunts } = blunt('imperial');
    expect(hunts).toHaveLength(1);
    const [{ placed }] = hunts as [Hunt];
    expect(placed).toHaveLength(1);
    const stands = [sq('G5'), sq('E10')];
    expect(placed.some(({ square }) => stands.some((at) => at === square || inTouch(STANDARD, at, square)))).toBe(true);
  });

  it('a Rebel expects its partners to stay', () => {
    const { rebels, stakes } = blunt('rebels');
    expect(rebels.map((shares, i) => stakes[i]?.squares[shares.indexOf(1)])).toEqual([sq('G5'), sq('E10')]);
  });
});

describe('the turn as a game', () => {
  it.each([2, 3, 4, 5])('is sound at every secret move and hunt of %i players', (players) => {
    const match = playedOn(begun(players, { escapeRounds: 3 }, 'sound'), all, 'sound', 'sneak');
    const dice = diceFromSeed('sound');
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      const legal = options(rules, match, ask);
      const game = tactics.turnGame(view(rules, match, ask.seat), BEST, dice);
      if (game !== null) {
        const sizes = game.players.map(({ alone }) => alone.length);
        expect(game.players[0].seat).toBe(ask.seat);
        expect(game.players[0].opens?.length).toBe(sizes[0]);
        for (const choice of game.players[0].opens ?? []) expect(legal).toContain(choice);
        for (const { one, other, toOne, toOther } of game.meetings) {
          expect([toOne.length, toOther.length]).toEqual(Array(2).fill((sizes[one] ?? 0) * (sizes[other] ?? 0)));
        }
        for (const [i, { solved: shares }] of game.players.entries()) {
          if (shares === undefined) continue;
          expect(shares.length).toBe(sizes[i]);
          expect(Array.from(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        }
      }
      choose(rules, match, ask, game?.players[0].opens?.[0] ?? legal[0] ?? null);
    }
    expect(match.result).not.toBeNull();
  });
});

describe('characters', () => {
  /** The soldiers that a Rebel expects to meet. */
  const meets = (character: string): number =>
    sumOver((match) => {
      const round = roundOn(match.board, { side: 'rebels', style: stylesOf(character).rebels, foresight: FARTHEST });
      let sum = 0;
      const total = round.hunts.reduce((all, { share }) => all + share, 0);
      for (const [i, { squares }] of round.stakes.entries()) {
        for (const [at, square] of squares.entries()) {
          for (const { contacts, share } of round.hunts) {
            if (contacts[square] !== 0) sum += ((round.rebels[i]?.[at] ?? 0) * share) / total;
          }
        }
      }
      return sum;
    });

  /** How often soldiers are put on squares that are meant. */
  const posts = (character: string, isMeant: (square: number) => boolean): number =>
    sumOver((match) => {
      const round = roundOn(match.board, {
        side: 'imperial',
        style: stylesOf(character).imperial,
        foresight: FARTHEST,
      });
      const total = round.hunts.reduce((all, { share }) => all + share, 0);
      return round.hunts.reduce(
        (sum, { placed, share }) => sum + (placed.filter(({ square }) => isMeant(square)).length * share) / total,
        0,
      );
    });

  const sumOver = (measured: (match: Match) => number): number =>
    PLACES.reduce((sum, rebels) => sum + measured(escaping('sneak', rebels)), 0);

  const isBay = (square: number): boolean => STANDARD.starts.some((start) => inTouch(STANDARD, start, square));
  const isHangar = (square: number): boolean => STANDARD.falcon.some((falcon) => inTouch(STANDARD, falcon, square));

  it('Ember meets more soldiers than Whisper', () => {
    expect(meets('ember')).toBeGreaterThan(meets('whisper'));
  });

  it('Lantern posts more soldiers at the bays than the others', () => {
    for (const other of ['marten', 'anvil', 'harrier']) {
      expect(posts('lantern', isBay)).toBeGreaterThan(posts(other, isBay));
    }
  });

  it('Anvil posts more soldiers around the Falcon than Harrier', () => {
    expect(posts('anvil', isHangar)).toBeGreaterThan(posts('harrier', isHangar));
  });
});

describe('in Game 1', () => {
  const walking = (square: string, die: number, some: Partial<Rebel> = {}): Match => {
    const match = playedOn(begun(2, { game: 'capture', first: 'first' }, 'walk'), all, 'walk', 'walk');
    Object.assign(match.board.rebels[0] ?? {}, { square: sq(square), die, ...some });
    return match;
  };

  it('takes a Weapon that lies in reach', () => {
    const { players } = gameFor(walking('G5', 2), 0);
    const worths = Array.from(players[0].alone);
    expect(players[0].opens?.[worths.indexOf(Math.max(...worths))]).toBe(sq('H5'));
  });

  it('4.6 never walks away from the soldiers that are due', () => {
    const match = walking('G6', 3, { armed: true });
    for (const at of gameFor(match, 0).players[0].opens ?? []) expect(Number(at)).not.toBe(sq('G5'));
  });
});
