import { type DecisionOn, drawFor, offer, type Procedure, repeat, type Seat } from '@starboard/kernel';
import { inAscendingSkill } from './03-round/order.ts';
import { countOf, facesOf, rollDice } from './06-attack/dice.ts';
import { meetMines, minesMet } from './09-bombs.ts';
import { placeShip } from './10-return.ts';
import { EVERYBODY } from './13-cards/now.ts';
import { windowAt } from './13-cards/windows.ts';
import { type Bases, overlapsAny, SPOTS } from './geometry/index.ts';
import { basesOf } from './measure.ts';
import {
  type Board,
  type Face,
  type FrameAt,
  type Furball,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from './model.ts';

/** 2.1 The ranking breaks all remaining ties: the lower total first, then by lot. */
export function drawRanking({ board, dice }: Match): void {
  const lots = board.ships.map((_, seat) => drawFor(dice, 'ranking', seat, 1_000_000));
  const lot = (seat: Seat): number => lots[seat] ?? 0;
  board.ranking = board.ranking.toSorted(
    (a, b) => shipOf(board, a).total - shipOf(board, b).total || lot(a) - lot(b) || a - b,
  );
}

/** 2.2 Among ships of equal skill, the player with the lowest total sets the order. */
export function settleInitiative({ board }: Match): Next {
  const skills = board.ships.map(({ skill }) => skill);
  const tied = skills.filter((skill, i) => skills.indexOf(skill) === i && skills.lastIndexOf(skill) !== i);
  const groups = tied
    .toSorted((a, b) => a - b)
    .map((skill) => board.ranking.filter((seat) => shipOf(board, seat).skill === skill));
  if (groups.length === 0) return undefined;
  return { call: { at: 'initiative', step: 0, groups, group: 0, decider: -1, order: [] } };
}

/** 2.3 Equal lowest totals roll three attack dice each: the most focus results decides, ties roll again. */
function findDecider(match: Match, frame: FrameAt<'initiative'>, tell: Tell): Next {
  const { board } = match;
  const group = frame.groups[frame.group];
  if (group === undefined) return 'done';
  const least = Math.min(...group.map((seat) => shipOf(board, seat).total));
  let left = group.filter((seat) => shipOf(board, seat).total === least);
  while (left.length > 1) {
    const rolls = left.map((seat): readonly [Seat, readonly Face[], number] => {
      const dice = rollDice(match, 'attack', 3, 'initiative', seat);
      return [seat, facesOf(dice), countOf(dice, 'focus')];
    });
    const most = Math.max(...rolls.map(([, , focus]) => focus));
    tell?.({ type: 'rolled-off', rule: '2.3', rolls: rolls.map(([seat, faces]) => [seat, faces]) });
    left = rolls.flatMap(([seat, , focus]) => (focus === most ? [seat] : []));
  }
  frame.decider = left[0] ?? group[0] ?? 0;
  frame.order = [];
  return undefined;
}

/** If the deciding player has left, the ranking decides. */
function askOrder({ board }: Match, frame: FrameAt<'initiative'>): Next {
  const left = (frame.groups[frame.group] ?? []).filter((seat) => !frame.order.includes(seat));
  if (shipOf(board, frame.decider).status === 'out') {
    frame.order.push(...left);
    return undefined;
  }
  const [only] = left;
  if (only !== undefined && left.length === 1) frame.order.push(only);
  return left.length > 1 ? { ask: [{ kind: 'first', seat: frame.decider, among: left }] } : undefined;
}

export const firstDecision: DecisionOn<Furball, 'first', 'initiative'> = {
  candidates: (_board, { among }) => among,
  apply(_match, _ask, seat, frame) {
    frame.order.push(seat);
  },
};

/** 2.2 The order holds for the whole game: it goes into the ranking in the places that the group has there. */
function keepOrder({ board }: Match, frame: FrameAt<'initiative'>, tell: Tell): Next {
  const { order, decider } = frame;
  let next = 0;
  board.ranking = board.ranking.map((seat) => (order.includes(seat) ? (order[next++] ?? seat) : seat));
  const skill = shipOf(board, decider).skill;
  tell?.({ type: 'ordered', rule: '2.2', skill, by: decider, order: [...order] });
  frame.group++;
  return { goTo: 0 };
}

export const initiativeProcedure: Procedure<Furball, 'initiative'> = [findDecider, repeat(askOrder), keepOrder];

/** 2.4 In ascending skill each chooses a spot and is placed there, 2.5 with its front on the line, facing inwards. */
export function placeShips({ board }: Match): Next {
  const order = inAscendingSkill(board, board.ranking, 'placement');
  return {
    call: {
      at: 'placing',
      step: 0,
      returning: false,
      order,
      placed: 0,
      sided: 0,
      taken: [],
      ship: -1,
      mines: [],
      met: 0,
    },
  };
}

/** Players can't choose a spot that a ship covers (10.5), nor one that another returns to in the same round. */
function freeSpots(board: Board, taken: readonly number[]): readonly number[] {
  const bases = basesOf(board);
  const free: number[] = [];
  for (let spot = 0; spot < SPOTS.length; spot++) if (isFreeSpot(spot, bases, taken)) free.push(spot);
  return free;
}

function isFreeSpot(spot: number, bases: Bases, taken: readonly number[]): boolean {
  const pose = SPOTS[spot];
  return pose !== undefined && !taken.includes(spot) && !overlapsAny(pose, bases, -1);
}

function askSpot(match: Match, frame: FrameAt<'placing'>, tell: Tell): Next {
  const { board } = match;
  const explosion = meetMines(match, frame);
  if (explosion !== undefined) return explosion;
  while (frame.placed < frame.order.length) {
    const ship = frame.order[frame.placed] ?? 0;
    const isIn = shipOf(board, ship).status !== 'out';
    const spots = isIn ? freeSpots(board, frame.taken) : NO_SPOTS;
    if (spots.length > 0) return offer(match, { kind: 'spot', seat: ship }, spots);
    frame.placed++;
    if (isIn) tell?.({ type: 'waits', rule: '10.5', ship });
  }
  return undefined;
}

const NO_SPOTS: readonly number[] = [];

/** 14.10 Cards with two sides choose theirs when a ship is placed, and again when it returns. */
function chooseSides(match: Match, frame: FrameAt<'placing'>): Next {
  if (!frame.returning) return undefined;
  while (frame.sided < frame.order.length) {
    const ship = frame.order[frame.sided] ?? 0;
    frame.sided++;
    const window =
      shipOf(match.board, ship).status === 'flying' ? windowAt(match, 'setup.after-placement', ship) : undefined;
    if (window !== undefined) return window;
  }
  return undefined;
}

export const placingProcedure: Procedure<Furball, 'placing'> = [repeat(askSpot), repeat(chooseSides)];

export const spotDecision: DecisionOn<Furball, 'spot', 'placing'> = {
  candidates: () => SPOTS.map((_, spot) => spot),
  forbids: (board, _ask, spot, { taken }) =>
    isFreeSpot(spot, basesOf(board), taken) ? undefined : { rule: '10.5', fact: 'There is a ship on that spot.' },
  options: (board, _ask, { taken }) => freeSpots(board, taken),
  apply(match, { seat }, spot, frame, tell) {
    frame.placed++;
    frame.taken.push(spot);
    placeShip(match, seat, spot, frame.returning, tell);
    // 10.6 All mines under a ship that comes back go off at once.
    frame.ship = seat;
    frame.mines = frame.returning ? minesMet(match.board, seat, shipOf(match.board, seat).pose, null) : [];
    frame.met = 0;
  },
};

export const beforePlacement = (match: Match): Next => windowAt(match, 'setup.before-placement', EVERYBODY);
export const afterPlacement = (match: Match): Next => windowAt(match, 'setup.after-placement', EVERYBODY);
