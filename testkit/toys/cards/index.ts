import {
  type Call,
  type DecisionOn,
  enclosing,
  end,
  integer,
  object,
  type Procedure,
  pick,
  type Rules,
  repeat,
  rollFor,
  type Seat,
  serve,
  shuffleFor,
  windowDecision,
} from '@starboard/kernel';
import {
  type Board,
  CARDS,
  type CardGame,
  changeHearts,
  type FrameAt,
  handOf,
  isAlive,
  living,
  type Match,
  type Tell,
  type ToyCard,
} from './model.ts';
import { windowFor, windows } from './windows.ts';

export type { CardGame } from './model.ts';

const HEARTS = 5;

function deal({ board, dice }: Match, _frame: FrameAt<'game'>, tell: Tell): void {
  const deck = board.hands.flatMap(() => CARDS);
  shuffleFor(dice, 'deal', null, deck);
  for (const [seat, hand] of board.hands.entries()) {
    for (let i = 0; i < hand.length; i++) hand[i] = deck.pop() ?? 'salve';
    tell?.({ type: 'dealt', rule: '1', seat, cards: [...hand], to: [seat] });
  }
}

function nextTurn({ board }: Match) {
  while (board.turn < board.hearts.length && !isAlive(board, board.turn)) board.turn++;
  if (board.turn === board.hearts.length) return { call: { at: 'game', step: ROUND_END } as const };
  return { call: { at: 'turn', step: 0, by: board.turn, returned: null } as const };
}

/** The step of the game's procedure at which a round ends. */
const ROUND_END = 2;

function endRound(match: Match, _frame: FrameAt<'game'>, tell: Tell) {
  const { board } = match;
  board.round++;
  board.turn = 0;
  board.spent = [];
  if (board.round === board.rounds) finish(match, '6', tell);
  return 'done' as const;
}

function askTarget(_match: Match, { by }: FrameAt<'turn'>) {
  return { ask: [{ kind: 'target', seat: by } as const] };
}

/** The strike handed back its cost. */
function tellCost(match: Match, { by, returned }: FrameAt<'turn'>, tell: Tell): void {
  if (returned !== null && returned > 0) tell?.({ type: 'cost', rule: '2', by, hearts: returned });
  match.board.turn++;
  if (living(match.board).length < 2) finish(match, '5', tell);
}

function rollBlow({ dice }: Match, { by, target, blow }: FrameAt<'strike'>, tell: Tell): void {
  const die = rollFor(dice, 'blow', by);
  blow.dice.push(die);
  blow.damage = die > 4 ? 2 : 1;
  tell?.({ type: 'strikes', rule: '2', by, target, die });
}

function hit({ board }: Match, { target, blow }: FrameAt<'strike'>, tell: Tell): void {
  blow.damage = Math.min(blow.damage, board.hearts[target] ?? 0);
  changeHearts(board, target, -blow.damage);
  tell?.({ type: 'hit', rule: '3', seat: target, damage: blow.damage });
}

function handBack(_match: Match, { blow }: FrameAt<'strike'>) {
  return { done: blow.damage };
}

/** A stance is open and stays; a card is shown and gone. */
function show({ board }: Match, { seat, effect }: FrameAt<'effect'>, tell: Tell): void {
  if (effect === 'fury') {
    tell?.({ type: 'used', rule: '4', seat, effect });
    return;
  }
  const hand = handOf(board, seat);
  hand.splice(hand.indexOf(effect), 1);
  board.held--;
  tell?.({ type: 'used', rule: '4', seat, effect, reveals: true });
}

function carryOut({ board, stack }: Match, { seat, effect }: FrameAt<'effect'>, tell: Tell) {
  switch (effect) {
    case 'fury':
      enclosing<CardGame, 'strike'>(stack, 'strike').blow.damage++;
      return undefined;
    case 'parry':
      enclosing<CardGame, 'strike'>(stack, 'strike').blow.damage = 0;
      return undefined;
    case 'riposte': {
      const { by } = enclosing<CardGame, 'strike'>(stack, 'strike');
      return isAlive(board, by) && isAlive(board, seat) ? { call: strikeBy(seat, by) } : undefined;
    }
    case 'echo':
    case 'salve':
      if (!isAlive(board, seat)) return undefined;
      changeHearts(board, seat, 1);
      tell?.({ type: 'healed', rule: '4', seat });
      return undefined;
  }
}

const strikeBy = (by: Seat, target: Seat): FrameAt<'strike'> => ({
  at: 'strike',
  step: 0,
  by,
  target,
  blow: { dice: [], damage: 0 },
  used: [],
});

const target: DecisionOn<CardGame, 'target', 'turn'> = {
  candidates: ({ hearts }) => [...hearts.keys()],
  forbids(board, { seat }, other) {
    if (other === seat) return { rule: '2', fact: 'Nobody strikes themselves.' };
    return isAlive(board, other) ? undefined : { rule: '2', fact: 'There is nobody left to strike.' };
  },
  answersItself: true,
  apply: (_match, _ask, other, { by }) => ({ call: strikeBy(by, other) }),
};

function finish(match: Match, rule: string, tell: Tell): void {
  const { hearts, round } = match.board;
  const places = hearts.map((mine) => 1 + hearts.filter((other) => other > mine).length);
  tell?.({ type: 'over', rule });
  end(match, { places, scores: [...hearts], turns: round + 1, rule });
}

function takeCall(match: Match, call: Call, tell: Tell): void {
  const { board } = match;
  const leaving = 'seats' in call ? call.seats : [];
  for (const seat of leaving) {
    changeHearts(board, seat, -HEARTS * 100);
    tell?.({ type: 'left', rule: '7', seat });
  }
  if (leaving.length === 0 || living(board).length < 2) finish(match, '7', tell);
}

function see(board: Board, viewer: Seat | null): CardGame['view'] {
  return {
    ...board,
    hearts: [...board.hearts],
    hands: board.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    spent: [...board.spent],
  };
}

const game: Procedure<CardGame, 'game'> = [deal, repeat(nextTurn), windowFor('round-end'), endRound];
const turn: Procedure<CardGame, 'turn'> = [askTarget, tellCost];
const strike: Procedure<CardGame, 'strike'> = [
  rollBlow,
  windowFor('before-hit'),
  hit,
  windowFor('after-hit'),
  handBack,
];
const effect: Procedure<CardGame, 'effect'> = [show, windowFor('card-used'), carryOut];

export const cards: Rules<CardGame> = {
  id: 'cards',
  version: 1,
  seats: { min: 2, max: 5 },
  automata: [],
  setup: object({
    rounds: integer(1, 6, { title: 'Rounds', default: 3 }),
    hand: integer(0, 4, { title: 'Cards in hand', default: 3 }),
    furies: integer(0, 5, { title: 'Furies', default: 1 }),
  }),
  purposes: ['deal', 'blow'],
  draws: false,
  secrets: true,
  start: ({ rounds, hand, furies }, seating) => ({
    board: {
      rounds,
      round: 0,
      turn: 0,
      hearts: seating.map(() => HEARTS),
      hands: seating.map(() => Array.from({ length: hand }, () => 'salve')),
      furies: seating.map((_, seat) => seat < furies),
      spent: [],
      held: seating.length * hand,
      furious: Math.min(furies, seating.length),
    },
    first: { at: 'game', step: 0 },
  }),
  procedures: { game, turn, strike, effect, window: [serve(windows)] },
  decisions: { target, window: windowDecision(windows) },
  call: takeCall,
  isOut: (board, seat) => !isAlive(board, seat),
  see,
  imagine: ({ board }, dice) => ({
    ...board,
    hearts: [...board.hearts],
    hands: board.hands.map((hand): ToyCard[] =>
      typeof hand === 'number' ? Array.from({ length: hand }, () => pick(dice, CARDS)) : [...hand],
    ),
    spent: [...board.spent],
  }),
  clone: (board) => ({
    ...board,
    hearts: [...board.hearts],
    hands: board.hands.map((hand) => [...hand]),
    spent: [...board.spent],
  }),
  turn: ({ round }) => round,
  standing: ({ kind, ...ask }, choice) =>
    kind === 'window' && choice !== null && 'moment' in ask ? `${choice}` : undefined,
};
