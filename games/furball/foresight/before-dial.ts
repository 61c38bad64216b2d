import {
  type Choice,
  choose,
  cloneMatch,
  diceFromSeed,
  imagine,
  options,
  type Seat,
  settle,
  type View,
} from '@starboard/kernel';
import type { CardId, DialManoeuvre } from '../catalogue/index.ts';
import { rules } from '../rules/index.ts';
import { type Board, type BoardView, type Furball, isFlying, type Match, shipOf } from '../rules/model.ts';
import { UP_TO_THE_DIAL } from './stopping.ts';

/** A board as it may be when a player reveals the dial, if nobody else moves. */
interface DialStart {
  readonly board: Board;
  /** What the player's own cards have had the ship fly by then: which of several is the player's choice. */
  readonly flown: readonly DialManoeuvre[];
  /** The ship is lost before it can reveal anything. */
  readonly lost: boolean;
}

/** What the player's own cards do before the dial is revealed. */
export interface BeforeDial {
  /** At least one; several if a card makes the ship fly first. */
  readonly starts: readonly DialStart[];
  /** The cards that make it fly, and those that the player may use before the dial. */
  readonly must: readonly CardId[];
  readonly may: readonly CardId[];
}

const KEPT = new WeakMap<BoardView, { [seat: Seat]: BeforeDial }>();

/** By the rules, on a copy of the match: a window is passed wherever that is allowed, a manoeuvre is flown each way. */
export function beforeDial(view: View<Furball>, seat: Seat): BeforeDial {
  const known = KEPT.get(view.board) ?? {};
  KEPT.set(view.board, known);
  known[seat] ??= lookAhead(view, seat);
  return known[seat];
}

/** More than any card asks before a dial. */
const MOST_STARTS = 30;

function lookAhead(view: View<Furball>, seat: Seat): BeforeDial {
  const dice = diceFromSeed(`dial ${view.question}`);
  const match: Match = { ...imagine(rules, view, dice), dice, asks: [], sealed: [] };
  match.board.phase = 'activation';
  match.stack = [
    { at: 'game', step: 0 },
    { at: 'activation', step: 0, ship: seat, dialled: true, shown: null, late: null },
  ];
  settle(UP_TO_THE_DIAL, match);
  const found = { starts: [] as DialStart[], must: new Set<CardId>(), may: new Set<CardId>() };
  follow(match, [], seat, found);
  return { starts: found.starts, must: [...found.must], may: [...found.may] };
}

interface Found {
  readonly starts: DialStart[];
  readonly must: Set<CardId>;
  readonly may: Set<CardId>;
}

function follow(match: Match, flown: readonly DialManoeuvre[], seat: Seat, found: Found): void {
  const [ask] = match.asks;
  if (match.result !== null || ask === undefined) {
    found.starts.push({ board: match.board, flown, lost: !isFlying(shipOf(match.board, seat)) });
    return;
  }
  const among = options(UP_TO_THE_DIAL, match, ask);
  const answered = (choice: Choice<Furball>): Match => {
    const copy = cloneMatch(rules, match);
    choose(UP_TO_THE_DIAL, copy, ask, choice);
    return copy;
  };
  if (ask.kind === 'manoeuvre' && ask.seat === seat && found.starts.length < MOST_STARTS) {
    found.must.add(ask.why as CardId);
    for (const place of among) {
      const manoeuvre = typeof place === 'number' ? ask.among[place] : undefined;
      follow(answered(place), manoeuvre === undefined ? flown : [...flown, manoeuvre], seat, found);
    }
    return;
  }
  if (ask.kind === 'effects' && ask.seat === seat) {
    for (const name of among) if (typeof name === 'string' && among.includes(null)) found.may.add(cardIn(name));
  }
  follow(answered(among.includes(null) ? null : (among[0] ?? null)), flown, seat, found);
}

/** 13.5 The card in an effect's name. */
const cardIn = (effect: string): CardId => effect.split(' ')[0] as CardId;
