import type { Choice, Mind, Seat, Skill, Tactics, TurnGame, View } from '@starboard/kernel';
import { imagine } from '../rules/knowledge/see.ts';
import { type Board, type Duel, other, shipOf } from '../rules/model.ts';
import { loadedWorths, solution } from './solution.ts';
import { isSolved, situationOf } from './solved.ts';
import { designPlan } from './turn/builders.ts';
import { estimated } from './turn/estimate.ts';
import { fromSolution, type GuessingGame, type SolvedTurn } from './turn/guessing-games.ts';
import { drawnTo } from './turn/style.ts';

/** Only the fire of this turn counts, or all that follows. */
const THIS_TURN = 0;
const ALL_TURNS = 1;
/** How many turns ahead a position is worked out where it is not solved. */
const TURNS_AHEAD = 2;

const skill = (foresight: number, rivals: Skill['rivals'], careless: number, leeway: number): Skill => ({
  foresight,
  rivals,
  careless,
  leeway,
});

export const tactics: Tactics<Duel> = {
  skills: {
    cadet: skill(THIS_TURN, 'blind', 0, 0.09),
    pilot: skill(ALL_TURNS, 'blind', 0, 0.068),
    veteran: skill(ALL_TURNS, 'naive', 0.5, 0.058),
    ace: skill(ALL_TURNS, 'naive', 0.5, 0.036),
    legend: skill(ALL_TURNS, 'equal', 0, 0),
  },
  async prepare() {
    await solution.load();
  },
  turnGame(view, mind, dice) {
    if (view.mine === null) return null;
    const { ask, options } = view.mine;
    if (ask.kind === 'design') return designPlan(view, ask, options, mind, dice);
    const board = imagine(view, dice);
    if (board.ships.some(({ drone }) => drone)) return null;
    switch (ask.kind) {
      case 'aim':
        return guessing(view, board, mind, turnOf(board, ask.seat, mind.foresight).aims());
      case 'heading': {
        const [me, enemy] = [shipOf(board.ships, ask.seat), shipOf(board.ships, other(ask.seat))];
        return guessing(view, board, mind, turnOf(board, ask.seat, mind.foresight).headings(me.turret, enemy.turret));
      }
      case 'fire':
      case 'fight-on':
        return known(ask.seat, options, solution.optionsOf(board, ask, options));
      default:
        return null;
    }
  },
};

function turnOf(board: Board, seat: Seat, foresight: number): SolvedTurn {
  const worths = loadedWorths();
  if (foresight === THIS_TURN) return estimated(board, seat, 0);
  return worths !== null && isSolved(board)
    ? fromSolution(worths, situationOf(board, seat))
    : estimated(board, seat, TURNS_AHEAD);
}

/** 3.1, 4.1 Both choose in secret. */
function guessing(
  { mine, asked }: View<Duel>,
  board: Board,
  mind: Mind,
  { mine: options, theirs, table, myShares, theirShares }: GuessingGame,
): TurnGame<Duel> | null {
  if (mine === null) return null;
  const { seat, kind } = mine.ask;
  const toOne = Float64Array.from(table, (worth) => (1 + worth) / 2);
  return {
    players: [
      { seat, weight: 1, alone: drawnTo(board, seat, kind, options, mind), opens: options, solved: myShares },
      {
        seat: other(seat),
        weight: 1,
        alone: theirs.map(() => 0),
        opens: asked.some((ask) => ask.seat !== seat) ? theirs : null,
        solved: theirShares,
      },
    ],
    meetings: [{ one: 0, other: 1, toOne, toOther: toOne.map((worth) => 1 - worth) }],
  };
}

/** Options with known shares and worths. */
function known(
  seat: Seat,
  options: readonly Choice<Duel>[],
  solved: ReturnType<typeof solution.optionsOf>,
): TurnGame<Duel> | null {
  if (solved === undefined) return null;
  const alone = solved.map(({ worth }) => worth);
  return {
    players: [{ seat, weight: 1, alone, opens: options, solved: solved.map(({ share }) => share) }],
    meetings: [],
  };
}
