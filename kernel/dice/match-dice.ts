import { nextKey, nextWord, type PurposeDice, type ScriptedDraws, type Who } from './by-purpose.ts';
import type { Key } from './chacha.ts';
import {
  type Dice,
  diceFromKey,
  draw,
  pairAt,
  pick,
  riggedFace,
  roll,
  roll2d6,
  shuffle,
  type TwoDice,
} from './dice.ts';
import { facesFor, listFor, numberFor } from './script.ts';

/** The ways to draw dice from a key, as records name them: one after the other, or by purpose. */
export const IN_ORDER = 'chacha20';
export const BY_PURPOSE = 'chacha20-by-purpose';
export const DICE_WAYS = [IN_ORDER, BY_PURPOSE] as const;
export type DiceWay = (typeof DICE_WAYS)[number];

/**
 * The dice of a match. Every draw names what it is for and who draws. If the dice come in order, as in older and in
 * imagined matches, that makes no difference.
 */
export type MatchDice<Purpose extends string = string> = Dice | PurposeDice<Purpose>;

/** What the dice of a match are made from. */
export interface DiceSource<Purpose extends string = string> {
  readonly key: Key;
  /** By purpose, if nothing is said. */
  readonly way?: DiceWay;
  /** The faces of the first rolls, whatever they are for. */
  readonly rigged?: readonly number[];
  readonly script?: readonly ScriptedDraws<Purpose>[];
}

export function matchDice<Purpose extends string>({
  key,
  way,
  rigged = [],
  script = [],
}: DiceSource<Purpose>): MatchDice<Purpose> {
  return way === IN_ORDER ? diceFromKey(key, rigged) : { key, turn: 0, drawn: [], rigged: [...rigged], script };
}

export function isByPurpose<Purpose extends string>(dice: MatchDice<Purpose>): dice is PurposeDice<Purpose> {
  return 'turn' in dice;
}

export function cloneDice<Purpose extends string>(dice: MatchDice<Purpose>): MatchDice<Purpose> {
  const { key, rigged } = dice;
  if (!isByPurpose(dice)) return { key, drawn: [dice.drawn[0] ?? 0, dice.drawn[1] ?? 0], rigged };
  return { key, turn: dice.turn, drawn: dice.drawn.slice(), rigged, script: dice.script };
}

/** The same dice, which follow from another key from now on. */
export function withKey<Purpose extends string>(dice: MatchDice<Purpose>, key: Key): MatchDice<Purpose> {
  return { ...cloneDice(dice), key };
}

/** One die: 1 to `sides`, each as likely. */
export function rollFor<P extends string>(dice: MatchDice<P>, purpose: NoInfer<P>, who: Who, sides = 6): number {
  if (!isByPurpose(dice)) return roll(dice, sides);
  if (dice.script.length > 0) {
    const [face] = facesFor(dice, purpose, who, sides, 1);
    if (face !== undefined) return face;
  }
  return dice.rigged.length > 0 ? riggedFace(dice, sides) : next(dice, purpose, who, sides) + 1;
}

/** Two six-sided dice, in one draw. */
export function roll2d6For<P extends string>(dice: MatchDice<P>, purpose: NoInfer<P>, who: Who): TwoDice {
  if (!isByPurpose(dice)) return roll2d6(dice);
  if (dice.script.length > 0) {
    const [one, two] = facesFor(dice, purpose, who, 6, 2);
    if (one !== undefined && two !== undefined) return [one, two];
  }
  return dice.rigged.length > 0 ? [riggedFace(dice, 6), riggedFace(dice, 6)] : pairAt(next(dice, purpose, who, 36));
}

/** 0 to `below` - 1, each as likely. */
export function drawFor<P extends string>(dice: MatchDice<P>, purpose: NoInfer<P>, who: Who, below: number): number {
  if (!isByPurpose(dice)) return draw(dice, below);
  return numberFor(dice, purpose, who, below) ?? next(dice, purpose, who, below);
}

export function pickFor<P extends string, T>(dice: MatchDice<P>, purpose: NoInfer<P>, who: Who, list: readonly T[]): T {
  if (!isByPurpose(dice)) return pick(dice, list);
  if (list.length === 0) throw new Error('cannot pick from an empty list');
  return list[drawFor(dice, purpose, who, list.length)] as T;
}

/** Counts as one draw, however long the list is. */
export function shuffleFor<P extends string, T>(dice: MatchDice<P>, purpose: NoInfer<P>, who: Who, list: T[]): void {
  if (!isByPurpose(dice)) {
    shuffle(dice, list);
    return;
  }
  const first = listFor(dice, purpose, who);
  if (first === undefined) shuffle(diceFromKey(nextKey(dice, purpose, who)), list);
  else putFirst(list, first);
}

/** The items at these places come first, in this order; the others follow in theirs. */
function putFirst<T>(list: T[], places: readonly number[]): void {
  const unfit = places.find((place, i) => place >= list.length || places.indexOf(place) !== i);
  if (unfit !== undefined) throw new Error(`a scripted shuffle has no place ${unfit} in a list of ${list.length}`);
  const rest = list.filter((_, place) => !places.includes(place));
  list.splice(0, list.length, ...places.map((place) => list[place] as T), ...rest);
}

/** A generator for something with many draws, such as a lay-out. To the stream, it is one draw. */
export function diceFor<P extends string>(dice: MatchDice<P>, purpose: NoInfer<P>, who: Who): Dice {
  if (!isByPurpose(dice)) return dice;
  const rigged = listFor(dice, purpose, who);
  return diceFromKey(nextKey(dice, purpose, who), rigged);
}

/** A generator for players in a match that somebody only thinks of. It shares no draws with dice by purpose. */
export function playersDice(dice: MatchDice): Dice {
  return isByPurpose(dice) ? diceFromKey(dice.key) : dice;
}

/** 0 to `below` - 1 without bias, as in `draw`. */
function next(dice: PurposeDice, purpose: string, who: Who, below: number): number {
  const most = 0x100000000 - below;
  for (;;) {
    const word = nextWord(dice, purpose, who);
    const run = Math.floor(word / below) * below;
    if (run <= most) return word - run;
  }
}
