import type { Choice, Dice, Seat, Stack } from '@starboard/kernel';
import { placesFor } from '../rules/05-actions/shifts.ts';
import type { Fact } from '../rules/facts.ts';
import { SPOTS } from '../rules/geometry/index.ts';
import { type Ask, type AskFor, type Board, type Frame, type Furball, shipOf } from '../rules/model.ts';
import { dialOf } from '../rules/values.ts';
import { diceFacts, effectFacts } from './facts/dice.ts';
import { courseFacts, outlookFacts, placeFacts } from './facts/places.ts';
import { armsOf, harm } from './plain/arms.ts';
import { oddsOfAttack } from './plain/gunnery.ts';
import { isAttack, isDice } from './plain/policy.ts';

const ANY: readonly Fact[] = [{ fact: 'any' }];

export function facts(
  board: Board,
  ask: Ask,
  choice: Choice<Furball>,
  frame: Frame,
  dice: Dice,
  stack: Stack<Furball>,
): readonly Fact[] {
  const { seat } = ask;
  switch (ask.kind) {
    case 'dial':
      return courseFacts(board, seat, dialOf(board, seat)[Number(choice)], dice);
    case 'manoeuvre':
      return ask.why === 'guess' || choice === null ? ANY : courseFacts(board, seat, ask.among[Number(choice)], dice);
    case 'spot':
      return placeFacts(board, seat, SPOTS[Number(choice)] ?? shipOf(board, seat).pose, dice);
    case 'shift':
      return shiftFacts(board, ask, choice, dice);
    case 'effects':
      return effectFacts(choice, stack);
    case 'action':
      return choice === 'boost' || choice === 'barrel-roll'
        ? [{ fact: 'better-place' }]
        : outlookFacts(board, seat, dice);
    case 'attack':
      return attackFacts(board, seat, choice, frame);
    case 'dice':
      return isDice(choice) ? diceFacts(board, ask, choice, stack) : [];
    case 'ship':
      return typeof choice === 'number' ? [harmFact(board, seat, choice)] : [];
    case 'either':
      return ask.why === 'cancel' && choice === 'crits' ? [{ fact: 'crits-first' }] : ANY;
    case 'first':
    case 'slide':
    case 'card':
    case 'point':
    case 'number':
      return ANY;
  }
}

function shiftFacts(
  board: Board,
  { seat, ship, move }: AskFor<'shift'>,
  choice: Choice<Furball>,
  dice: Dice,
): readonly Fact[] {
  const pose = placesFor(board, ship, move).find(({ name }) => name === choice)?.place.pose ?? shipOf(board, ship).pose;
  if (ship !== seat) return [{ fact: 'drags', seat: ship }];
  return placeFacts(board, ship, pose, dice);
}

function attackFacts(board: Board, seat: Seat, choice: Choice<Furball>, frame: Frame): readonly Fact[] {
  const odds = isAttack(choice) ? oddsOfAttack(board, seat, choice, frame.at === 'chance' ? frame.given : null) : null;
  if (!isAttack(choice) || odds === null) return [{ fact: 'no-attack' }];
  return [{ fact: 'attack', seat: choice.at, hit: odds.hurt, destroy: odds.kill }];
}

function harmFact(board: Board, seat: Seat, at: Seat): Fact {
  const damage = harm(armsOf(board, seat), shipOf(board, seat).pose, armsOf(board, at), shipOf(board, at).pose);
  return { fact: 'harm', seat: at, damage };
}
