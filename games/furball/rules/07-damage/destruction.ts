import { type Procedure, repeat, type Seat } from '@starboard/kernel';
import { dropAllLocks } from '../08-tokens.ts';
import { scoreLoss } from '../11-scoring.ts';
import { QUERY } from '../13-cards/book.ts';
import { recount, takeConditions } from '../13-cards/listening.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import { windowAt } from '../13-cards/windows.ts';
import {
  type Board,
  type DamageSource,
  type DealtDamage,
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Next,
  type Ship,
  shipOf,
  type Tell,
  type Tokens,
} from '../model.ts';
import { damageOn, hullOf, skillOf } from '../values.ts';

/** Has lethal damage, but is not yet marked as destroyed. */
export function isBeyondRepair(board: Board, seat: Seat): boolean {
  const ship = shipOf(board, seat);
  if (!isFlying(ship) || ship.doomed !== 'no' || board.dying.includes(seat)) return false;
  return damageOn(board, seat) >= hullOf(board, seat);
}

/** 7.7 The last hull point is gone: points are recorded now, wherever the ship still stays for a while. */
export function destroy(match: Match, seat: Seat, source: DamageSource, tell: Tell): void {
  const { board } = match;
  const ship = shipOf(board, seat);
  const stays = staysUntil(match, seat);
  tell?.({
    type: 'destroyed',
    rule: stays === 'turn' ? '7.8' : '7.7',
    ship: seat,
    by: source.by,
    stays: stays !== 'no',
  });
  if (stays !== 'combat') scoreLoss(match, seat, tell);
  if (stays === 'no') board.dying = [...board.dying, seat];
  else ship.doomed = stays;
}

/** 14.14 A ship that a card has kept alive dies at last, and pays now. */
export function destroyLater(match: Match, seat: Seat, tell: Tell): void {
  scoreLoss(match, seat, tell);
  match.board.dying = [...match.board.dying, seat];
}

/**
 * 7.8 Destroyed in the turn of a ship of the same skill, before its own turn in Combat, a ship stays until that turn is
 * over, whoever's effect destroyed it.
 */
function staysUntil({ board, stack }: Match, seat: Seat): Ship['doomed'] {
  if (
    isModifiedFor(board, QUERY['destruction.when'], seat) &&
    ask(board, QUERY['destruction.when'], seat, { ship: seat }, 'now') === 'combat'
  ) {
    return 'combat';
  }
  const turn = stack.find((frame) => frame.at === 'combat-turn');
  if (turn?.at !== 'combat-turn' || shipOf(board, seat).fought) return 'no';
  return skillOf(board, turn.ship, 'combat') === skillOf(board, seat, 'combat') ? 'turn' : 'no';
}

/** 7.9 Those destroyed are removed, all that this sets off first; whoever is attacking finishes the attack (14.18). */
export function settleDeaths(match: Match): Next {
  return match.board.dying.length === 0 ? undefined : settle(match);
}

function settle({ board, stack }: Match): Next {
  const isSettled = (seat: Seat): boolean => stack.some((frame) => frame.at === 'deaths' && frame.ships.includes(seat));
  const ships = board.dying.filter((seat) => !isSettled(seat));
  return ships.length === 0 ? undefined : { call: { at: 'deaths', step: 0, ships, told: 0 } };
}

function lastWords(match: Match, frame: FrameAt<'deaths'>): Next {
  while (frame.told < frame.ships.length) {
    const seat = frame.ships[frame.told] ?? 0;
    frame.told++;
    const window = windowAt(match, 'destroyed', seat);
    if (window !== undefined) return window;
  }
  return undefined;
}

function removeAll({ board }: Match, { ships }: FrameAt<'deaths'>, tell: Tell): void {
  for (const seat of ships) remove(board, seat, tell);
}

export const deathsProcedure: Procedure<Furball, 'deaths'> = [repeat(lastWords), removeAll, repeat(settleDeaths)];

export const noTokens = (): Tokens => ({
  focus: 0,
  evade: 0,
  stress: 0,
  ion: 0,
  tractor: 0,
  jam: 0,
  fore: 0,
  aft: 0,
  disabled: 0,
  cloak: 0,
});

/** 7.9 Off the mat: its damage cards are discarded, its tokens, locks and conditions go, its abilities end. */
export function remove(board: Board, seat: Seat, tell: Tell): void {
  const ship = shipOf(board, seat);
  ship.status = 'gone';
  ship.doomed = 'no';
  if (board.dying.length > 0) board.dying = board.dying.filter((each) => each !== seat);
  if (ship.damage.length > 0) ship.pile = [...ship.pile, ...ship.damage.map((card) => ({ ...card, up: false }))];
  ship.damage = NO_CARDS;
  // 14.13 Conditions from set-up return with their bearer; its bombs stay.
  if (ship.conditions.length > 0) takeConditions(board, ship, ({ round }) => round > 0);
  ship.tokens = noTokens();
  ship.touching = [];
  ship.dial = null;
  for (const other of board.ships) {
    if (other.touching.includes(seat)) other.touching = other.touching.filter((each) => each !== seat);
  }
  dropAllLocks(board, seat);
  if (board.lasting.length > 0) {
    board.lasting = board.lasting.filter(({ on, until }) => on !== seat || until === 'match');
  }
  recount(board);
  tell?.({ type: 'removed', rule: '7.9', ship: seat });
}

const NO_CARDS: readonly DealtDamage[] = [];
