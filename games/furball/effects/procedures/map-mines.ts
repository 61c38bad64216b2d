import { discardCard } from '../../rules/06-attack/attack.ts';
import { putTokens } from '../../rules/09-bombs.ts';
import { newSource } from '../../rules/11-scoring.ts';
import { takeToken } from '../../rules/13-cards/listening.ts';
import {
  baseMeetsToken,
  MAT,
  rangeToToken,
  type Spot,
  TOKEN_LATTICE,
  TOKEN_RADIUS,
} from '../../rules/geometry/index.ts';
import type { Now, Use } from '../../rules/model/cards.ts';
import { type Board, type EffectFrame, isFlying, type Match, type Next, shipOf, type Tell } from '../../rules/model.ts';
import { upgradeAt } from '../../rules/values.ts';

const bombsOf = (board: Board, seat: number): readonly number[] =>
  shipOf(board, seat).cards.flatMap((held, place) => (held.up && upgradeAt(held)?.bomb != null ? [place] : []));

function bombAt(board: Board, seat: number, place: number) {
  const held = shipOf(board, seat).cards[place];
  return held === undefined ? null : (upgradeAt(held)?.bomb ?? null);
}

/** Several tokens of one bomb lie in a row from west to east, the middle one first. */
function rowAt({ x, y }: Spot, tokens: number): readonly Spot[] {
  if (tokens === 1) return [{ x, y }];
  return [0, 2 * TOKEN_RADIUS, -2 * TOKEN_RADIUS].map((aside) => ({ x: x + aside, y }));
}

const isOnMat = ({ x }: Spot): boolean => x >= TOKEN_RADIUS && x <= MAT - TOKEN_RADIUS;

/** Beyond range 3 of every other ship, and not under the bearer. */
function spotsFor(board: Board, seat: number, tokens: number): readonly Spot[] {
  const isFree = (spot: Spot): boolean =>
    isOnMat(spot) &&
    board.ships.every((ship, other) => {
      if (!isFlying(ship)) return true;
      return other === seat ? !baseMeetsToken(ship.pose, spot) : rangeToToken(ship.pose, spot) === 0;
    });
  return TOKEN_LATTICE.filter((spot) => rowAt(spot, tokens).every(isFree));
}

const placeable = (board: Board, seat: number): readonly number[] =>
  bombsOf(board, seat).filter((place) => spotsFor(board, seat, bombAt(board, seat, place)?.tokens ?? 1).length > 0);

export const hasMines = ({ board, ship }: Now): boolean => placeable(board, ship).length > 0;

/** Mines wait for whoever comes, but a timed bomb goes off where nobody is. */
export const worthOfMines = ({ board, seat }: Use): number =>
  placeable(board, seat).some((place) => bombAt(board, seat, place)?.detonates === 'contact') ? 0.3 : -0.3;

/** The bearer discards bombs, one after the other, and puts their tokens on the mat. */
export function mapMines(match: Match, frame: EffectFrame, tell: Tell): Next {
  const { board } = match;
  const { ship: seat } = frame.origin;
  if (frame.stage === 0) {
    const among = placeable(board, seat);
    const isFirst = frame.list.length === 0;
    if (among.length === 0) return undefined;
    frame.stage = 1;
    if (!isFirst || among.length > 1) {
      return { ask: [{ kind: 'card', seat, why: 'discard', of: seat, among, may: !isFirst }] };
    }
    frame.answer = among[0] ?? 0;
  }
  if (frame.stage === 1) {
    if (typeof frame.answer !== 'number') return undefined;
    frame.list = [frame.answer];
    frame.stage = 2;
    const spots = spotsFor(board, seat, bombAt(board, seat, frame.answer)?.tokens ?? 1);
    return { ask: [{ kind: 'point', seat, why: 'mine', among: spots }] };
  }
  const [place = 0] = frame.list;
  const chosen = frame.answer;
  frame.stage = 0;
  frame.answer = null;
  return layMine(match, seat, place, Number(chosen), tell) ?? mapMines(match, frame, tell);
}

function layMine(match: Match, seat: number, place: number, choice: number, tell: Tell): Next {
  const { board } = match;
  const held = shipOf(board, seat).cards[place];
  const tokens = bombAt(board, seat, place)?.tokens ?? 1;
  const spot = spotsFor(board, seat, tokens)[choice];
  if (held === undefined || spot === undefined) throw new Error(`there is no bomb at place ${place} to be laid`);
  putTokens(board, seat, held.card, rowAt(spot, tokens), newSource(board, seat, 'other', held.card), tell);
  if (held.tokens === 0) return discardCard(match, seat, place, tell);
  takeToken(board, seat, place);
  return undefined;
}
