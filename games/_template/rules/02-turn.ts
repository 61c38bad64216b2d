import { type DecisionOn, rollFor, type Seat } from '@starboard/kernel';
import { FULL_BATTERY, takeHits } from './01-ships.ts';
import { type FrameAt, type Match, ORDERS, other, type Ship, shipOf, type Tell, type Template } from './model.ts';

const SEATS = [0, 1] as const;

/** The ask for both seats, built once. */
const BOTH = { ask: SEATS.map((seat) => ({ kind: 'order', seat }) as const) };

export function nextTurn({ board }: Match, _frame: FrameAt<'standoff'>, tell: Tell) {
  board.turn++;
  tell?.({ type: 'turn', rule: '2.1', turn: board.turn });
  return { call: { at: 'turn', step: 0 } as const };
}

/** 2.1 Both captains choose at the same time; the kernel keeps the first answer secret until the second is in. */
export function giveOrders() {
  return BOTH;
}

export const order: DecisionOn<Template, 'order'> = {
  candidates: () => ORDERS,
  forbids(board, { seat }, chosen) {
    const { charges } = shipOf(board, seat);
    if (chosen === 'charge' && charges === FULL_BATTERY) return { rule: '2.2', fact: 'Your battery is full.' };
    if (chosen === 'fire' && charges === 0) return { rule: '2.3', fact: 'You have no charge to fire.' };
    return undefined;
  },
  apply({ board }, { seat }, chosen, _frame, tell) {
    shipOf(board, seat).order = chosen;
    tell?.({ type: 'ordered', rule: '2.1', seat, order: chosen });
  },
};

/** 2.2 A ship that charges gains a charge. */
export function chargeUp({ board }: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  for (const seat of SEATS) {
    const ship = shipOf(board, seat);
    if (ship.order !== 'charge') continue;
    ship.charges++;
    tell?.({ type: 'charged', rule: '2.2', seat, charges: ship.charges });
  }
}

/** 2.3 A die for each charge. 4.1 Both fire before any hit counts. */
export function fireGuns(match: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const hits = SEATS.map((seat) => fire(match, seat, tell));
  for (const seat of SEATS) {
    const suffered = hits[other(seat)] ?? 0;
    if (suffered > 0) takeHits(match, seat, suffered, tell);
  }
}

function fire({ board, dice }: Match, seat: Seat, tell: Tell): number {
  const ship = shipOf(board, seat);
  if (ship.order !== 'fire') return 0;
  const target = shipOf(board, other(seat));
  const needed = neededToHit(target);
  const faces = Array.from({ length: ship.charges }, () => rollFor(dice, 'guns', seat));
  const hits = faces.filter((face) => face >= needed).length;
  ship.charges = 0;
  tell?.({ type: 'fired', rule: target.order === 'dodge' ? '2.4' : '2.3', seat, dice: faces, needed, hits });
  return hits;
}

/** 2.3 The average hits on a ship that doesn't dodge. */
export const hitsExpected = (charges: number): number => (charges * (7 - neededToHit({ order: null }))) / 6;

/** 2.3 A 4 or more hits. 2.4 A ship that dodges is hit only by a 6. */
function neededToHit({ order: ordered }: Pick<Ship, 'order'>): number {
  return ordered === 'dodge' ? 6 : 4;
}
