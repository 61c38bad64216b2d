import { type DecisionOn, type Procedure, type Reason, repeat, type Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { shiftFrame } from '../05-actions/moves.ts';
import { canShift } from '../05-actions/shifts.ts';
import { ANY_WEAPON, chanceFor, makeOwed } from '../06-attack/chance.ts';
import { hasOpportunity } from '../06-attack/targets.ts';
import { destroyLater, settleDeaths } from '../07-damage/destruction.ts';
import { nextTimedBomb } from '../09-bombs.ts';
import { clearUp, returnShips } from '../10-return.ts';
import { endRound } from '../12-ending.ts';
import { QUERY } from '../13-cards/book.ts';
import { EVERYBODY } from '../13-cards/now.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import { atMoment, windowOn } from '../13-cards/windows.ts';
import {
  type Board,
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Moment,
  type Next,
  type RoundPhase,
  shipOf,
  type Tell,
} from '../model.ts';
import { dialOf } from '../values.ts';
import { inAscendingSkill, nextToAct, nextToFight } from './order.ts';

type Round = FrameAt<'round'>;

const windowFor = (moment: Moment) => atMoment<Round>(moment, () => EVERYBODY);

/** 3.1 Planning, Activation, Combat, End. */
const begin =
  (phase: RoundPhase) =>
  ({ board }: Match, frame: Round, tell: Tell): void => {
    board.phase = phase;
    frame.done = 0;
    frame.skill = NO_LIMIT;
    if (board.lasting.length > 0) board.lasting = board.lasting.filter(({ until }) => until !== 'phase');
    tell?.({ type: 'phase', rule: '3.1', phase });
  };
const NO_LIMIT = 1000;

function beginRound({ board }: Match, _frame: Round, tell: Tell): void {
  board.round++;
  for (const ship of board.ships) {
    ship.flown = null;
    ship.acted = NONE;
    ship.activated = false;
    ship.fought = false;
    ship.skipsAction = false;
    ship.droppedBomb = false;
    ship.tractored = false;
    ship.attacks = 0;
    ship.defences = 0;
    ship.attackScore = 0;
  }
  tell?.({ type: 'round', rule: '3.1', round: board.round });
}
const NONE: readonly never[] = [];

/**
 * 3.2 All ships on the mat dial a manoeuvre at once and in secret; 8.5 ionised ships have no dial. 3.3 Nobody else sees
 * a dial until it is revealed.
 */
function planManoeuvres({ board }: Match): Next {
  const asks = [];
  for (let seat = 0; seat < board.ships.length; seat++) {
    const ship = shipOf(board, seat);
    if (isFlying(ship) && ship.tokens.ion === 0) asks.push(DIAL_ASKS[seat] ?? dialAsk(seat));
  }
  return { ask: asks };
}
const dialAsk = (seat: Seat) => ({ kind: 'dial', seat }) as const;
const DIAL_ASKS = Array.from({ length: 8 }, (_, seat) => dialAsk(seat));

export const dialDecision: DecisionOn<Furball, 'dial', 'round'> = {
  candidates: (board, { seat }) => placesOn(dialOf(board, seat)),
  forbids: (board, { seat }, place) => objectionToDial(board, seat, dialOf(board, seat)[place]),
  options(board, { seat }) {
    const places = placesOn(dialOf(board, seat));
    if (!isModifiedFor(board, QUERY['manoeuvre.allowed'], seat)) return places;
    const dial = dialOf(board, seat);
    return places.filter((place) => objectionToDial(board, seat, dial[place]) === undefined);
  },
  apply({ board }, { seat }, place, _frame, tell) {
    shipOf(board, seat).dial = place;
    tell?.({ type: 'dialled', rule: '3.2', ship: seat });
  },
};

function placesOn({ length }: readonly DialManoeuvre[]): readonly number[] {
  PLACES[length] ??= Array.from({ length }, (_, place) => place);
  return PLACES[length] ?? NONE;
}
const PLACES: (readonly number[])[] = [];

function objectionToDial(board: Board, seat: Seat, manoeuvre: DialManoeuvre | undefined): Reason | undefined {
  if (manoeuvre === undefined || !isModifiedFor(board, QUERY['manoeuvre.allowed'], seat)) return undefined;
  return ask(board, QUERY['manoeuvre.allowed'], seat, { ship: seat, manoeuvre, when: 'dial' }, undefined);
}

/** Before anybody activates (5.7), the cloaked may decloak, in ascending skill. */
function listCloaked({ board }: Match, frame: Round): void {
  const isCloaked = (seat: Seat): boolean => isFlying(shipOf(board, seat)) && shipOf(board, seat).tokens.cloak > 0;
  const cloaked = board.ranking.filter(isCloaked);
  frame.order = cloaked.length > 1 ? inAscendingSkill(board, cloaked, 'activation') : cloaked;
  frame.done = 0;
}

function decloakNext({ board }: Match, frame: Round): Next {
  while (frame.done < frame.order.length) {
    const ship = frame.order[frame.done] ?? 0;
    frame.done++;
    if (canShift(board, ship, 'decloak')) return { call: shiftFrame(ship, ship, 'decloak', true) };
  }
  frame.done = 0;
  return undefined;
}

function activateNext({ board }: Match): Next {
  const ship = nextToAct(board);
  if (ship === undefined) return undefined;
  return {
    call: { at: 'activation', step: 0, ship, dialled: shipOf(board, ship).dial !== null, shown: null, late: null },
  };
}

/**
 * In descending skill each ship may attack once (6.1), but not in the first round (3.5); a ship that rises above the
 * skill in play has missed its turn.
 */
function fightNext({ board }: Match, frame: Round): Next {
  const next = nextToFight(board, frame.skill);
  if (next === undefined) return undefined;
  frame.skill = next.skill;
  shipOf(board, next.ship).fought = true;
  return { call: { at: 'combat-turn', step: 0, ship: next.ship, skips: false, had: false } };
}

const ifThere =
  (step: (match: Match, frame: FrameAt<'combat-turn'>) => Next) =>
  (match: Match, frame: FrameAt<'combat-turn'>): Next =>
    isFlying(shipOf(match.board, frame.ship)) ? step(match, frame) : undefined;

const turnOver = windowOn('combat.turn-over');

export const combatTurnProcedure: Procedure<Furball, 'combat-turn'> = [
  ifThere(atMoment('combat.turn', ({ ship }) => ship)),
  repeat(settleDeaths),
  ifThere(({ board }, frame) => {
    frame.had = !frame.skips && hasOpportunity(board, frame.ship);
    return frame.skips ? undefined : { call: chanceFor(frame.ship, ANY_WEAPON, null) };
  }),
  makeOwed,
  ifThere((match, { ship, had }) => (had ? turnOver(match, ship) : undefined)),
  ({ board }, { ship }) => {
    if (shipOf(board, ship).doomed === 'turn') board.dying = [...board.dying, ship];
  },
  repeat(settleDeaths),
];

/** Those that a card keeps until Combat ends leave now, and so do those whose turn never came. */
function endCombat(match: Match, _frame: Round, tell: Tell): void {
  const { board } = match;
  for (const seat of board.ranking) {
    const { doomed } = shipOf(board, seat);
    if (doomed === 'combat') destroyLater(match, seat, tell);
    if (doomed === 'turn') board.dying = [...board.dying, seat];
  }
  if (board.lasting.length > 0) board.lasting = board.lasting.filter(({ until }) => until !== 'combat');
}

export const roundProcedure: Procedure<Furball, 'round'> = [
  beginRound,
  begin('planning'),
  returnShips,
  windowFor('planning.start'),
  planManoeuvres,
  windowFor('planning.end'),
  begin('activation'),
  windowFor('activation.start'),
  listCloaked,
  repeat(decloakNext),
  repeat(settleDeaths),
  repeat(activateNext),
  windowFor('activation.end'),
  repeat(settleDeaths),
  repeat(nextTimedBomb),
  makeOwed,
  begin('combat'),
  windowFor('combat.start'),
  repeat(settleDeaths),
  makeOwed,
  repeat(fightNext),
  windowFor('combat.end'),
  endCombat,
  repeat(settleDeaths),
  begin('end'),
  windowFor('end.start'),
  repeat(settleDeaths),
  makeOwed,
  clearUp,
  windowFor('round.end'),
  repeat(settleDeaths),
  endRound,
];
