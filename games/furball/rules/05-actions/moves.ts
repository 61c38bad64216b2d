import { type DecisionOn, type Procedure, repeat, type Seat } from '@starboard/kernel';
import { rockFrame, touch } from '../04-flight/manoeuvre.ts';
import { change, give } from '../08-tokens.ts';
import { meetMines, minesMet } from '../09-bombs.ts';
import { NOBODY, newSource } from '../11-scoring.ts';
import { windowAt } from '../13-cards/windows.ts';
import { rocksOnWay } from '../geometry/index.ts';
import { ignores } from '../measure.ts';
import {
  type FrameAt,
  type Furball,
  isFlying,
  type Match,
  type Next,
  type Shift,
  shipOf,
  type Tell,
} from '../model.ts';
import { placeNamed, placesFor, stressFor } from './shifts.ts';

/** 5.5 A boost, roll, decloak or pull is no manoeuvre, so nobody touches and nothing is skipped. */
export const shiftFrame = (ship: Seat, by: Seat, move: Shift, may: boolean): FrameAt<'shift'> => ({
  at: 'shift',
  step: 0,
  ship,
  by,
  move,
  may,
  choice: null,
  mines: [],
  met: 0,
  rocks: [],
});

/** 14.1 The player who caused a pull chooses where it goes. */
function choosePlace({ board }: Match, { ship, by, move, may }: FrameAt<'shift'>): Next {
  if (!isFlying(shipOf(board, ship)) || shipOf(board, by).status === 'out') return 'done';
  return { ask: [{ kind: 'shift', seat: by, ship, move, may }] };
}

/** The price of a template that a card offers comes first. */
function payForTemplate(match: Match, { ship, move, choice }: FrameAt<'shift'>, tell: Tell): Next {
  const stress = choice === null ? 0 : stressFor(match.board, ship, move, choice);
  return stress === 0 ? undefined : give(match, ship, 'stress', stress, ship, tell);
}

function shift(match: Match, frame: FrameAt<'shift'>, tell: Tell): Next {
  const { ship: seat, by, move, choice } = frame;
  const { board } = match;
  if (choice === null || !isFlying(shipOf(board, seat))) return 'done';
  const ship = shipOf(board, seat);
  const from = ship.pose;
  const { pose, swept } = placeNamed(board, seat, move, choice);
  ship.pose = pose;
  touch(match, seat, NO_SHIPS);
  if (move === 'decloak') change(board, seat, 'cloak', -1, tell);
  tell?.({ type: 'shifted', rule: RULE[move], ship: seat, by, move, start: from, end: pose });
  frame.mines = minesMet(board, seat, pose, swept);
  if (!ignores(board, seat, 'flying') && (move === 'tractor' || ignores(board, seat, 'shifting'))) {
    frame.rocks = rocksOnWay(from, pose, swept, board.asteroids);
  }
  return undefined;
}
const NO_SHIPS: readonly Seat[] = [];
const RULE: { readonly [S in Shift]: string } = { boost: '5.5', 'barrel-roll': '5.6', decloak: '5.7', tractor: '8.3' };

/** 14.7 On an asteroid, a ship rolls as if it had flown there; if it was pushed, the damage is the pusher's. */
function meetRocks({ board }: Match, { ship, by, move, rocks }: FrameAt<'shift'>): Next {
  if (rocks.length === 0 || !isFlying(shipOf(board, ship))) return undefined;
  return { call: rockFrame(ship, rocks, move === 'tractor' ? newSource(board, by, 'other', null) : NOBODY) };
}

function tellDecloaked(match: Match, { ship, move }: FrameAt<'shift'>): Next {
  if (move !== 'decloak' || !isFlying(shipOf(match.board, ship))) return undefined;
  return windowAt(match, 'decloaked', ship);
}

export const shiftProcedure: Procedure<Furball, 'shift'> = [
  choosePlace,
  payForTemplate,
  shift,
  repeat(meetMines),
  meetRocks,
  tellDecloaked,
];

export const shiftDecision: DecisionOn<Furball, 'shift', 'shift'> = {
  candidates: (board, { ship, move, may }) => [
    ...placesFor(board, ship, move).map(({ name }) => name),
    ...(may ? [null] : []),
  ],
  apply(_match, _ask, choice, frame) {
    frame.choice = choice;
  },
};
