import type { Choice, TurnGame, TurnPlayer } from '@starboard/kernel';
import { type AskFor, type BoardView, type DeathStar, type Placing, rebelOf, VADER } from '../../rules/model.ts';
import type { Hunters } from './hunters.ts';
import { withStakes } from './meetings.ts';
import type { Round } from './rounds.ts';
import { type Hunt, huntShares } from './solving.ts';

/**
 * 8.1 The Imperial's moves as a game against the Rebels, from the first move or from one in the middle of a hunt. Null
 * after moves that are part of no hunt.
 */
export function huntingGame(
  board: BoardView,
  ask: AskFor<'soldier'> | AskFor<'square'>,
  round: Round,
): TurnGame<DeathStar> | null {
  const hunts = round.hunts.filter(({ placed }) => goesOnWith(placed, ask));
  if (hunts.length === 0) return null;
  const rebels = round.stakes.map(
    ({ rebel, squares }): TurnPlayer<DeathStar> => ({
      seat: rebelOf(board, rebel).seat,
      weight: 1,
      alone: new Float64Array(squares.length),
      opens: null,
    }),
  );
  const imperial: TurnPlayer<DeathStar> = {
    seat: ask.seat,
    weight: 1,
    alone: Float64Array.from(hunts, ({ placed }) => 1 - round.now + postsOf(round.hunters, placed)),
    opens: hunts.map((hunt) => nextChoice(hunt, ask)),
  };
  return {
    players: [
      { ...imperial, solved: huntShares(hunts) },
      ...rebels.map((rebel, i) => withShares(rebel, round.rebels[i])),
    ],
    meetings: round.stakes.map((stakes, i) => ({
      one: i + 1,
      other: 0,
      ...withStakes(stakes, round.hunted[i] ?? stakes, hunts),
    })),
  };
}

function withShares(player: TurnPlayer<DeathStar>, solved: ArrayLike<number> | undefined): TurnPlayer<DeathStar> {
  return solved === undefined ? player : { ...player, solved };
}

/** Whether a hunt begins with the moves already made, and goes on with the soldier already chosen. */
function goesOnWith(hunt: readonly Placing[], ask: AskFor<'soldier'> | AskFor<'square'>): boolean {
  const { placed } = ask;
  for (let i = 0; i < placed.length; i++) {
    if (hunt[i]?.soldier !== placed[i]?.soldier || hunt[i]?.square !== placed[i]?.square) return false;
  }
  return ask.kind === 'soldier' || hunt[placed.length]?.soldier === ask.soldier;
}

function nextChoice({ placed }: Hunt, ask: AskFor<'soldier'> | AskFor<'square'>): Choice<DeathStar> {
  const next = placed[ask.placed.length];
  if (next === undefined) return null;
  return ask.kind === 'soldier' ? next.soldier : next.square;
}

/** What the moves of a hunt are worth apart from battles. */
function postsOf({ posts, squares, lift, vaderDown }: Hunters, hunt: readonly Placing[]): number {
  let sum = 0;
  for (const { soldier, square } of hunt) {
    sum += soldier === VADER && vaderDown ? lift : (posts[square] ?? 0) - (posts[squares[soldier] ?? 0] ?? 0);
  }
  return sum;
}
