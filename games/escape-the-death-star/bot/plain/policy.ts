import { alike, type Choice, certain, type Mixture } from '@starboard/kernel';
import { stationIn } from '../../rules/01-station/played-on.ts';
import { distanceBetween } from '../../rules/01-station/station.ts';
import { asNumber, codeOdds } from '../../rules/03-battle/odds.ts';
import { type Ask, type Board, type DeathStar, FETT, FIRST_TROOPER, VADER } from '../../rules/model.ts';
import { whereToWalk } from './capture.ts';
import { bestOf } from './chance.ts';
import { whereToSet, whomToMove } from './hunting.ts';
import { whereToSneak } from './sneaking.ts';

/** What a sensible player does without much thought. */
export function policy(board: Board, ask: Ask, options: readonly Choice<DeathStar>[]): Mixture<Choice<DeathStar>> {
  switch (ask.kind) {
    case 'hero':
      return alike(options);
    case 'walk':
      return alike(whereToWalk(board, ask.rebel, options.map(Number)).squares);
    case 'set-out':
      return whereToSetOut(board, ask.soldier, options);
    case 'sneak':
      return whereToSneak(board, ask.rebel);
    case 'soldier':
      return certain(
        whomToMove(
          board,
          ask.placed,
          options.map((soldier) => (soldier === null ? null : Number(soldier))),
        ),
      );
    case 'square':
      return whereToSet(board, ask.placed, ask.soldier, options.map(Number));
    case 'opponent':
      return certain(bestOf(options, (soldier) => EAGER[Math.min(Number(soldier), FIRST_TROOPER)] ?? 0));
    case 'take-card':
      return certain(bestOf(options, (card) => -chanceWithout(board, Number(card))));
    case 'take-unseen':
      return certain(bestOf(options, (square) => -stepsToRebels(board, Number(square))));
    case 'code':
      return certain('try');
  }
}

/** Who fights first: Vader, who only lies down if he loses; and Boba Fett is missed more than a Stormtrooper. */
const EAGER: { readonly [soldier: number]: number } = { [VADER]: 3, [FIRST_TROOPER]: 2, [FETT]: 1 };

/** 6.4 Vader and Boba Fett inside the Falcon, Stormtroopers anywhere about it. */
function whereToSetOut(board: Board, soldier: number, options: readonly Choice<DeathStar>[]) {
  const { isFalcon } = stationIn(board);
  const inside = options.filter((square) => isFalcon[Number(square)] === 1);
  return alike(soldier <= FETT && inside.length > 0 ? inside : options);
}

/** How good the Rebels' cards would still be. */
export function chanceWithout({ rebels, setup }: Board, card: number): number {
  const rest = rebels.flatMap(({ cards }) => cards).filter((other) => other !== card);
  return asNumber(codeOdds(rest, setup.dice));
}

/** A card that a Rebel is about to take is taken first. */
export function stepsToRebels(board: Board, square: number): number {
  const station = stationIn(board);
  return Math.min(...board.rebels.map((rebel) => distanceBetween(station, rebel.square, square)));
}
