import { type Call, end, type Seat, type TimeLimitRules } from '@starboard/kernel';
import { remove } from './07-damage/destruction.ts';
import { scoreLoss, scoreSurvival } from './11-scoring.ts';
import { recount } from './13-cards/listening.ts';
import { type Board, type FrameAt, type Furball, type Match, type Next, shipOf, type Tell } from './model.ts';

/** 12.2 A game that ends by time has at most this many rounds. */
export const MOST_ROUNDS = 30;

/** 12.2 The time runs from the last placement. */
export const timeLimit: TimeLimitRules<Furball> = {
  minutes: ({ ending, minutes }) => (ending === 'time' ? minutes : null),
  state({ setup, called, round, ships }) {
    if (setup.ending !== 'time') return 'none';
    if (called) return 'called';
    return round > 0 || ships.every(({ status }) => status !== 'off') ? 'running' : 'waiting';
  },
};

/** 12.1 The last round is over: by their number, or because time was called. */
export function endRound(match: Match, _frame: FrameAt<'round'>, tell: Tell): void {
  const { board } = match;
  const { ending, rounds } = board.setup;
  const last = ending === 'rounds' ? rounds : MOST_ROUNDS;
  if (board.round >= last || board.called) finish(match, board.called ? '12.2' : '12.1', tell);
}

/** 12.2 If time is called before a round begins, that round is not played. */
export function nextRound(match: Match, _frame: FrameAt<'game'>, tell: Tell): Next {
  if (match.board.called) {
    finish(match, '12.2', tell);
    return undefined;
  }
  return { call: { at: 'round', step: 0, order: [], done: 0, skill: 0 } };
}

/** 12.3 Ships never destroyed have their bonus; then all places count. */
function finish(match: Match, rule: string, tell: Tell): void {
  const { board } = match;
  settleDoomed(match, tell);
  for (let seat = 0; seat < board.ships.length; seat++) {
    const { losses, status } = shipOf(board, seat);
    if (losses === 0 && status !== 'out') scoreSurvival(match, seat, tell);
  }
  close(match, rule, tell);
}

/** 14.14 A ship that a card still keeps alive pays for its loss when the game ends. */
function settleDoomed(match: Match, tell: Tell): void {
  for (const [seat, { doomed }] of match.board.ships.entries()) if (doomed === 'combat') scoreLoss(match, seat, tell);
}

function close(match: Match, rule: string, tell: Tell): void {
  const { board } = match;
  const order = board.ships.map((_, seat) => seat).sort((a, b) => (isBetter(board, a, b) ? -1 : 1));
  const places = board.ships.map((_, seat) => order.indexOf(seat) + 1);
  const scores = board.ships.map(({ score }) => score);
  tell?.({ type: 'over', rule, places, scores });
  end(match, { places, scores, turns: board.round, rule });
}

/** 12.4 More points come first; then the smaller squad, the lower skill, initiative. 12.6 Leavers come last. */
export function isBetter(board: Board, one: Seat, other: Seat): boolean {
  const [first, second] = [shipOf(board, one), shipOf(board, other)];
  const [left, alsoLeft] = [first.status === 'out', second.status === 'out'];
  if (left !== alsoLeft) return alsoLeft;
  if (first.score !== second.score) return first.score > second.score;
  if (first.total !== second.total) return first.total < second.total;
  if (first.skill !== second.skill) return first.skill < second.skill;
  return board.ranking.indexOf(one) < board.ranking.indexOf(other);
}

/** 12.2 The call of time ends the game with this round. 12.5 The host may close it at once. 12.6 Leavers are out. */
export function takeCall(match: Match, call: Call, tell: Tell): void {
  const { board } = match;
  if ('seats' in call) {
    for (const seat of call.seats) leave(board, seat, call.call, tell);
    if (board.ships.filter(({ status }) => status !== 'out').length < 2) finish(match, '12.6', tell);
    return;
  }
  if (call.call === 'time-is-up') {
    board.called = true;
    tell?.({ type: 'time-called', rule: '12.2', round: board.round });
    return;
  }
  tell?.({ type: 'called-off', rule: '12.5', how: call.call });
  settleDoomed(match, tell);
  close(match, '12.5', tell);
}

function leave(board: Board, seat: Seat, how: 'resigned' | 'out-of-time' | 'away', tell: Tell): void {
  tell?.({ type: 'left', rule: '12.6', seat, how });
  const ship = shipOf(board, seat);
  if (ship.status === 'flying') remove(board, seat, undefined);
  ship.status = 'out';
  board.dying = board.dying.filter((each) => each !== seat);
  board.owed = board.owed.filter(({ by }) => by !== seat);
  recount(board);
}

export const isOut = (board: Board, seat: Seat): boolean => shipOf(board, seat).status === 'out';
