import { inTouch, type Station } from '../../rules/01-station/station.ts';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds, codeOdds } from '../../rules/03-battle/odds.ts';
import { type BoardView, rebelOf } from '../../rules/model.ts';

/** A soldier one would have to fight, and how likely one wins. */
export interface FightProspect {
  readonly soldier: number;
  readonly chance: number;
}

/** What it would mean for a Rebel to end its move on a square, as things stand now. */
export interface Prospect {
  readonly fights: readonly FightProspect[];
  readonly weapon: 'square' | 'closet' | null;
  readonly card: boolean;
  /** 11 In the Falcon: how likely the code is matched with the cards on hand; null elsewhere. */
  readonly code: number | null;
}

/** 5 Game 1: who stands there is fought; a Weapon is taken. */
export function prospectOfWalk(station: Station, board: BoardView, rebel: number, square: number): Prospect {
  const { armed } = rebelOf(board, rebel);
  return {
    fights: fightsWith(board, armed, (at) => at === square),
    weapon: !armed && hasWeapon(station, board, square) ? 'square' : null,
    card: false,
    code: null,
  };
}

/** 9 Game 2: those in touch with the square now; where they will be, the Imperial has still to say. */
export function prospectOfSneak(station: Station, board: BoardView, rebel: number, square: number): Prospect {
  const { armed } = rebelOf(board, rebel);
  const hasCard = board.cards[station.cardPlace[square] ?? -1] === true;
  const cards = board.rebels.flatMap((each) => each.cards);
  return {
    fights: fightsWith(board, armed, (at) => inTouch(station, at, square)),
    weapon: armed ? null : weaponAt(station, board, square),
    card: hasCard,
    code: station.isFalcon[square] === 1 ? asNumber(codeOdds(cards, board.setup.dice)) : null,
  };
}

function fightsWith(
  { soldiers }: BoardView,
  armed: boolean,
  meets: (square: number) => boolean,
): readonly FightProspect[] {
  return soldiers.flatMap(({ square, down }, soldier) =>
    square < 0 || down || !meets(square) ? [] : [{ soldier, chance: asNumber(battleOdds(kindOf(soldier), armed)) }],
  );
}

function weaponAt(station: Station, board: BoardView, square: number): Prospect['weapon'] {
  if (square === station.closet) return board.closet > 0 ? 'closet' : null;
  return hasWeapon(station, board, square) ? 'square' : null;
}

function hasWeapon(station: Station, { weapons }: BoardView, square: number): boolean {
  return weapons[station.weaponPlace[square] ?? -1] === true;
}

/** The chance to win all of them, one after the other. */
export const chanceToWinAll = (fights: readonly FightProspect[]): number =>
  fights.reduce((product, { chance }) => product * chance, 1);

/** Whether there is anything to tell. */
export const isPlain = ({ fights, weapon, card, code }: Prospect): boolean =>
  fights.length === 0 && weapon === null && !card && code === null;
