import {
  askingFrame,
  type Choice,
  choose,
  cloneMatch,
  type Dice,
  drawFrom,
  options,
  type Rules,
  settle,
} from '@starboard/kernel';
import { policy } from '../bot/plain/policy.ts';
import { attackIn } from '../rules/13-cards/now.ts';
import { rules } from '../rules/index.ts';
import {
  type Ask,
  type AttackChoice,
  type AttackFrame,
  type Furball,
  isFlying,
  type Match,
  shipOf,
} from '../rules/model.ts';
import { lifeLeft } from '../rules/values.ts';
import { TO_ITS_END, UP_TO_THE_ATTACK } from './stopping.ts';

/** How an attack ended: whether it hit, whether it destroyed the target, and how much life it took. */
export interface AttackOutcome {
  readonly hit: boolean;
  readonly kill: boolean;
  readonly damage: number;
}

/** An attack that is declared and paid for, and the life of its target then. */
export interface DeclaredAttack {
  readonly match: Match;
  readonly life: number;
}

/** Answers as a sensible player would. Attacks that cards grant after this one are others, and are not made. */
function answerFor(match: Match, ask: Ask, among: readonly Choice<Furball>[], dice: Dice): Choice<Furball> {
  const isMore = ask.kind === 'attack' || (ask.kind === 'effects' && ask.moment === 'attack.extra');
  if (isMore && among.includes(null)) return null;
  return drawFrom(policy(match.board, ask, among, askingFrame(match), dice, match.stack), dice);
}

function goOn(by: Rules<Furball>, match: Match, dice: Dice): void {
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('an attack that comes to no end');
  choose(by, match, ask, answerFor(match, ask, options(by, match, ask), dice));
}

/** Declares an attack in a match where its player is asked, and pays for it. */
export function declareIn(match: Match, choice: AttackChoice, dice: Dice): DeclaredAttack {
  const [ask] = match.asks;
  if (ask === undefined) throw new Error('nobody is asked to attack');
  const life = Math.max(1, lifeLeft(match.board, choice.at));
  choose(UP_TO_THE_ATTACK, match, ask, choice);
  while (match.result === null) goOn(UP_TO_THE_ATTACK, match, dice);
  const attack = attackIn(match.stack);
  if (attack === null) throw new Error('the attack was not made');
  attack.step = 0;
  match.result = null;
  return { match, life };
}

/** Makes a declared attack on a copy of its match. */
export function rollAttack({ match: start, life }: DeclaredAttack, dice: Dice, by = TO_ITS_END): AttackOutcome {
  const match = cloneMatch(rules, start);
  match.dice = dice;
  const attack = attackIn(match.stack);
  if (attack === null) throw new Error('no attack was declared');
  settle(by, match);
  for (let answers = 0; match.result === null && answers < MOST_ANSWERS; answers++) goOn(by, match, dice);
  return outcomeOf(match, attack, life);
}
const MOST_ANSWERS = 500;

function outcomeOf({ board }: Match, { defender, everHit }: AttackFrame, life: number): AttackOutcome {
  const ship = shipOf(board, defender);
  const kill = !isFlying(ship) || ship.doomed !== 'no';
  return { hit: everHit, kill, damage: kill ? life : Math.min(life, Math.max(0, life - lifeLeft(board, defender))) };
}
