import type { Seat } from '@starboard/kernel';
import { effectOn, MOMENT_NUMBER, printedOn, queryNumber } from '../rules/13-cards/book.ts';
import type { Effect, Query } from '../rules/model/cards.ts';
import { MOMENTS, QUERIES } from '../rules/model/names.ts';
import { type AttackFrame, type Board, type CardId, isFlying, type Moment, shipOf } from '../rules/model.ts';

/** Whether a card may change an attack, or what comes of it, at a moment. */
const MATTERS: { readonly [M in Moment]: boolean } = {
  'setup.before-placement': false,
  'setup.after-placement': false,
  'planning.start': false,
  'planning.end': false,
  'activation.start': false,
  decloaked: false,
  'activation.turn': false,
  'dial.before-reveal': false,
  'dial.revealed': false,
  'manoeuvre.check-stress': false,
  'manoeuvre.executed': false,
  'action.performed': false,
  'activation.end': false,
  'bomb.dropped': false,
  'bomb.detonates': false,
  'bomb.detonated': false,
  'combat.start': false,
  'combat.turn': false,
  'attack.declared': true,
  'attack.dice-count': true,
  'dice.before-roll': true,
  'dice.rolled': true,
  'attack.modify-by-defender': true,
  'attack.modify-by-attacker': true,
  'defence.dice-count': true,
  'defence.modify-by-attacker': true,
  'defence.modify-by-defender': true,
  'compare.start': true,
  'attack.hit': true,
  'attack.damaged': true,
  'attack.after': true,
  'attack.extra': false,
  'combat.turn-over': false,
  'combat.end': false,
  'end.start': false,
  'round.end': false,
  'shield.lost': true,
  'damage.critical': true,
  'damage.suffered': true,
  'damage.card-drawn': true,
  'damage.card-dealt': true,
  'damage.card-faceup': true,
  destroyed: false,
  'token.before-assigned': true,
  'token.assigned': true,
  'token.removed': true,
  'token.spent': true,
  'card.discarded': true,
};
const MOMENTS_THAT_MATTER = MOMENTS.filter((moment) => MATTERS[moment]);

/**
 * Which values count after the dice are rolled, and which numbers are exact before the first die, unless a token is
 * spent that a card looks at.
 */
const COUNTS: { readonly [Q in Query]: 'after rolling' | 'before' | 'never' } = {
  skill: 'never',
  'attack.value': 'never',
  agility: 'before',
  hull: 'never',
  shields: 'never',
  'action.bar': 'never',
  'action.allowed': 'never',
  'action.count': 'never',
  difficulty: 'never',
  'manoeuvre.allowed': 'never',
  'move.templates': 'never',
  'move.stress': 'never',
  'obstacles.ignored': 'never',
  'bomb.places': 'never',
  'bomb.ignored': 'never',
  'lock.range': 'never',
  'token.limit': 'never',
  'token.kept': 'never',
  'token.spendable': 'after rolling',
  'token.owed': 'after rolling',
  'attack.allowed': 'never',
  'attack.cost': 'never',
  'attack.range': 'never',
  'attack.dice': 'before',
  'defence.dice': 'before',
  'range.bonus': 'before',
  'dice.modifiable': 'after rolling',
  'cancel.order': 'after rolling',
  'attack.hits': 'after rolling',
  'damage.faceup': 'after rolling',
  'damage.weight': 'never',
  'destruction.when': 'after rolling',
  ability: 'after rolling',
};
const PLAYED = QUERIES.filter((query): query is Query => query in COUNTS);
const AFTER_ROLLING = PLAYED.filter((query) => COUNTS[query] === 'after rolling');
const NUMBERS = PLAYED.filter((query) => COUNTS[query] === 'before');

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
  return MOMENTS_THAT_MATTER.some((moment) =>
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
