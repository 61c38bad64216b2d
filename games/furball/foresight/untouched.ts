import type { Seat } from '@starboard/kernel';
import { effectOn, MOMENT_NUMBER, printedOn, queryNumber } from '../rules/13-cards/book.ts';
import type { Effect, Query } from '../rules/model/cards.ts';
import { type AttackFrame, type Board, type CardId, isFlying, type Moment, shipOf } from '../rules/model.ts';

/** At these moments a card may change an attack or what comes of it. */
const MOMENTS: readonly Moment[] = [
  'attack.declared',
  'attack.dice-count',
  'dice.before-roll',
  'dice.rolled',
  'attack.modify-by-defender',
  'attack.modify-by-attacker',
  'defence.dice-count',
  'defence.modify-by-attacker',
  'defence.modify-by-defender',
  'compare.start',
  'attack.hit',
  'attack.damaged',
  'attack.after',
  'shield.lost',
  'damage.suffered',
  'damage.card-drawn',
  'damage.card-dealt',
  'token.assigned',
  'token.removed',
  'token.spent',
  'card.discarded',
];

/** Values that count after the dice are rolled. */
const AFTER_ROLLING: readonly Query[] = [
  'token.spendable',
  'dice.modifiable',
  'cancel.order',
  'attack.hits',
  'damage.faceup',
  'destruction.when',
  'ability',
];

/** Numbers that are exact before the first die, unless a token is spent that a card looks at. */
const NUMBERS: readonly Query[] = ['attack.dice', 'defence.dice', 'range.bonus', 'agility'];

/** Whether no card of anybody can change what the dice and tokens of an attack come to; then the odds are exact. */
export function isUntouched(board: Board, attack: AttackFrame, spends: boolean): boolean {
  if (board.lasting.length > 0) return false;
  const queries = spends ? [...AFTER_ROLLING, ...NUMBERS] : AFTER_ROLLING;
  return board.ships.every((ship, seat) => {
    if (!isFlying(ship)) return true;
    const up = ship.cards.flatMap(({ card, up: isUp }, place) => (isUp ? [{ card, place }] : []));
    const more = [...ship.damage.filter((damage) => damage.up), ...ship.conditions];
    return [...up, ...more.map(({ card }) => ({ card, place: -1 }))].every(
      ({ card, place }) => !mayAct(card, place, seat, attack) && !mayModify(card, seat, attack, queries),
    );
  });
}

function mayAct(card: CardId, place: number, seat: Seat, attack: AttackFrame): boolean {
  const waiting = printedOn(card)?.waiting;
  if (waiting === undefined) return false;
  return MOMENTS.some((moment) =>
    (waiting[MOMENT_NUMBER[moment]] ?? []).some((each) => takesPart(effectOn(card, each), place, seat, attack)),
  );
}

function takesPart({ as, withThis }: Effect, place: number, seat: Seat, { attacker, defender, weapon }: AttackFrame) {
  if (withThis && (seat !== attacker || place !== weapon)) return false;
  if (as === 'attacker') return seat === attacker;
  if (as === 'defender') return seat === defender;
  return as !== 'own' || seat === attacker || seat === defender;
}

function mayModify(card: CardId, seat: Seat, { attacker, defender }: AttackFrame, queries: readonly Query[]): boolean {
  const answering = printedOn(card)?.answering;
  if (answering === undefined) return false;
  const isIn = seat === attacker || seat === defender;
  return queries.some((query) => (answering[queryNumber(query)] ?? []).some(({ far }) => far === true || isIn));
}

/** Whether a ship has a token that it could spend on the dice of an attack. */
export function hasTokens(board: Board, { attacker, defender }: AttackFrame): boolean {
  const [mine, theirs] = [shipOf(board, attacker), shipOf(board, defender)];
  return mine.tokens.focus > 0 || mine.locks.length > 0 || theirs.tokens.focus + theirs.tokens.evade > 0;
}
