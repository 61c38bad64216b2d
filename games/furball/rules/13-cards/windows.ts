import { enclosing, isOfUse, type Seat, type WindowRules } from '@starboard/kernel';
import { objectionToFlying } from '../04-flight/allowed.ts';
import { NOBODY, newSource } from '../11-scoring.ts';
import type { Effect, Now } from '../model/cards.ts';
import {
  type AttackFrame,
  type Board,
  type DamageSource,
  type EffectFrame,
  type EffectName,
  type Furball,
  type Match,
  type Moment,
  type Next,
  type Origin,
  type Stack,
  shipOf,
  type WindowOf,
  type WindowSubject,
} from '../model.ts';
import { wouldDo } from '../ops/speaking.ts';
import { difficultyOf, isStressed } from '../values.ts';
import { effectOn, MOMENT_NUMBER, QUERY } from './book.ts';
import { type CoreName, coreAt, coreEffect, isCore, isCoreMoment } from './core.ts';
import { findEffect, mayBeUsed } from './finding.ts';
import type { EffectThere } from './hearing.ts';
import { setCard } from './listening.ts';
import { attackIn, happening, hasPart, nowFor, waits } from './now.ts';
import { ask, isModifiedFor } from './query.ts';
import { hasCore, servedAt } from './served.ts';

/** A window at a moment, if any player has an effect to use there; without listeners it costs one look-up. */
export function windowAt(
  match: Match,
  moment: Moment,
  ship: Seat,
  more?: Partial<WindowSubject>,
): { readonly call: WindowOf } | undefined {
  return windowFor(match, moment, MOMENT_NUMBER[moment], ship, more);
}

/** The same for one moment, which is looked up beforehand. */
export function windowOn(
  moment: Moment,
): (match: Match, ship: Seat, more?: Partial<WindowSubject>) => { readonly call: WindowOf } | undefined {
  const number = MOMENT_NUMBER[moment];
  const core = isCoreMoment(moment);
  return (match, ship, more) =>
    match.board.listening[number] === 0 && !core ? undefined : windowFor(match, moment, number, ship, more);
}

/** A frame that keeps what a procedure handed back to it, if there is such a thing. */
interface Returning {
  readonly at: string;
  returned?: unknown;
}

function windowFor(
  match: Match,
  moment: Moment,
  number: number,
  ship: Seat,
  more?: Partial<WindowSubject>,
): { readonly call: WindowOf } | undefined {
  const { board, stack } = match;
  const attack = attackIn(stack);
  const core = mayHaveCore(board, moment, number, attack);
  if (!core && board.listening[number] === 0) return undefined;
  const unused = !core && !mayBeUsed(board, number, ship, attack);
  const caller: Returning | undefined = stack[stack.length - 1];
  const mustForget = caller?.returned != null;
  if (unused && !mustForget) return undefined;
  const seats = servedAt(board, number, ship, attack);
  if (seats.length === 0) return undefined;
  if (!unused) {
    const window: WindowOf = {
      at: 'window',
      step: 0,
      moment,
      event: happening(ship, more),
      seats,
      served: 0,
      used: [],
    };
    if (isOfUse(windows, match, window)) return { call: window };
  }
  // As after any procedure that hands nothing back.
  if (caller !== undefined && mustForget) caller.returned = null;
  return undefined;
}

/** A step that opens a window about a ship of its frame; without listeners it costs one look at a list. */
export function atMoment<Frame>(moment: Moment, about: (frame: Frame) => Seat): (match: Match, frame: Frame) => Next {
  const number = MOMENT_NUMBER[moment];
  const core = isCoreMoment(moment);
  return (match, frame) =>
    match.board.listening[number] === 0 && !core ? undefined : windowFor(match, moment, number, about(frame));
}

function mayHaveCore(board: Board, moment: Moment, number: number, attack: AttackFrame | null): boolean {
  if (attack === null || !isCoreMoment(moment)) return false;
  return hasCore(board, moment === 'attack.modify-by-attacker' ? attack.attacker : attack.defender, number);
}

/** 13.5 An effect's name: its card, its number there, and the copy or owner if that is not clear. */
function nameOf(board: Board, { origin: { ship, from, place, card }, name }: EffectThere, user: Seat): EffectName {
  const copy = from === 'card' ? firstPlace(board, ship, card) !== place : from !== 'lasting';
  if (!copy && ship === user) return name;
  return `${name}${copy ? ` #${place}` : ''}${ship === user ? '' : ` @${ship}`}`;
}

function firstPlace(board: Board, seat: Seat, card: string): number {
  return shipOf(board, seat).cards.findIndex((held) => held.up && held.card === card);
}

/** 13.6 Whether an effect can be used now: it applies, its price is there, and it would do something. */
function isUsable(board: Board, frame: WindowOf, { origin, effect }: EffectThere, stack: Stack): boolean {
  const { ship, from, place } = origin;
  if (frame.moment === 'damage.card-faceup' && (from !== 'damage' || place !== frame.event.number)) return false;
  if (effect.once === 'round' && usedThisRound(board, origin)) return false;
  const now = nowFor(board, stack, origin, frame.event);
  if (effect.withThis && (now.attack?.attacker !== ship || now.attack.weapon !== place)) return false;
  if (
    effect.may &&
    frame.moment === 'dial.revealed' &&
    isStuckInRed(board, ship, stack) &&
    !effect.does.some(({ turnsDial }) => turnsDial)
  ) {
    return false;
  }
  if (!effect.applies(now)) return false;
  for (const op of effect.costs) if (!op.possible(now)) return false;
  return effect.evenIdle || wouldDo(effect.does, now);
}

/** A stressed ship with a red dial that it may not fly (4.3) uses only effects that change it, and mandatory ones. */
function isStuckInRed(board: Board, seat: Seat, stack: Stack): boolean {
  if (!isStressed(board, seat)) return false;
  const { shown } = enclosing<Furball, 'activation'>(stack, 'activation');
  if (shown === null || difficultyOf(board, seat, shown) !== 'red') return false;
  return objectionToFlying(board, seat, shown) !== undefined;
}

function usedThisRound(board: Board, { ship, from, place }: Origin): boolean {
  const { cards, conditions } = shipOf(board, ship);
  if (from === 'condition') return conditions.some(({ id, used }) => id === place && used === board.round);
  return from === 'card' && cards[place]?.used === board.round;
}

function markUsed(board: Board, { ship: seat, from, place }: Origin): void {
  const ship = shipOf(board, seat);
  if (from === 'card') setCard(board, ship, place, { used: board.round });
  else ship.conditions = ship.conditions.map((each) => (each.id === place ? { ...each, used: board.round } : each));
}

/** The core rules' effects have no card, so the pilot card replaces it. */
function coreOrigin(board: Board, seat: Seat): Origin {
  const card = shipOf(board, seat).cards[0]?.card;
  if (card === undefined) throw new Error(`seat ${seat} has no pilot`);
  return { ship: seat, from: 'core', place: 0, card };
}

function coreUsable(board: Board, frame: WindowOf, seat: Seat, stack: Stack): EffectName[] {
  const attack = attackIn(stack);
  if (!hasCore(board, seat, MOMENT_NUMBER[frame.moment])) return [];
  return coreAt(frame.moment).filter((name) => {
    const effect = coreEffect(name);
    if (attack === null || !hasPart(seat, effect.as, frame.event, attack)) return false;
    const now = nowFor(board, stack, coreOrigin(board, seat), frame.event);
    if (!effect.costs.every((op) => op.possible(now))) return false;
    if (spendsFocus(effect)) {
      if (attack.used.includes(`${seat} ${twinOf(name)}`) || effect.may === owesFocus(board, seat, attack))
        return false;
      if (!effect.may) return true;
    }
    // 14.15 A player may spend a token for nothing if a card responds to that.
    return effect.does.every((op) => op.possible(now)) || waits(board, seat, 'token.spent');
  });
}

const spendsFocus = ({ costs }: Effect): boolean => costs.some(({ spends }) => spends === 'focus');

/** What a focus token does for its owner's dice by choice has a twin for those who must spend it. */
const twinOf = (name: CoreName): string => (name.endsWith(DUE) ? name.slice(0, -DUE.length) : `${name}${DUE}`);
const DUE = '-due';

/** Whether a card makes a ship spend a focus token in this attack, and it has not spent any. */
function owesFocus(board: Board, seat: Seat, attack: AttackFrame): boolean {
  if (
    !isModifiedFor(board, QUERY['token.owed'], seat) ||
    !ask(board, QUERY['token.owed'], seat, { ship: seat, attack }, false)
  )
    return false;
  const [own, prefix] = [attack.used, `${seat} `];
  return !own.some((use) => use.startsWith(prefix) && spendsFocus(namedEffect(use.slice(prefix.length))));
}

/** 13.2 A player who was removed during a window, or has left, uses nothing more. */
function mayUseNothing(board: Board, seat: Seat): boolean {
  const { status } = shipOf(board, seat);
  return status === 'out' || status === 'gone';
}

export const windows: WindowRules<Furball, WindowOf, EffectName> = {
  usable(board, frame, seat, stack) {
    if (mayUseNothing(board, seat)) return NOTHING;
    const attack = attackIn(stack);
    const moment = MOMENT_NUMBER[frame.moment];
    let names: EffectName[] | null = isCoreMoment(frame.moment) ? coreUsable(board, frame, seat, stack) : null;
    findEffect(board, frame, moment, seat, attack, (found) => {
      if (!isUsable(board, frame, found, stack)) return undefined;
      names ??= [];
      names.push(nameOf(board, found, seat));
      return undefined;
    });
    return names ?? NOTHING;
  },
  isCompulsory: (name) => !namedEffect(name).may,
  limitedIn(_board, name, stack) {
    const attack = attackIn(stack);
    if (attack === null) return undefined;
    return isCore(name) || namedEffect(name).once === 'attack' ? attack.used : undefined;
  },
  ask: ({ moment }, seat) => ({ kind: 'effects', seat, moment }),
  use: (match, frame, seat, name) => effectFrame(match, frame, seat, name),
};

/** The effect with a name, wherever its card is; each name is parsed once. */
function namedEffect(name: EffectName): Effect {
  NAMED[name] ??= readName(name);
  return NAMED[name];
}
const NAMED: { [name: EffectName]: Effect } = {};

function readName(name: EffectName): Effect {
  if (isCore(name)) return coreEffect(name);
  const [card = '', number = '0'] = name.split(' ');
  return effectOn(card as Parameters<typeof effectOn>[0], Number(number));
}

/** An effect that a seat can use in a window, and what it sees there. */
export function effectInWindow(
  board: Board,
  frame: WindowOf,
  seat: Seat,
  stack: Stack,
  name: EffectName,
): { readonly effect: Effect; readonly now: Now } {
  const core = isCore(name) ? { origin: coreOrigin(board, seat), effect: coreEffect(name) } : undefined;
  const found = core ?? foundBy(board, frame, seat, stack, name);
  return { effect: found.effect, now: nowFor(board, stack, found.origin, frame.event) };
}

function foundBy(board: Board, frame: WindowOf, seat: Seat, stack: Stack, name: EffectName): EffectThere {
  const isNamed = (one: EffectThere): EffectThere | undefined => (nameOf(board, one, seat) === name ? one : undefined);
  const found = findEffect(board, frame, MOMENT_NUMBER[frame.moment], seat, attackIn(stack), isNamed);
  if (found === undefined) throw new Error(`nobody can use ${name}`);
  return found;
}

/** The procedure that carries an effect out. */
function effectFrame(match: Match, frame: WindowOf, seat: Seat, name: EffectName): EffectFrame {
  const { board, stack } = match;
  const { event } = frame;
  if (isCore(name)) return effectRun(coreOrigin(board, seat), 'core', 0, event, NOBODY, name);
  const { origin, number, effect } = foundBy(board, frame, seat, stack, name);
  if (effect.once === 'round') markUsed(board, origin);
  return effectRun(origin, 'effect', number, event, sourceFor(board, stack, origin, frame.moment));
}

/**
 * 14.8 The owner of a card's damage: its bearer; for a condition its giver; for a damage card turned up, the source
 * that turned it; for a later effect, nobody.
 */
function sourceFor(board: Board, stack: Stack, origin: Origin, moment: Moment): DamageSource {
  const { ship, from, card } = origin;
  if (from === 'card' || from === 'lasting') return newSource(board, ship, 'other', card);
  if (from === 'condition') return conditionSource(board, origin);
  if (moment !== 'damage.card-faceup') return NOBODY;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.at === 'deal' || frame?.at === 'effect') return frame.source;
  }
  return NOBODY;
}

/** 14.8 Whatever a condition does belongs to the player who gave it. */
export function conditionSource(board: Board, { ship, place }: Origin): DamageSource {
  return shipOf(board, ship).conditions.find(({ id }) => id === place)?.source ?? NOBODY;
}

const NOTHING: readonly never[] = [];

/** A card's words, from the first. */
export function effectRun(
  origin: Origin,
  kind: EffectFrame['kind'],
  number: number,
  event: WindowSubject,
  source: DamageSource,
  core = '',
): EffectFrame {
  return {
    at: 'effect',
    step: 0,
    origin,
    kind,
    number,
    core,
    event,
    path: [],
    word: 0,
    stage: 0,
    answer: null,
    list: NOTHING,
    faces: NOTHING,
    chosen: [],
    count: 0,
    source,
    returned: null,
  };
}
