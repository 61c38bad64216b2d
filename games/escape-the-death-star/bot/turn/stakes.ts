import { CARD_NUMBERS } from '../../rules/02-pieces/pieces.ts';
import { troopersFor } from '../../rules/06-setting-out.ts';
import { mayMove, waysToSneak } from '../../rules/07-secret-moves.ts';
import type { SoldierKind } from '../../rules/model.ts';
import { allCards, codeWith, type RebelState, type TeamState } from '../outlook/figures.ts';
import type { Outlook } from '../outlook/outlook.ts';
import { CONTACTS, fightsOf } from './fights.ts';
import type { RoundBoard, RoundRebel } from './round-board.ts';
import type { Style } from './style.ts';

/** What a Rebel can win and lose in a round, as changes of the Rebels' chance to win. */
export interface Stakes {
  readonly rebel: number;
  /** Where it may be after its secret move. */
  readonly squares: readonly number[];
  /** By square: what it is worth to be there and beat everybody. */
  readonly there: Float64Array;
  /** By square: the part of that which only one Rebel can have. */
  readonly spoils: Float64Array;
  /** By the soldiers in contact: the chance to beat them all, and what the battles are worth apart from being there. */
  readonly survives: Float64Array;
  readonly battles: Float64Array;
}

const KINDS: readonly SoldierKind[] = ['vader', 'fett', 'trooper'];

/** The stakes of each Rebel that moves. */
export function stakesOn(board: RoundBoard, outlook: Outlook, style: Style): readonly Stakes[] {
  const gains = gainsOf(board, outlook);
  return board.rebels.flatMap((one, rebel): readonly Stakes[] => {
    if (!mayMove(board, rebel)) return [];
    const { survives, beaten } = fightsOf(one.armed);
    const lost = (one.cards.length > 0 ? style.lossWithCards : style.loss) * lossOf(board, outlook, rebel);
    const battles = new Float64Array(CONTACTS);
    for (let i = 0; i < CONTACTS; i++) {
      let worth = (1 - (survives[i] ?? 0)) * lost;
      for (const kind of KINDS) worth += (beaten[kind][i] ?? 0) * gains[kind] * style.beating;
      battles[i] = worth;
    }
    return [{ rebel, ...placesFor(board, outlook, rebel, one), survives, battles }];
  });
}

function placesFor(board: RoundBoard, outlook: Outlook, rebel: number, one: RoundRebel) {
  const { team, ways } = outlook;
  const { cardPlace, weaponPlace, closet } = ways.station;
  const squares = waysToSneak(board, one);
  const there = new Float64Array(squares.length);
  const spoils = new Float64Array(squares.length);
  const hidden = hiddenCards(board);
  const codes = hidden.map((card) => codeWith(board, [...allCards(board), card]));
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] ?? 0;
    const bare = { square, armed: one.armed, jailed: false, cards: one.cards.length };
    const worth = endingWith(outlook, team, rebel, bare);
    const armed =
      one.armed || board.weapons[weaponPlace[square] ?? -1] === true || (square === closet && board.closet > 0);
    let found = worth;
    if (board.cards[cardPlace[square] ?? -1] === true) {
      found = 0;
      for (const code of codes) {
        const side = { ...team, code, lying: team.lying - 1 };
        found += endingWith(outlook, side, rebel, { ...bare, armed, cards: bare.cards + 1 }) / codes.length;
      }
    } else if (armed !== one.armed) found = endingWith(outlook, team, rebel, { ...bare, armed });
    there[i] = found;
    spoils[i] = found - worth;
  }
  return { squares, there, spoils };
}

function hiddenCards(board: RoundBoard): readonly number[] {
  const known = [...board.imperialCards, ...allCards(board)];
  return CARD_NUMBERS.filter((card) => !known.includes(card));
}

/** What it changes if a Rebel ends the round like this: a try at the code in the Falcon (11.1), and what comes later. */
function endingWith({ ways, now, rebels, chance }: Outlook, team: TeamState, rebel: number, state: RebelState): number {
  const code = ways.station.isFalcon[state.square] === 1 ? team.code : 0;
  return code + (1 - code) * chance(team, rebels.with(rebel, state)) - now;
}

/** 9.8, 9.9 What it changes if a Rebel is beaten; the Imperial takes the card that hurts most. */
function lossOf(board: RoundBoard, outlook: Outlook, rebel: number): number {
  return Math.min(...chancesAfterLoss(board, outlook, rebel)) - outlook.now;
}

/** The Rebels' chance after each card that the Imperial may take for a Rebel; all those on the map are alike. */
function chancesAfterLoss(
  board: RoundBoard,
  { team, rebels, chance, ways }: Outlook,
  rebel: number,
): readonly number[] {
  const left = team.left - 1;
  const own = board.rebels[rebel]?.cards ?? [];
  const jailed = { square: ways.station.detention, armed: false, jailed: true, cards: own.length };
  if (own.length === 0 && team.lying > 0) {
    return [chance({ ...team, left, lying: team.lying - 1 }, rebels.with(rebel, jailed))];
  }
  const held = allCards(board);
  const taken = own.length > 0 ? own : held;
  if (taken.length === 0) return [chance({ ...team, left }, rebels.with(rebel, jailed))];
  return taken.map((card) => {
    const rest = held.filter((other) => other !== card);
    const after = rebels.map((state, i) => {
      const cards = (board.rebels[i]?.cards ?? []).filter((other) => other !== card).length;
      return i === rebel ? { ...jailed, cards } : { ...state, cards };
    });
    return chance({ ...team, left, code: codeWith(board, rest) }, after);
  });
}

/** What it changes to beat a soldier of each kind. */
function gainsOf(
  { rebels: { length } }: Pick<RoundBoard, 'rebels'>,
  { team, rebels, now, chance }: Outlook,
): { readonly [K in SoldierKind]: number } {
  const change = (side: TeamState): number => chance(side, rebels) - now;
  return {
    vader: change({ ...team, vaderDown: true }),
    fett: change({ ...team, fett: false }),
    trooper: change({ ...team, troopers: team.troopers - 1 / troopersFor(length) }),
  };
}
