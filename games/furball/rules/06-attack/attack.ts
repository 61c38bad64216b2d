import { type Procedure, repeat, type Seat } from '@starboard/kernel';
import { sufferFrame } from '../07-damage/damage.ts';
import { settleDeaths } from '../07-damage/destruction.ts';
import { QUERY } from '../13-cards/book.ts';
import { setCard, takeToken } from '../13-cards/listening.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import { atMoment, windowAt, windowOn } from '../13-cards/windows.ts';
import { isIn } from '../measure.ts';
import {
  type AttackFrame,
  type Board,
  type DamageSource,
  type DicePool,
  type Furball,
  isFlying,
  type Match,
  type Moment,
  type Next,
  shipOf,
  type Tell,
} from '../model.ts';
import { agilityOf, kindAt } from '../values.ts';
import { cancelResults, needsChoice } from './compare.ts';
import { facesOf, rollDice } from './dice.ts';
import { weaponAt, weaponCard } from './targets.ts';

/** The source of an attack's damage, for scoring all that its defender suffers. */
export const sourceOf = (board: Board, { attacker, weapon, number }: AttackFrame): DamageSource => ({
  by: attacker,
  as: 'attack',
  key: number,
  card: weaponCard(board, attacker, weapon),
});

const windowFor = (moment: Moment) => atMoment<AttackFrame>(moment, ({ attacker }) => attacker);

/** 6.3 The target is the defender now. */
function declare({ board }: Match, frame: AttackFrame, tell: Tell): void {
  const { attacker, defender, weapon, range, obstructed } = frame;
  shipOf(board, attacker).attacks++;
  shipOf(board, defender).defences++;
  const card = weaponCard(board, attacker, weapon);
  tell?.({ type: 'attacks', rule: '6.3', ship: attacker, target: defender, weapon: card, range, obstructed });
}

/** The number of the step with which each shot begins. */
const SHOT = 2;

const beforeRoll =
  (pool: DicePool) =>
  (match: Match, frame: AttackFrame): Next =>
    toRoll(match, roller(frame, pool), { pool });
const toRoll = windowOn('dice.before-roll');

const afterRoll =
  (pool: DicePool) =>
  (match: Match, frame: AttackFrame): Next =>
    rolled(match, roller(frame, pool), { pool });
const rolled = windowOn('dice.rolled');

const roller = ({ attacker, defender }: AttackFrame, pool: DicePool): Seat => (pool === 'attack' ? attacker : defender);

/** 6.4 The weapon's dice; a primary weapon has one more at range 1. */
export function attackDice(board: Board, frame: AttackFrame): number {
  const plain =
    weaponAt(board, frame.attacker, frame.weapon).attack + frame.extra.attack + rangeBonus(board, frame, 'attack');
  return Math.max(
    0,
    isModifiedFor(board, QUERY['attack.dice'], frame.attacker)
      ? ask(board, QUERY['attack.dice'], frame.attacker, { attack: frame }, plain)
      : plain,
  );
}

/** 6.4, 6.7 Range gives a primary weapon a die at range 1, and the defender one at range 3. */
export function rangeBonus(board: Board, frame: AttackFrame, pool: DicePool): number {
  const plain = frame.weapon === 0 && frame.range === (pool === 'attack' ? 1 : 3) ? 1 : 0;
  if (frame.weapon !== 0 || !isModifiedFor(board, QUERY['range.bonus'], roller(frame, pool))) return plain;
  return ask(board, QUERY['range.bonus'], roller(frame, pool), { attack: frame, pool }, plain);
}

function rollAttack(match: Match, frame: AttackFrame, tell: Tell): void {
  frame.dice.attack = rollDice(match, 'attack', attackDice(match.board, frame), 'attack', frame.attacker);
  tell?.({
    type: 'rolled',
    rule: '6.4',
    ship: frame.attacker,
    pool: 'attack',
    why: 'attack',
    faces: facesOf(frame.dice.attack),
  });
}

/** 6.7 Agility, one more die at range 3 of a primary weapon, one more where the line is obstructed (6.8). */
export function defenceDice(board: Board, frame: AttackFrame): number {
  const { defender, extra, obstructed } = frame;
  const plain =
    agilityOf(board, defender, frame) + extra.defence + rangeBonus(board, frame, 'defence') + (obstructed ? 1 : 0);
  return Math.max(
    0,
    isModifiedFor(board, QUERY['defence.dice'], defender)
      ? ask(board, QUERY['defence.dice'], defender, { attack: frame }, plain)
      : plain,
  );
}

function rollDefence(match: Match, frame: AttackFrame, tell: Tell): void {
  frame.dice.defence = rollDice(match, 'defence', defenceDice(match.board, frame), 'defence', frame.defender);
  frame.rolled = frame.dice.defence.length;
  tell?.({
    type: 'rolled',
    rule: '6.7',
    ship: frame.defender,
    pool: 'defence',
    why: 'defence',
    faces: facesOf(frame.dice.defence),
  });
}

/** Whether the defender is reinforced (5.10) on the side that the attacker is on. */
export function isReinforced(board: Board, { attacker, defender }: AttackFrame): boolean {
  const { fore, aft } = shipOf(board, defender).tokens;
  if (fore + aft === 0) return false;
  const arc = kindAt(board, defender).arcs.includes('half') ? 'half' : 'front';
  return (isIn(board, defender, attacker, arc) ? fore : aft) > 0;
}

/** A reinforced ship (5.10) has an evade result against attackers on that side. */
function reinforce({ board }: Match, frame: AttackFrame, tell: Tell): void {
  if (!isReinforced(board, frame)) return;
  const { defender, dice } = frame;
  const before = facesOf(dice.defence);
  dice.defence.push({ face: 'evade', rerolled: false, fixed: false });
  tell?.({
    type: 'dice',
    rule: '5.10',
    ship: defender,
    pool: 'defence',
    what: 'added',
    before,
    faces: facesOf(dice.defence),
  });
}

/** 6.9 The defender is asked if a card lets them cancel criticals first, and that makes a difference. */
function chooseOrder({ board }: Match, frame: AttackFrame): Next {
  frame.answer = null;
  if (!isModifiedFor(board, QUERY['cancel.order'], frame.attacker) || !needsChoice(board, frame)) return undefined;
  if (!isFlying(shipOf(board, frame.defender))) return undefined;
  return { ask: [{ kind: 'either', seat: frame.defender, why: 'cancel', among: ['hits', 'crits'] }] };
}

/** 6.9 Evades cancel hits, then criticals. Anything left means that the attack hits. */
function compare({ board }: Match, frame: AttackFrame, tell: Tell): void {
  const { attacker, defender } = frame;
  const [hits, crits] = cancelResults(board, frame, frame.answer === 'crits');
  const hit = hits + crits > 0;
  frame.hit = isModifiedFor(board, QUERY['attack.hits'], attacker)
    ? ask(board, QUERY['attack.hits'], attacker, { attack: frame }, hit)
    : hit;
  frame.everHit ||= frame.hit;
  tell?.({ type: 'compared', rule: '6.9', ship: attacker, target: defender, hits, crits, hit: frame.hit });
}

const ifHit = (moment: Moment) => {
  const open = windowOn(moment);
  return (match: Match, { hit, attacker }: AttackFrame): Next => (hit ? open(match, attacker) : undefined);
};

/** 6.10 The defender suffers the remaining results. */
function dealDamage({ board }: Match, frame: AttackFrame): Next {
  if (!frame.hit) return undefined;
  let [hits, crits] = [0, 0];
  for (const { face } of frame.dice.attack) {
    if (face === 'hit') hits++;
    else if (face === 'crit') crits++;
  }
  return hits + crits === 0 ? undefined : { call: sufferFrame(frame.defender, hits, crits, sourceOf(board, frame)) };
}

/** 6.11 A weapon that shoots twice does so at the same defender. */
function shootAgain({ board }: Match, frame: AttackFrame): Next {
  if (frame.shot >= frame.shots || !isFlying(shipOf(board, frame.defender)) || !isFlying(shipOf(board, frame.attacker)))
    return undefined;
  frame.shot++;
  frame.dice = { attack: [], defence: [] };
  frame.extra = { attack: 0, defence: 0 };
  frame.used = [];
  return { goTo: SHOT };
}

/** 6.3 A weapon that is discarded to attack works until its attack is over; one that is kept unless it hits stays. */
function discardWeapon(match: Match, { attacker, weapon, discards, everHit }: AttackFrame, tell: Tell): Next {
  if (discards === 'token-if-hit' && everHit) takeToken(match.board, attacker, weapon);
  if (discards !== 'card' && !(discards === 'card-if-hit' && everHit)) return undefined;
  return discardCard(match, attacker, weapon, tell);
}

/** A card is discarded: it lies there facedown until something brings it back. */
export function discardCard(match: Match, seat: Seat, place: number, tell: Tell): Next {
  const ship = shipOf(match.board, seat);
  const held = ship.cards[place];
  if (held?.up !== true) return undefined;
  setCard(match.board, ship, place, { up: false });
  tell?.({ type: 'discarded', rule: '6.3', ship: seat, card: held.card });
  return windowAt(match, 'card.discarded', seat, { card: held.card, number: place });
}

/** What lasts for an attack ends with it. */
function endAttack({ board }: Match): void {
  if (board.lasting.length > 0 && board.lasting.some(({ until }) => until === 'attack')) {
    board.lasting = board.lasting.filter(({ until }) => until !== 'attack');
  }
}

export const attackProcedure: Procedure<Furball, 'attack'> = [
  declare,
  windowFor('attack.declared'),
  windowFor('attack.dice-count'),
  beforeRoll('attack'),
  rollAttack,
  afterRoll('attack'),
  windowFor('attack.modify-by-defender'),
  windowFor('attack.modify-by-attacker'),
  windowFor('defence.dice-count'),
  beforeRoll('defence'),
  rollDefence,
  afterRoll('defence'),
  windowFor('defence.modify-by-attacker'),
  reinforce,
  windowFor('defence.modify-by-defender'),
  windowFor('compare.start'),
  chooseOrder,
  compare,
  ifHit('attack.hit'),
  dealDamage,
  ifHit('attack.damaged'),
  repeat(settleDeaths),
  shootAgain,
  windowFor('attack.after'),
  repeat(settleDeaths),
  windowFor('attack.extra'),
  discardWeapon,
  endAttack,
];
