import { type Procedure, repeat, type Seat, shuffleFor } from '@starboard/kernel';
import { scoreHarm } from '../11-scoring.ts';
import { QUERY } from '../13-cards/book.ts';
import { listens, setDamage } from '../13-cards/listening.ts';
import { attackIn } from '../13-cards/now.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import { windowAt, windowOn } from '../13-cards/windows.ts';
import {
  type Board,
  type DamageId,
  type DamageSource,
  type DealtDamage,
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from '../model.ts';
import { destroy, isBeyondRepair } from './destruction.ts';

/** What a ship is to suffer from one source. */
export function sufferFrame(ship: Seat, hits: number, crits: number, source: DamageSource): FrameAt<'suffer'> {
  return {
    at: 'suffer',
    step: 0,
    ship,
    hits,
    crits,
    down: 0,
    up: 0,
    source,
    foreseen: false,
    hurt: false,
    killed: false,
  };
}

/** A destroyed ship that is not yet removed scores nothing more. */
function lookIfKilled({ board, stack }: Match, frame: FrameAt<'suffer'>): void {
  frame.killed =
    board.dying.includes(frame.ship) ||
    stack.some((outer) => outer.at === 'suffer' && outer.ship === frame.ship && outer.killed);
}

/** 7.1 First all hits, then all criticals, one at a time: a shield, or with none left a damage card. */
function sufferNext(match: Match, frame: FrameAt<'suffer'>, tell: Tell): Next {
  const ship = shipOf(match.board, frame.ship);
  while (isFlying(ship)) {
    if (frame.hits + frame.crits === 0) return undefined;
    const crit = frame.hits === 0;
    const answer = crit ? foresee(match, frame) : undefined;
    if (answer !== undefined) return answer;
    if (crit) frame.crits--;
    else frame.hits--;
    frame.foreseen = false;
    frame.hurt = true;
    if (ship.shields === 0) return { call: dealFrame(frame.ship, crit, frame.source) };
    const window = loseShield(match, frame.ship, tell);
    if (window !== undefined) return window;
  }
  return undefined;
}

/** Before a critical is suffered, a card may put something in its place. */
function foresee(match: Match, frame: FrameAt<'suffer'>): Next {
  if (frame.foreseen || !listens(match.board, 'damage.critical')) return undefined;
  frame.foreseen = true;
  return windowAt(match, 'damage.critical', frame.ship, { other: frame.source.by });
}

/** 7.3 In place of the critical that comes next, the ship is dealt this card. */
export function dealInstead(frame: FrameAt<'suffer'>, card: DamageId): Next {
  frame.crits--;
  frame.foreseen = false;
  frame.hurt = true;
  return { call: { ...dealFrame(frame.ship, true, frame.source), given: card } };
}

/** 7.2 A shield is lost, one at a time. */
export function loseShield(match: Match, seat: Seat, tell: Tell): Next {
  const ship = shipOf(match.board, seat);
  ship.shields--;
  tell?.({ type: 'lost-shield', rule: '7.2', ship: seat, left: ship.shields });
  return listens(match.board, 'shield.lost') ? windowAt(match, 'shield.lost', seat) : undefined;
}

/** 7.3 A card that is dealt passes the shields by. */
function dealNext({ board }: Match, frame: FrameAt<'suffer'>): Next {
  if (frame.down + frame.up === 0 || !isFlying(shipOf(board, frame.ship))) return undefined;
  const up = frame.down === 0;
  if (up) frame.up--;
  else frame.down--;
  frame.hurt = true;
  return { call: dealFrame(frame.ship, up, frame.source) };
}

const dealFrame = (ship: Seat, up: boolean, source: DamageSource): FrameAt<'deal'> => ({
  at: 'deal',
  step: 0,
  ship,
  up,
  source,
  given: null,
  card: 0,
});

/** Harm is scored once all of it is suffered; together with a kill (11.1) it scores nothing. */
function countHarm(match: Match, { ship, source, hurt, killed }: FrameAt<'suffer'>, tell: Tell): void {
  if (hurt && !killed) scoreHarm(match, source, ship, false, tell);
}

function tellOfHarm(match: Match, { ship, source, hurt }: FrameAt<'suffer'>): Next {
  return hurt ? suffered(match, ship, { other: source.by, card: source.card }) : undefined;
}
const suffered = windowOn('damage.suffered');

export const sufferProcedure: Procedure<Furball, 'suffer'> = [
  lookIfKilled,
  repeat(sufferNext),
  repeat(dealNext),
  countHarm,
  tellOfHarm,
];

/** 7.6 A card from the ship's own deck; an empty deck is reshuffled from its discards, 7.10 the ship's own pile. */
export function drawDamage({ board, dice }: Match, seat: Seat, attack: number): DealtDamage | undefined {
  const ship = shipOf(board, seat);
  if (ship.drawn >= ship.deck.length) {
    if (ship.pile.length === 0) return undefined;
    const deck = ship.pile.map(({ card }) => card).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    shuffleFor(dice, 'deck', seat, deck);
    ship.deck = deck;
    ship.drawn = 0;
    ship.pile = NO_CARDS;
  }
  const card = ship.deck[ship.drawn];
  if (card === undefined) return undefined;
  ship.drawn++;
  return newCard(board, card, attack);
}

function newCard(board: Board, card: DamageId, attack: number): DealtDamage {
  board.numbered++;
  return { id: board.numbered, card, up: false, known: false, round: board.round, attack };
}
const NO_CARDS: readonly DealtDamage[] = [];

function drawCard(match: Match, frame: FrameAt<'deal'>): Next {
  const { board, stack } = match;
  const ship = shipOf(board, frame.ship);
  const attack = attackIn(stack)?.number ?? 0;
  const card = frame.given === null ? drawDamage(match, frame.ship, attack) : newCard(board, frame.given, attack);
  if (card === undefined) return 'done';
  frame.card = card.id;
  ship.damage = [...ship.damage, card];
  return frame.given === null && isFaceup(match, frame) && listens(board, 'damage.card-drawn')
    ? windowAt(match, 'damage.card-drawn', frame.ship, { other: frame.source.by, number: card.id })
    : undefined;
}

/** 7.3 Criticals are dealt faceup; a card may turn others up. */
function isFaceup({ board, stack }: Match, { ship, up, source }: FrameAt<'deal'>): boolean {
  if (!isModifiedFor(board, QUERY['damage.faceup'], ship)) return up;
  return ask(board, QUERY['damage.faceup'], ship, { ship, source, attack: attackIn(stack) }, up);
}

function layCard(match: Match, frame: FrameAt<'deal'>, tell: Tell): Next {
  const { board, stack } = match;
  const ship = shipOf(board, frame.ship);
  const up = isFaceup(match, frame);
  const attack = attackIn(stack);
  if (attack !== null && frame.source.as === 'attack') {
    attack.dealt++;
    if (up) attack.dealtUp++;
  }
  const card = ship.damage.find(({ id }) => id === frame.card);
  if (card === undefined) return 'done';
  if (up) {
    setDamage(
      board,
      ship,
      ship.damage.map((each) => (each === card ? { ...each, up, known: true } : each)),
    );
    tell?.({ type: 'dealt', rule: '7.3', ship: frame.ship, card: card.card, cards: ship.damage.length, reveals: true });
  } else tell?.({ type: 'dealt', rule: '7.3', ship: frame.ship, card: null, cards: ship.damage.length });
  return listens(board, 'damage.card-dealt')
    ? windowAt(match, 'damage.card-dealt', frame.ship, { other: frame.source.by, number: card.id })
    : undefined;
}

/** 7.5 The card that is as much as the hull holds destroys the ship, before its text and all that this sets off. */
function countCard(match: Match, { ship, source }: FrameAt<'deal'>, tell: Tell): void {
  if (!isBeyondRepair(match.board, ship)) return;
  for (const frame of match.stack) {
    if (frame.at === 'suffer' && frame.ship === ship && frame.source.key === source.key) frame.killed = true;
  }
  scoreHarm(match, source, ship, true, tell);
  destroy(match, ship, source, tell);
}

/** 7.4 The text of a faceup card takes effect, as part of what dealt it. */
function resolveCard(match: Match, { ship, card, source }: FrameAt<'deal'>): Next {
  return faceUpWindow(match, ship, card, source);
}

export function faceUpWindow(match: Match, ship: Seat, card: number, source: DamageSource): Next {
  const isUp = shipOf(match.board, ship).damage.some(({ id, up }) => id === card && up);
  return isUp ? windowAt(match, 'damage.card-faceup', ship, { other: source.by, number: card }) : undefined;
}

export const dealProcedure: Procedure<Furball, 'deal'> = [drawCard, layCard, countCard, resolveCard];
