import {
  askingFrame,
  type Choice,
  choose,
  cloneMatch,
  type Dice,
  diceFromKey,
  drawFrom,
  drawKey,
  type Key,
  matchDice,
  options,
  placeShares,
  type Result,
  type Rules,
  type Seat,
} from '@starboard/kernel';
import { TO_ITS_END } from '../../foresight/stopping.ts';
import { rules } from '../../rules/index.ts';
import { type Ask, type Furball, type Match, shipOf } from '../../rules/model.ts';
import { policy } from '../plain/policy.ts';
import { value } from '../value.ts';
import { battleFor } from './battle.ts';
import { outlookFor } from './outlook.ts';
import { OFF_THE_MAT, SHIELD, type Stakes } from './stakes.ts';
import { type Alternatives, inWorld, NOBODY_FLIES, type World } from './worlds.ts';

/** An option is carried out by the rules on a copy, and the position afterwards is valued. */

const ENOUGH: Result = { places: [], scores: [], turns: 0, rule: '3.1' };
const stop = (match: Match): undefined => {
  match.result = ENOUGH;
};

/** The rules as they are, except that a copy stops when whatever goes on within a phase is over. */
const WITHIN_A_PHASE: Rules<Furball> = {
  ...rules,
  procedures: {
    ...rules.procedures,
    // 7.6 Nobody knows the order of a deck.
    deal: TO_ITS_END.procedures.deal,
    round: rules.procedures.round.map(() => stop),
    placing: rules.procedures.placing.map(() => stop),
    game: rules.procedures.game.map(() => stop),
  },
};

/** What a seat looks at. */
export interface Look {
  readonly match: Match;
  readonly seat: Seat;
  readonly stakes: Stakes;
  /** Where others may end, and for each guess how they would like to shoot at one another. */
  readonly worlds: readonly World[];
  readonly alternatives: readonly Alternatives[];
  /** The same luck for every option, so that options differ and not their dice. */
  readonly luck: readonly Key[];
  /** For what a policy samples. */
  readonly dice: Dice;
  /** How many options the seat may still look at further on. */
  further: number;
}

/** How much work a look may be. */
export interface Effort {
  readonly worlds: readonly World[];
  readonly luck: number;
  readonly further: number;
}

export function lookFrom(match: Match, stakes: Stakes, { worlds, luck, further }: Effort, dice: Dice): Look {
  return {
    match,
    seat: stakes.seat,
    stakes,
    worlds,
    alternatives: worlds.map(() => []),
    luck: Array.from({ length: luck }, () => drawKey(dice)),
    dice: diceFromKey(drawKey(dice)),
    further,
  };
}

/** How many of its own later choices a seat looks at in turn. */
const DEPTH = 2;

export const worthsOf = (look: Look, ask: Ask, among: readonly Choice<Furball>[]): readonly number[] =>
  among.map((choice) => worthOf(look, look.match, ask, choice, DEPTH));

/** On average over several rolls; over one, if nothing is rolled. */
function worthOf(look: Look, from: Match, ask: Ask, choice: Choice<Furball>, depth: number): number {
  let [sum, count] = [0, 0];
  for (const key of look.luck) {
    const copy = cloneMatch(rules, from);
    copy.dice = diceOfTurn(key, rules.turn(copy.board));
    choose(WITHIN_A_PHASE, copy, ask, choice);
    sum += worthFrom(look, copy, depth);
    count++;
    if (!hasRolled(copy)) break;
  }
  return sum / Math.max(1, count);
}

function diceOfTurn(key: Key, turn: number): Match['dice'] {
  const dice = matchDice<Furball['purpose']>({ key });
  return 'turn' in dice ? { ...dice, turn } : dice;
}

const hasRolled = ({ dice }: Match): boolean => 'turn' in dice && dice.drawn.length > 0;

function worthFrom(look: Look, match: Match, depth: number): number {
  while (match.result === null) {
    const [ask] = match.asks;
    if (ask === undefined) throw new Error('a look-ahead that comes to no end');
    const among = options(WITHIN_A_PHASE, match, ask);
    const isOwn = ask.seat === look.seat && among.length > 1;
    // After a roll it would choose as if it had foreseen the dice.
    if (isOwn && depth > 0 && among.length <= look.further && !hasRolled(match)) {
      look.further -= among.length;
      return Math.max(...among.map((choice) => worthOf(look, match, ask, choice, depth - 1)));
    }
    choose(WITHIN_A_PHASE, match, ask, quickAnswer(look, match, ask, among));
  }
  return worthAt(look, match);
}

/** Outside an attack nobody uses anything that has not been looked at. */
function quickAnswer({ dice }: Look, match: Match, ask: Ask, among: readonly Choice<Furball>[]): Choice<Furball> {
  const [only] = among;
  if (only !== undefined && among.length === 1) return only;
  const inAttack = match.stack.some(({ at }) => at === 'attack');
  if (ask.kind === 'effects' && !inAttack && among.includes(null)) return null;
  return drawFrom(policy(match.board, ask, among, askingFrame(match), dice, match.stack), dice);
}

/** What a position is worth: points and damage, the rest of the round's shooting, and the next round. */
function worthAt({ seat, stakes, worlds, alternatives, match: before }: Look, match: Match): number {
  const { board, result } = match;
  if (result !== null && result !== ENOUGH) return placeShares(result)[seat] ?? 0;
  let battles = 0;
  for (let i = 0; i < worlds.length; i++) {
    battles += battleFor(inWorld(board, worlds[i] ?? NOBODY_FLIES), stakes, alternatives[i] ?? []);
  }
  const standing = value({ ...match, result: null }, seat) + uncounted(before, match, stakes);
  return standing + battles / Math.max(1, worlds.length) + stakes.point * outlookFor(board, seat);
}

/**
 * Shields that were lost; and that a destroyed ship comes back undamaged is no reason to be destroyed, let alone by
 * flying off the mat.
 */
function uncounted(before: Match, { board }: Match, { life, seat }: Stakes): number {
  let sum = 0;
  for (const [at, { losses, shields }] of board.ships.entries()) {
    const ship = shipOf(before.board, at);
    if (at === seat && losses > ship.losses && board.phase === 'activation') sum -= OFF_THE_MAT;
    const lost = losses > ship.losses ? ship.damage.length : SHIELD * (ship.shields - shields);
    sum += lost * (life[at] ?? 0);
  }
  return sum;
}
