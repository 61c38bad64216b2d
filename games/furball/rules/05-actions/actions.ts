import { type DecisionOn, offer, type Procedure, repeat, type Seat } from '@starboard/kernel';
import { manoeuvreFrame } from '../04-flight/manoeuvre.ts';
import { give, lockOn } from '../08-tokens.ts';
import { newSource } from '../11-scoring.ts';
import { QUERY } from '../13-cards/book.ts';
import { setCard } from '../13-cards/listening.ts';
import { findOrigin, happening } from '../13-cards/now.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import { conditionSource, effectRun, windowOn } from '../13-cards/windows.ts';
import {
  type ActionName,
  type AskFor,
  type Board,
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from '../model.ts';
import { dialOf, difficultyOf, isStressed } from '../values.ts';
import { jamTargets, lockTargets, reloadable, slamPlaces } from './allowed.ts';
import { shiftFrame } from './moves.ts';
import { actionList, actionsFrom, hasAction, objectionTo } from './on-cards.ts';

/** 5.1 The Perform Action step: one action, or none. */
export function performActions({ board }: Match, { ship: seat }: FrameAt<'activation'>): Next {
  const ship = shipOf(board, seat);
  if (!isFlying(ship) || ship.skipsAction) return undefined;
  const left = isModifiedFor(board, QUERY['action.count'], seat)
    ? ask(board, QUERY['action.count'], seat, { ship: seat }, 1)
    : 1;
  return { call: { at: 'actions', step: 0, ship: seat, left } };
}

function nextAction(match: Match, { ship, left }: FrameAt<'actions'>): Next {
  if (left === 0 || !isFlying(shipOf(match.board, ship))) return undefined;
  const actions: (ActionName | null)[] = actionsFrom(match.board, ship, 'step', false);
  if (actions.length === 0) return undefined;
  actions.push(null);
  return offer(match, { kind: 'action', seat: ship, from: 'step', may: true }, actions);
}

export const actionsProcedure: Procedure<Furball, 'actions'> = [repeat(nextAction)];

export const actionFrame = (ship: Seat, action: ActionName, free: boolean): FrameAt<'action'> => ({
  at: 'action',
  step: 0,
  ship,
  action,
  free,
  stressed: false,
  stage: 0,
  answer: null,
});

/** Asked in the action step or by a card. 12.6 If all possible targets have left, no action is performed. */
export const actionDecision: DecisionOn<Furball, 'action', 'actions' | 'effect'> = {
  candidates: (board, ask) => [...actionList(board, ask.seat, ask.from), ...(mayPass(board, ask) ? [null] : [])],
  forbids: (board, { seat, from }, action) =>
    action === null ? undefined : objectionTo(board, seat, action, from !== 'step'),
  options(board, ask) {
    const offered: (ActionName | null)[] = actionsFrom(board, ask.seat, ask.from, ask.from !== 'step');
    if (ask.may || offered.length === 0) offered.push(null);
    return offered;
  },
  apply(_match, { seat }, action, frame, tell) {
    if (frame.at === 'effect') {
      frame.answer = action ?? '';
      return undefined;
    }
    frame.left = action === null ? 0 : frame.left - 1;
    if (action !== null) return { call: actionFrame(seat, action, false) };
    tell?.({ type: 'passes', rule: '5.1', ship: seat, what: 'action' });
    return undefined;
  },
};

const mayPass = (board: Board, { seat, from, may }: AskFor<'action'>): boolean =>
  may || !hasAction(board, seat, from, from !== 'step');

function beginAction({ board }: Match, frame: FrameAt<'action'>, tell: Tell): void {
  const { ship: seat, action, free } = frame;
  const ship = shipOf(board, seat);
  frame.stressed = isStressed(board, seat);
  ship.acted = [...ship.acted, action];
  tell?.({ type: 'acts', rule: '5.2', ship: seat, action, free });
}

/** 5.3 to 5.13 What each action does; asked and carried on until it is done. What reinforcing does (5.10) shows when the ship is attacked. */
function perform(match: Match, frame: FrameAt<'action'>, tell: Tell): Next {
  const { ship, action } = frame;
  if (!isFlying(shipOf(match.board, ship))) return undefined;
  const stage = frame.stage++;
  switch (action) {
    case 'focus':
    case 'evade':
    case 'cloak':
      return stage === 0 ? give(match, ship, action, 1, ship, tell) : undefined;
    case 'boost':
    case 'barrel-roll':
      return stage === 0 ? { call: shiftFrame(ship, ship, action, false) } : undefined;
    case 'target-lock':
      if (stage === 0) return askShip(ship, 'lock', lockTargets(match.board, ship));
      return stage === 1 && typeof frame.answer === 'number' ? lockOn(match, ship, frame.answer, tell) : undefined;
    case 'jam':
      if (stage === 0) return askShip(ship, 'jam', jamTargets(match.board, ship));
      return stage === 1 && typeof frame.answer === 'number'
        ? give(match, frame.answer, 'jam', 1, ship, tell)
        : undefined;
    case 'reinforce':
      if (stage === 0) return { ask: [{ kind: 'either', seat: ship, why: 'reinforce', among: ['fore', 'aft'] }] };
      return stage === 1 ? give(match, ship, frame.answer === 'fore' ? 'fore' : 'aft', 1, ship, tell) : undefined;
    case 'reload':
      return stage === 0 ? reload(match, ship, tell) : undefined;
    case 'slam':
      return slam(match, frame, stage, tell);
    case 'coordinate':
      return undefined;
    default:
      return stage === 0 ? { call: cardAction(match, ship, action) } : undefined;
  }
}

const askShip = (seat: Seat, why: string, among: readonly Seat[]): Next => ({
  ask: [{ kind: 'ship', seat, why, among, may: false }],
});

/** 5.9 Discarded torpedoes and missiles come back, 14.6 all of them; the ship's weapons are disabled. */
function reload(match: Match, seat: Seat, tell: Tell): Next {
  const ship = shipOf(match.board, seat);
  for (const place of reloadable(match.board, seat)) {
    setCard(match.board, ship, place, { up: true });
    const card = ship.cards[place]?.card;
    if (card !== undefined) tell?.({ type: 'restored', rule: '5.9', ship: seat, card });
  }
  return give(match, seat, 'disabled', 1, seat, tell);
}

/** 5.8 Another manoeuvre of the speed flown, then a weapons-disabled token. */
function slam(match: Match, frame: FrameAt<'action'>, stage: number, tell: Tell): Next {
  const { ship } = frame;
  const dial = dialOf(match.board, ship);
  const places = stage < 2 ? slamPlaces(match.board, ship) : [];
  if (stage === 0) {
    const among = places.flatMap((place) => dial[place] ?? []);
    return { ask: [{ kind: 'manoeuvre', seat: ship, why: 'slam', among, may: false }] };
  }
  if (stage === 1) {
    const manoeuvre = dial[places[Number(frame.answer)] ?? -1];
    if (manoeuvre === undefined) throw new Error('a SLAM without a manoeuvre');
    return { call: manoeuvreFrame(ship, manoeuvre, difficultyOf(match.board, ship, manoeuvre), 'slam') };
  }
  return stage === 2 ? give(match, ship, 'disabled', 1, ship, tell) : undefined;
}

/** 5.13 An action printed on a card. */
function cardAction({ board }: Match, ship: Seat, action: ActionName): FrameAt<'effect'> {
  const [name, number = '0'] = action.split(' ');
  const origin = findOrigin(board, ship, (card, from, place) =>
    card === name ? { ship, from, place, card } : undefined,
  );
  if (origin === undefined) throw new Error(`seat ${ship} has no ${action}`);
  const isCondition = origin.from === 'condition';
  const source = isCondition ? conditionSource(board, origin) : newSource(board, ship, 'other', origin.card);
  return effectRun(origin, 'action', Number(number), happening(ship, { action }), source);
}

const performed = windowOn('action.performed');

export const actionProcedure: Procedure<Furball, 'action'> = [
  beginAction,
  repeat(perform),
  (match, { ship, action }) => (isFlying(shipOf(match.board, ship)) ? performed(match, ship, { action }) : undefined),
];
