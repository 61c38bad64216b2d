import { stationIn } from '../../rules/01-station/played-on.ts';
import { inTouch, type Station } from '../../rules/01-station/station.ts';
import { kindOf } from '../../rules/02-pieces/pieces.ts';
import { asNumber, battleOdds, codeOdds } from '../../rules/03-battle/odds.ts';
import { type Ask, type BoardView, rebelOf } from '../../rules/model.ts';

/** A soldier that the Rebel would have to fight, and the chance to win. */
export interface FightProspect {
  readonly soldier: number;
  readonly chance: number;
}

/** What it would mean for a Rebel to end its move on a square, as the board is now. */
export interface Prospect {
  readonly fights: readonly FightProspect[];
  readonly weapon: 'square' | 'closet' | null;
  readonly card: boolean;
  /** 11 In the Falcon: the chance to match the code with the cards at hand; null elsewhere. */
  readonly code: number | null;
}

/** What an option of a Rebel's move would mean. */
export function prospectOf(
  { board }: { readonly board: BoardView },
  { kind, rebel }: Pick<Extract<Ask, { kind: 'walk' | 'sneak' }>, 'kind' | 'rebel'>,
  square: number,
): Prospect {
  return (kind === 'sneak' ? prospectOfSneak : prospectOfWalk)(stationIn(board), board, rebel, square);
}

/** 5 Game 1: a Rebel fights the soldier there and takes a Weapon. */
export function prospectOfWalk(station: Station, board: BoardView, rebel: number, square: number): Prospect {
  const { armed } = rebelOf(board, rebel);
  return {
    fights: fightsWith(board, armed, (at) => at === square),
    weapon: !armed && hasWeapon(station, board, square) ? 'square' : null,
    card: false,
    code: null,
  };
}

/** 9 Game 2: the soldiers in contact with the square now; the Imperial may still move them. */
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

/** The chance to win all fights in a row. */
export const chanceToWinAll = (fights: readonly FightProspect[]): number =>
  fights.reduce((product, { chance }) => product * chance, 1);

/** Whether there is nothing to say. */
export const isPlain = ({ fights, weapon, card, code }: Prospect): boolean =>
  fights.length === 0 && weapon === null && !card && code === null;
