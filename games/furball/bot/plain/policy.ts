import {
  alike,
  type Choice,
  certain,
  type Dice,
  type Mixture,
  type Seat,
  type Stack as StackOf,
} from '@starboard/kernel';
import type { ActionName, Ask, AskFor, AttackChoice, Board, DiceChoice, Frame, Furball } from '../../rules/model.ts';
import { shipOf } from '../../rules/model.ts';
import { dialOf } from '../../rules/values.ts';
import { bestAction } from './actions.ts';
import { armsOf, harm } from './arms.ts';
import { bestManoeuvre } from './dials.ts';
import { bestDice, bestFace } from './dice-faces.ts';
import { bestEffect } from './effects.ts';
import { worthOfAttack } from './gunnery.ts';
import { bestShift, bestSpot, worstShift } from './moves.ts';

type Options = readonly Choice<Furball>[];

/** What a sensible pilot does: flies where it will have a shot and not be shot at, and takes what counts most. */
export function policy(
  board: Board,
  ask: Ask,
  options: Options,
  frame: Frame,
  dice: Dice,
  stack: StackOf<Furball>,
): Mixture<Choice<Furball>> {
  const { seat } = ask;
  switch (ask.kind) {
    case 'dial':
      return dial(board, seat, options, dice);
    case 'spot':
      return certain(bestSpot(board, seat, numbers(options), dice));
    case 'shift':
      return shift(board, ask, options, dice);
    case 'effects':
      return certain(bestEffect(board, seat, texts(options), stack));
    case 'action':
      return certain(bestAction(board, seat, texts(options) as (ActionName | null)[], dice));
    case 'attack':
      return certain(attack(board, seat, options, frame));
    case 'dice':
      return certain(bestDice(board, ask, options.filter(isDice), stack));
    case 'ship':
      return certain(target(board, ask, numbers(options), options));
    case 'manoeuvre':
      return manoeuvre(board, ask, options, dice);
    case 'either':
      return either(ask, options, stack);
    case 'first':
    case 'slide':
    case 'card':
    case 'point':
    case 'number':
      return alike(options);
  }
}

/** What was found to be best, or else anything. */
function certainOr(best: Choice<Furball> | undefined, options: Options): Mixture<Choice<Furball>> {
  return best === undefined || best === null ? alike(options) : certain(best);
}

const numbers = (options: Options): readonly number[] =>
  options.filter((option): option is number => typeof option === 'number');

const texts = (options: Options): readonly (string | null)[] =>
  options.filter((option): option is string | null => option === null || typeof option === 'string');

export const isAttack = (option: Choice<Furball>): option is AttackChoice =>
  typeof option === 'object' && option !== null && 'weapon' in option;

export const isDice = (option: Choice<Furball>): option is DiceChoice =>
  typeof option === 'object' && option !== null && !('weapon' in option);

function dial(board: Board, seat: Seat, options: Options, dice: Dice): Mixture<Choice<Furball>> {
  const places = numbers(options);
  const whole = dialOf(board, seat);
  const among = places.flatMap((place) => whole[place] ?? []);
  return certainOr(places[bestManoeuvre(board, seat, among, dice)], options);
}

/** Its own ship goes where it is best, one that it drags where it is worst. */
function shift(
  board: Board,
  { seat, ship, move, may }: AskFor<'shift'>,
  options: Options,
  dice: Dice,
): Mixture<Choice<Furball>> {
  if (ship !== seat) {
    const worst = worstShift(board, ship, move, dice);
    return worst !== null || may ? certain(worst) : alike(options);
  }
  const { name, gain } = bestShift(board, seat, move, dice);
  // Staying cloaked keeps one from shooting.
  if (may && move !== 'decloak' && gain < 0) return certain(null);
  return certainOr(name, options);
}

function attack(board: Board, seat: Seat, options: Options, frame: Frame): Choice<Furball> {
  const given = frame.at === 'chance' ? frame.given : null;
  let [found, best]: [AttackChoice | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    if (!isAttack(option)) continue;
    const worth = worthOfAttack(board, seat, option, given);
    if (worth > best) [found, best] = [option, worth];
  }
  return found;
}

/** A ship to lock, or to do something to: the one it hurts most, the frailer the better. */
function target(board: Board, { seat }: AskFor<'ship'>, among: readonly Seat[], options: Options): Choice<Furball> {
  const own = armsOf(board, seat);
  const { pose } = shipOf(board, seat);
  let [found, best]: [Seat | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const at of among) {
    const arms = armsOf(board, at);
    const worth = harm(own, pose, arms, shipOf(board, at).pose) + 1 / Math.max(1, arms.life) - (at === seat ? 5 : 0);
    if (worth > best) [found, best] = [at, worth];
  }
  return found ?? options[0] ?? null;
}

/** What another pilot offers is good for that pilot. */
function either({ why }: AskFor<'either'>, options: Options, stack: StackOf<Furball>): Mixture<Choice<Furball>> {
  if (options.includes('decline')) return certain('decline');
  if (why === 'face') return certain(bestFace(texts(options), stack));
  return why === 'cancel' && options.includes('crits') ? certain('crits') : alike(options);
}

function manoeuvre(
  board: Board,
  { seat, among, why }: AskFor<'manoeuvre'>,
  options: Options,
  dice: Dice,
): Mixture<Choice<Furball>> {
  if (why === 'guess') return alike(options);
  const places = numbers(options);
  const best = bestManoeuvre(
    board,
    seat,
    places.flatMap((place) => among[place] ?? []),
    dice,
  );
  return certainOr(places[best], options);
}
